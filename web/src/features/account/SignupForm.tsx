import { signupForm, type SignupPerson } from '@atrium/domain/account/signup.ts';
import { errorWords } from '@atrium/domain/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { isUnansweredFault } from '#lib/callError.ts';
import type { SaveFault } from '#lib/save.ts';
import type { SignupOutcome } from '#lib/signUp.ts';
import { track } from '#lib/track.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { signupLimitedUserSpec } from './signupCalls.ts';

export interface SignupFormProps {
  /** What was typed before. */
  initial: SignupPerson;
  /** Why an earlier signup failed, in words; it gets the focus, because the form has replaced another screen. */
  failure: string | null;
  /** The page that the person wanted. */
  redirectPath: string | undefined;
  onSubmit: (person: SignupPerson) => void;
  onOutcome: (outcome: SignupOutcome, email: string) => void;
}

/**
 * First name, last name and e-mail, all required (access.md §5, SIG-07); the challenge runs when it is sent (SIG-08).
 */
export const SignupForm = ({ initial, failure, redirectPath, onSubmit, onOutcome }: SignupFormProps) => {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { busy, fault, save } = useSave(signupLimitedUserSpec(container, redirectPath));
  const { field, isValid, otherFault, submit } = useFields(signupForm, initial, { fault });
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) note.current?.focus();
  }, [failure]);
  const words = fault === null ? failure : otherFault && faultWords(otherFault);
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        submit(event, (person) => {
          onSubmit(person);
          track('Form Submitted', { form: 'signup' });
          save(person, (outcome) => {
            onOutcome(outcome, person.email.trim().toLowerCase());
          });
        });
      }}
    >
      <TextInput label="First name" autoComplete="given-name" required {...field('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" required {...field('lastName')} />
      <TextInput label="Email" type="email" autoComplete="email" required {...field('email')} />
      <div ref={setContainer} />
      <Button type="submit" wide busy={busy} disabled={!isValid}>
        Create Account
      </Button>
      <p role="status" className={look.small}>
        {busy ? 'Checking that you are not a robot. This takes a moment.' : null}
      </p>
      <div ref={note} tabIndex={-1}>
        <FaultNote fault={words === null || busy ? null : { message: words, requestId: null }} />
      </div>
    </form>
  );
};

const said = new Set([
  'ACADEMY_NOT_OPEN',
  'BOT_CHECK_FAILED',
  'BROWSER_NOT_SUPPORTED',
  'INVALID_INPUT',
  'RATE_LIMITED',
  'SIGNUP_UNAVAILABLE',
]);

/** The messages of access.md §8; whatever else fails makes the service unavailable. */
function faultWords({ code, message, reason }: SaveFault): string {
  if (isUnansweredFault({ code, reason })) return message;
  return said.has(code) ? message : errorWords.SIGNUP_UNAVAILABLE;
}
