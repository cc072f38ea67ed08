import { changePasswordForm } from '@atrium/domain/account/passwordForms.ts';
import { useFields } from '#lib/useFields.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { NewPassword } from '#parts/NewPassword.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { useFreshSave } from '#parts/useFreshSave.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { toast } from '#ui/toast.ts';
import { changePasswordSpec } from './settingsCalls.ts';

/**
 * A new password, proved by the present one, and by a fresh sign-in where there is a second factor (STF-03). `email`:
 * by which password managers know the account.
 */
export const ChangePassword = ({ email }: { email: string }) => {
  const { busy, fault, save, question } = useFreshSave(changePasswordSpec);
  const fieldOf = { currentPassword: 'current', newPassword: 'password' } as const;
  const initial = { current: '', password: '', confirmation: '' };
  const fields = useFields(changePasswordForm, initial, { fault, fieldOf });
  return (
    <SettingsCard title="Password" about="Changing it signs you out everywhere else.">
      <form
        className={look.stack}
        noValidate
        onSubmit={(event) => {
          fields.submit(event, (values) => {
            save({ currentPassword: values.current, newPassword: values.password }, () => {
              fields.clear();
              toast({ id: 'account', message: 'Your password was changed.' });
            });
          });
        }}
      >
        {/* password managers save the new password under this name */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          {...fields.field('current')}
          name="current-password"
        />
        <NewPassword fields={fields} />
        <FaultNote fault={fields.otherFault} />
        <Row>
          <Button type="submit" busy={busy}>
            Change my password
          </Button>
        </Row>
      </form>
      {question}
    </SettingsCard>
  );
};
