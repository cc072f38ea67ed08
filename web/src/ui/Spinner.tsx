import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is loading, as an accessible name. */
  label?: string | undefined;
  /** Only the ring, inside an element that already announces that it is busy. */
  bare?: boolean | undefined;
  /** Centered alone in its container. */
  centered?: boolean | undefined;
}

/** A ring with a circling dot. Only for short waits and those that the page names; otherwise use a skeleton. */
export const Spinner = ({ label = 'Loading', bare, centered }: SpinnerProps) => {
  const ring = <span className={styles.ring} aria-hidden="true" />;
  if (bare) return ring;
  return (
    <span role="status" className={centered ? styles.centered : styles.alone}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
