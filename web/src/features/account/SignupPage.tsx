import { useState, type ReactNode } from 'react';
import { errorWords } from '@atrium/domain/errors.ts';
import { formatQuery } from '@atrium/domain/queryString.ts';
import { site } from '#lib/site.ts';
import { Door } from '#parts/Door.tsx';
import { Link } from '#ui/Link.tsx';
import { OrDivider } from '#ui/OrDivider.tsx';
import { look } from '#ui/look.ts';
import { AccountFoot } from './AccountFoot.tsx';
import { ActivationWait, AllSet, AlreadyRegistered } from './ActivationScreens.tsx';
import type { SignupOutcome } from './signupCalls.ts';
import { SignupForm } from './SignupForm.tsx';

export interface SignupPageProps {
  /** A signup ended with one of our addresses. */
  onLink: (link: string) => void;
  /** Opens the page that sets the password of a signup. */
  onSetPassword: (email: string, tac: string) => void;
  /** What an earlier attempt elsewhere led to; null for the form. */
  begun?:
    { readonly kind: 'registered' } | { readonly kind: 'waiting'; readonly email: string; readonly tac: string } | null;
  /** Why an earlier attempt elsewhere failed. */
  notice?: ReactNode;
  /** The page that the person wanted. */
  redirectPath?: string | undefined;
  /** A way to sign up without the form, above it. */
  otherWay?: ReactNode;
}

type Screen =
  | { readonly kind: 'form' }
  | { readonly kind: 'registered' }
  | { readonly kind: 'waiting' | 'allSet'; readonly email: string; readonly tac: string };

/** The free account (access.md §2.6, §4; SIG-07 to SIG-10). */
export const SignupPage = (props: SignupPageProps) => {
  const { onLink, onSetPassword, begun = null, notice, otherWay, redirectPath } = props;
  const [screen, setScreen] = useState<Screen>(begun ?? { kind: 'form' });
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const login = `/login${formatQuery([['redirectPath', redirectPath]])}`;
  const show = (outcome: SignupOutcome, email: string) => {
    if (outcome.kind === 'link') onLink(outcome.link);
    else if (outcome.kind === 'registered') setScreen({ kind: 'registered' });
    else setScreen({ kind: 'waiting', email, tac: outcome.tac });
  };
  if (screen.kind === 'registered') return <AlreadyRegistered login={login} />;
  if (screen.kind === 'waiting') {
    const { email, tac } = screen;
    return (
      <ActivationWait
        {...{ email, tac }}
        onEnd={(isConfirmed) => {
          if (!isConfirmed) setUnconfirmed(errorWords.SIGNUP_UNAVAILABLE);
          setScreen(isConfirmed ? { kind: 'allSet', email, tac } : { kind: 'form' });
        }}
      />
    );
  }
  if (screen.kind === 'allSet') {
    return (
      <AllSet
        email={screen.email}
        onSetPassword={() => {
          onSetPassword(screen.email, screen.tac);
        }}
      />
    );
  }
  return (
    <Door dense foot={<AccountFoot />}>
      <h1 tabIndex={-1}>Start learning for free</h1>
      {notice}
      {otherWay === undefined ? null : (
        <>
          {otherWay}
          <OrDivider />
        </>
      )}
      <SignupForm
        redirectPath={redirectPath}
        failure={unconfirmed}
        onSubmit={() => {
          setUnconfirmed(null);
        }}
        onOutcome={show}
      />
      <p className={look.small}>
        {site.terms === null ? null : (
          <>
            By creating an account you agree to our <a href={site.terms}>Terms</a>.{' '}
          </>
        )}
        Already a member? <Link href={login}>Sign In</Link>
      </p>
    </Door>
  );
};
