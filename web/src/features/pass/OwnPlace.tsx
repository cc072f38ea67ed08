import { LogOutButton } from '#parts/LogOutButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';

/** The way on from a full pass for somebody who has a place in it: as a visitor, or by another address. */
export const OwnPlace = ({ code, isVisitor }: { code: string; isVisitor: boolean }) => {
  const signIn = `/login?redirectPath=${encodeURIComponent(`/invite-registration/${code}`)}`;
  return isVisitor ? (
    <p className={look.small}>
      Already registered? <Link href={signIn}>Sign In</Link>
    </p>
  ) : (
    <Row>
      <p className={look.small}>Registered with a different email?</p>
      <LogOutButton size="s" target={signIn}>
        Log out to use it
      </LogOutButton>
    </Row>
  );
};
