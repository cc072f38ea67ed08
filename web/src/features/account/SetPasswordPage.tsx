import { lengthInWords, second } from '@atrium/domain/time.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { SignInOutcome } from '#lib/signInOutcome.ts';
import { AccountFoot } from '#parts/AccountFoot.tsx';
import { Door } from '#parts/Door.tsx';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { OrDivider } from '#ui/OrDivider.tsx';
import type { MailedLink } from './passwordCalls.ts';
import { SetPasswordForm, type SetPasswordFailure } from './SetPasswordForm.tsx';

export interface SetPasswordPageProps {
  link: MailedLink;
  /** Signs in with the password that was just set. */
  onSet: (email: string, password: string) => Promise<SignInOutcome>;
  /** Leads to the page that resets a password. */
  onLeave: () => void;
  /** A way to sign in without a password, above the form. */
  otherWay?: ReactNode;
}

/** How long the message of a failure shows before the page leads on, in milliseconds (access.md §9). */
const leaveAfter = 10 * second;

/** The first password of an account, with a code that is mailed (access.md §2.6, §4; SIG-13, SIG-14). */
export const SetPasswordPage = ({ link, onSet, onLeave, otherWay }: SetPasswordPageProps) => {
  const [failure, setFailure] = useState<SetPasswordFailure | null>(null);
  const [kept, setKept] = useState<'off' | 'unanswered' | null>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => {
      leave();
    }, leaveAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [failure]);
  if (kept !== null) {
    return (
      <Door dense foot={<AccountFoot />}>
        <ScreenHeading>Your password is set</ScreenHeading>
        <p className={look.muted} role="status">
          {keptWords[kept]}
        </p>
        <ButtonLink wide href="/login">
          Sign In
        </ButtonLink>
      </Door>
    );
  }
  return (
    <Door dense foot={<AccountFoot />}>
      <h1 tabIndex={-1}>Set your password</h1>
      {otherWay === undefined ? null : (
        <>
          {otherWay}
          <OrDivider />
        </>
      )}
      <p className={look.muted}>
        We&apos;ll email a code to <b>{link.email}</b> to confirm it&apos;s yours.
      </p>
      <SetPasswordForm
        link={link}
        onSet={onSet}
        onKept={setKept}
        onFailure={setFailure}
        note={failure && { of: failure.of, words: <FailureNote failure={failure} email={link.email} /> }}
      />
    </Door>
  );
};

const keptWords = {
  off: "Sign-in isn't available at the moment. Use your new password when it's back.",
  unanswered: "We couldn't sign you in, because we can't reach the service. Please check your connection.",
};

const FailureNote = ({ failure, email }: { failure: SetPasswordFailure; email: string }) => {
  const link = (
    <Link href="/reset-password" state={{ email }}>
      {failure.of === 'code' ? 'Reset your password' : 'Reset it now'}
    </Link>
  );
  return (
    <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
      {failure.words} {link}
      {failure.of === 'code' ? ' instead; that page opens in ' : ', or wait: that page opens in '}
      {lengthInWords(leaveAfter)}.
    </Note>
  );
};
