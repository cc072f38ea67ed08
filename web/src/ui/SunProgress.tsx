import { cx } from './cx.ts';
import styles from './SunProgress.module.css';

export interface SunProgressProps {
  /** 0 to 100 */
  value: number;
  /** What advances: 'Watched of Draw the steps', 'Seats used'; several on a page have different names. */
  label: string;
  /** The value in words, when the percentage does not say it: '4 of 9 seats'. */
  text?: string | undefined;
  big?: boolean | undefined;
}

/** An ink line with the sun at its head. */
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
