import { useState, type SubmitEvent } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { readSignup } from '@atrium/domain/account/signup.ts';
import { looksLikeAddress } from '@atrium/domain/account/emailAddress.ts';
import { errorWords } from '@atrium/domain/errors.ts';
import type { SaveFault } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { look } from '#ui/look.ts';
import { signupIn, type SignupOutcome } from './signupCalls.ts';

export interface SignupFormProps {
  /** Why an earlier signup failed, in words. */
  failure: string | null;
  onSubmit: () => void;
  onOutcome: (outcome: SignupOutcome, email: string) => void;
}

const empty = { firstName: '', lastName: '', email: '' };

/** First name, last name and e-mail, all required (access.md §5, SIG-07); the challenge runs when it is sent (SIG-08). */
export const SignupForm = ({ failure, onSubmit, onOutcome }: SignupFormProps) => {
  const [fields, setFields] = useState(empty);
  const [emailLeft, setEmailLeft] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { busy, fault, save } = useSave(signupIn(container));
  const person = readSignup(fields);
  const words = fault === null ? failure : faultWords(fault);
  const bind = (name: keyof typeof empty) => ({
    name,
    required: true,
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setFields({ ...fields, [name]: event.currentTarget.value });
    },
  });
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (person === null) return;
        onSubmit();
        save(person, (outcome) => {
          onOutcome(outcome, person.email);
        });
      }}
    >
      <TextInput label="First name" autoComplete="given-name" {...bind('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" {...bind('lastName')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        {...bind('email')}
        error={
          emailLeft && fields.email.trim() !== '' && !looksLikeAddress(fields.email)
            ? 'Invalid email address.'
            : undefined
        }
        onBlur={() => {
          setEmailLeft(true);
        }}
      />
      <div ref={setContainer} />
      <Button type="submit" wide busy={busy} disabled={person === null}>
        Create Account
      </Button>
      <p role="status" className={look.small}>
        {busy ? 'Checking that you are not a robot. This takes a moment.' : null}
      </p>
      {words === null || busy ? null : (
        <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
          {words}
        </Note>
      )}
    </form>
  );
};

const said = new Set(['BOT_CHECK_FAILED', 'BROWSER_NOT_SUPPORTED', 'INVALID_INPUT', 'SIGNUP_UNAVAILABLE']);

/** The messages of access.md §8; whatever else fails makes the service unavailable. */
function faultWords({ code, message }: SaveFault): string {
  if (code === 'RATE_LIMITED') return 'We mailed you several links just now. Use the newest one, or wait an hour.';
  return said.has(code) ? message : errorWords.SIGNUP_UNAVAILABLE;
}
