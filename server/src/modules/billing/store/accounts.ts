import type { Tx } from '../../../base/sql/db.ts';
import type { Account } from '../types.ts';

const columns = ['member_id as memberId', 'provider_customer_id as providerCustomerId', 'revision'] as const;

/** The member's customer at the provider; null for somebody who has never been on a page of it. */
export async function findAccount(tx: Tx, memberId: string): Promise<Account | null> {
  const row = await tx
    .selectFrom('billing_account')
    .select(columns)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whose customer this is, also that of an account that was merged into theirs; null for one that belongs to no member.
 */
export async function findAccountOfCustomer(tx: Tx, providerCustomerId: string): Promise<Account | null> {
  const row = await tx
    .selectFrom('billing_account')
    .select(columns)
    .where('provider_customer_id', '=', providerCustomerId)
    .executeTakeFirst();
  if (row !== undefined) return row;
  const former = await tx
    .selectFrom('former_billing_account as f')
    .innerJoin('billing_account as a', 'a.member_id', 'f.member_id')
    .select(['f.member_id as memberId', 'f.provider_customer_id as providerCustomerId', 'a.revision'])
    .where('f.provider_customer_id', '=', providerCustomerId)
    .executeTakeFirst();
  return former ?? null;
}

/** The customers that a member had by accounts that were merged into theirs. */
export async function listFormerCustomers(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('former_billing_account')
    .select('provider_customer_id as providerCustomerId')
    .where('member_id', '=', memberId)
    .orderBy('provider_customer_id')
    .execute();
  return rows.map(({ providerCustomerId }) => providerCustomerId);
}

/** Adds an account; one that is there stays as it is. */
export async function addAccount(tx: Tx, memberId: string, providerCustomerId: string): Promise<void> {
  await tx
    .insertInto('billing_account')
    .values({ member_id: memberId, provider_customer_id: providerCustomerId, payments_read: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks an account for which nothing was stored since its revision was read; false when something was. */
export async function lockAccount(tx: Tx, { memberId, revision }: Account): Promise<boolean> {
  const row = await tx
    .selectFrom('billing_account')
    .select('revision')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.revision === revision;
}

/** Notes that a state was compared with what is stored, and stored. */
export async function saveRevision(tx: Tx, { memberId, revision }: Account): Promise<void> {
  await tx
    .updateTable('billing_account')
    .set({ revision: revision + 1, payments_read: true })
    .where('member_id', '=', memberId)
    .execute();
}

/** Locks the account of a member whatever its revision; null for somebody who has none. */
export async function lockAccountOf(tx: Tx, memberId: string): Promise<Account | null> {
  const row = await tx
    .selectFrom('billing_account')
    .select(columns)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Some customers whose payments were not read since there is a place for them. */
export async function listUnreadCustomers(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_account')
    .select('provider_customer_id as providerCustomerId')
    .where('payments_read', '=', false)
    .orderBy('provider_customer_id')
    .limit(most)
    .execute();
  return rows.map(({ providerCustomerId }) => providerCustomerId);
}

/** Notes that there are no payments to read of a customer, because the provider does not know it. */
export async function savePaymentsRead(tx: Tx, providerCustomerId: string): Promise<void> {
  await tx
    .updateTable('billing_account')
    .set({ payments_read: true })
    .where('provider_customer_id', '=', providerCustomerId)
    .where('payments_read', '=', false)
    .execute();
}
