import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  /** What is being waited for, for those who do not see it. */
  label?: string | undefined;
  /** Only the ring, inside something that already says it is busy. */
  bare?: boolean | undefined;
  /** Stands alone in the middle of its place. */
  centred?: boolean | undefined;
}

/** A ring with a sun travelling on it. Only for waits that are short or that the page names; else a skeleton. */
export const Spinner = ({ label = 'Loading', bare, centred }: SpinnerProps) => {
  const ring = <span className={styles.ring} aria-hidden="true" />;
  if (bare) return ring;
  return (
    <span role="status" className={centred ? styles.centred : styles.alone}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
