import { secondFactorPath } from '@atrium/domain/access/routeTable.ts';
import { signInAddress } from '@atrium/domain/access/signIn.ts';
import type { SaveFault } from '#lib/save.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { FaultNote } from './FaultNote.tsx';
import { LogOutButton } from './LogOutButton.tsx';

export interface SignInAgainProps {
  fault: SaveFault | null;
  /** What is said for a failure without words of its own (members.md §8). */
  otherwise: string;
}

/** Why a sensitive act was not done, with the way on when it needs a newer sign-in (D10) or a second factor. */
export const SignInAgain = ({ fault, otherwise }: SignInAgainProps) => {
  if (fault === null) return null;
  const isUnnamed = fault.code === 'INTERNAL' || fault.code === 'UNREACHABLE';
  return (
    <>
      <FaultNote fault={isUnnamed ? { ...fault, message: otherwise } : fault} />
      {fault.code === 'SIGN_IN_AGAIN' ? (
        <Row>
          <LogOutButton target={signInAddress('/login', location.pathname)}>Sign in again</LogOutButton>
        </Row>
      ) : null}
      {fault.code === 'SECOND_FACTOR_NEEDED' ? (
        <Row>
          <ButtonLink href={secondFactorPath}>Add a second factor</ButtonLink>
        </Row>
      ) : null}
    </>
  );
};
