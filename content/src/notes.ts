import { persona } from './people.ts';
import type { When } from './types.ts';

/** A note of a member at a lesson on demand: its group and its lesson as in the address of the page. */
export interface NoteSeed {
  readonly memberId: string;
  readonly courseId: string;
  readonly group: string;
  readonly lesson: string;
  /** The moment of the film; null for the whole lesson. */
  readonly seconds: number | null;
  readonly text: string;
  readonly at: When;
}

type NoteRow = readonly [seconds: number | null, text: string];

/** Those of one lesson, a day after another. */
function notesAt(
  who: string,
  [courseId, group, lesson]: readonly [string, string, string],
  days: number,
  rows: readonly NoteRow[],
): readonly NoteSeed[] {
  const { memberId } = persona(who);
  return rows.map(([seconds, text], k) => ({
    memberId,
    courseId,
    group,
    lesson,
    seconds,
    text,
    at: { days: days - k },
  }));
}

/** What people of the demo wrote for themselves; the others have none, so that the empty page is met, too. */
export const notes: readonly NoteSeed[] = [
  ...notesAt('member', ['ai-leaders', 'week-1-see-the-work', 'map-the-work-not-the-org-chart'], -6, [
    [14, 'Ask Priya for last quarter’s list of hand-overs before I draw anything.'],
    [38, ''],
    [61, 'Map one process from the order to the invoice.\nNot the departments: the waiting between them.'],
  ]),
  ...notesAt('member', ['hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'], -99, [
    [null, 'Use this as the template for our interview notes.'],
    [21, 'Write what was said, then what I think of it, in two columns.'],
  ]),
  ...notesAt('archive', ['hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use'], -20, [
    [9, 'The quote goes first.'],
    [33, ''],
  ]),
];
