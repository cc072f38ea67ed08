import type { NotesThere } from '@atrium/domain/note/note.ts';
import { sql } from 'kysely';
import { number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import { foundNoteColumns, noteColumns, type FoundNoteRow, type Note, type NotedCourse } from '../types.ts';

interface Lesson {
  readonly memberId: string;
  readonly sessionId: string;
  readonly contentId: string;
}
interface OwnNote {
  readonly memberId: string;
  readonly noteId: string;
}

const fields = sql`n.note_id::text as "noteId", n.seconds, n.text, n.revision, millis(n.created_at) as "createdAt",
  millis(n.changed_at) as "changedAt"`;

const ofLesson = statement(
  noteColumns,
  ({ memberId, sessionId, contentId }: Lesson) => sql`
    select ${fields} from note n
    where n.member_id = ${memberId} and n.session_id = ${sessionId} and n.content_id = ${contentId}
    order by n.seconds nulls first, n.created_at, n.note_id`,
);

/** A member's notes at a lesson, by their moment; those of the whole lesson first. */
export function listNotesOf(reader: Reader, lesson: Lesson): Promise<Note[]> {
  return ofLesson.prepared(reader, lesson);
}

const one = statement(
  { ...noteColumns, sessionId: text, contentId: text },
  ({ memberId, noteId }: OwnNote) => sql`
    select ${fields}, n.session_id as "sessionId", n.content_id as "contentId" from note n
    where n.member_id = ${memberId} and n.note_id = ${noteId}::uuid`,
);

/** A note of this member with its lesson; null for any other id. */
export async function findNote(tx: Tx, own: OwnNote): Promise<(Note & Omit<Lesson, 'memberId'>) | null> {
  return (await one.rows(tx, own))[0] ?? null;
}

const there = statement(
  { notes: number, characters: number },
  ({ memberId, sessionId, contentId }: Lesson) => sql`
    select count(*)::integer as notes, coalesce(sum(length(text)), 0)::integer as characters from note
    where member_id = ${memberId} and session_id = ${sessionId} and content_id = ${contentId}`,
);

/** How much a member has written at a lesson. */
export async function countNotes(tx: Tx, lesson: Lesson): Promise<NotesThere> {
  const [row] = await there.rows(tx, lesson);
  return row ?? { notes: 0, characters: 0 };
}

export interface NewNote extends Lesson, OwnNote {
  readonly groupId: string;
  readonly videoId: string;
  readonly seconds: number | null;
  readonly text: string;
  readonly at: Date;
}

export async function addNote(tx: Tx, note: NewNote): Promise<void> {
  await tx
    .insertInto('note')
    .values({
      member_id: note.memberId,
      note_id: note.noteId,
      session_id: note.sessionId,
      group_id: note.groupId,
      content_id: note.contentId,
      video_id: note.videoId,
      seconds: note.seconds,
      text: note.text,
      created_at: note.at,
      changed_at: note.at,
      revision: 1,
    })
    .execute();
}

/** Changes the words of a note, which then has the next revision. */
export async function saveNoteText(tx: Tx, own: OwnNote & { readonly text: string; readonly at: Date }): Promise<void> {
  await tx
    .updateTable('note')
    .set((eb) => ({ text: own.text, changed_at: own.at, revision: eb('revision', '+', 1) }))
    .where('member_id', '=', own.memberId)
    .where('note_id', '=', own.noteId)
    .execute();
}

export async function removeNoteOf(tx: Tx, { memberId, noteId }: OwnNote): Promise<void> {
  await tx.deleteFrom('note').where('member_id', '=', memberId).where('note_id', '=', noteId).execute();
}

export interface NoteSearch {
  readonly memberId: string;
  /** Null: of all courses. */
  readonly courseId: string | null;
  /** Words of the notes; '' for all. */
  readonly query: string;
  readonly after: number;
  readonly count: number;
}

const found = statement(
  foundNoteColumns,
  ({ memberId, courseId, query, after, count }: NoteSearch) => sql`
    select ${fields}, n.session_id as "sessionId", n.group_id as "groupId", n.content_id as "contentId",
      s.course_id as "courseId", c.title as "courseTitle", coalesce(v.title, 'A lesson that was removed') as "lessonTitle",
      s.session_type as "sessionType", c.course_type as "courseType", (count(*) over ())::integer as total
    from note n
    join session s on s.session_id = n.session_id
    join course c on c.course_id = s.course_id
    left join video v on v.video_id = n.video_id
    where n.member_id = ${memberId} and (${courseId}::text is null or s.course_id = ${courseId}::text)
      and (${query}::text = '' or fold(n.text || ' ' || coalesce(v.title, '')) like all (containing_each(${query}::text)))
    order by c.title, s.course_id, n.session_id, min(n.created_at) over (partition by n.session_id, n.content_id),
      n.content_id, n.seconds nulls first, n.created_at, n.note_id
    limit ${count} offset ${after}`,
);

/** A page of a member's notes by course and lesson, each with the number of all that were found. */
export function listFoundNotes(reader: Reader, search: NoteSearch): Promise<FoundNoteRow[]> {
  return found.prepared(reader, search);
}

const courses = statement(
  { courseId: text, title: text, notes: number },
  ({ memberId }: { readonly memberId: string }) => sql`
    select s.course_id as "courseId", c.title, count(*)::integer as notes
    from note n join session s on s.session_id = n.session_id join course c on c.course_id = s.course_id
    where n.member_id = ${memberId} group by s.course_id, c.title order by c.title, s.course_id`,
);

/** The courses in which a member has notes, by their titles. */
export function listNotedCourses(reader: Reader, memberId: string): Promise<NotedCourse[]> {
  return courses.prepared(reader, { memberId });
}
