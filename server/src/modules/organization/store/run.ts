import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

async function findRun(tx: Tx): Promise<number | null> {
  const row = await tx
    .selectFrom('figure_run')
    .select((eb) => epochMillis(eb.ref('at')).as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Records that the figures of all companies are up to date, but for those that are late. */
export async function saveRun(tx: Tx, at: Date): Promise<void> {
  await tx
    .insertInto('figure_run')
    .values({ at })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ at }))
    .execute();
}

/** Records that the figures of a company are as of the last run; those that are late already stay as they were. */
export async function addLate(tx: Tx, customerId: string): Promise<void> {
  const run = await findRun(tx);
  await tx
    .insertInto('figure_late')
    .values({ customer_id: customerId, at: run === null ? null : new Date(run) })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/** Records that the figures of a company are late no longer. */
export async function removeLate(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('figure_late').where('customer_id', '=', customerId).execute();
}
