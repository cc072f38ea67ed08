import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Present } from '../types.ts';

/** Where somebody is in a document, at an instant. */
export interface Presence extends DocumentKey {
  readonly memberId: string;
  readonly field: string;
  readonly now: Date;
}

/** Says that somebody still has a document open; false when they had not. */
export async function savePresence(tx: Tx, { kind, id, memberId, field, now }: Presence): Promise<boolean> {
  const row = await tx
    .updateTable('document_presence')
    .set({ field, seen_at: now })
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says that somebody has opened a document. */
export async function addPresence(tx: Tx, { kind, id, memberId, field, now }: Presence): Promise<void> {
  await tx
    .insertInto('document_presence')
    .values({ kind, document_id: id, member_id: memberId, field, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'document_id', 'member_id']).doUpdateSet({ field, seen_at: now }),
    )
    .execute();
}

/** Who else has a document open and was seen since an instant, by name. */
export function listPresent(
  tx: Tx,
  { kind, id }: DocumentKey,
  { but, since }: { readonly but: string; readonly since: Date },
): Promise<Present[]> {
  return tx
    .selectFrom('document_presence as p')
    .innerJoin('member as m', 'm.member_id', 'p.member_id')
    .select(['p.member_id as memberId', 'm.display_name as name', 'p.field'])
    .where('p.kind', '=', kind)
    .where('p.document_id', '=', id)
    .where('p.member_id', '<>', but)
    .where('p.seen_at', '>', since)
    .orderBy('m.display_name')
    .orderBy('p.member_id')
    .execute();
}

/** Removes who was not seen since an instant. */
export async function removePresence(tx: Tx, since: Date): Promise<void> {
  const gone = tx
    .selectFrom('document_presence')
    .select(['kind', 'document_id', 'member_id'])
    .where('seen_at', '<=', since)
    .forUpdate()
    .skipLocked();
  await tx
    .deleteFrom('document_presence as p')
    .using(gone.as('gone'))
    .whereRef('p.kind', '=', 'gone.kind')
    .whereRef('p.document_id', '=', 'gone.document_id')
    .whereRef('p.member_id', '=', 'gone.member_id')
    .execute();
}
