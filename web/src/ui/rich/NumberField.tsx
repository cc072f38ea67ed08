import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { cx } from '../cx.ts';
import type { FieldTexts } from '../Field.tsx';
import { RichField } from './RichField.tsx';
import field from '../Field.module.css';
import styles from './NumberField.module.css';

export interface NumberFieldProps extends Omit<FieldTexts, 'labelAside'> {
  /** Null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** How the number is written: a currency, a percentage. */
  format?: Intl.NumberFormatOptions | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** A number with step buttons; arrow keys, Page Up, Home and End work, the mouse wheel does not. */
export const NumberField = ({
  value,
  onChange,
  min,
  max,
  step,
  format,
  disabled,
  onBlur,
  ...props
}: NumberFieldProps) => (
  <AriaNumberField
    className={cx(field.field)}
    value={value ?? Number.NaN}
    onChange={(next) => {
      onChange(Number.isNaN(next) ? null : next);
    }}
    isDisabled={disabled ?? false}
    isInvalid={Boolean(props.error)}
    isWheelDisabled
    validationBehavior="aria"
    {...(min === undefined ? {} : { minValue: min })}
    {...(max === undefined ? {} : { maxValue: max })}
    {...(step === undefined ? {} : { step })}
    {...(format === undefined ? {} : { formatOptions: format })}
    {...(props.name === undefined ? {} : { name: props.name })}
    {...(onBlur ? { onBlur } : {})}
  >
    <RichField {...props}>
      <Group className={cx(styles.box)}>
        <Button slot="decrement" className={cx(styles.step)}>
          <IconMinus aria-hidden="true" />
        </Button>
        <Input className={cx(styles.input)} />
        <Button slot="increment" className={cx(styles.step)}>
          <IconPlus aria-hidden="true" />
        </Button>
      </Group>
    </RichField>
  </AriaNumberField>
);
