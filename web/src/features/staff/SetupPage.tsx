import { ownerRules } from '@atrium/domain/account/firstOwner.ts';
import { useState } from 'react';
import type { SignInOutcome } from '#lib/signInOutcome.ts';
import { site } from '#lib/site.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { NewPassword } from '#parts/NewPassword.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { DeadSetupLink } from './DeadSetupLink.tsx';
import { setUpOwnerSpec } from './setUpOwner.ts';

export interface SetupPageProps {
  /** The address of the owner, from the link. */
  email: string;
  /** The secret of the link. */
  token: string;
  /** Signs in with the password that was just set, and leads to the set-up of the second factor. */
  onMade: (email: string, password: string) => Promise<SignInOutcome>;
}

const initial = { firstName: '', lastName: '', password: '', confirmation: '' };

/** The first owner of an academy makes their account (BEG-01); the link may end while the form is open (BEG-02). */
export const SetupPage = ({ email, token, onMade }: SetupPageProps) => {
  const { busy, fault, save } = useSave(setUpOwnerSpec);
  const fields = useFields(ownerRules, initial, { fault });
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
      <form
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          fields.submit(event, ({ firstName, lastName, password }) => {
            save({ token, firstName, lastName, password }, (address) => {
              void onMade(address, password).then((outcome) => {
                setMade(outcome !== 'signedIn');
              });
            });
          });
        }}
      >
        <TextInput label="First name" autoComplete="given-name" required {...fields.field('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" required {...fields.field('lastName')} />
        {/* password managers save the new password under this name */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPassword fields={fields} />
        <FaultNote fault={fields.otherFault} />
        <Button type="submit" wide busy={busy}>
          Create the owner&apos;s account
        </Button>
      </form>
    </Door>
  );
};
