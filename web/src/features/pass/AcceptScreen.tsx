import { site } from '#lib/site.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { acceptPassSpec, type Acceptance } from './acceptPass.ts';
import { AnotherAccount } from './AnotherAccount.tsx';
import type { PassLogo } from './passLogo.ts';
import type { PassForm } from './passQueries.ts';
import { passProblem } from './passCalls.ts';
import { UnknownAddress } from './UnknownAddress.tsx';

export interface AcceptScreenProps {
  code: string;
  pass: PassForm;
  viewer: SignedIn;
  logo: PassLogo | null;
  onAnswer: (answer: Acceptance) => void;
  /** The pass is full, closed or unknown. */
  onProblem: (code: string) => void;
}

/** Who is signed in accepts with one press: nothing about an account changes before it (PAS-07, PAS-08). */
export const AcceptScreen = ({ code, pass, viewer, logo, onAnswer, onProblem }: AcceptScreenProps) => {
  const { busy, fault, result, save } = useSave(acceptPassSpec);
  const isUnknown = fault?.reason === 'PASS_EMAIL_NOT_RECOGNIZED';
  return (
    <Door dense logo={logo} foot={<AccountFoot />}>
      {isUnknown ? (
        <>
          <ScreenHeading>Whoops!</ScreenHeading>
          <UnknownAddress />
        </>
      ) : (
        <>
          <ScreenHeading>Join with your account</ScreenHeading>
          <p className={look.lede}>
            You are signed in to {site.name} as <b>{viewer.email}</b>. The invitation adds to this account; your name,
            your progress and a membership of your own stay as they are.
          </p>
          <Button
            wide
            busy={busy || result !== undefined}
            onClick={() => {
              save({ code, pass, viewer }, onAnswer, ({ code: refusal }) => {
                const problem = passProblem(refusal);
                if (problem !== null) onProblem(problem);
              });
            }}
          >
            Accept the invitation
          </Button>
          <FaultNote fault={busy ? null : fault} />
        </>
      )}
      <AnotherAccount code={code} />
    </Door>
  );
};
