import { ComboBox as AriaComboBox } from 'react-aria-components';
import type { SelectOption } from '../Select.tsx';
import { ComboBoxControl, comboBoxItems, comboBoxProps, type ComboBoxTexts } from './comboBoxParts.tsx';
import { RichField } from './RichField.tsx';

export interface ComboBoxProps extends ComboBoxTexts {
  options: readonly SelectOption[];
  /** An option's value; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A choice of one among many options, found by typing. For a few, use `Select`, which is native. */
export const ComboBox = ({ value, onChange, ...props }: ComboBoxProps) => (
  <AriaComboBox
    {...comboBoxProps(props)}
    {...comboBoxItems(props.options, props.search)}
    value={value}
    onChange={(key) => {
      onChange(key === null ? null : String(key));
    }}
  >
    <RichField {...props}>
      <ComboBoxControl placeholder={props.placeholder} empty={props.empty ?? 'Nothing found'} />
    </RichField>
  </AriaComboBox>
);
