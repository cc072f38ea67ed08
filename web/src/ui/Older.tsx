import { useEffect, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Older.module.css';

/** How long an answer may take before what it replaces is dimmed, in milliseconds. */
const patience = 200;

export interface OlderProps {
  /** Other entries than these are on their way. */
  busy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The entries of a list, which stay until those of the next filter or search have come. They are dimmed only when that
 * takes long: after a quick answer the browser draws the list once, and not three times.
 */
export const Older = ({ busy, className, children }: OlderProps) => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => {
      setSlow(true);
    }, patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return (
    <div className={cx(className, busy && slow && styles.old)} aria-busy={busy}>
      {children}
    </div>
  );
};
