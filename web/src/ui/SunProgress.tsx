import { cx } from './cx.ts';
import styles from './SunProgress.module.css';

export interface SunProgressProps {
  /** 0 to 100 */
  value: number;
  /** The accessible name: 'Watched of Draw the steps', 'Seats used'; unique on its page. */
  label: string;
  /** The value as text, when the percentage alone is not enough: '4 of 9 seats'. */
  text?: string | undefined;
  big?: boolean | undefined;
}

/** A progress bar: an ink line with a sun at its end. */
export const SunProgress = ({ value, label, text, big }: SunProgressProps) => {
  const v = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={v}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className={cx(styles.bar, big && styles.big)}
      style={{ ['--v' as string]: v }}
    />
  );
};
