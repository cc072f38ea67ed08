import { codeLifetimeWords } from '@atrium/domain/account/mailedCode.ts';
import { setPasswordForm } from '@atrium/domain/account/passwordForms.ts';
import { errorWords } from '@atrium/domain/errors.ts';
import { useRef, useState, type ReactNode } from 'react';
import { isUnansweredFault } from '#lib/callError.ts';
import { handleOf } from '#lib/handleOf.ts';
import type { SaveFault } from '#lib/save.ts';
import type { SignInOutcome } from '#lib/signInOutcome.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { track } from '#lib/track.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { NewPassword } from '#parts/NewPassword.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { CodeInput } from './CodeInput.tsx';
import { focusCode } from './focusCode.ts';
import { confirmPasswordSpec, sendVerificationCodeSpec, type MailedLink } from './passwordCalls.ts';

/** A failure after which only a reset helps: of the code that was to be sent, or of the password. */
export interface SetPasswordFailure {
  readonly of: 'code' | 'password';
  readonly words: string;
}

export interface SetPasswordFormProps {
  link: MailedLink;
  onSet: (email: string, password: string) => Promise<SignInOutcome>;
  /** The password is set, but the sign-in after it failed: it is switched off, or nobody answered. */
  onKept: (outcome: 'off' | 'unanswered') => void;
  /** Called with null when the form is sent again. */
  onFailure: (failure: SetPasswordFailure | null) => void;
  /** The message of a failure, shown below the part of the form that it is about. */
  note: { readonly of: SetPasswordFailure['of']; readonly words: ReactNode } | null;
}

const failedWords = 'Failed logging in. Please reset your password.';
const unsentWords = "We couldn't send a code.";

/** Sends the code, then takes it with the password (SIG-13). */
export const SetPasswordForm = ({ link, onSet, onKept, onFailure, note }: SetPasswordFormProps) => {
  const sending = useSave(sendVerificationCodeSpec);
  const setting = useSave(confirmPasswordSpec);
  const initial = { code: '', password: '', confirmation: '' };
  const fieldOf = { CODE_MISMATCH: 'code' } as const;
  const fields = useFields(setPasswordForm, initial, { fault: setting.fault, fieldOf });
  const { code, password, confirmation } = fields.values;
  const form = useRef<HTMLFormElement>(null);
  const [signingIn, setSigningIn] = useState(false);
  // a code that was sent before this tab was reloaded is still good
  const [sent, setSent] = useState(() => readStored('codeSentTo') === handleOf(link.email));
  const complete = sent && code.trim() !== '' && password !== '' && confirmation !== '';

  const send = () => {
    onFailure(null);
    setting.reset();
    sending.save(
      link,
      (isSent) => {
        setSent(isSent);
        writeStored('codeSentTo', isSent ? handleOf(link.email) : null);
        if (!isSent) onFailure({ of: 'code', words: unsentWords });
      },
      (fault) => {
        if (!isUnansweredFault(fault)) onFailure({ of: 'code', words: unsentWords });
      },
    );
  };
  const failed = ({ code: reason, ...fault }: SaveFault) => {
    if (reason === 'CODE_MISMATCH') focusCode(form.current);
    else if (!isUnansweredFault({ code: reason, ...fault })) {
      onFailure({ of: 'password', words: reason === 'CODE_EXPIRED' ? errorWords.CODE_EXPIRED : failedWords });
    }
  };
  const submit = () => {
    onFailure(null);
    setting.save(
      { ...link, code, password },
      () => {
        writeStored('codeSentTo', null);
        track('Password Created', { method: 'set-password' });
        setSigningIn(true);
        void onSet(link.email, password).then((outcome) => {
          setSigningIn(false);
          if (outcome === 'refused') onFailure({ of: 'password', words: failedWords });
          else if (outcome !== 'signedIn') onKept(outcome);
        });
      },
      failed,
    );
  };

  return (
    <form
      ref={form}
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        fields.submit(event, submit);
      }}
    >
      <Button variant={sent ? 'line' : 'solid'} busy={sending.busy} onClick={send}>
        {sent ? 'Send a new code' : 'Send code'}
      </Button>
      <FaultNote fault={unanswered(sending.fault)} />
      {note?.of === 'code' ? note.words : null}
      <p role="status" className={look.small}>
        {sent ? `Your code is on its way. It works for ${codeLifetimeWords}.` : null}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={link.email} />
      <CodeInput field={fields.field('code')} />
      <NewPassword fields={fields} />
      <Button type="submit" wide busy={setting.busy || signingIn} disabled={!complete}>
        Set password
      </Button>
      <FaultNote fault={unanswered(fields.otherFault)} />
      {note?.of === 'password' ? note.words : null}
    </form>
  );
};

/** The fault, if nobody answered: then the same press may succeed later. Other faults are failures of the form. */
function unanswered(fault: SaveFault | null): SaveFault | null {
  return fault !== null && isUnansweredFault(fault) ? fault : null;
}
