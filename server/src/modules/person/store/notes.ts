import type { Tx } from '../../../base/sql/db.ts';

/** Adds a note; false when there is one with its id. */
export async function addNote(
  tx: Tx,
  note: {
    readonly noteId: string;
    readonly memberId: string;
    readonly authorId: string | null;
    readonly note: string;
    readonly writtenAt: Date;
  },
): Promise<boolean> {
  const added = await tx
    .insertInto('person_note')
    .values({
      note_id: note.noteId,
      member_id: note.memberId,
      author_id: note.authorId,
      note: note.note,
      written_at: note.writtenAt,
    })
    .onConflict((conflict) => conflict.column('note_id').doNothing())
    .returning('note_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Who has written a note about a person; null for no such note. */
export async function findNote(
  tx: Tx,
  { memberId, noteId }: { readonly memberId: string; readonly noteId: string },
): Promise<{ readonly authorId: string | null } | null> {
  const found = await tx
    .selectFrom('person_note')
    .select('author_id as authorId')
    .where('note_id', '=', noteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}

/** Removes a note. */
export async function removeNote(tx: Tx, noteId: string): Promise<void> {
  await tx.deleteFrom('person_note').where('note_id', '=', noteId).execute();
}
