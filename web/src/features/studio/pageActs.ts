import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** Something that can be done on a page, as the palette offers it. */
export interface PageAct {
  /** 'New event' */
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
}

const none = (): readonly PageAct[] => [];
let ofPage = none;

/** What can be done on the current page. */
export function listPageActs(): readonly PageAct[] {
  return ofPage();
}

/** Offers what can be done on this page in the palette, as long as the page is there (STU-03). */
export function usePageActs(acts: readonly PageAct[]): void {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  useEffect(() => {
    const read = () => newest.current;
    ofPage = read;
    return () => {
      // the next page may have offered its own by then
      if (ofPage === read) ofPage = none;
    };
  }, []);
}
