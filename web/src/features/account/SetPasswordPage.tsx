import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Door } from '#parts/Door.tsx';
import { Link } from '#ui/Link.tsx';
import { Note } from '#ui/Note.tsx';
import { OrDivider } from '#ui/OrDivider.tsx';
import { look } from '#ui/look.ts';
import { AccountFoot } from './AccountFoot.tsx';
import type { MailedLink } from './passwordCalls.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

export interface SetPasswordPageProps {
  link: MailedLink;
  /** Signs in with the password that was just set; false when that failed. */
  onSet: (email: string, password: string) => Promise<boolean>;
  /** Leads to the page that resets a password. */
  onLeave: () => void;
  /** A way to sign in without a password, above the form. */
  otherWay?: ReactNode;
}

/** How long the message of a failure shows before the page leads on, in milliseconds (access.md §9). */
const leaveAfter = 10_000;

/** The first password of an account, with a code that is mailed (access.md §2.6, §4; SIG-13, SIG-14). */
export const SetPasswordPage = ({ link, onSet, onLeave, otherWay }: SetPasswordPageProps) => {
  const [failure, setFailure] = useState<string | null>(null);
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
      <SetPasswordForm link={link} onSet={onSet} onFailure={setFailure} />
      {failure === null ? null : (
        <Note tone="bad">
          {failure} <Link href="/reset-password">Reset your password</Link>. This page leads there in 10 seconds.
        </Note>
      )}
    </Door>
  );
};
