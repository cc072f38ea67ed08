import type { ProjectReviewState } from '#lib/gql/graphql.ts';

export type SubmissionState = ProjectReviewState;

/** The states above a list of projects, by their word in the address. */
export const submissionStates = [
  { id: '', label: 'Waiting', state: 'WAITING' },
  { id: 'returned', label: 'Returned', state: 'RETURNED' },
  { id: 'reviewed', label: 'Reviewed', state: 'REVIEWED' },
] as const satisfies readonly { id: string; label: string; state: SubmissionState }[];

/** The state that a word of the address names; an unknown one is as if it were not there. */
export function stateOf(word: string): SubmissionState {
  return submissionStates.find(({ id }) => id === word)?.state ?? 'WAITING';
}

/** The word of a state in the address; undefined for the first. */
export function wordOfState(state: SubmissionState): string | undefined {
  const { id } = submissionStates.find((each) => each.state === state) ?? submissionStates[0];
  return id === '' ? undefined : id;
}

/** What the queue of projects is narrowed to; all of it is in the address (STU-04). */
export interface SubmissionFilters {
  readonly state: SubmissionState;
  /** '' for every session. */
  readonly sessionId: string;
  readonly words: string;
}

export interface SubmissionSearch {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly session?: string | undefined;
}

const longest = 200;

/** Reads them from the address. */
export function parseSubmissionFilters({ q = '', state = '', session = '' }: SubmissionSearch): SubmissionFilters {
  return { state: stateOf(state), sessionId: session.slice(0, longest), words: q.trim().slice(0, longest) };
}

/** The address has only what is not so anyway. */
export function formatSubmissionFilters({ state, sessionId, words }: SubmissionFilters): SubmissionSearch {
  return {
    q: words === '' ? undefined : words,
    state: wordOfState(state),
    session: sessionId === '' ? undefined : sessionId,
  };
}
