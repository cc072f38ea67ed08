import { corporateSystemError } from '@atrium/domain/access/federation.ts';
import { addressForm } from '@atrium/domain/account/passwordForms.ts';
import { isUnansweredFault } from '#lib/callError.ts';
import type { SaveFault } from '#lib/save.ts';
import { writeStored } from '#lib/storage.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { startCorporateLoginSpec } from './startCorporateLogin.ts';
import styles from './SignInPage.module.css';

export interface CorporateLoginFormProps {
  /** An address that the person has entered elsewhere, or ''. */
  initialEmail?: string;
  /** Where the person wanted to go. */
  redirectPath?: string | undefined;
  /** Opens the page of the company's identity provider. */
  open?: (address: string) => void;
}

/** The work address, by which the company is found (SIG-02, SSO-02). */
export const CorporateLoginForm = ({
  initialEmail = '',
  redirectPath,
  open = openAddress,
}: CorporateLoginFormProps) => {
  const { busy, fault, result, save } = useSave(startCorporateLoginSpec);
  const { field, isValid, otherFault, submit } = useFields(addressForm, { email: initialEmail }, { fault });
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        submit(event, ({ email }) => {
          save({ email, redirectPath }, ({ address }) => {
            writeStored('chosenSignIn', 'company');
            open(address);
          });
        });
      }}
    >
      <TextInput label="Work Email" type="email" autoComplete="email" required {...field('email')} />
      <Button type="submit" wide busy={busy || result !== undefined} disabled={!isValid}>
        Continue
      </Button>
      <div className={styles.word}>
        <FaultNote fault={otherFault && { ...otherFault, message: faultWords(otherFault) }} />
      </div>
    </form>
  );
};

/** access.md §8 has one message for whatever fails, beside those of the refusals. */
function faultWords({ code, message, reason }: SaveFault): string {
  return code === 'NOT_FOUND' || isUnansweredFault({ code, reason }) ? message : corporateSystemError;
}

function openAddress(address: string): void {
  location.assign(address);
}
