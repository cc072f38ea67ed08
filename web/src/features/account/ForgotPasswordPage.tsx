import { useState, type SubmitEvent } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { looksLikeAddress } from '@atrium/domain/account/emailAddress.ts';
import type { SaveFault } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { Door } from '#parts/Door.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Note } from '#ui/Note.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { look } from '#ui/look.ts';
import { AccountFoot } from './AccountFoot.tsx';
import { forgotPassword } from './passwordCalls.ts';

export interface ForgotPasswordPageProps {
  /** The address that is known already; ''. */
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the code that resets a password (access.md §2.6; SIG-02, SIG-11). */
export const ForgotPasswordPage = ({ email: known, onSent }: ForgotPasswordPageProps) => {
  const [email, setEmail] = useState(known);
  const [left, setLeft] = useState(false);
  const { busy, fault, save } = useSave(forgotPassword);
  const valid = looksLikeAddress(email);
  return (
    <Door dense foot={<AccountFoot />}>
      <h1 tabIndex={-1}>Forgot your password?</h1>
      <p className={look.muted}>
        Enter the email of your account. We mail you a code with which you choose a new password.
      </p>
      <form
        className={look.stack}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (!valid) return;
          save(email, () => {
            onSent(email.trim());
          });
        }}
      >
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          error={left && email.trim() !== '' && !valid ? 'Invalid email address.' : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
          }}
          onBlur={() => {
            setEmail(email.trim());
            setLeft(true);
          }}
        />
        {fault === null ? null : (
          <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
            {failureWords(fault)}
          </Note>
        )}
        <Row>
          <Button type="submit" busy={busy} disabled={!valid}>
            Reset my password
          </Button>
          <ButtonLink variant="line" href="/login">
            Cancel
          </ButtonLink>
        </Row>
      </form>
    </Door>
  );
};

/** The message of the error catalogue, and what helps where waiting does (access.md §8). */
function failureWords({ code }: SaveFault): string {
  const failed = 'There was an error executing the request. Please try again.';
  return code === 'RATE_LIMITED'
    ? `${failed} You asked for several codes just now: use the newest one, or wait an hour.`
    : failed;
}
