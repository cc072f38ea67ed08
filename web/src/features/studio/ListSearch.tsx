import { useRef, useState } from 'react';
import { SearchBox } from '#ui/SearchBox.tsx';
import { useKeys } from './useKeys.ts';

export interface ListSearchProps {
  /** 'Search by name': the accessible name and the placeholder. */
  label: string;
  /** What the address of the list has. */
  value: string;
  /** Called on Enter, without spaces around it, and with '' as soon as the field is empty. */
  onSearch: (text: string) => void;
}

/** The search of a list, focused by '/'; it follows the address, as after Back or 'Clear filters' (STU-04). */
export const ListSearch = ({ label, value, onSearch }: ListSearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  useKeys({ '/': () => field.current?.focus() });
  return (
    <SearchBox
      ref={field}
      label={label}
      value={typed}
      aria-keyshortcuts="/"
      onChange={(text) => {
        setTyped(text);
        if (text === '') onSearch('');
      }}
      onSearch={(text) => {
        onSearch(text.trim());
      }}
    />
  );
};
