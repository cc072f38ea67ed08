import { nullable, number, text, type RowOf } from '../../base/sql/columns.ts';

export const noteColumns = {
  noteId: text,
  /** The moment of the film; null for the whole lesson. */
  seconds: nullable(number),
  /** '' for a moment that was only marked. */
  text,
  revision: number,
  /** Millisecond strings. */
  createdAt: text,
  changedAt: text,
};
/** A note of a member, as only they read it (NOT-01). */
export type Note = RowOf<typeof noteColumns>;

export const foundNoteColumns = {
  ...noteColumns,
  sessionId: text,
  groupId: text,
  contentId: text,
  courseId: text,
  courseTitle: text,
  lessonTitle: text,
  sessionType: text,
  courseType: text,
  total: number,
};
export type FoundNoteRow = RowOf<typeof foundNoteColumns>;

/** The address of a lesson that opens for the viewer. */
export interface NotePlace {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
  /** ON_DEMAND or SESSION. */
  readonly sourceType: string;
  readonly courseType: string;
}

/** A note with the names of its lesson and course; `place` is null where the lesson does not open any more. */
export interface FoundNote extends Note {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly lessonTitle: string;
  readonly place: NotePlace | null;
}

/** A course in which the member has notes. */
export interface NotedCourse {
  readonly courseId: string;
  readonly title: string;
  readonly notes: number;
}

export interface FoundNotes {
  readonly notes: readonly FoundNote[];
  readonly courses: readonly NotedCourse[];
  readonly total: number;
  /** The next `after`; null on the last page. */
  readonly nextAfter: number | null;
}
