import type { Tx } from '../../../base/sql/db.ts';
import { findAccount, listFormerCustomers } from '../store/accounts.ts';
import { listOpenCheckouts } from '../store/checkouts.ts';

/**
 * What the payment provider has of a member: their customer, and the ids of the checkouts in which they may still pay.
 */
export interface PayingCustomer {
  readonly providerCustomerId: string;
  readonly pages: readonly string[];
}

/** What the payment provider has of a member; null for somebody who has never been on a page of it. */
export async function findElsewhere(tx: Tx, memberId: string, now: number): Promise<PayingCustomer | null> {
  const account = await findAccount(tx, memberId);
  if (account === null) return null;
  const checkouts = await listOpenCheckouts(tx, memberId, new Date(now));
  return { providerCustomerId: account.providerCustomerId, pages: checkouts.map(({ checkoutId }) => checkoutId) };
}

/** The customers that a member had besides, by accounts that were merged into theirs. */
export function findFormerElsewhere(tx: Tx, memberId: string): Promise<readonly string[]> {
  return listFormerCustomers(tx, memberId);
}
