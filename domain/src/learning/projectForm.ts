import type { FormRules } from '../formRules.ts';

/** What a member hands in with a project: where their work is, and what they want to say about it. */
export interface HandedIn {
  /** '' for none. */
  readonly link: string;
  /** '' for none. */
  readonly note: string;
}

/** Of what a member says about a project, and of what the team answers, in characters. */
export const longestProjectText = 2000;
const longestLink = 2000;

const tooLong = (what: string, text: string): readonly string[] =>
  Array.from(text.trim()).length > longestProjectText
    ? [`${what} has at most ${longestProjectText.toLocaleString('en-US')} characters.`]
    : [];

/** The form by which a project is handed in (SSN-08): both may be empty, since the work may have gone another way. */
export const projectForm: FormRules<HandedIn> = {
  link: ({ link }) => {
    const typed = link.trim();
    if (typed === '') return [];
    if (typed.length > longestLink) return [`A link has at most ${longestLink.toLocaleString('en-US')} characters.`];
    return /^https?:\/\/[\p{L}\d.-]+(:\d+)?([/?#]\S*)?$/iu.test(typed) ? [] : ['A link begins with https://.'];
  },
  note: ({ note }) => tooLong('A text', note),
};

/** The states of the newest version of a project that was handed in, for the team (RUN-02). */
export const reviewStates = ['WAITING', 'RETURNED', 'REVIEWED'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What the team answers; WAITING takes an answer back. */
export interface ReviewAnswer {
  readonly state: ReviewState;
  /** What the member reads. */
  readonly words: string;
}

/** The message about the words of an answer; a project is returned with words alone (RUN-02). */
export const reviewForm: FormRules<ReviewAnswer> = {
  state: () => [],
  words: ({ state, words }) => {
    if (state === 'WAITING') return [];
    if (state === 'RETURNED' && words.trim() === '') return ['Say what is to be changed. They read it.'];
    return tooLong('An answer', words);
  },
};
