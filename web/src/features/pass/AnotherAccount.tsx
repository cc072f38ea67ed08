import { logOutForSpec } from '#lib/logOut.ts';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';

/** The way on for somebody who is signed in with an address that the invitation is not for (PAS-04). */
export const AnotherAccount = ({ code }: { code: string }) => {
  const { busy, result, save } = useSave(logOutForSpec);
  return (
    <Row>
      <p className={look.small}>Invited at another address?</p>
      <Button
        variant="line"
        size="s"
        busy={busy || result !== undefined}
        onClick={() => {
          save(`/invite-registration/${encodeURIComponent(code)}`);
        }}
      >
        Sign out and use that one
      </Button>
    </Row>
  );
};
