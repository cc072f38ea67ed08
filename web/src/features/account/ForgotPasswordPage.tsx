import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { addressForm } from '@atrium/domain/account/passwordForms.ts';
import { isUnansweredFault } from '#lib/callError.ts';
import type { SaveFault } from '#lib/save.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { forgotPasswordSpec } from './passwordCalls.ts';

export interface ForgotPasswordPageProps {
  /**
   * That of a link, which is also mailed to people who never had a password; '' for visitors who come from the sign-in.
   */
  email: string;
  /** Where the person wanted to go. */
  redirectPath?: string | null;
  onSent: (email: string) => void;
}

/** Asks for the code that resets a password (access.md §2.6; SIG-02, SIG-11). */
export const ForgotPasswordPage = ({ email: known, redirectPath, onSent }: ForgotPasswordPageProps) => {
  const { busy, fault, save } = useSave(forgotPasswordSpec);
  const { field, values, isValid, otherFault, submit } = useFields(addressForm, { email: known }, { fault });
  return (
    <Door dense foot={<AccountFoot />}>
      <h1 tabIndex={-1}>{known === '' ? 'Forgot your password?' : 'Choose a password'}</h1>
      <p className={look.muted}>
        {known === ''
          ? "Enter the email of your account. We'll send you a code to choose a new password."
          : "We'll send a code to your email to confirm that it's yours. Then you choose your password."}
      </p>
      <form
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          submit(event, ({ email }) => {
            save(email, () => {
              onSent(email.trim());
            });
          });
        }}
      >
        <TextInput label="Email" type="email" autoComplete="username" required {...field('email')} />
        <FaultNote fault={otherFault && { message: failureWords(otherFault), requestId: null }} />
        {otherFault?.code === 'RATE_LIMITED' ? (
          <p>
            <Link
              href={signInAddress('/reset-password-confirmation', redirectPath)}
              state={{ email: values.email.trim() }}
            >
              Enter the code from the newest email
            </Link>
          </p>
        ) : null}
        <Row>
          <Button type="submit" busy={busy} disabled={!isValid}>
            Reset my password
          </Button>
          <ButtonLink variant="line" href={signInAddress('/login', redirectPath)}>
            Cancel
          </ButtonLink>
        </Row>
      </form>
    </Door>
  );
};

/** The message that access.md §8 has for every failure; after too many mails how long to wait instead. */
function failureWords({ code, message, reason }: SaveFault): string {
  const isSaid = code === 'RATE_LIMITED' || isUnansweredFault({ code, reason });
  return isSaid ? message : 'There was an error executing the request. Please try again.';
}
