import type { Payment } from '@atrium/domain/billing/correctPurchases.ts';
import type { Context } from '../../../base/context.ts';
import { PaymentsFailure, type Payments } from '../../../ports/payments.ts';
import { addOwedPayment, listOwedPayments, saveGivenBack, saveOwedRefused } from '../store/owed.ts';

/**
 * Gives back what the provider has refused to give back to members who are gone since (D46, D47, ACT-05). What it
 * refuses again stays noted, and the log says so at the first time. Throws a `PaymentsFailure` when the
 * provider does not answer.
 */
export async function refundOwed(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  payments: Payments,
): Promise<void> {
  for (const { paymentId, amount, attempt, refusedAt } of await listOwedPayments(db)) {
    try {
      await payments.refund(paymentId, `owed/${paymentId}/${String(attempt)}`);
    } catch (error) {
      if (!(error instanceof PaymentsFailure) || error.isOutage) throw error;
      const entry = { err: error, paymentId, amount };
      if (refusedAt === null) log.error(entry, 'what an erased member is owed could not be given back');
      await saveOwedRefused(db, paymentId, new Date(now));
      continue;
    }
    await saveGivenBack(db, paymentId, new Date(now));
    log.info({ paymentId, amount }, 'what an erased member was owed was given back');
  }
}

/**
 * Gives back what was paid by members who are gone. It is noted before, so that what the provider refuses, or a bank
 * sends back, is given back in one of the nights. Returns the payments that were not noted before. Throws a
 * `PaymentsFailure` when the provider does not answer.
 */
export async function refundGone(
  ctx: Pick<Context, 'db' | 'now' | 'log'>,
  payments: Payments,
  paid: readonly Payment[],
): Promise<readonly Payment[]> {
  const added: Payment[] = [];
  for (const payment of paid) if (await addOwedPayment(ctx.db, payment, new Date(ctx.now))) added.push(payment);
  if (paid.length > 0) await refundOwed(ctx, payments);
  return added;
}
