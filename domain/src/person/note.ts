import type { FormRules } from '../formRules.ts';

/** Of a note of the team about a person, in characters. */
export const longestNote = 2000;

/** The form by which the team notes something about a person. */
export const noteForm: FormRules<{ note: string }> = {
  note: ({ note }) => {
    const { length } = Array.from(note.trim());
    if (length === 0) return ['Write something.'];
    return length > longestNote ? [`A note has at most ${longestNote.toLocaleString('en-US')} characters.`] : [];
  },
};
