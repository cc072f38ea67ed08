import type { Tx } from '../../../base/sql/db.ts';
import type { LimitedSignup } from '../types.ts';

export async function addSignup(
  tx: Tx,
  tacHash: string,
  signup: LimitedSignup,
  { requestedAt, expiresAt }: { requestedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('limited_signup')
    .values({
      tac_hash: tacHash,
      address: signup.address,
      first_name: signup.firstName,
      last_name: signup.lastName,
      freemium_type: signup.freemiumType,
      requested_at: requestedAt,
      expires_at: expiresAt,
    })
    .execute();
}

function signups(tx: Tx, address: string, now: Date) {
  return tx
    .selectFrom('limited_signup')
    .select(['address', 'first_name as firstName', 'last_name as lastName', 'freemium_type as freemiumType'])
    .where('address', '=', address)
    .where('expires_at', '>', now);
}

/** The signup of a tac; null when it was completed, has expired, or is another address's (D13). */
export async function findSignup(tx: Tx, tacHash: string, address: string, now: Date): Promise<LimitedSignup | null> {
  const found = await signups(tx, address, now).where('tac_hash', '=', tacHash).executeTakeFirst();
  return found ?? null;
}

/** Removes every signup of an address, because it has an account now. */
export async function removeSignups(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('limited_signup').where('address', '=', address).execute();
}

/** The newest signup of an address that has not expired. */
export async function findNewestSignup(tx: Tx, address: string, now: Date): Promise<LimitedSignup | null> {
  const found = await signups(tx, address, now).orderBy('requested_at', 'desc').limit(1).executeTakeFirst();
  return found ?? null;
}

/** Whether the mail with the link of a signup has been sent. */
export async function isSignupMailed(
  tx: Tx,
  { tacHash, address, mailKey }: { tacHash: string; address: string; mailKey: string },
  now: Date,
): Promise<boolean> {
  const found = await signups(tx, address, now)
    .where('tac_hash', '=', tacHash)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('mail').select('mail_id').where('dedupe_key', '=', mailKey).where('sent_at', 'is not', null),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}
