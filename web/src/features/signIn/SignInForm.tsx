import { useRef, useState, type SubmitEvent } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { looksLikeAddress } from '@atrium/domain/account/emailAddress.ts';
import { signIn } from '#lib/signIn.ts';
import { writeStored } from '#lib/storage.ts';
import { identify, track } from '#lib/track.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Note } from '#ui/Note.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { look } from '#ui/look.ts';
import { refusalWords } from './refusalWords.ts';
import styles from './SignInPage.module.css';

/** E-mail and password (SIG-02, SIG-03). On success the guard redirects. */
export const SignInForm = () => {
  const emailField = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const validEmail = looksLikeAddress(email);

  const submit = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const result = await signIn.start(email, password);
      if (result.ok) {
        resetDismissals();
        track('Signed In', { method: 'password' });
        identify();
        return;
      }
      setRefusal(refusalWords(result));
      setBusy(false);
      if (result.code !== 'INVALID_CREDENTIALS') return;
      setEmail('');
      setPassword('');
      setLeft(false);
      emailField.current?.focus();
    } catch {
      setRefusal('The service cannot be reached. Please check your connection and try again.');
      setBusy(false);
    }
  };

  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (validEmail && password !== '' && !busy) void submit();
      }}
    >
      <TextInput
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={left && email.trim() !== '' && !validEmail ? 'Invalid email address.' : undefined}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
        }}
        onBlur={() => {
          setEmail(email.trim());
          setLeft(true);
        }}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
        }}
      />
      <p className={look.small}>
        <Link href="/reset-password">Forgot your password?</Link>
      </p>
      <Button type="submit" wide busy={busy} disabled={!validEmail || password === ''}>
        Sign In
      </Button>
      <div className={styles.word}>
        {refusal === null ? null : (
          <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
            {refusal}
          </Note>
        )}
      </div>
    </form>
  );
};

/** Shows again the banners that a previous person on this machine has dismissed (SIG-05). */
function resetDismissals(): void {
  for (const name of ['hideMembersBanner', 'hideVotingBanner'] as const) writeStored(name, null);
}
