import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SaveState, type SaveStateProps } from '#parts/SaveState.tsx';
import { cx } from '#ui/cx.ts';
import styles from './EditPage.module.css';

interface SectionFormProps<Values extends FieldValues> extends SaveStateProps<Values> {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A form that saves itself also when the focus leaves a field. */
export const SectionForm = <Values extends FieldValues>({
  label,
  children,
  form,
  ...fields
}: SectionFormProps<Values>) => (
  // focusout of any field inside
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <form className={styles.form} noValidate aria-label={label} onSubmit={form.submit} onBlur={form.flush}>
    {children}
    <div className={cx(styles.whole, styles.state)}>
      <SaveState form={form} {...fields} />
    </div>
  </form>
);
