import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import { statement } from '../../../base/sql/statement.ts';

/** A sign-in whose second factor is waited for. */
export interface SignInStep {
  readonly memberId: string;
  /** What is known of it, encrypted with the secret of its browser. */
  readonly sealed: Buffer;
}

interface NewStep extends SignInStep {
  readonly stepHash: string;
  readonly expiresAt: Date;
  /** The browser in which it began; null for one in which the member has not signed in before. */
  readonly browserHash: string | null;
}

/** How many steps of a member wait in one known browser, and in all unknown ones together. */
export const mostSignInSteps = 10;

const superseded = statement(
  {},
  ({ memberId, browserHash }: Pick<NewStep, 'memberId' | 'browserHash'>) => sql`
    delete from sign_in_step where step_hash = any(array(
      select step_hash from sign_in_step where step_hash = any(array(
        select step_hash from sign_in_step
        where member_id = ${memberId} and browser_hash is not distinct from ${browserHash}::text
        order by expires_at desc, step_hash offset ${sql.lit(mostSignInSteps)}))
      order by step_hash for update skip locked))`,
);

/** Adds a step, and removes the oldest where there are too many; one that is being answered stays. */
export async function addSignInStep(
  tx: Tx,
  { stepHash, memberId, sealed, expiresAt, browserHash }: NewStep,
): Promise<void> {
  await tx
    .insertInto('sign_in_step')
    .values({ step_hash: stepHash, member_id: memberId, sealed, expires_at: expiresAt, browser_hash: browserHash })
    .execute();
  await superseded.rows(tx, { memberId, browserHash });
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

const expired = removal(sql`delete from sign_in_step`, 'sign_in_step', 'expires_at');

export async function removeExpiredSteps(tx: Tx, now: Date): Promise<void> {
  await expired.rows(tx, { before: now });
}
