import type { Tx } from '../../../base/db.ts';
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

/** The signup of a tac; null when it was completed, has expired, or is another address's (D13). */
export async function findSignup(tx: Tx, tacHash: string, address: string, now: Date): Promise<LimitedSignup | null> {
  const found = await tx
    .selectFrom('limited_signup')
    .select([
      ...(['address', 'first_name as firstName', 'last_name as lastName'] as const),
      'freemium_type as freemiumType',
    ])
    .where('tac_hash', '=', tacHash)
    .where('address', '=', address)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** Removes every signup of an address, because it has an account now. */
export async function removeSignups(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('limited_signup').where('address', '=', address).execute();
}
