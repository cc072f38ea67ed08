import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** When all figures were last brought up to date, epoch milliseconds; null before the first time. */
export async function findLastRun(tx: Tx): Promise<number | null> {
  const row = await tx
    .selectFrom('figure_run')
    .select((eb) => epochMillis(eb.ref('at')).as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Records that all figures are up to date. */
export async function saveRun(tx: Tx, at: Date): Promise<void> {
  await tx
    .insertInto('figure_run')
    .values({ at })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ at }))
    .execute();
}
