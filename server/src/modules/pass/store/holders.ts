import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import { isAny } from '../../../base/sql/fragments.ts';
import { verifiedLink } from '../../member/fragments.ts';
import type { Holder } from '../types.ts';

function holders(tx: Tx) {
  return tx
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .leftJoin('member_password as p', 'p.member_id', 'm.member_id')
    .select((eb) => [
      'm.member_id as memberId',
      'm.email',
      'm.first_name as firstName',
      jsonBuildObject({ customerId: eb.ref('c.customer_id'), type: eb.ref('c.type') }).as('customer'),
      eb.fn.coalesce('p.may_sign_in', eb.lit(true)).as('maySignIn'),
    ]);
}

/** The member with this address; null when nobody has it. */
export async function findHolder(tx: Tx, address: string): Promise<Holder | null> {
  return (await holders(tx).where('m.email', '=', address).executeTakeFirst()) ?? null;
}

/** The same, or the member whose second sign-in this is, who then registers with the address of the account. */
export async function findHolderByEitherAddress(tx: Tx, address: string): Promise<Holder | null> {
  const found = await holders(tx)
    .where('m.member_id', '=', (eb) =>
      eb.fn.coalesce(
        eb.selectFrom('member as own').select('own.member_id').where('own.email', '=', address),
        verifiedLink(tx, address).select('l.member_id'),
      ),
    )
    .executeTakeFirst();
  return found ?? null;
}

export async function findHolderById(tx: Tx, memberId: string): Promise<Holder | null> {
  return (await holders(tx).where('m.member_id', '=', memberId).executeTakeFirst()) ?? null;
}

/** Whether the account of a member has this address now. */
export async function isAtAddress(tx: Tx, memberId: string, address: string): Promise<boolean> {
  const own = tx.selectFrom('member').select('member_id').where('member_id', '=', memberId);
  return (await own.where('email', '=', address).executeTakeFirst()) !== undefined;
}

/** Whether a member pays for a membership at an instant. */
export async function isSubscribed(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const { pays } = await tx
    .selectNoFrom((eb) =>
      isAny(
        eb
          .selectFrom('entitlement_grant as g')
          .select('g.entitlement_grant_id')
          .where('g.member_id', '=', memberId)
          .where('g.source', '=', 'SUBSCRIPTION')
          .where('g.starts_at', '<=', now)
          .where('g.revoked_at', 'is', null)
          .where((grant) => grant.or([grant('g.ends_at', 'is', null), grant('g.ends_at', '>', now)])),
      ).as('pays'),
    )
    .executeTakeFirstOrThrow();
  return pays;
}
