import type { NewPasswordValues } from '@atrium/domain/account/passwordForms.ts';
import { passwordRulesHint } from '@atrium/domain/account/passwordRules.ts';
import type { Fields } from '#lib/useFields.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';

export interface NewPasswordProps {
  fields: Pick<Fields<Omit<NewPasswordValues, 'code'>>, 'field' | 'faultsOf'>;
}

/** A new password, typed twice. What it needs is said before; then each broken rule is a line of its own. */
export const NewPassword = ({ fields: { field, faultsOf } }: NewPasswordProps) => {
  const faults = faultsOf('password');
  return (
    <>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        required
        {...field('password')}
        name="new-password"
        hint={faults.length === 0 ? passwordRulesHint : undefined}
        error={
          faults.length === 0
            ? undefined
            : faults.map((fault) => (
                <span key={fault} style={{ display: 'block' }}>
                  {fault}
                </span>
              ))
        }
      />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        required
        {...field('confirmation')}
        name="confirm-password"
      />
    </>
  );
};
