import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { useState } from 'react';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { ResetConfirmationForm } from './ResetConfirmationForm.tsx';

export interface ResetConfirmationPageProps {
  /** Null where the address is not known. */
  email: string | null;
  /** Where the person wanted to go. */
  redirectPath?: string | null;
}

/** Sets a new password with the code of a mail (access.md §2.6; SIG-12). */
export const ResetConfirmationPage = ({ email, redirectPath = null }: ResetConfirmationPageProps) => {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <Door dense foot={<AccountFoot />}>
        <ScreenHeading>Your password is changed</ScreenHeading>
        <p className={look.muted} role="status">
          Every browser that was signed in to your account has been signed out. Sign in with the new password.
        </p>
        <ButtonLink wide href={signInAddress('/login', redirectPath)}>
          Sign In
        </ButtonLink>
      </Door>
    );
  }
  return (
    <Door dense foot={<AccountFoot />}>
      <h1 tabIndex={-1}>Choose a new password</h1>
      <ResetConfirmationForm
        known={email}
        redirectPath={redirectPath}
        onDone={() => {
          setDone(true);
        }}
      />
    </Door>
  );
};
