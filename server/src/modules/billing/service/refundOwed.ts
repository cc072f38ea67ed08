import type { Context } from '../../../base/context.ts';
import { PaymentsFailure, type Payments } from '../../../ports/payments.ts';
import { listOwedPayments, removeOwedPayment } from '../store/refunds.ts';

/**
 * Gives back what the provider has refused to give back to members who are gone since (D46, D47, ACT-05). What it
 * refuses again stays noted, and the log says so. Throws a `PaymentsFailure` when the provider does not answer.
 */
export async function refundOwed({ db, log }: Pick<Context, 'db' | 'log'>, payments: Payments): Promise<void> {
  for (const { paymentId, amount } of await listOwedPayments(db)) {
    try {
      await payments.refund(paymentId, `owed/${paymentId}`);
    } catch (error) {
      if (!(error instanceof PaymentsFailure) || error.isOutage) throw error;
      log.error({ err: error, paymentId, amount }, 'what an erased member is owed could not be given back');
      continue;
    }
    await removeOwedPayment(db, paymentId);
    log.warn({ paymentId, amount }, 'what an erased member was owed was given back');
  }
}
