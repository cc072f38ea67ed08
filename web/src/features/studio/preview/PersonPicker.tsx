import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ComboBox } from '#ui/rich/ComboBox.tsx';
import { previewPeopleQuery } from './previewQueries.ts';

export interface PersonPickerProps {
  value: string | null;
  onChange: (userId: string | null) => void;
}

/** A person, found by the words of their name or address. */
export const PersonPicker = ({ value, onChange }: PersonPickerProps) => {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const { data } = useQuery({ ...previewPeopleQuery(words), placeholderData: keepPreviousData });
  const options = (data?.page ?? []).map(({ userId, displayName, company }) => ({
    value: userId,
    label: company === null ? displayName : `${displayName}, ${company}`,
  }));
  return (
    <ComboBox
      label="Who"
      hint="By their name or address."
      options={options}
      empty="Nobody is called so."
      search={{ text: typed, onChange: setTyped }}
      value={value}
      onChange={(userId) => {
        const label = options.find((option) => option.value === userId)?.label;
        if (label !== undefined) setTyped(label);
        onChange(userId);
      }}
    />
  );
};
