import { useEffect, useEffectEvent, useState } from 'react';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './Catalogue.module.css';

/** Milliseconds without a key after which what stands in the box is searched for. */
const pause = 300;

export interface CatalogueSearchProps {
  /** The search at work, from the address. */
  q: string;
  /** `entered`: with Enter or an emptied box, else by a pause in typing. */
  onSearch: (text: string, entered: boolean) => void;
  searching: boolean;
}

/** The course search box: any text searches, a moment after the last key or at once with Enter (CAT-05, CAT-04). */
export const CatalogueSearch = ({ q, onSearch, searching }: CatalogueSearchProps) => {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  // the address moved by itself: Back, a cleared search, a link
  if (known !== q) {
    setKnown(q);
    if (text.trim() !== q) setText(q);
  }
  const search = useEffectEvent((entered: boolean) => {
    if (text.trim() !== q) onSearch(text, entered);
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
          if (value.trim() !== q) onSearch(value, true);
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
