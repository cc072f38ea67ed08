import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type TextInputProps = FieldTexts & ComponentPropsWithRef<'input'>;

/** A single-line text field, 48 px high. All other attributes of `<input>` are passed through. */
export const TextInput = ({ id, label, labelAside, hint, error, className, ...rest }: TextInputProps) => (
  <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
    {(control) => <input {...rest} {...control} className={cx(styles.input, className)} />}
  </Field>
);
