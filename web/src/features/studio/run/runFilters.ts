import type { SessionPeopleView } from '#lib/gql/graphql.ts';
import { stateOf, wordOfState, type SubmissionState } from './submissionFilters.ts';

/** The views of the page of a session, by their word in the address. */
export const runViews = {
  enrolled: '',
  waiting: 'waiting',
  classes: 'classes',
  attendance: 'attendance',
  projects: 'projects',
  mails: 'mails',
} as const;
export type RunView = keyof typeof runViews;

/** What the page of a session is narrowed to; all of it is in the address (STU-04). */
export interface PeopleFilters {
  readonly view: RunView;
  readonly words: string;
  /** The class whose attendance is shown; null: the last that has begun. */
  readonly meetingNumber: number | null;
  /** Of the projects that are shown. */
  readonly state: SubmissionState;
}

/** What the list of people is asked for. */
export interface PeopleQuestion {
  readonly sessionId: string;
  readonly view: SessionPeopleView;
  readonly meetingNumber: number | null;
  readonly words: string;
}

export interface RunSearch {
  readonly q?: string | undefined;
  readonly view?: string | undefined;
  readonly class?: string | undefined;
  readonly state?: string | undefined;
}

const longest = 200;
const wordsOf = (q: string): string => q.trim().slice(0, longest);

/** Reads them from the address; an unknown word is as if it were not there. */
export function parsePeopleFilters({ q = '', view = '', class: given = '', state = '' }: RunSearch): PeopleFilters {
  const found = Object.entries(runViews).find(([, word]) => word === view);
  return {
    view: (found?.[0] ?? 'enrolled') as RunView,
    words: wordsOf(q),
    meetingNumber: /^\d{1,6}$/.test(given) ? Number(given) : null,
    state: stateOf(state),
  };
}

/** The address has only what is not so anyway. */
export function formatPeopleFilters({ view, words, meetingNumber, state }: PeopleFilters): RunSearch {
  const word = runViews[view];
  return {
    q: words === '' ? undefined : words,
    view: word === '' ? undefined : word,
    class: meetingNumber === null || view !== 'attendance' ? undefined : String(meetingNumber),
    state: view === 'projects' ? wordOfState(state) : undefined,
  };
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
