import type { SignupPerson } from '@atrium/domain/account/signup.ts';
import { errorWords } from '@atrium/domain/errors.ts';
import { formatQuery } from '@atrium/domain/queryString.ts';
import { useState, type ReactNode } from 'react';
import type { SignupOutcome } from '#lib/signUp.ts';
import { site } from '#lib/site.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { OrDivider } from '#ui/OrDivider.tsx';
import { ActivationWait, AllSet, AlreadyRegistered } from './ActivationScreens.tsx';
import { SignupForm } from './SignupForm.tsx';

export interface SignupPageProps {
  /** A signup ended with one of our addresses. */
  onLink: (link: string) => void;
  /** Opens the page that sets the password of a signup. */
  onSetPassword: (email: string, tac: string) => void;
  /** What an earlier attempt elsewhere led to; null for the form. */
  begun?:
    | { readonly kind: 'registered' }
    | { readonly kind: 'waiting'; readonly email: string; readonly tac: string }
    | null;
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
  const [typed, setTyped] = useState<SignupPerson>({ firstName: '', lastName: '', email: emailOf(begun) });
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const startAgain = () => {
    setScreen({ kind: 'form' });
  };
  const login = `/login${formatQuery([['redirectPath', redirectPath]])}`;
  const show = ({ link, tac }: SignupOutcome, email: string) => {
    if (link !== null) onLink(link);
    else setScreen(tac === null ? { kind: 'registered' } : { kind: 'waiting', email, tac });
  };
  if (screen.kind === 'registered') return <AlreadyRegistered login={login} />;
  if (screen.kind === 'waiting') {
    const { email, tac } = screen;
    return (
      <ActivationWait
        email={email}
        tac={tac}
        onStartAgain={startAgain}
        onEnd={(isConfirmed) => {
          if (!isConfirmed) setUnconfirmed(unconfirmedWords);
          setScreen(isConfirmed ? { kind: 'allSet', email, tac } : { kind: 'form' });
        }}
      />
    );
  }
  if (screen.kind === 'allSet') {
    return (
      <AllSet
        email={screen.email}
        onStartAgain={startAgain}
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
        initial={typed}
        onSubmit={(person) => {
          setTyped(person);
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

/** Shown after a timeout: the mail may still arrive, and its link then works. */
const unconfirmedWords = `${errorWords.SIGNUP_UNAVAILABLE} If an email reaches you, its link works.`;

function emailOf(begun: SignupPageProps['begun']): string {
  return begun?.kind === 'waiting' ? begun.email : '';
}
