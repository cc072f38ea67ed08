import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { removal } from '../../../base/sql/removal.ts';
import type { BulkActRow } from '../types.ts';

function acts(db: Db) {
  return db
    .selectFrom('bulk_act as a')
    .select((eb) => [
      'a.bulk_act_id as bulkActId',
      'a.act',
      'a.kind',
      epochMillis(eb.ref('a.publish_at')).as('publishAt'),
      'a.area',
      'a.last_day as lastDay',
      'a.reason',
      'a.begun_by as begunBy',
      epochMillis(eb.ref('a.begun_at')).as('begunAt'),
      epochMillis(eb.ref('a.stopped_at')).as('stoppedAt'),
      epochMillis(eb.ref('a.ended_at')).as('endedAt'),
    ]);
}

/** An act by its id; null for an unknown one. */
export async function findAct(db: Db, bulkActId: string): Promise<BulkActRow | null> {
  return (await acts(db).where('a.bulk_act_id', '=', bulkActId).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockAct(tx: Tx, bulkActId: string): Promise<BulkActRow | null> {
  return (await acts(tx).where('a.bulk_act_id', '=', bulkActId).forUpdate('a').executeTakeFirst()) ?? null;
}

/** Of the acts that somebody has begun, on this kind or on people, the newest that is not over; null for none. */
export async function findRunning(db: Db, begunBy: string, kind: string | null): Promise<BulkActRow | null> {
  const running = acts(db).where('a.begun_by', '=', begunBy).where('a.ended_at', 'is', null);
  const own = kind === null ? running.where('a.kind', 'is', null) : running.where('a.kind', '=', kind);
  return (await own.orderBy('a.begun_at', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** Adds an act; false when there is one of this id already. */
export async function addAct(tx: Tx, row: Omit<BulkActRow, 'stoppedAt' | 'endedAt'>): Promise<boolean> {
  const added = await tx
    .insertInto('bulk_act')
    .values({
      bulk_act_id: row.bulkActId,
      act: row.act,
      kind: row.kind,
      publish_at: row.publishAt === null ? null : new Date(row.publishAt),
      area: row.area,
      last_day: row.lastDay,
      reason: row.reason,
      begun_by: row.begunBy,
      begun_at: new Date(row.begunAt),
    })
    .onConflict((conflict) => conflict.column('bulk_act_id').doNothing())
    .returning('bulk_act_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Nothing more is done of it; `isStopped`: because somebody wants that. */
export async function endAct(
  tx: Tx,
  bulkActId: string,
  now: Date,
  { isStopped }: { isStopped: boolean },
): Promise<void> {
  await tx
    .updateTable('bulk_act')
    .set({ ended_at: now, ...(isStopped && { stopped_at: now }) })
    .where('bulk_act_id', '=', bulkActId)
    .where('ended_at', 'is', null)
    .execute();
}

const old = removal(sql`delete from bulk_act`, 'bulk_act', 'ended_at');

/** Forgets acts that ended before an instant, with their things. */
export async function removeActsBefore(db: Db, before: Date): Promise<void> {
  await old.rows(db, { before });
}
