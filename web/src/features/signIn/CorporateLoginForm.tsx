import { useState, type SubmitEvent } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { addressFaults } from '@atrium/domain/account/emailAddress.ts';
import { corporateSentence, corporateSystemError } from '@atrium/domain/access/federation.ts';
import { isUnanswered, unreachableWords } from '#lib/callError.ts';
import { writeStored } from '#lib/storage.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { look } from '#ui/look.ts';
import { findCorporateWay } from './lookups.ts';
import styles from './SignInPage.module.css';

export interface CorporateLoginFormProps {
  /** An address that the person has entered elsewhere, or ''. */
  initialEmail?: string;
  /** Opens the page of the company's identity provider. */
  open?: (address: string) => void;
}

/** The work address, by which the company is found (SIG-02, SSO-02). */
export const CorporateLoginForm = ({ initialEmail = '', open = openAddress }: CorporateLoginFormProps) => {
  const [email, setEmail] = useState(initialEmail);
  const [left, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const valid = addressFaults(email).length === 0;

  const submit = async () => {
    setBusy(true);
    setFault(null);
    try {
      const way = await findCorporateWay(email);
      if ('address' in way) {
        writeStored('chosenSignIn', 'company');
        open(way.address);
        return;
      }
      setFault(corporateSentence(way.code));
    } catch (error) {
      setFault(isUnanswered(error) ? unreachableWords : corporateSystemError);
    }
    setBusy(false);
  };

  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (valid && !busy) void submit();
      }}
    >
      <TextInput
        label="Work Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={left && email.trim() !== '' ? addressFaults(email)[0] : undefined}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
        }}
        onBlur={() => {
          setEmail(email.trim());
          setLeft(true);
        }}
      />
      <Button type="submit" wide busy={busy} disabled={!valid}>
        Continue
      </Button>
      <div className={styles.word}>
        {fault === null ? null : (
          <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
            {fault}
          </Note>
        )}
      </div>
    </form>
  );
};

function openAddress(address: string): void {
  location.assign(address);
}
