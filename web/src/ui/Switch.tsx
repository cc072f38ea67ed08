import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { look } from './look.ts';
import styles from './Switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** An on/off setting that takes effect at once. */
export const Switch = ({ label, note, checked, onChange, disabled }: SwitchProps) => {
  const id = useId();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {note ? <span className={cx(look.small, look.muted)}>{note}</span> : null}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        disabled={disabled}
        className={styles.switch}
        onClick={() => {
          onChange(!checked);
        }}
      />
    </div>
  );
};
