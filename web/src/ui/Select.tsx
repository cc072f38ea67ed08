import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export type SelectProps = FieldTexts & ComponentPropsWithRef<'select'> & { options: readonly SelectOption[] };

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));

/** A native select, which works with touch and screen readers. */
export const Select = ({ id, label, labelAside, hint, error, options, className, ...rest }: SelectProps) => (
  <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
    {(control) => (
      <span className={styles.select}>
        <select {...rest} {...control} className={cx(styles.input, className)}>
          <Options options={options} />
        </select>
        <IconChevronDown aria-hidden="true" />
      </span>
    )}
  </Field>
);

export type SlimSelectProps = Omit<ComponentPropsWithRef<'select'>, 'aria-label'> & {
  /** The accessible name; visually the position explains it. */
  label: string;
  options: readonly SelectOption[];
};

/** The same for a toolbar, without a visible label. */
export const SlimSelect = ({ label, options, className, ...rest }: SlimSelectProps) => (
  <span className={styles.select}>
    <select {...rest} aria-label={label} className={cx(styles.input, styles.slim, className)}>
      <Options options={options} />
    </select>
    <IconChevronDown aria-hidden="true" />
  </span>
);
