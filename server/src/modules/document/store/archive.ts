import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import type { Tx } from '../../../base/sql/db.ts';

export async function isArchived(tx: Tx, { kind, id }: DocumentKey): Promise<boolean> {
  const row = await tx
    .selectFrom('archived_document')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addArchived(tx: Tx, { kind, id }: DocumentKey, by: string, now: Date): Promise<void> {
  await tx
    .insertInto('archived_document')
    .values({ kind, id, archived_by: by, archived_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .execute();
}

export async function removeArchived(tx: Tx, { kind, id }: DocumentKey): Promise<void> {
  await tx.deleteFrom('archived_document').where('kind', '=', kind).where('id', '=', id).execute();
}
