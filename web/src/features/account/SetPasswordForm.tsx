import { useState } from 'react';
import { errorWords } from '@atrium/domain/errors.ts';
import { setPasswordForm } from '@atrium/domain/account/passwordForms.ts';
import type { SaveFault } from '#lib/save.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { CodeInput } from './CodeInput.tsx';
import { NewPassword } from './NewPassword.tsx';
import { confirmPasswordSpec, sendVerificationCodeSpec, type MailedLink } from './passwordCalls.ts';

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
  const fields = useFields(setPasswordForm, { code: '', password: '', confirmation: '' });
  const { code, password, confirmation } = fields.values;
  const [mismatch, setMismatch] = useState(false);
  const sending = useSave(sendVerificationCodeSpec);
  const setting = useSave(confirmPasswordSpec);
  const [signingIn, setSigningIn] = useState(false);
  const sent = sending.result === true;
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
      onSubmit={(event) => {
        fields.submit(event, submit);
      }}
    >
      <Button variant={sent ? 'line' : 'solid'} busy={sending.busy} onClick={send}>
        {sent ? 'Send a new code' : 'Send code'}
      </Button>
      <p role="status" className={look.small}>
        {sent ? 'Your code is on its way. It is good for 15 minutes.' : null}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={link.email} />
      <CodeInput
        field={mismatch ? { ...fields.field('code'), error: errorWords.CODE_MISMATCH } : fields.field('code')}
      />
      <NewPassword fields={fields} />
      <Button type="submit" wide busy={setting.busy || signingIn} disabled={!complete}>
        Set password
      </Button>
    </form>
  );
};
