import { site } from '#lib/site.ts';
import { useSave } from '#lib/useSave.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { acceptPassSpec, type Acceptance } from './acceptPass.ts';
import { AnotherAccount } from './AnotherAccount.tsx';
import { passProblem } from './passCalls.ts';
import type { PassLogo } from './passLogo.ts';
import type { PassForm } from './passQueries.ts';
import { UnknownAddress } from './UnknownAddress.tsx';
import styles from './Registration.module.css';

export interface AcceptScreenProps {
  code: string;
  pass: PassForm;
  viewer: SignedIn;
  logo: PassLogo | null;
  onAnswer: (answer: Acceptance) => void;
  /** The pass is full, closed or unknown. */
  onProblem: (code: string) => void;
}

/** A signed-in member accepts with one press: nothing about an account changes before it (PAS-07, PAS-08). */
export const AcceptScreen = ({ code, pass, viewer, logo, onAnswer, onProblem }: AcceptScreenProps) => {
  const { busy, fault, result, save } = useSave(acceptPassSpec);
  const isUnknown = pass.isForCaller === false || fault?.reason === 'PASS_EMAIL_NOT_RECOGNIZED';
  return (
    <Door dense logo={logo} foot={<AccountFoot />}>
      {isUnknown ? (
        <>
          <ScreenHeading>Whoops!</ScreenHeading>
          <UnknownAddress />
          <p>
            You are signed in as <b>{viewer.email}</b>.{' '}
            <Link className={styles.whole} href="/">
              Go to Home
            </Link>
          </p>
        </>
      ) : (
        <>
          <ScreenHeading>Join with your account</ScreenHeading>
          <Invitation pass={pass} />
          <p>
            You are signed in to {site.name} as <b>{viewer.email}</b>. Your new access is added to this account. Your
            name, progress and any membership you pay for stay the same.
          </p>
          {pass.company === null || viewer.customer?.name === pass.company.name ? null : (
            <p>
              Your account joins <b>{pass.company.name}</b>
              {pass.company.givesSeat
                ? ', whose administrators see your name, your email address and what you learn'
                : ''}
              .
            </p>
          )}
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

/** What the invitation says that it is, and whose it is. */
const Invitation = ({ pass: { title, company } }: Pick<AcceptScreenProps, 'pass'>) => {
  if (title === null && company === null) return null;
  return (
    <p className={look.lede}>
      {title === null ? null : <b>{title}</b>}
      {title !== null && company !== null ? <br /> : null}
      {company === null ? null : `An invitation from ${company.name}`}
    </p>
  );
};
