import type { Tx } from '../../../base/sql/db.ts';
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
  return { ...holder, maySignIn: maySignIn ?? true, hasPassword: maySignIn !== null };
}
