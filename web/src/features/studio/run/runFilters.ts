import type { SessionPeopleView } from '#lib/gql/graphql.ts';

/** What the people of a session are narrowed to; all of it is in the address (STU-04). */
export interface PeopleFilters {
  readonly sessionId: string;
  readonly view: SessionPeopleView;
  readonly words: string;
}

export interface RunSearch {
  readonly q?: string | undefined;
  readonly view?: string | undefined;
}

const longest = 200;
const wordsOf = (q: string): string => q.trim().slice(0, longest);

/** Reads them from the address; an unknown word is as if it were not there. */
export function parsePeopleFilters(sessionId: string, { q = '', view = '' }: RunSearch): PeopleFilters {
  return { sessionId, view: view === 'waiting' ? 'WAITLISTED' : 'ENROLLED', words: wordsOf(q) };
}

/** The address has only what is not so anyway. */
export function formatPeopleFilters({ view, words }: PeopleFilters): RunSearch {
  return { q: words === '' ? undefined : words, view: view === 'WAITLISTED' ? 'waiting' : undefined };
}

/** What the list of live sessions is narrowed to. */
export interface RunFilters {
  readonly isOver: boolean;
  readonly words: string;
}

/** Reads them from the address. */
export function parseRunFilters({ q = '', view = '' }: RunSearch): RunFilters {
  return { isOver: view === 'over', words: wordsOf(q) };
}

/** The address has only what is not so anyway. */
export function formatRunFilters({ isOver, words }: RunFilters): RunSearch {
  return { q: words === '' ? undefined : words, view: isOver ? 'over' : undefined };
}
