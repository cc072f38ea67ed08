import { IconChevronDown } from '@tabler/icons-react';
import { Button, Group, Input } from 'react-aria-components';
import { cx } from '../cx.ts';
import type { FieldTexts } from '../Field.tsx';
import type { SelectOption } from '../Select.tsx';
import { OptionList, optionItems, Popup } from './Popup.tsx';
import field from '../Field.module.css';
import styles from './ComboBox.module.css';

export interface ComboBoxTexts extends Omit<FieldTexts, 'labelAside'> {
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Shown when nothing matches. */
  empty?: string | undefined;
  /** What is typed, where the options are those that a server finds by it; otherwise the list is narrowed here. */
  search?: { readonly text: string; readonly onChange: (text: string) => void } | undefined;
}

/** The input, the button that opens the list, and the list. */
export const ComboBoxControl = ({ placeholder, empty }: { placeholder?: string | undefined; empty: string }) => (
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

/** What all of them tell the library. */
export const comboBoxProps = (props: ComboBoxTexts) => ({
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

/** The options, narrowed here by what is typed, or those that a server has found. */
export const comboBoxItems = (options: readonly SelectOption[], search: ComboBoxTexts['search']) =>
  search === undefined
    ? { defaultItems: optionItems(options) }
    : { items: optionItems(options), inputValue: search.text, onInputChange: search.onChange };
