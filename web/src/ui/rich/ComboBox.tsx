import { IconChevronDown } from '@tabler/icons-react';
import { Button, ComboBox as AriaComboBox, Group, Input } from 'react-aria-components';
import { cx } from '../cx.ts';
import type { FieldTexts } from '../Field.tsx';
import field from '../Field.module.css';
import type { SelectOption } from '../Select.tsx';
import styles from './ComboBox.module.css';
import { OptionList, optionItems, Popup } from './Popup.tsx';
import { RichField } from './RichField.tsx';
import { TagList } from './TagList.tsx';

interface Shared extends Omit<FieldTexts, 'labelAside'> {
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Shown when nothing matches. */
  empty?: string | undefined;
}

const Control = ({ placeholder, empty }: { placeholder?: string | undefined; empty: string }) => (
  <>
    <Group className={cx(styles.box)}>
      <Input className={cx(styles.input)} {...(placeholder === undefined ? {} : { placeholder })} />
      <Button className={cx(styles.open)}>
        <IconChevronDown aria-hidden="true" />
      </Button>
    </Group>
    <Popup>
      <OptionList empty={empty} />
    </Popup>
  </>
);

const shared = (props: Shared) => ({
  className: cx(field.field),
  defaultItems: optionItems(props.options),
  isDisabled: props.disabled ?? false,
  isRequired: props.required ?? false,
  isInvalid: Boolean(props.error),
  validationBehavior: 'aria' as const,
  allowsEmptyCollection: true,
  menuTrigger: 'focus' as const,
  ...(props.name === undefined ? {} : { name: props.name }),
  ...(props.onBlur ? { onBlur: props.onBlur } : {}),
});

export interface ComboBoxProps extends Shared {
  /** An option's value; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A choice of one among many options, found by typing. For a few, use `Select`, which is native. */
export const ComboBox = ({ value, onChange, ...props }: ComboBoxProps) => (
  <AriaComboBox
    {...shared(props)}
    value={value}
    onChange={(key) => {
      onChange(key === null ? null : String(key));
    }}
  >
    <RichField {...props}>
      <Control placeholder={props.placeholder} empty={props.empty ?? 'Nothing found'} />
    </RichField>
  </AriaComboBox>
);

export interface SuggestInputProps extends Shared {
  /** The text, whether or not it is the label of an option. */
  value: string;
  onChange: (value: string) => void;
}

/** Free text with suggestions. */
export const SuggestInput = ({ value, onChange, ...props }: SuggestInputProps) => (
  <AriaComboBox
    {...shared(props)}
    allowsEmptyCollection={false}
    allowsCustomValue
    inputValue={value}
    onInputChange={onChange}
  >
    <RichField {...props}>
      <Control placeholder={props.placeholder} empty="" />
    </RichField>
  </AriaComboBox>
);

export interface ComboBoxManyProps extends Shared {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** A choice of several among many options, found by typing; the chosen ones are shown below as removable tags. */
export const ComboBoxMany = ({ values, onChange, ...props }: ComboBoxManyProps) => (
  <div className={field.field}>
    <AriaComboBox
      {...shared(props)}
      selectionMode="multiple"
      value={values}
      onChange={(keys) => {
        onChange(keys.map(String));
      }}
    >
      <RichField {...props}>
        <Control placeholder={props.placeholder} empty={props.empty ?? 'Nothing found'} />
      </RichField>
    </AriaComboBox>
    {/* outside, or the tags would count among the options */}
    <TagList label="Chosen" values={values} options={props.options} onChange={onChange} />
  </div>
);
