import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { look } from './look.ts';
import styles from './Choice.module.css';

export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** A second line, smaller. */
  note?: ReactNode;
  /** At the right end: a tag, a price. */
  aside?: ReactNode;
}

const Choice = ({ type, label, note, aside, className, ...rest }: ChoiceProps & { type: 'radio' | 'checkbox' }) => (
  <label className={cx(styles.choice, className)}>
    <input {...rest} type={type} className={styles[type]} />
    <span className={styles.words}>
      <span>{label}</span>
      {note ? <span className={cx(look.small, look.muted)}>{note}</span> : null}
    </span>
    {aside}
  </label>
);

/** One of several choices, in a ChoiceGroup. */
export const Radio = (props: ChoiceProps) => <Choice {...props} type="radio" />;

/** A yes-or-no choice. */
export const Checkbox = (props: ChoiceProps) => <Choice {...props} type="checkbox" />;

export interface ChoiceGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Separates the choices by hairlines, for choices with much content. */
  lined?: boolean | undefined;
  children: ReactNode;
}

/** Radio buttons or checkboxes that answer one question. */
export const ChoiceGroup = ({ legend, hint, error, lined, children }: ChoiceGroupProps) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <div id={`${id}-hint`} className={cx(look.small, look.muted)}>
          {hint}
        </div>
      ) : null}
      <div className={lined ? styles.lined : styles.list}>{children}</div>
      {error ? (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      ) : null}
    </fieldset>
  );
};
