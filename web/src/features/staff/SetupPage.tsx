import { useState } from 'react';
import type { SignInOutcome } from '#lib/signInOutcome.ts';
import { site } from '#lib/site.ts';
import { useSave } from '#lib/useSave.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { DeadSetupLink } from './DeadSetupLink.tsx';
import { setUpOwnerSpec } from './setUpOwner.ts';
import { TeamAccountForm } from './TeamAccountForm.tsx';

export interface SetupPageProps {
  /** The address of the owner, from the link. */
  email: string;
  /** The secret of the link. */
  token: string;
  /** Signs in with the password that was just set, and leads to the set-up of the second factor. */
  onMade: (email: string, password: string) => Promise<SignInOutcome>;
}

/** The first owner of an academy makes their account (BEG-01); the link may end while the form is open (BEG-02). */
export const SetupPage = ({ email, token, onMade }: SetupPageProps) => {
  const { busy, fault, save } = useSave(setUpOwnerSpec);
  const [isMade, setMade] = useState(false);
  if (isMade) {
    return (
      <Door dense foot={<AccountFoot />}>
        <ScreenHeading>The academy is yours</ScreenHeading>
        <p className={look.muted}>Sign in with {email} and your new password.</p>
        <ButtonLink wide href="/login">
          Sign In
        </ButtonLink>
      </Door>
    );
  }
  if (fault?.code === 'NOT_FOUND') return <DeadSetupLink />;
  return (
    <Door dense foot={<AccountFoot />}>
      <h1 tabIndex={-1}>Set up {site.name}</h1>
      <p className={look.muted}>
        You&apos;ll be its first owner, and sign in with <b>{email}</b>. Then people can sign up, and you can add
        colleagues.
      </p>
      <TeamAccountForm
        email={email}
        busy={busy}
        fault={fault}
        submit="Create the owner's account"
        onSubmit={(values) => {
          save({ token, ...values }, (address) => {
            void onMade(address, values.password).then((outcome) => {
              setMade(outcome !== 'signedIn');
            });
          });
        }}
      />
    </Door>
  );
};
