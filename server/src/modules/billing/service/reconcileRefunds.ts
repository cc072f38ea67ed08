import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { listDoneRefunds, listOwedCustomers, saveReopened } from '../store/refunds.ts';

/** How far back refunds are compared; a bank may send one back after weeks. */
const refundsSince = 30 * day;

/** What the comparison of the refunds has found. */
export interface RefundDifferences {
  /** The refunds of the provider that were compared. */
  readonly refunds: number;
  /** What was noted here as given back, and is not there; it is given back again. */
  readonly reopened: readonly string[];
  /** The customers to read again: something was given back to them there, or is still to be given back. */
  readonly customers: ReadonlySet<string>;
}

/**
 * Compares what was given back with the provider (BIL-08): what is noted here as done, but failed there or is unknown,
 * is open again, and the log says so. A customer who got something back there is read again, because access ends with
 * it (D41).
 */
export async function compareRefunds(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  payments: Payments,
): Promise<RefundDifferences> {
  const known = await listDoneRefunds(db, new Date(now - refundsSince));
  // the provider's own clock, which may be behind
  const there = await payments.listRefunds(now - refundsSince - day);
  const arrived = new Set(there.flatMap(({ paymentId, isGivenBack }) => (isGivenBack ? paymentId : [])));
  const reopened = known.filter(({ paymentId }) => !arrived.has(paymentId));
  for (const { surplusId, paymentId } of reopened) {
    log.error({ surplusId, paymentId }, 'what was given back is not given back at the payment provider');
    await saveReopened(db, surplusId);
  }
  const customers = new Set(there.flatMap(({ providerCustomerId }) => providerCustomerId ?? []));
  for (const providerCustomerId of await listOwedCustomers(db)) customers.add(providerCustomerId);
  return { refunds: there.length, reopened: reopened.map(({ surplusId }) => surplusId), customers };
}
