import { LogOutButton } from '#parts/LogOutButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';

/** The way on for somebody who is signed in with an address that the invitation is not for (PAS-04). */
export const AnotherAccount = ({ code }: { code: string }) => (
  <Row>
    <p className={look.small}>Invited with a different email?</p>
    <LogOutButton size="s" target={`/invite-registration/${encodeURIComponent(code)}`}>
      Log out to use it
    </LogOutButton>
  </Row>
);
