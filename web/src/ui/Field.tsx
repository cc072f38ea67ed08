import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { look } from './look.ts';
import styles from './Field.module.css';

/** The attributes of a control inside a Field, which tie label, hint and error to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  /** At the end of the label's row: 'Forgot your password?' */
  labelAside?: ReactNode;
  hint?: ReactNode;
  /** Tied to the control and shown in red. */
  error?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** For a control that needs an id of its own. */
  id?: string | undefined;
  /** At the end of the hint's row: the count of characters. */
  hintAside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error as one. */
export const Field = ({ id, label, labelAside, hint, hintAside, error, children }: FieldProps) => {
  const own = useId();
  const control = id ?? own;
  const described = [hint ? `${control}-hint` : '', error ? `${control}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={control}>{label}</label>
        {labelAside ? <span className={look.small}>{labelAside}</span> : null}
      </div>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint || hintAside ? (
        <div className={styles.foot}>
          {hint ? (
            <div id={`${control}-hint`} className={styles.hint}>
              {hint}
            </div>
          ) : null}
          {hintAside}
        </div>
      ) : null}
      {error ? (
        <div id={`${control}-error`} className={styles.error}>
          <IconAlertCircle aria-hidden="true" />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
};
