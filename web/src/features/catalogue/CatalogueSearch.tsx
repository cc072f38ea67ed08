import { useEffect, useEffectEvent, useState } from 'react';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Spinner } from '#ui/Spinner.tsx';
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
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (known !== q) {
    setKnown(q);
    const place = asked.indexOf(q);
    setAsked(asked.slice(place + 1));
    // the address moved by itself: Back, a cleared search, a link; one that follows the box must not undo what was typed since
    if (place === -1 && text.trim() !== q) setText(q);
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
