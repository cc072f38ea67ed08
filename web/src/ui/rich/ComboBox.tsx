import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ComboBox as AriaComboBox, Group, Input } from 'react-aria-components';
import { cx } from '../cx.ts';
import type { FieldTexts } from '../Field.tsx';
import type { SelectOption } from '../Select.tsx';
import { OptionList, optionItems, Popup } from './Popup.tsx';
import { RichField } from './RichField.tsx';
import { matching } from './suggestions.ts';
import { TagList } from './TagList.tsx';
import field from '../Field.module.css';
import styles from './ComboBox.module.css';

interface Shared extends Omit<FieldTexts, 'labelAside'> {
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Shown when nothing matches. */
  empty?: string | undefined;
  /** What is typed, where the options are those that a server finds by it; otherwise the list is narrowed here. */
  onSearch?: ((typed: string) => void) | undefined;
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
  isDisabled: props.disabled ?? false,
  isRequired: props.required ?? false,
  isInvalid: Boolean(props.error),
  validationBehavior: 'aria' as const,
  allowsEmptyCollection: true,
  menuTrigger: 'focus' as const,
  ...(props.name === undefined ? {} : { name: props.name }),
  ...(props.onBlur ? { onBlur: props.onBlur } : {}),
});

const itemsOf = (options: readonly SelectOption[], onSearch: Shared['onSearch']) =>
  onSearch === undefined
    ? { defaultItems: optionItems(options) }
    : { items: optionItems(options), onInputChange: onSearch };

export interface ComboBoxProps extends Shared {
  options: readonly SelectOption[];
  /** An option's value; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A choice of one among many options, found by typing. For a few, use `Select`, which is native. */
export const ComboBox = ({ value, onChange, ...props }: ComboBoxProps) => (
  <AriaComboBox
    {...shared(props)}
    {...itemsOf(props.options, props.onSearch)}
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
  suggestions: readonly string[];
  /** The text, whether or not it is one of the suggestions. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * Free text with suggestions, of which the first that match are listed; until something is typed, the first of all, so
 * that another can be chosen without deleting the present one. They are matched here and not by the library, which
 * would list thousands, and closes the list when those that it has do not match what is typed.
 */
export const SuggestInput = ({ value, onChange, suggestions, ...props }: SuggestInputProps) => {
  const [typed, setTyped] = useState(false);
  return (
    <AriaComboBox
      {...shared(props)}
      items={matching(suggestions, typed ? value : '')}
      allowsEmptyCollection={false}
      allowsCustomValue
      inputValue={value}
      onInputChange={(text) => {
        setTyped(true);
        onChange(text);
      }}
      onOpenChange={(isOpen, trigger) => {
        if (isOpen) setTyped(trigger === 'input');
      }}
    >
      <RichField {...props}>
        <Control placeholder={props.placeholder} empty="" />
      </RichField>
    </AriaComboBox>
  );
};

export interface ComboBoxManyProps extends Shared {
  options: readonly SelectOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** A choice of several among many options, found by typing; the chosen ones are shown below as removable tags. */
export const ComboBoxMany = ({ values, onChange, ...props }: ComboBoxManyProps) => (
  <div className={field.field}>
    <AriaComboBox
      {...shared(props)}
      {...itemsOf(props.options, props.onSearch)}
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
