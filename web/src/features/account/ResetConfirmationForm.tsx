import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconAlertTriangle } from '@tabler/icons-react';
import { looksLikeAddress } from '@atrium/domain/account/emailAddress.ts';
import { brokenPasswordRules } from '@atrium/domain/account/passwordRules.ts';
import { useSave } from '#lib/useSave.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Note } from '#ui/Note.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { look } from '#ui/look.ts';
import { CodeInput } from './CodeInput.tsx';
import { NewPassword } from './NewPassword.tsx';
import { confirmPassword, forgotPassword } from './passwordCalls.ts';

export interface ResetConfirmationFormProps {
  /** The address to which the code was mailed; null: it is asked for. */
  known: string | null;
  onDone: () => void;
}

/** Code, new password and confirmation, each with its messages (access.md §5, SIG-12). */
export const ResetConfirmationForm = ({ known, onDone }: ResetConfirmationFormProps) => {
  const [email, setEmail] = useState(known ?? '');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, fault, save } = useSave(confirmPassword);
  const again = useSave(forgotPassword);
  const faults = brokenPasswordRules(password);
  const valid = looksLikeAddress(email) && code.trim() !== '' && faults.length === 0 && password === confirmation;
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        flushSync(() => {
          setSent(true);
        });
        if (valid) save({ email: email.trim(), code, password }, onDone);
        else form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }}
    >
      {known === null ? (
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          error={sent && !looksLikeAddress(email) ? 'Invalid email address.' : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
          }}
        />
      ) : (
        <p className={look.muted}>
          If <b>{known}</b> has an account, a code is on its way to it. The code is good for 15 minutes.
        </p>
      )}
      {/* password managers save the new password under this name */}
      {known === null ? null : <input type="hidden" name="username" autoComplete="username" value={known} />}
      <CodeInput
        value={code}
        onChange={setCode}
        error={sent && code.trim() === '' ? 'Code is required.' : undefined}
        aside={
          <Button
            variant="bare"
            size="s"
            busy={again.busy}
            disabled={!looksLikeAddress(email)}
            onClick={() => {
              again.save(email);
            }}
          >
            Send a new code
          </Button>
        }
      />
      <NewPassword
        {...{ password, confirmation, sent }}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
        passwordFaults={faults}
        differWords="Password and password confirmation must be equal."
      />
      {fault === null ? null : (
        <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
          {fault.message}
        </Note>
      )}
      <p role="status" className={look.small}>
        {again.result === undefined ? (again.fault?.message ?? null) : 'A new code is on its way.'}
      </p>
      <Row>
        <Button type="submit" busy={busy}>
          Change my password
        </Button>
        <ButtonLink variant="line" href="/login">
          Cancel
        </ButtonLink>
      </Row>
    </form>
  );
};
