import { useEffect, useEffectEvent, useState } from 'react';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './Catalogue.module.css';

/** Debounce of the search, in milliseconds. */
const pause = 300;

export interface CatalogueSearchProps {
  /** The active search, from the address. */
  q: string;
  /** `entered`: by Enter or by clearing the field; otherwise by the debounce. */
  onSearch: (text: string, entered: boolean) => void;
  searching: boolean;
}

/** The course search field: searches after the debounce, or at once on Enter (CAT-05, CAT-04). */
export const CatalogueSearch = ({ q, onSearch, searching }: CatalogueSearchProps) => {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (known !== q) {
    setKnown(q);
    const index = asked.indexOf(q);
    setAsked(asked.slice(index + 1));
    // the address changed for another reason: Back, a cleared search, a link; a change caused by this field must not
    // undo what was typed since
    if (index === -1 && text.trim() !== q) setText(q);
  }
  const ask = (wanted: string, entered: boolean): void => {
    if (wanted.trim() === q) return;
    setAsked([...asked, wanted.trim()]);
    onSearch(wanted, entered);
  };
  const search = useEffectEvent((entered: boolean) => {
    ask(text, entered);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      search(false);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <div className={styles.search}>
      <SearchBox
        label="Search courses"
        value={text}
        onChange={setText}
        onSearch={(value) => {
          ask(value, true);
        }}
      />
      {searching ? (
        <span className={styles.searching}>
          <Spinner label="Searching" />
        </span>
      ) : null}
    </div>
  );
};
