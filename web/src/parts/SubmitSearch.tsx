import { useState } from 'react';
import { SearchBox } from '#ui/SearchBox.tsx';

interface SubmitSearchProps {
  label: string;
  /** The active search, from the address. */
  q: string;
  onSearch: (text: string) => void;
}

/** A search field that searches when it is submitted, and shows everything again when it is cleared. */
export const SubmitSearch = ({ label, q, onSearch }: SubmitSearchProps) => {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  // the address changed: Back, a link, a removed filter
  if (known !== q) {
    setKnown(q);
    setText(q);
  }
  return (
    <SearchBox
      label={label}
      value={text}
      enterKeyHint="search"
      onChange={(value) => {
        setText(value);
        if (value === '' && q !== '') onSearch('');
      }}
      onSearch={(value) => {
        onSearch(value.trim());
      }}
    />
  );
};
