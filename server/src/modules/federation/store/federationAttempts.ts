import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';

/** The context of an attempt that tests the sign-on of a company (COM-01): it is none of `federationContexts`. */
export const signOnTestContext = 'sign-on-test';

/** One attempt to sign in elsewhere, as it was begun. */
export interface NewFederationAttempt {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly context: string;
  readonly realmId: string;
  readonly expectedEmail: string | null;
  /** The signed-in member who adds a way to sign in; null for a sign-in. */
  readonly memberId: string | null;
  /** The sign-in in which they ask; null for a sign-in. */
  readonly sid: string | null;
  readonly returnPath: string | null;
  /** The code of the pass by which they register; null for anything else. */
  readonly passCode: string | null;
  /** Where the provider's answer is received. */
  readonly returnUrl: string;
  readonly sealedMemory: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function addFederationAttempt(tx: Tx, attempt: NewFederationAttempt): Promise<void> {
  await tx
    .insertInto('federation_attempt')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      context: attempt.context,
      realm_id: attempt.realmId,
      expected_email: attempt.expectedEmail,
      member_id: attempt.memberId,
      sid: attempt.sid,
      return_path: attempt.returnPath,
      pass_short_code: attempt.passCode,
      return_url: attempt.returnUrl,
      sealed_memory: attempt.sealedMemory,
      created_at: attempt.createdAt,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** An attempt whose answer has arrived for the first time. */
export interface AnsweredFederationAttempt {
  readonly context: string;
  readonly realmId: string;
  readonly returnUrl: string;
  readonly sealedMemory: Buffer;
}

/**
 * Marks an attempt as answered; null when it is unknown, expired, or was answered before (THR-08). From now on it
 * has the handle `answerHash`, which only the browser that brought the answer gets to know.
 */
export async function saveAnswered(
  tx: Tx,
  { stateHash, answerHash, now }: { stateHash: string; answerHash: string; now: Date },
): Promise<AnsweredFederationAttempt | null> {
  const taken = await tx
    .updateTable('federation_attempt')
    .set({ answered_at: now, state_hash: answerHash })
    .where('state_hash', '=', stateHash)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['context', 'realm_id as realmId', 'return_url as returnUrl', 'sealed_memory as sealedMemory'])
    .executeTakeFirst();
  return taken ?? null;
}

export async function saveIdentity(tx: Tx, stateHash: string, sealedIdentity: Buffer): Promise<void> {
  await tx
    .updateTable('federation_attempt')
    .set({ sealed_identity: sealedIdentity })
    .where('state_hash', '=', stateHash)
    .execute();
}

export interface OpenFederationAttempt {
  readonly context: string;
  readonly realmId: string;
  readonly expectedEmail: string | null;
  readonly memberId: string | null;
  readonly sid: string | null;
  readonly returnPath: string | null;
  readonly passCode: string | null;
  /** Null when the provider's answer was not accepted, or has not arrived. */
  readonly sealedIdentity: Buffer | null;
}

/** Locks this browser's attempts that have offered it to sign up and are not finished, newest first. */
export async function lockOpenFederationAttempts(
  tx: Tx,
  { browserHash, now }: { browserHash: string; now: Date },
): Promise<OpenFederationAttempt[]> {
  return openAttempts(tx, browserHash, now)
    .where('offered_at', 'is not', null)
    .where('sealed_identity', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('state_hash')
    .limit(5)
    .forNoKeyUpdate()
    .execute();
}

function openAttempts(tx: Tx, browserHash: string, now: Date) {
  return (
    tx
      .selectFrom('federation_attempt')
      .select([
        'context',
        'realm_id as realmId',
        'expected_email as expectedEmail',
        'member_id as memberId',
        'sid',
        'return_path as returnPath',
        'pass_short_code as passCode',
        'sealed_identity as sealedIdentity',
      ])
      .where('browser_hash', '=', browserHash)
      // a test signs nobody in
      .where('context', '<>', signOnTestContext)
      .where('finished_at', 'is', null)
      .where('expires_at', '>', now)
  );
}

/** Keeps the sealed report of a test until `expiresAt`, for the browser in which it was made. */
export async function saveReport(
  tx: Tx,
  { stateHash, sealedReport, expiresAt }: { stateHash: string; sealedReport: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('federation_attempt')
    .set({ sealed_identity: sealedReport, expires_at: expiresAt })
    .where('state_hash', '=', stateHash)
    .where('context', '=', signOnTestContext)
    .execute();
}

/** The sealed report of a test that this browser has made; null for none, and once it has expired. */
export async function findReport(
  db: Db,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<Buffer | null> {
  const found = await db
    .selectFrom('federation_attempt')
    .select('sealed_identity as sealedReport')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('context', '=', signOnTestContext)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.sealedReport ?? null;
}

/** Locks this browser's attempt that is not finished; null when there is none (THR-08). */
export async function lockFederationAttempt(
  tx: Tx,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<OpenFederationAttempt | null> {
  const found = await openAttempts(tx, browserHash, now)
    .where('state_hash', '=', stateHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Notes that this browser was offered to sign up, and may. */
export async function saveOffered(tx: Tx, stateHash: string, now: Date): Promise<void> {
  await tx.updateTable('federation_attempt').set({ offered_at: now }).where('state_hash', '=', stateHash).execute();
}

/** Ends an attempt, and removes the identity that the provider sent. */
export async function endFederationAttempt(tx: Tx, stateHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('federation_attempt')
    .set({ finished_at: now, sealed_identity: null })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** Records an assertion; false when it was accepted before (THR-10). */
export async function addAssertion(tx: Tx, issuer: string, assertionId: string, expiresAt: Date): Promise<boolean> {
  const added = await tx
    .insertInto('saml_assertion')
    .values({ issuer, assertion_id: assertionId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('assertion_id')
    .executeTakeFirst();
  return added !== undefined;
}

const expired = [
  removal(sql`delete from federation_attempt`, 'federation_attempt', 'expires_at'),
  removal(sql`delete from saml_assertion`, 'saml_assertion', 'expires_at'),
];

/** Removes what has expired. */
export async function removeExpiredFederationAttempts(tx: Tx, now: Date): Promise<void> {
  for (const each of expired) await each.rows(tx, { before: now });
}
