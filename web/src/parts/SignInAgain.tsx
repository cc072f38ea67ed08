import type { SaveFault } from '#lib/save.ts';
import { logOutForSpec } from '#lib/logOut.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from './FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';

export interface SignInAgainProps {
  fault: SaveFault | null;
  /** What is said for a failure without words of its own (members.md §8). */
  otherwise: string;
}

/** Why a way to sign in was not changed, with the way on when it needs a newer sign-in (D10). */
export const SignInAgain = ({ fault, otherwise }: SignInAgainProps) => {
  const { busy, save } = useSave(logOutForSpec);
  if (fault === null) return null;
  const isUnnamed = fault.code === 'INTERNAL' || fault.code === 'UNREACHABLE';
  return (
    <>
      <FaultNote fault={isUnnamed ? { ...fault, message: otherwise } : fault} />
      {fault.code === 'SIGN_IN_AGAIN' ? (
        <Row>
          <Button
            variant="line"
            busy={busy}
            onClick={() => {
              save('/login?redirectPath=%2Faccount-settings');
            }}
          >
            Sign in again
          </Button>
        </Row>
      ) : null}
    </>
  );
};
