import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { OpenInvitation, StaffInvitation } from '../types.ts';

/** Stores an invitation by the hash of its secret; an earlier one of the address is good for nothing then. */
export async function replaceInvitation(
  tx: Tx,
  {
    address,
    roles,
    customerIds,
    courseIds,
    ...link
  }: Omit<StaffInvitation, 'acceptedAt' | 'hasMadeAccount'> & InvitationLink,
): Promise<void> {
  const row = {
    token_hash: link.tokenHash,
    roles: [...roles],
    customer_ids: [...customerIds],
    course_ids: [...courseIds],
    expires_at: link.expiresAt,
    accepted_at: null,
    has_made_account: false,
  };
  await tx
    .insertInto('staff_invitation')
    .values({ address, ...row })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute();
}

interface InvitationLink {
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/** The invitation with this secret, accepted or not; null when there is none, or it has expired. */
export async function findInvitation(tx: Tx, tokenHash: string, now: Date): Promise<StaffInvitation | null> {
  const found = await tx
    .selectFrom('staff_invitation')
    .select([
      'address',
      'roles',
      'customer_ids as customerIds',
      'course_ids as courseIds',
      'accepted_at as acceptedAt',
      'has_made_account as hasMadeAccount',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  // what staffRoles.ts allows is all that is stored
  return found === undefined ? null : { ...found, roles: found.roles as readonly StaffRole[] };
}

export async function saveInvitationAccepted(
  tx: Tx,
  tokenHash: string,
  { at, hasMadeAccount }: { readonly at: Date; readonly hasMadeAccount: boolean },
): Promise<void> {
  await tx
    .updateTable('staff_invitation')
    .set({ accepted_at: at, has_made_account: hasMadeAccount })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function removeInvitations(tx: Tx, expiredBefore: Date): Promise<void> {
  await tx.deleteFrom('staff_invitation').where('expires_at', '<=', expiredBefore).execute();
}

/** What the invitation of an address gives that nobody has accepted; null when there is none, or it has expired. */
export async function findOpenInvitation(
  tx: Tx,
  address: string,
  now: Date,
): Promise<(Pick<StaffInvitation, 'roles' | 'customerIds' | 'courseIds'> & Pick<OpenInvitation, 'expiresAt'>) | null> {
  const found = await tx
    .selectFrom('staff_invitation')
    .select([
      'roles',
      'customer_ids as customerIds',
      'course_ids as courseIds',
      (eb) => epochMillis(eb.ref('expires_at')).as('expiresAt'),
    ])
    .where('address', '=', address)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found === undefined ? null : { ...found, roles: found.roles as readonly StaffRole[] };
}

/** The invitations that nobody has accepted and that have not expired, by address. */
export async function listOpenInvitations(db: Db, now: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitation')
    .select(['address as email', 'roles', (eb) => epochMillis(eb.ref('expires_at')).as('expiresAt')])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('address')
    .execute();
  return rows.map((row) => ({ ...row, roles: row.roles as readonly StaffRole[] }));
}

/** Removes the invitation of an address that nobody has accepted, so that its link is good for nothing. */
export async function removeOpenInvitation(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('staff_invitation').where('address', '=', address).where('accepted_at', 'is', null).execute();
}
