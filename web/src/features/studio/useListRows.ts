import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useSettled } from '#lib/useSettled.ts';
import type { ListState } from '#parts/ListAnswer.tsx';
import { announce } from '#ui/announce.ts';
import { formatPlace, mostChosen, parsePlace, type ListPlace, type PlaceSearch } from './listPlace.ts';
import { useKeys } from './useKeys.ts';

/** How soon the address follows, in milliseconds: browsers refuse it many times a second. */
const addressPauses = { delay: 150, most: 600 };
/** A place on a later page is not looked for. */
const mostPages = 20;

export interface ListRowsGiven {
  /** The ids of the rows that are shown; null before the first answer. */
  ids: readonly string[] | null;
  search: PlaceSearch;
  /** Puts the place into the address, without a step of its own for Back. */
  onPlace: (next: PlaceSearch) => void;
  /** Fetches the next page; null where there is none, or it is on its way. */
  onMore: (() => void) | null;
  /** Clears the filters, when nothing is chosen. */
  onClear: () => void;
}

/** The rows of a list: where its reader is, and what is chosen. */
export interface ListRows {
  readonly at: string;
  readonly chosen: ListPlace['chosen'];
  readonly isChosen: (id: string) => boolean;
  /** Chooses a row or leaves it out; `isRange`: with all between it and the last one. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly chooseShown: () => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** The act whose progress is shown; '' for none. */
  readonly act: string;
  /** Shows the progress of an act, for which the selection was; '' for none any more. */
  readonly follow: (act: string) => void;
  /** The row whose facts are shown beside the list; '' for none. */
  readonly peeked: string;
  readonly peek: (id: string) => void;
  /** Goes to the next row, or to the one before. */
  readonly step: (by: 1 | -1) => void;
  /** For the body of the table. */
  readonly body: {
    onFocus: (event: FocusEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
  };
}

/** Place, selection and keys of a list whose rows have `data-row` and a link in their head (STU-04). */
export function useListRows({ ids, search, onPlace, onMore, onClear }: ListRowsGiven): ListRows {
  const [place, setPlace] = useState(() => parsePlace(search));
  const given = textOf(parsePlace(search));
  const [seen, setSeen] = useState(given);
  const [sent, setSent] = useState(given);
  const [peeked, setPeeked] = useState('');
  const anchor = useRef('');
  // somebody went back, or the filters are others: not what this list has sent itself
  if (given !== seen) {
    setSeen(given);
    if (given !== sent) {
      setPlace(parsePlace(search));
      setSent(given);
    }
  }
  const send = (next: ListPlace) => {
    const text = textOf(next);
    if (text === sent) return;
    setSent(text);
    onPlace(formatPlace(next));
  };
  useSettled(textOf(place), addressPauses, () => {
    send(place);
  });
  useArrival(ids, place.at, onMore);
  useReturn(peeked !== '', place.at);

  const go = (at: string) => {
    if (at !== place.at) setPlace({ ...place, at });
  };
  const choose = (wanted: readonly string[], at = place.at) => {
    const chosen = wanted.slice(0, mostChosen);
    if (wanted.length > mostChosen) announce(`At most ${String(mostChosen)} are chosen one by one.`);
    setPlace({ ...place, at, chosen });
  };
  const shown = ids ?? [];
  const byHand = place.chosen === 'all' ? shown : place.chosen;
  const isChosen = (id: string) => place.chosen === 'all' || place.chosen.includes(id);
  const toggle = (id: string, isRange: boolean) => {
    const [from, to] = [shown.indexOf(anchor.current), shown.indexOf(id)];
    anchor.current = id;
    if (isRange && from >= 0) {
      const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      choose([...new Set([...byHand, ...range])], id);
    } else choose(isChosen(id) ? byHand.filter((other) => other !== id) : [...byHand, id], id);
  };
  const clear = () => {
    choose([]);
  };
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max(shown.indexOf(place.at) + by, 0), shown.length - 1);
    if (next >= shown.length - 1) onMore?.();
    const id = shown[next] ?? place.at;
    if (peeked === '') linkOf(id)?.focus();
    else setPeeked(id);
    go(id);
  };
  const peek = (id: string) => {
    setPeeked(id);
    if (id !== '') go(id);
  };
  useKeys({
    j: () => {
      step(1);
    },
    k: () => {
      step(-1);
    },
    x: ({ shiftKey }) => {
      if (shown.includes(place.at)) toggle(place.at, shiftKey);
    },
    enter: () => {
      linkOf(place.at)?.click();
    },
    ' ': () => {
      if (shown.includes(place.at)) peek(place.at);
    },
    f: () => document.querySelector<HTMLElement>('main [role="group"] button[aria-pressed="true"]')?.focus(),
    escape: () => {
      if (place.chosen === 'all' || place.chosen.length > 0) clear();
      else onClear();
    },
  });
  return {
    at: place.at,
    chosen: place.chosen,
    isChosen,
    toggle,
    chooseShown: () => {
      choose(shown);
    },
    chooseAll: () => {
      setPlace({ ...place, chosen: 'all' });
    },
    clear,
    act: place.act,
    follow: (act) => {
      setPlace({ ...place, act, chosen: act === '' ? place.chosen : [] });
    },
    peeked,
    peek,
    step,
    body: {
      onFocus: ({ target }) => {
        const at = rowOf(target);
        if (at !== null) go(at);
      },
      // the address knows the place before a link leaves it
      onPointerDown: ({ target }) => {
        const at = target instanceof Element && target.closest('th a') !== null ? rowOf(target) : null;
        if (at !== null) send({ ...place, at });
      },
    },
  };
}

/** What fetches the next page of a list; null where there is none, or it is on its way. */
export function moreOf(
  query: Pick<ListState, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>,
): (() => void) | null {
  if (!query.hasNextPage || query.isFetchingNextPage) return null;
  return () => {
    query.fetchNextPage();
  };
}

/** Goes to the row of the address when it comes, once, on later pages too. */
function useArrival(ids: readonly string[] | null, at: string, onMore: (() => void) | null): void {
  const left = useRef(at === '' ? 0 : mostPages);
  const look = useEffectEvent(() => {
    if (left.current === 0 || ids === null) return;
    if (!ids.includes(at)) {
      left.current -= 1;
      if (onMore === null) left.current = 0;
      else onMore();
      return;
    }
    left.current = 0;
    const link = linkOf(at);
    // nobody has gone elsewhere meanwhile
    const { activeElement } = document;
    if (link !== null && (activeElement === document.body || activeElement?.matches('main, h1') === true)) link.focus();
  });
  const count = ids?.length ?? -1;
  useEffect(() => {
    look();
  }, [count]);
}

/** Goes back to the row when its facts are closed, which may be another than when they were opened. */
function useReturn(isPeeking: boolean, at: string): void {
  const back = useEffectEvent(() => linkOf(at)?.focus());
  useEffect(() => {
    if (!isPeeking) return;
    return () => {
      back();
    };
  }, [isPeeking]);
}

const textOf = (place: ListPlace): string => JSON.stringify(formatPlace(place));
const rowOf = (target: Element): string | null => target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

/** The link of a row. */
function linkOf(id: string): HTMLElement | null {
  const rows = document.querySelectorAll<HTMLElement>('main [data-row]');
  return [...rows].find((row) => row.dataset['row'] === id)?.querySelector<HTMLElement>('th a') ?? null;
}
