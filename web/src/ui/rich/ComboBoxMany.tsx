import { ComboBox as AriaComboBox } from 'react-aria-components';
import type { SelectOption } from '../Select.tsx';
import { ComboBoxControl, comboBoxItems, comboBoxProps, type ComboBoxTexts } from './comboBoxParts.tsx';
import { RichField } from './RichField.tsx';
import { TagList } from './TagList.tsx';
import field from '../Field.module.css';

export interface ComboBoxManyProps extends ComboBoxTexts {
  options: readonly SelectOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** A choice of several among many options, found by typing; the chosen ones are shown below as removable tags. */
export const ComboBoxMany = ({ values, onChange, ...props }: ComboBoxManyProps) => (
  <div className={field.field}>
    <AriaComboBox
      {...comboBoxProps(props)}
      {...comboBoxItems(props.options, props.search)}
      selectionMode="multiple"
      value={values}
      onChange={(keys) => {
        onChange(keys.map(String));
      }}
    >
      <RichField {...props}>
        <ComboBoxControl placeholder={props.placeholder} empty={props.empty ?? 'Nothing found'} />
      </RichField>
    </AriaComboBox>
    {/* outside, or the tags would count among the options */}
    <TagList label="Chosen" values={values} options={props.options} onChange={onChange} />
  </div>
);
