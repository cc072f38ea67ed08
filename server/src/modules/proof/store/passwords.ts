import type { Tx } from '../../../base/sql/db.ts';

export interface StoredPassword {
  readonly memberId: string;
  readonly hash: string;
  readonly maySignIn: boolean;
  readonly changedAt: Date;
}

export async function findPassword(tx: Tx, email: string): Promise<StoredPassword | null> {
  const found = await tx
    .selectFrom('member as m')
    .innerJoin('member_password as p', 'p.member_id', 'm.member_id')
    .select(['m.member_id as memberId', 'p.hash', 'p.may_sign_in as maySignIn', 'p.changed_at as changedAt'])
    .where('m.email', '=', email)
    .executeTakeFirst();
  return found ?? null;
}

/** The password of a member who may sign in by it. */
export async function findPasswordOf(tx: Tx, memberId: string): Promise<Pick<StoredPassword, 'hash'> | null> {
  const found = await tx
    .selectFrom('member_password')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('may_sign_in', '=', true)
    .executeTakeFirst();
  return found ?? null;
}

/** Locks a member's password for a change until the transaction ends; false when it is another than this by now. */
export async function lockPasswordForChange(tx: Tx, memberId: string, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member_password')
    .select('hash')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.hash === hash;
}

/**
 * Whether this sign-in itself has changed the member's password since then: a change ends every other sign-in that
 * began before it.
 */
export async function isPasswordSetBy(
  tx: Tx,
  { memberId, sid, since }: { readonly memberId: string; readonly sid: string; readonly since: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom('member_password as p')
    .innerJoin('sign_in as s', 's.member_id', 'p.member_id')
    .select('s.sid')
    .where('p.member_id', '=', memberId)
    .where('s.sid', '=', sid)
    .where('s.ended_at', 'is', null)
    .where('p.changed_at', '>=', since)
    .whereRef('s.created_at', '<', 'p.changed_at')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether this is still the member's password, which then stays so until the transaction ends: a change of it waits,
 * and ends the sign-in that is made here.
 */
export async function lockPassword(tx: Tx, { memberId, hash }: StoredPassword): Promise<boolean> {
  const row = await tx
    .selectFrom('member_password')
    .select('hash')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  return row?.hash === hash;
}

export function savePassword(tx: Tx, memberId: string, hash: string, at: Date): Promise<void> {
  return savePasswords(tx, [memberId], { hash, at });
}

/** Gives many members one hash at once; without `maySignIn` those who had a password keep what they may. */
export async function savePasswords(
  tx: Tx,
  memberIds: readonly string[],
  { hash, maySignIn, at }: { hash: string; maySignIn?: boolean; at: Date },
): Promise<void> {
  if (memberIds.length === 0) return;
  const may = maySignIn === undefined ? {} : { may_sign_in: maySignIn };
  await tx
    .insertInto('member_password')
    .values(memberIds.map((memberId) => ({ member_id: memberId, hash, changed_at: at, ...may })))
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ hash, changed_at: at, ...may }))
    .execute();
}

/** Keeps a member's password as it is until the transaction ends. */
export async function lockPasswordOf(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member_password').select('member_id').where('member_id', '=', memberId).forUpdate().execute();
}

export async function removePassword(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('member_password').where('member_id', '=', memberId).execute();
}
