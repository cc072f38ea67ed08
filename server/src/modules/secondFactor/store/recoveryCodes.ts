import type { Tx } from '../../../base/sql/db.ts';

/** How many of a member's codes are left, without those that expire. */
export async function countRecoveryCodes(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('member_id', '=', memberId)
    .where('expires_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of these codes a member has. */
export async function countKnownCodes(tx: Tx, memberId: string, hashes: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('member_id', '=', memberId)
    .where('code_hash', 'in', hashes)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes every code of a member. */
export async function removeRecoveryCodes(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
}

/** Adds codes by their hashes; `expiresAt` null: they stay until they are used. */
export async function addRecoveryCodes(
  tx: Tx,
  memberId: string,
  hashes: readonly string[],
  { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date | null },
): Promise<void> {
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash, created_at: at, expires_at: expiresAt })))
    .execute();
}

/** Uses a code up; null when the member has no such code, else whether it was one that stays until it is used. */
export async function endRecoveryCode(
  tx: Tx,
  memberId: string,
  hash: string,
  now: Date,
): Promise<{ readonly isKept: boolean } | null> {
  const ended = await tx
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('expires_at as expiresAt')
    .executeTakeFirst();
  return ended === undefined ? null : { isKept: ended.expiresAt === null };
}
