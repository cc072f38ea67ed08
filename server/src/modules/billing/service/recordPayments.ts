import { day } from '@atrium/domain/time.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { recordEvents } from '../../endpoint/service/recordEvents.ts';
import { listKnownPayments, type KnownPayment } from '../store/paidRows.ts';

/** A payment that is read for the first time so long after it was made is no news. */
const freshFor = 7 * day;

/**
 * Tells endpoints what has arrived or gone back since the payments of a member were read last (API-08). `before`: what
 * was known of them then.
 */
export async function recordPayments(
  tx: Tx,
  { now }: { readonly now: number },
  memberId: string,
  before: readonly KnownPayment[],
): Promise<void> {
  const known = new Map(before.map((payment) => [payment.paymentId, payment]));
  for (const { paymentId, amount, refunded, isPaid, happenedAt } of await listKnownPayments(tx, memberId)) {
    const was = known.get(paymentId);
    if (was === undefined && now - happenedAt.getTime() > freshFor) continue;
    if (isPaid && was?.isPaid !== true)
      await recordEvents(tx, now, { type: 'payment.succeeded', data: { memberId, paymentId, amount } });
    if (refunded > (was?.refunded ?? 0))
      await recordEvents(tx, now, { type: 'payment.refunded', data: { memberId, paymentId, amount, refunded } });
  }
}
