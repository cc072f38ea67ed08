import { useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { ComboBoxControl, comboBoxProps, type ComboBoxTexts } from './comboBoxParts.tsx';
import { RichField } from './RichField.tsx';
import { matching } from './suggestions.ts';

export interface SuggestInputProps extends ComboBoxTexts {
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
      {...comboBoxProps(props)}
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
        <ComboBoxControl placeholder={props.placeholder} empty="" />
      </RichField>
    </AriaComboBox>
  );
};
