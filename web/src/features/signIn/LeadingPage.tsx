import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnreachable } from '#lib/callError.ts';
import { ConnectionView } from '#parts/ConnectionView.tsx';
import { SpinnerPage } from './SpinnerPage.tsx';
import { withinLimit } from './withinLimit.ts';
import styles from './SignInPage.module.css';

export interface LeadingPageProps {
  /** Leads on to another page; `signal` ends what has got no answer in time. */
  lead: (signal: AbortSignal) => Promise<void>;
}

/** A page that only leads on (access.md §2.6). When nobody answers it says so, and tries again (RTE-09). */
export const LeadingPage = ({ lead }: LeadingPageProps) => {
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(1);
  // React's strict mode runs effects twice, and a return is handled once (SSO-07)
  const begun = useRef(0);
  const leadOn = useEffectEvent(lead);
  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    withinLimit((signal) => leadOn(signal)).catch((error: unknown) => {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }, [attempt]);
  if (failure === null) return <SpinnerPage label="Signing in" />;
  if (!isUnreachable(failure)) throw failure;
  const tryAgain = () => {
    setFailure(null);
    setAttempt((last) => last + 1);
  };
  return (
    <main id="main" className={styles.alone} tabIndex={-1}>
      <ConnectionView error={failure} onRetry={tryAgain} />
    </main>
  );
};
