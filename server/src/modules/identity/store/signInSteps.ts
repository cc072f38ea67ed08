import type { Tx } from '../../../base/sql/db.ts';

/** A sign-in whose second factor is waited for. */
export interface SignInStep {
  readonly memberId: string;
  /** What is known of it, encrypted with the secret of its browser. */
  readonly sealed: Buffer;
}

export async function addSignInStep(
  tx: Tx,
  { stepHash, memberId, sealed, expiresAt }: SignInStep & { readonly stepHash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('sign_in_step')
    .values({ step_hash: stepHash, member_id: memberId, sealed, expires_at: expiresAt })
    .execute();
}

/** Null for one that is unknown, has expired, or has ended. */
export async function findSignInStep(tx: Tx, stepHash: string, now: Date): Promise<SignInStep | null> {
  const found = await steps(tx, stepHash, now).executeTakeFirst();
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSignInStep(tx: Tx, stepHash: string, now: Date): Promise<SignInStep | null> {
  const found = await steps(tx, stepHash, now).forUpdate().executeTakeFirst();
  return found ?? null;
}

function steps(tx: Tx, stepHash: string, now: Date) {
  return tx
    .selectFrom('sign_in_step')
    .select(['member_id as memberId', 'sealed'])
    .where('step_hash', '=', stepHash)
    .where('expires_at', '>', now);
}

export async function removeSignInStep(tx: Tx, stepHash: string): Promise<void> {
  await tx.deleteFrom('sign_in_step').where('step_hash', '=', stepHash).execute();
}

/** Removes every one of a member. */
export async function removeSignInSteps(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('sign_in_step').where('member_id', '=', memberId).execute();
}

export async function removeExpiredSteps(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('sign_in_step').where('expires_at', '<=', now).execute();
}
