import type { Tx } from '../../../base/sql/db.ts';
import { verifiedLink } from '../../member/fragments.ts';
import type { AccountHolder } from '../types.ts';

/** The member with this address, in whichever spelling the database treats as the same; null when there is none. */
export async function findHolder(tx: Tx, address: string): Promise<AccountHolder | null> {
  const found = await tx
    .selectFrom('member as m')
    .leftJoin('member_password as p', 'p.member_id', 'm.member_id')
    .select(['m.member_id as memberId', 'm.email', 'm.first_name as firstName', 'p.may_sign_in as maySignIn'])
    .where('m.email', '=', address)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { maySignIn, ...holder } = found;
  return { ...holder, maySignIn: maySignIn ?? true, hasPassword: maySignIn !== null, isSecond: false };
}

/**
 * The same, or the member whose second sign-in has this address, who is mailed there: for a signup, never for a
 * password.
 */
export async function findAddressee(tx: Tx, address: string): Promise<AccountHolder | null> {
  return (await findHolder(tx, address)) ?? (await findLinked(tx, address));
}

async function findLinked(tx: Tx, address: string): Promise<AccountHolder | null> {
  const found = await verifiedLink(tx, address)
    .innerJoin('member as m', 'm.member_id', 'l.member_id')
    .select(['m.member_id as memberId', 'l.email', 'm.first_name as firstName'])
    .executeTakeFirst();
  return found === undefined ? null : { ...found, maySignIn: true, hasPassword: true, isSecond: true };
}
