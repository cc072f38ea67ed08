import { sql } from 'kysely';
import { instant, number, nullable, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** More than any pass has. */
const mostCounted = 100_000;

const batches = statement(
  {
    batchId: nullable(text),
    size: number,
    used: number,
    madeAt: nullable(instant),
    madeBy: nullable(text),
    madeByName: nullable(text),
    endedAt: nullable(instant),
    endedByName: nullable(text),
  },
  ({ passId }: { passId: string }) => sql`
    select b.pass_code_batch_id as "batchId", coalesce(b.size, c.all_of_it) as size, coalesce(c.used, 0) as used,
      b.made_at as "madeAt", b.made_by as "madeBy", coalesce(m.display_name, b.made_by) as "madeByName",
      b.ended_at as "endedAt", coalesce(e.display_name, b.ended_by) as "endedByName"
    from (select * from pass_code_batch where pass_id = ${passId}) b
    full join (
      select pass_code_batch_id, count(*) as all_of_it, count(redeemed_at) as used
      from (
        -- in the order of their index, which has all that is counted
        select pass_code_batch_id, redeemed_at from pass_redemption_code where pass_id = ${passId}
        order by pass_id, pass_code_batch_id limit ${mostCounted}
      ) codes
      group by 1
    ) c on c.pass_code_batch_id = b.pass_code_batch_id
    left join member m on m.member_id = b.made_by
    left join member e on e.member_id = b.ended_by
    order by b.made_at desc nulls last, 1`,
);

/** The one-time codes of a pass by when they were made, the newest first; those of before batches were kept last. */
export function listBatches(tx: Tx, passId: string) {
  return batches.rows(tx, { passId });
}

interface FoundBatch {
  readonly size: number;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly madeByName: string;
  readonly endedAt: Date | null;
}

/** A batch of a pass with who made it, under the lock on the pass; null when it is none of this pass. */
export async function findBatch(tx: Tx, passId: string, batchId: string): Promise<FoundBatch | null> {
  const found = await tx
    .selectFrom('pass_code_batch as b')
    .leftJoin('member as m', 'm.member_id', 'b.made_by')
    .select((eb) => [
      'b.size',
      'b.made_at as madeAt',
      'b.made_by as madeBy',
      eb.fn.coalesce('m.display_name', 'b.made_by').as('madeByName'),
      'b.ended_at as endedAt',
    ])
    .where('b.pass_code_batch_id', '=', batchId)
    .where('b.pass_id', '=', passId)
    .executeTakeFirst();
  return found ?? null;
}

export interface NewBatch {
  readonly batchId: string;
  readonly passId: string;
  readonly size: number;
  readonly madeBy: string;
}

/** Adds a batch; false when there is one with this id. */
export async function addBatch(tx: Tx, { batchId, passId, size, madeBy }: NewBatch, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pass_code_batch')
    .values({ pass_code_batch_id: batchId, pass_id: passId, size, made_at: now, made_by: madeBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends what of a batch nobody has used. */
export async function endBatch(tx: Tx, batchId: string, endedBy: string, now: Date): Promise<void> {
  await tx
    .updateTable('pass_code_batch')
    .set({ ended_at: now, ended_by: endedBy })
    .where('pass_code_batch_id', '=', batchId)
    .execute();
}

/** How many codes of a batch are used. */
export async function countUsed(tx: Tx, batchId: string): Promise<number> {
  const { used } = await tx
    .selectFrom('pass_redemption_code')
    .select((eb) => eb.fn.count('redeemed_at').as('used'))
    .where('pass_code_batch_id', '=', batchId)
    .executeTakeFirstOrThrow();
  return Number(used);
}
