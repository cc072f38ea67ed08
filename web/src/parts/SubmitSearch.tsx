import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';

interface SubmitSearchProps {
  label: string;
  /** The active search, from the address. */
  q: string;
  onSearch: (text: string) => void;
  /** With a button 'Search' after the field. */
  button?: boolean;
  /** Of the field. */
  className?: string | undefined;
  maxLength?: number;
}

/** A search field that searches when it is submitted, and shows everything again when it is cleared. */
export const SubmitSearch = ({ label, q, onSearch, button = false, className, maxLength }: SubmitSearchProps) => {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  // the address changed: Back, a link, a removed filter
  if (known !== q) {
    setKnown(q);
    setText(q);
  }
  const submit = (): void => {
    onSearch(text.trim());
  };
  return (
    <>
      <SearchBox
        className={className}
        label={label}
        value={text}
        enterKeyHint="search"
        maxLength={maxLength}
        onChange={(value) => {
          setText(value);
          if (value === '' && q !== '') onSearch('');
        }}
        onSearch={submit}
      />
      {button ? (
        <Button variant="line" onClick={submit}>
          Search
        </Button>
      ) : null}
    </>
  );
};
