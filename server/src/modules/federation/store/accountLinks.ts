import type { Tx } from '../../../base/sql/db.ts';

/** The second address by which a member signs in, or asked to. */
export interface AccountLink {
  readonly email: string;
  /** Until when a request may be verified. */
  readonly expiresAt: Date;
  readonly verifiedAt: Date | null;
}

/** Locks the link of a member until the transaction ends; null without one. */
export async function lockLink(tx: Tx, memberId: string): Promise<AccountLink | null> {
  const found = await links(tx, memberId).forNoKeyUpdate().executeTakeFirst();
  return found ?? null;
}

export async function findLink(tx: Tx, memberId: string): Promise<AccountLink | null> {
  return (await links(tx, memberId).executeTakeFirst()) ?? null;
}

function links(tx: Tx, memberId: string) {
  return tx
    .selectFrom('account_link')
    .select(['email', 'expires_at as expiresAt', 'verified_at as verifiedAt'])
    .where('member_id', '=', memberId);
}

/** Saves a request; it takes the place of an earlier one that was not verified. */
export async function saveLinkRequest(
  tx: Tx,
  { memberId, email, at, expiresAt }: { memberId: string; email: string; at: Date; expiresAt: Date },
): Promise<void> {
  const asked = { email, requested_at: at, expires_at: expiresAt };
  await tx
    .insertInto('account_link')
    .values({ member_id: memberId, ...asked })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(asked).where('account_link.verified_at', 'is', null),
    )
    .execute();
}

/** Removes a request that was not verified, when the sign-ins of its member end. */
export async function removeLinkRequest(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('account_link').where('member_id', '=', memberId).where('verified_at', 'is', null).execute();
}

/** Saves by which identity a link was verified. */
export async function saveLinkVerified(
  tx: Tx,
  { memberId, issuer, subject, at }: { memberId: string; issuer: string; subject: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('account_link')
    .set({ verified_at: at, issuer, subject })
    .where('member_id', '=', memberId)
    .execute();
}

/** Removes a member's link or request for one, with the identity that it added. */
export async function removeLink(tx: Tx, memberId: string): Promise<void> {
  const removed = await tx
    .deleteFrom('account_link')
    .where('member_id', '=', memberId)
    .returning(['issuer', 'subject'])
    .executeTakeFirst();
  if (removed === undefined || removed.issuer === null || removed.subject === null) return;
  await tx
    .deleteFrom('federated_identity')
    .where('member_id', '=', memberId)
    .where('issuer', '=', removed.issuer)
    .where('subject', '=', removed.subject)
    .execute();
}
