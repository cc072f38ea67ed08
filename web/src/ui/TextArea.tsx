import { useId, type ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { look } from './look.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Field.module.css';

export type TextAreaProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'maxLength'> & {
    value: string;
    /** Shows a character count; text beyond the limit is marked, never cut off. */
    limit?: number;
  };

/** A multi-line text field that grows with its content. */
export const TextArea = ({ id, label, labelAside, hint, error, limit, className, ...rest }: TextAreaProps) => {
  const counter = useId();
  // code points, as the server counts
  const used = Array.from(rest.value).length;
  const left = limit === undefined ? 0 : limit - used;
  return (
    <Field
      id={id}
      label={label}
      labelAside={labelAside}
      hint={hint}
      hintAside={
        limit === undefined ? null : (
          <span className={cx(styles.counter, look.num, left < 0 && styles.over)}>
            <span id={counter}>
              {used}/{limit}
              <VisuallyHidden> characters</VisuallyHidden>
            </span>
            <VisuallyHidden aria-live="polite">
              {left < 0
                ? `${charactersInWords(-left)} too many`
                : left <= 20 && used > 0
                  ? `${charactersInWords(left)} left`
                  : ''}
            </VisuallyHidden>
          </span>
        )
      }
      error={error}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          aria-describedby={[control['aria-describedby'], limit === undefined ? '' : counter].filter(Boolean).join(' ')}
          className={cx(styles.input, className)}
        />
      )}
    </Field>
  );
};

function charactersInWords(characters: number): string {
  return characters === 1 ? '1 character' : `${String(characters)} characters`;
}
