import { ownerRules, type OwnerValues } from '@atrium/domain/account/firstOwner.ts';
import type { SaveFault } from '#lib/save.ts';
import { useFields } from '#lib/useFields.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { NewPassword } from '#parts/NewPassword.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';

export interface TeamAccountFormProps {
  /** By which password managers know the account. */
  email: string;
  busy: boolean;
  fault: SaveFault | null;
  /** The label of the button. */
  submit: string;
  onSubmit: (values: Omit<OwnerValues, 'confirmation'>) => void;
}

const initial = { firstName: '', lastName: '', password: '', confirmation: '' };

/** Name and password of a new account of the team. */
export const TeamAccountForm = ({ email, busy, fault, submit, onSubmit }: TeamAccountFormProps) => {
  const fields = useFields(ownerRules, initial, { fault });
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        fields.submit(event, ({ confirmation: _same, ...values }) => {
          onSubmit(values);
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
        {submit}
      </Button>
    </form>
  );
};
