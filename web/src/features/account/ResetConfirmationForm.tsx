import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { looksLikeAddress } from '@atrium/domain/account/emailAddress.ts';
import { codeLifetimeWords } from '@atrium/domain/account/mailedCode.ts';
import { resetPasswordForm } from '@atrium/domain/account/passwordForms.ts';
import { useRef, useState } from 'react';
import { track } from '#lib/track.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { NewPassword } from '#parts/NewPassword.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { focusCode } from './focusCode.ts';
import { confirmPasswordSpec, forgotPasswordSpec } from './passwordCalls.ts';
import styles from './Account.module.css';

export interface ResetConfirmationFormProps {
  /** The address to which the code was mailed; null: it is asked for. */
  known: string | null;
  /** Where the person wanted to go. */
  redirectPath?: string | null;
  onDone: () => void;
}

/** Code, new password and confirmation, each with its messages (access.md §5, SIG-12). */
export const ResetConfirmationForm = ({ known, redirectPath, onDone }: ResetConfirmationFormProps) => {
  const initial = { email: known ?? '', code: '', password: '', confirmation: '' };
  const { busy, fault, save, reset } = useSave(confirmPasswordSpec);
  const fields = useFields(resetPasswordForm, initial, { fault, fieldOf: { INVALID_CODE: 'code' } });
  const { email } = fields.values;
  const again = useSave(forgotPasswordSpec);
  const form = useRef<HTMLFormElement>(null);
  /** The page has emptied the code, which is then no mistake of the person. */
  const [isEmptied, setEmptied] = useState(false);
  const code = fields.field('code');
  return (
    <form
      ref={form}
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        setEmptied(false);
        fields.submit(event, ({ code: typed, password }) => {
          const done = () => {
            track('Password Created', { method: 'reset-password' });
            onDone();
          };
          save({ email: email.trim(), code: typed, password }, done, ({ code: reason }) => {
            if (reason === 'INVALID_CODE') focusCode(form.current);
          });
        });
      }}
    >
      {known === null ? (
        <TextInput label="Email" type="email" autoComplete="username" required {...fields.field('email')} />
      ) : (
        <p className={look.muted}>
          If <b>{known}</b> has an account, a code is on its way to it. The code is good for {codeLifetimeWords}.
        </p>
      )}
      {/* password managers save the new password under this name */}
      {known === null ? null : <input type="hidden" name="username" autoComplete="username" value={known} />}
      <CodeInput
        field={isEmptied && code.value === '' ? { ...code, error: undefined } : code}
        aside={
          <Button
            variant="bare"
            size="s"
            className={styles.inLine}
            busy={again.busy}
            disabled={!looksLikeAddress(email)}
            onClick={() => {
              // the message is about the old code
              reset();
              fields.change('code', '');
              setEmptied(true);
              again.save(email);
            }}
          >
            Send a new code
          </Button>
        }
      />
      <p role="status" className={look.small}>
        {again.result === undefined ? null : 'A new code is on its way.'}
      </p>
      <FaultNote fault={again.fault} />
      <NewPassword fields={fields} />
      <FaultNote fault={fields.otherFault} />
      <Row>
        <Button type="submit" busy={busy}>
          Change my password
        </Button>
        <ButtonLink variant="line" href={signInAddress('/login', redirectPath)}>
          Cancel
        </ButtonLink>
      </Row>
    </form>
  );
};
