import { useState, type SubmitEvent } from 'react';
import { errorWords } from '@atrium/domain/errors.ts';
import { mayBePassword, passwordRulesTogether } from '@atrium/domain/account/passwordRules.ts';
import type { SaveFault } from '#lib/save.ts';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { CodeInput } from './CodeInput.tsx';
import { NewPassword } from './NewPassword.tsx';
import { confirmPassword, sendVerificationCode, type MailedLink } from './passwordCalls.ts';

export interface SetPasswordFormProps {
  link: MailedLink;
  onSet: (email: string, password: string) => Promise<boolean>;
  /** A failure after which only a reset helps, in words; null before another try. */
  onFailure: (failure: string | null) => void;
}

const failedWords = 'Failed logging in. Please reset your password.';
const unsentWords = 'We could not send a code. Please reset your password.';

/** Sends the code, then takes it with the password (SIG-13). */
export const SetPasswordForm = ({ link, onSet, onFailure }: SetPasswordFormProps) => {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const sending = useSave(sendVerificationCode);
  const setting = useSave(confirmPassword);
  const [signingIn, setSigningIn] = useState(false);
  const sent = sending.result === true;
  const rules = mayBePassword(password) ? [] : [passwordRulesTogether];
  const complete = sent && code.trim() !== '' && password !== '' && confirmation !== '';

  const send = () => {
    onFailure(null);
    sending.save(
      link,
      (isSent) => {
        if (!isSent) onFailure(unsentWords);
      },
      () => {
        onFailure(unsentWords);
      },
    );
  };
  const failed = ({ code: reason }: SaveFault) => {
    setMismatch(reason === 'CODE_MISMATCH');
    if (reason !== 'CODE_MISMATCH') onFailure(reason === 'CODE_EXPIRED' ? errorWords.CODE_EXPIRED : failedWords);
  };
  const submit = () => {
    setMismatch(false);
    onFailure(null);
    setting.save(
      { ...link, code, password },
      () => {
        setSigningIn(true);
        void onSet(link.email, password).then((isSignedIn) => {
          setSigningIn(false);
          if (!isSignedIn) onFailure(failedWords);
        });
      },
      failed,
    );
  };

  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (complete && rules.length === 0 && password === confirmation) submit();
      }}
    >
      <Button variant={sent ? 'line' : 'solid'} busy={sending.busy} onClick={send}>
        {sent ? 'Send a new code' : 'Send code'}
      </Button>
      <p role="status" className={look.small}>
        {sent ? 'Your code is on its way. It is good for 15 minutes.' : null}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={link.email} />
      <CodeInput value={code} onChange={setCode} error={mismatch ? errorWords.CODE_MISMATCH : undefined} />
      <NewPassword
        {...{ password, confirmation }}
        sent={false}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
        passwordFaults={rules}
        differWords="Passwords must match."
      />
      <Button type="submit" wide busy={setting.busy || signingIn} disabled={!complete}>
        Set password
      </Button>
    </form>
  );
};
