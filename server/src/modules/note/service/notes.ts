import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isMoment, isRoomFor, noteFaults } from '@atrium/domain/note/note.ts';
import type { MemberContext } from '../../../base/context.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { isUuid } from '../../../base/text/isUuid.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { findLesson } from '../../video/service/findLesson.ts';
import type { VideoAddress } from '../../video/types.ts';
import { addNote, countNotes, findNote, listNotesOf, removeNoteOf, saveNoteText } from '../store/notes.ts';
import type { Note } from '../types.ts';

export interface NoteInput extends VideoAddress {
  readonly noteId: string;
  readonly seconds: number | null;
  readonly text: string;
  /** The revision that its writer has seen; 0 of a new one. */
  readonly revision: number;
}

/** The viewer's notes at a lesson whose page opens for them, by their moment (NOT-01). */
export function getNotesOfLesson(ctx: MemberContext, sessionId: string, contentId: string): Promise<Note[]> {
  return listNotesOf(ctx, { memberId: ctx.viewer.memberId, sessionId, contentId });
}

/**
 * Saves a note of the viewer: a new one at a lesson that opens for them, or other words of one of theirs, whatever they
 * may open by now (NOT-01). One that another device has removed is there again. What is sent twice changes nothing.
 * Refuses with STALE_VERSION where another device has changed it, with NOTES_FULL where the lesson has too many, with
 * INVALID_INPUT for no words, too many, and a moment that is none, and a new one as the page of its lesson does.
 */
export async function saveNote(ctx: MemberContext, input: NoteInput): Promise<Result<Note>> {
  const { noteId, seconds, revision } = input;
  if (!isUuid(noteId)) return refuse('INVALID_INPUT', { field: 'noteId' });
  if (!isMoment(seconds)) return refuse('INVALID_INPUT', { field: 'seconds' });
  const text = withoutNul(input.text.trim());
  const [fault] = noteFaults({ text, seconds });
  if (fault !== undefined) return refuse('INVALID_INPUT', { reason: fault, field: 'text' });
  const { memberId } = ctx.viewer;
  const own = { memberId, noteId };
  // most are new, and only those ask what opens; under the lock below it is known whether it is one
  const lesson = await findLesson(ctx, input);
  return transaction(ctx.db, async (tx): Promise<Result<Note>> => {
    // two notes at once are counted one after the other
    await lock(tx, `note/${memberId}`);
    const known = await findNote(tx, own);
    const at = new Date(ctx.now);
    if (known === null) {
      if (!lesson.ok) return lesson;
      const place = { memberId, sessionId: input.topLevelId, contentId: input.videoContentId };
      if (!isRoomFor(await countNotes(tx, place), 1, text.length)) return refuse('NOTES_FULL');
      const { groupId } = input;
      await addNote(tx, { ...own, ...place, groupId, videoId: lesson.value.videoId, seconds, text, at });
    } else if (known.text !== text) {
      if (known.revision !== revision) return refuse('STALE_VERSION');
      const place = { memberId, sessionId: known.sessionId, contentId: known.contentId };
      const more = text.length - known.text.length;
      if (!isRoomFor(await countNotes(tx, place), 0, more)) return refuse('NOTES_FULL');
      const [wrong] = noteFaults({ text, seconds: known.seconds });
      if (wrong !== undefined) return refuse('INVALID_INPUT', { reason: wrong, field: 'text' });
      await saveNoteText(tx, { ...own, text, at });
    }
    const saved = await findNote(tx, own);
    return saved === null ? refuse('NOT_FOUND') : ok(saved);
  });
}

/**
 * Removes a note of the viewer; one that is gone changes nothing, nor does an id of somebody else. Refuses with
 * STALE_VERSION where another device has changed it since `revision`, so that no words are lost that nobody has seen.
 */
export async function removeNote(
  ctx: MemberContext,
  { noteId, revision }: { readonly noteId: string; readonly revision: number },
): Promise<Result<object>> {
  if (!isUuid(noteId)) return ok({});
  const { memberId } = ctx.viewer;
  return transaction(ctx.db, async (tx): Promise<Result<object>> => {
    await lock(tx, `note/${memberId}`);
    const known = await findNote(tx, { memberId, noteId });
    if (known === null) return ok({});
    if (known.revision !== revision) return refuse('STALE_VERSION');
    await removeNoteOf(tx, { memberId, noteId });
    return ok({});
  });
}
