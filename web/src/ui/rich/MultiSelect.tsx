import { IconChevronDown } from '@tabler/icons-react';
import { Button, Select, SelectValue } from 'react-aria-components';
import { cx } from '../cx.ts';
import type { FieldTexts } from '../Field.tsx';
import type { SelectOption } from '../Select.tsx';
import { OptionList, optionItems, Popup, type OptionItem } from './Popup.tsx';
import { RichField } from './RichField.tsx';
import field from '../Field.module.css';
import styles from './MultiSelect.module.css';

export interface MultiSelectProps extends Omit<FieldTexts, 'labelAside'> {
  options: readonly SelectOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** A choice of several in a short list that opens. Typing a letter moves to the next option that begins with it. */
export const MultiSelect = ({
  options,
  values,
  onChange,
  placeholder = 'None',
  disabled,
  onBlur,
  ...props
}: MultiSelectProps) => (
  <Select<OptionItem, 'multiple'>
    className={cx(field.field)}
    selectionMode="multiple"
    value={values}
    onChange={(keys) => {
      onChange(keys.map(String));
    }}
    placeholder={placeholder}
    isDisabled={disabled ?? false}
    isInvalid={Boolean(props.error)}
    validationBehavior="aria"
    {...(props.name === undefined ? {} : { name: props.name })}
    {...(onBlur ? { onBlur } : {})}
  >
    <RichField {...props}>
      <Button className={cx(styles.control)}>
        <SelectValue<OptionItem> className={cx(styles.value)}>
          {({ selectedItems, defaultChildren }) => {
            const labels = selectedItems.flatMap((item) => (item ? [item.label] : []));
            return labels.length === 0 ? defaultChildren : labels.join(', ');
          }}
        </SelectValue>
        <IconChevronDown aria-hidden="true" />
      </Button>
      <Popup>
        <OptionList items={optionItems(options)} empty="No options" />
      </Popup>
    </RichField>
  </Select>
);
