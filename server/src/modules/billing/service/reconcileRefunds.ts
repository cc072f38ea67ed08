import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { listGivenBack, removeGivenBack, saveOwedAgain } from '../store/owed.ts';
import { listDoneRefunds, listOwedCustomers, saveReopened } from '../store/refunds.ts';

/** How far back refunds are compared; a bank may send one back after weeks. */
const refundsSince = 30 * day;

const notArrived = 'what was given back is not given back at the payment provider';

/** What the comparison of the refunds has found. */
export interface RefundDifferences {
  /** The refunds of the provider that were compared. */
  readonly refunds: number;
  /** The payments that were noted here as given back, and are not there; they are given back again. */
  readonly reopened: readonly string[];
  /** The customers to read again: something was given back to them there, or is still to be given back. */
  readonly customers: ReadonlySet<string>;
}

/**
 * Compares what was given back with the provider (BIL-08): what is noted here as done, but failed there or is unknown,
 * is open again, and the log says so; also what was given back to members who are erased since. A customer who got
 * something back there is read again, because access ends with it (D41).
 */
export async function compareRefunds(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  payments: Payments,
): Promise<RefundDifferences> {
  const since = new Date(now - refundsSince);
  const known = await listDoneRefunds(db, since);
  await removeGivenBack(db, since);
  const gone = await listGivenBack(db);
  // the provider's own clock, which may be behind
  const there = await payments.listRefunds(now - refundsSince - day);
  const arrived = new Set(there.flatMap(({ paymentId, isGivenBack }) => (isGivenBack ? paymentId : [])));
  const reopened = known.filter(({ paymentId }) => !arrived.has(paymentId));
  for (const { surplusId, paymentId } of reopened) {
    log.error({ surplusId, paymentId }, notArrived);
    await saveReopened(db, surplusId);
  }
  const owedAgain = gone.filter((paymentId) => !arrived.has(paymentId));
  for (const paymentId of owedAgain) {
    log.error({ paymentId }, notArrived);
    await saveOwedAgain(db, paymentId);
  }
  const customers = new Set(there.flatMap(({ providerCustomerId }) => providerCustomerId ?? []));
  for (const providerCustomerId of await listOwedCustomers(db)) customers.add(providerCustomerId);
  const sentBack = [...reopened.map(({ paymentId }) => paymentId), ...owedAgain];
  return { refunds: there.length, reopened: sentBack, customers };
}
