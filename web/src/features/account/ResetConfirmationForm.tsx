import { looksLikeAddress } from '@atrium/domain/account/emailAddress.ts';
import { resetPasswordForm } from '@atrium/domain/account/passwordForms.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { look } from '#ui/look.ts';
import { CodeInput } from './CodeInput.tsx';
import { NewPassword } from './NewPassword.tsx';
import { confirmPasswordSpec, forgotPasswordSpec } from './passwordCalls.ts';

export interface ResetConfirmationFormProps {
  /** The address to which the code was mailed; null: it is asked for. */
  known: string | null;
  onDone: () => void;
}

/** Code, new password and confirmation, each with its messages (access.md §5, SIG-12). */
export const ResetConfirmationForm = ({ known, onDone }: ResetConfirmationFormProps) => {
  const initial = { email: known ?? '', code: '', password: '', confirmation: '' };
  const fields = useFields(resetPasswordForm, initial);
  const { email } = fields.values;
  const { busy, fault, save } = useSave(confirmPasswordSpec);
  const again = useSave(forgotPasswordSpec);
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        fields.submit(event, ({ code, password }) => {
          save({ email: email.trim(), code, password }, onDone);
        });
      }}
    >
      {known === null ? (
        <TextInput label="Email" type="email" autoComplete="username" required {...fields.field('email')} />
      ) : (
        <p className={look.muted}>
          If <b>{known}</b> has an account, a code is on its way to it. The code is good for 15 minutes.
        </p>
      )}
      {/* password managers save the new password under this name */}
      {known === null ? null : <input type="hidden" name="username" autoComplete="username" value={known} />}
      <CodeInput
        field={fields.field('code')}
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
      <NewPassword fields={fields} />
      <FaultNote fault={fault} />
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
