/** Where somebody is in a list, and what they have chosen there; all of it is in the address (STU-04). */
export interface ListPlace {
  /** The id of the row that they were at; '' for none. */
  readonly at: string;
  /** Everything that the filters find, or the rows that were chosen by hand. */
  readonly chosen: 'all' | readonly string[];
  /** An act on many of its rows, whose progress is shown; '' for none. */
  readonly act: string;
}

export interface PlaceSearch {
  readonly at?: string | undefined;
  readonly sel?: string | undefined;
  readonly act?: string | undefined;
}

/** The most rows that are chosen by hand: an address has room for no more. */
export const mostChosen = 100;

/** How the address says that everything is chosen. */
const everything = '*';

/** Reads it from the address. */
export function parsePlace({ at = '', sel = '', act = '' }: PlaceSearch): ListPlace {
  const ids = [...new Set(sel.split(',').filter((id) => id !== ''))].slice(0, mostChosen);
  return { at, chosen: sel === everything ? 'all' : ids, act };
}

/** The address has only what is not so anyway. */
export function formatPlace({ at, chosen, act }: ListPlace): PlaceSearch {
  const sel = chosen === 'all' ? everything : chosen.join(',');
  const given = (text: string) => (text === '' ? undefined : text);
  return { at: given(at), sel: given(sel), act: given(act) };
}
