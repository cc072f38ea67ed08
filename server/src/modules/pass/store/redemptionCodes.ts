import type { Tx } from '../../../base/sql/db.ts';
import { condition } from '../../../base/sql/fragments.ts';

/** Of a code whose batch was not ended. */
const isOfOpenBatch = condition`not exists (
  select from pass_code_batch b where b.pass_code_batch_id = pass_redemption_code.pass_code_batch_id
    and b.ended_at is not null)`;

/** Whether a pass has this one-time redemption code, and nobody has used it or ended its batch. */
export async function isFreeCode(tx: Tx, passId: string, codeHash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('pass_redemption_code')
    .select('code_hash')
    .where('pass_id', '=', passId)
    .where('code_hash', '=', codeHash)
    .where('redeemed_at', 'is', null)
    .where(isOfOpenBatch)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses up a one-time redemption code; false when there is none like it, or somebody has used it (THR-59). */
export async function saveRedemption(
  tx: Tx,
  { passId, codeHash, registrationId }: { passId: string; codeHash: string; registrationId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pass_redemption_code')
    .set({ pass_registration_id: registrationId, redeemed_at: now })
    .where('pass_id', '=', passId)
    .where('code_hash', '=', codeHash)
    .where('redeemed_at', 'is', null)
    .where(isOfOpenBatch)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Frees the code of a registration that was removed. */
export async function endRedemption(tx: Tx, registrationId: string): Promise<void> {
  await tx
    .updateTable('pass_redemption_code')
    .set({ pass_registration_id: null, redeemed_at: null })
    .where('pass_registration_id', '=', registrationId)
    .execute();
}

/** Adds the one-time codes of a batch; those that are there already stay as they are. */
export async function addRedemptionCodes(
  tx: Tx,
  { passId, batchId }: { readonly passId: string; readonly batchId: string },
  codeHashes: readonly string[],
): Promise<void> {
  if (codeHashes.length === 0) return;
  await tx
    .insertInto('pass_redemption_code')
    .values(codeHashes.map((codeHash) => ({ pass_id: passId, code_hash: codeHash, pass_code_batch_id: batchId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many one-time codes a pass has, and how many of them are used. */
export async function countCodes(tx: Tx, passId: string): Promise<{ readonly all: number; readonly used: number }> {
  const { all, used } = await tx
    .selectFrom('pass_redemption_code')
    .select((eb) => [eb.fn.countAll().as('all'), eb.fn.count('redeemed_at').as('used')])
    .where('pass_id', '=', passId)
    .executeTakeFirstOrThrow();
  return { all: Number(all), used: Number(used) };
}
