import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import styles from './Editor.module.css';

export interface PartFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** A part of a form with fields in it: its name, its help, what is wrong with it as a whole. */
export const PartFrame = ({ label, hint, error, children }: PartFrameProps) => {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={hint || error ? `${id}-about` : undefined}
      className={styles.part}
    >
      <p id={id} className={styles.partLabel}>
        {label}
      </p>
      {hint || error ? (
        <div id={`${id}-about`}>
          {hint ? <p className={cx(look.small, look.muted)}>{hint}</p> : null}
          {error ? <p className={styles.error}>{error}</p> : null}
        </div>
      ) : null}
      {children}
    </div>
  );
};
