import type { DocumentBulkAct } from '@atrium/domain/bulk/bulkActs.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { folded } from '../../../base/sql/fragments.ts';
import type { Tables } from '../../../base/sql/tables.ts';
import type { ChosenCount, DocumentFilter } from '../types.ts';
import { isOfInstructor } from './drafts.ts';
import { listFiltered, type KindAt } from './listed.ts';

/** A document that was chosen. */
export interface ChosenRow {
  readonly id: string;
  readonly title: string;
  /** Of its draft; null without one. */
  readonly version: number | null;
}

/** What an instructor has written is published from its page, by whoever has looked at it (STF-01). */
const isSeen = (eb: ExpressionBuilder<Tables & { d: Tables['draft'] }, 'd'>) => eb.not(isOfInstructor(eb));

/** The documents that a filter finds and that an act fits, by their titles, so many at most; `act` null: all. */
export function listChosenRows(
  tx: Tx,
  of: KindAt,
  {
    filter,
    act,
    most,
  }: { readonly filter: DocumentFilter; readonly act: DocumentBulkAct | null; readonly most: number },
): Promise<ChosenRow[]> {
  let found = listFiltered(tx, of, filter);
  if (act === 'PUBLISH' || act === 'SCHEDULE')
    found = found.where('d.id', 'is not', null).where('a.id', 'is', null).where(isSeen);
  if (act === 'RESTORE') found = found.where('a.id', 'is not', null);
  if (act === 'ARCHIVE') found = found.where('a.id', 'is', null);
  return found
    .select(['x.id', 'x.title', 'd.version'])
    .orderBy((eb) => folded(eb.ref('x.title')))
    .orderBy('x.id')
    .limit(most)
    .execute();
}

/** How many documents a filter finds, and to how many of them each act fits. */
export async function countChosenRows(tx: Tx, of: KindAt, filter: DocumentFilter): Promise<ChosenCount> {
  const row = await listFiltered(tx, of, filter)
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.countAll().filterWhere('a.id', 'is', null).as('toArchive'),
      fn.countAll().filterWhere('a.id', 'is not', null).as('toRestore'),
      fn.count('d.id').filterWhere('a.id', 'is', null).filterWhere(isSeen).as('toPublish'),
    ])
    .executeTakeFirstOrThrow();
  return {
    total: Number(row.total),
    toPublish: Number(row.toPublish),
    toArchive: Number(row.toArchive),
    toRestore: Number(row.toRestore),
  };
}
