import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type TextInputProps = FieldTexts & ComponentPropsWithRef<'input'>;

/** One line of text, 48 high. Everything else of an `<input>` passes through. */
export const TextInput = ({ id, label, labelAside, hint, error, className, ...rest }: TextInputProps) => (
  <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
    {(control) => <input {...rest} {...control} className={cx(styles.input, className)} />}
  </Field>
);
