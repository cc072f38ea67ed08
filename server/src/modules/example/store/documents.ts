import type { DocumentBody, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { instant, nullable } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { jsonColumn } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { ExampleCount } from '../types.ts';

const exampleBody = jsonColumn('example_document', 'body', z.record(z.string(), z.unknown()));

/** How many documents of each kind are published, and are to be, in their order; none: it is not here. */
export async function countExample(db: Db | Tx): Promise<ExampleCount[]> {
  const rows = await db
    .selectFrom('example_document')
    .select((eb) => ['kind', eb.fn.countAll().as('total'), eb.fn.count('sha256').as('done')])
    .groupBy('kind')
    .orderBy(sql`min(sort_order)`)
    .execute();
  return rows.map(({ kind, total, done }) => ({ kind, total: Number(total), done: Number(done) }));
}

/** Whether any of its documents is here. */
export async function isExampleThere(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('example_document').select('kind').limit(1).executeTakeFirst()) !== undefined;
}

/** Why it could not go on; null while it can. */
export async function findFailure(db: Db | Tx): Promise<string | null> {
  const row = await db
    .selectFrom('example_document')
    .select('failure')
    .where('failure', 'is not', null)
    .executeTakeFirst();
  return row?.failure ?? null;
}

/** Adds its documents, which are to be published in this order. */
export async function addExampleDocuments(
  tx: Tx,
  documents: readonly (DocumentKey & { readonly body: DocumentBody })[],
  now: Date,
): Promise<void> {
  const rows = documents.map(({ kind, id, body }, order) => ({
    kind,
    id,
    sort_order: order,
    body: JSON.stringify(body),
    added_at: now,
  }));
  await tx.insertInto('example_document').values(rows).execute();
}

/** What is to be published; null body: it is. */
export interface ExampleDocument extends DocumentKey {
  readonly body: DocumentBody | null;
  readonly sha256: string | null;
}

function documents(tx: Tx) {
  return tx
    .selectFrom('example_document as e')
    .select(['e.kind', 'e.id', exampleBody('e').as('body'), 'e.sha256'])
    .orderBy('e.sort_order');
}

/** The next that is to be published; null after the last one. */
export async function findNextExample(tx: Tx): Promise<(DocumentKey & { readonly body: DocumentBody }) | null> {
  const row = await documents(tx).where('e.body', 'is not', null).limit(1).executeTakeFirst();
  return row ?? null;
}

/** All of them, in the order in which they are published. */
export function listExampleDocuments(tx: Tx): Promise<ExampleDocument[]> {
  return documents(tx).execute();
}

/** It is published: `sha256` of what its tables hold. */
export async function savePublished(tx: Tx, { kind, id }: DocumentKey, sha256: string, now: Date): Promise<void> {
  await tx
    .updateTable('example_document')
    .set({ body: null, sha256, failure: null, moved_at: now })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** It could not be published. */
export async function saveExampleFailure(tx: Tx, { kind, id }: DocumentKey, failure: string): Promise<void> {
  await tx.updateTable('example_document').set({ failure }).where('kind', '=', kind).where('id', '=', id).execute();
}

const lastMove = statement(
  { at: nullable(instant) },
  () => sql`select max(coalesce(moved_at, added_at)) as at from example_document`,
);

/** When its loading last moved: something was published or tried again, or all was added; null when it is not here. */
export async function findLastMove(tx: Tx): Promise<Date | null> {
  const [row] = await lastMove.rows(tx, {});
  return row?.at ?? null;
}

/** What is not published yet is tried again. */
export async function saveTriedAgain(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('example_document')
    .set({ failure: null, moved_at: now })
    .where((eb) => eb.or([eb('body', 'is not', null), eb('failure', 'is not', null)]))
    .execute();
}

export async function removeExampleDocuments(tx: Tx): Promise<void> {
  await tx.deleteFrom('example_document').execute();
}
