import { signInAddress } from '@atrium/domain/access/signIn.ts';
import { domainOf } from '@atrium/domain/account/emailAddress.ts';
import { signInForm } from '@atrium/domain/account/signInForm.ts';
import { useRef, useState } from 'react';
import { afterPress } from '#lib/afterPress.ts';
import type { PendingSignIn } from '#lib/secondStep.ts';
import { useFields } from '#lib/useFields.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CorporateHint } from './CorporateHint.tsx';
import { startSignInSpec } from './startSignIn.ts';
import { welcome } from './welcome.ts';
import styles from './SignInPage.module.css';

export interface SignInFormProps {
  redirectPath?: string | undefined;
  /** Called when the account has a second factor, which is asked for next. */
  onSecondStep?: (pending: PendingSignIn) => void;
}

/**
 * E-mail and password (SIG-02, SIG-03). On success the guard redirects; the other ways keep where the person wanted to
 * go.
 */
export const SignInForm = ({ redirectPath, onSecondStep }: SignInFormProps) => {
  const emailField = useRef<HTMLInputElement>(null);
  const { busy, fault, result, save } = useSave(startSignInSpec);
  const initial = { email: '', password: '' };
  const { field, values, isValid, otherFault, submit, clear } = useFields(signInForm, initial, { fault });
  // the domain of the address with which the field was last left
  const [left, setLeft] = useState<string | null>(null);
  const address = values.email.trim();
  const domain = signInForm.email(values).length === 0 ? domainOf(address) : null;
  const { onBlur, ...emailProps } = field('email');
  const isRefused = otherFault?.code === 'LOGIN_NOT_ENABLED';
  return (
    <form
      className={look.stack}
      noValidate
      onSubmit={(event) => {
        submit(event, (values) => {
          const done = ({ pending }: { readonly pending: PendingSignIn | null }) => {
            if (pending) onSecondStep?.(pending);
            else welcome('password');
          };
          save(values, done, ({ code }) => {
            if (code !== 'INVALID_CREDENTIALS') return;
            clear();
            emailField.current?.focus();
          });
        });
      }}
    >
      <div className={styles.who}>
        <TextInput
          ref={emailField}
          label="Email"
          type="email"
          autoComplete="username"
          required
          {...emailProps}
          onBlur={() => {
            onBlur();
            afterPress(() => {
              setLeft(domain);
            });
          }}
        />
        <CorporateHint
          domain={domain === left && !isRefused ? domain : null}
          email={address}
          redirectPath={redirectPath}
        />
      </div>
      <PasswordInput label="Password" autoComplete="current-password" required {...field('password')} />
      <p className={look.small}>
        <Link
          className={styles.forgot}
          href={signInAddress('/reset-password', redirectPath)}
          state={{ email: address }}
        >
          Forgot your password?
        </Link>
      </p>
      <Button type="submit" wide busy={busy || result !== undefined} disabled={!isValid}>
        Sign In
      </Button>
      <div className={styles.word}>
        <FaultNote fault={otherFault} />
      </div>
      {isRefused ? (
        <ButtonLink variant="line" wide href={signInAddress('/corp-login', redirectPath)} state={{ email: address }}>
          Use Corporate Login
        </ButtonLink>
      ) : null}
    </form>
  );
};
