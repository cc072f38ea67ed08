import type { Tx } from '../../../base/sql/db.ts';
import { isSecondSignIn, lockNewAddress } from './addresses.ts';

/** The customer that consumers belong to; null when this installation has none. */
export function findConsumerCustomer(tx: Tx): Promise<string | null> {
  return findCustomerOf(tx, 'CONSUMER');
}

/** The customer that the team belongs to; null when this installation has none. */
export function findTeamCustomer(tx: Tx): Promise<string | null> {
  return findCustomerOf(tx, 'INTERNAL');
}

async function findCustomerOf(tx: Tx, type: 'CONSUMER' | 'INTERNAL'): Promise<string | null> {
  const found = await tx
    .selectFrom('customer')
    .select('customer_id as customerId')
    .where('type', '=', type)
    .orderBy('customer_id')
    .limit(1)
    .executeTakeFirst();
  return found?.customerId ?? null;
}

export interface NewMember {
  readonly memberId: string;
  readonly customerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string | null;
  readonly jobRole?: string | null;
  readonly registeredAt: Date;
  /** False to keep them out of the directory. */
  readonly isListed?: boolean;
}

/** Adds a member; false when the address has an account, is the second sign-in of one, or is about to become either. */
export async function addMember(tx: Tx, member: NewMember): Promise<boolean> {
  if (!(await lockNewAddress(tx, member.email)) || (await isSecondSignIn(tx, member.email))) return false;
  const added = await tx
    .insertInto('member')
    .values({
      member_id: member.memberId,
      customer_id: member.customerId,
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      company_name: member.companyName ?? null,
      job_role: member.jobRole ?? null,
      registered_at: member.registeredAt,
      listed: member.isListed ?? true,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Moves a member to another customer; false, and nothing is changed, when a third one has them by now. */
export async function saveCustomer(
  tx: Tx,
  memberId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const moved = await tx
    .updateTable('member')
    .set({ customer_id: to })
    .where('member_id', '=', memberId)
    .where('customer_id', 'in', [from, to])
    .returning('member_id')
    .executeTakeFirst();
  return moved !== undefined;
}
