import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { counted } from '@atrium/domain/counted.ts';
import type { TeamPayment } from './paymentsQuery.ts';

/** 'Past due', 'Disputed': what became of a payment, in two words. */
export function paymentWord({ state }: TeamPayment): string {
  return {
    PAID: 'Paid',
    UNPAID: 'Past due',
    DISPUTED: 'Disputed',
    LOST: 'Dispute lost',
    REFUNDED: 'Given back',
    PARTLY_REFUNDED: 'Partly given back',
  }[state];
}

/** What else there is to say of a payment, a line each; `moment` writes a millisecond string. */
export function paymentLines(payment: TeamPayment, moment: (at: string) => string): string[] {
  const { state, refunded, pending, tries, retryAt, mailedAt, disputeDueAt } = payment;
  const lines: string[] = [];
  if (state === 'UNPAID') {
    const next = retryAt === null ? 'Stripe does not try again' : `Stripe tries again ${moment(retryAt)}`;
    lines.push(`${counted(tries, 'try', 'tries')}. ${next}.`);
    lines.push(mailedAt === null ? 'No mail about it yet.' : `Mailed ${moment(mailedAt)}.`);
  }
  if (state === 'DISPUTED')
    lines.push(disputeDueAt === null ? 'The bank decides.' : `Evidence at Stripe until ${moment(disputeDueAt)}.`);
  if (refunded > 0) lines.push(`${formatCents(refunded)} given back.`);
  if (pending > 0) lines.push(`${formatCents(pending)} on its way back.`);
  return lines;
}

/** Why the last refund of a payment did not arrive; null where it did. */
export function refusedRefund({ refunds }: TeamPayment): string | null {
  const last = refunds.at(-1);
  if (last?.state !== 'REFUSED') return null;
  return `${formatCents(last.amount)} did not go back: ${last.failure ?? 'Stripe refused it.'}`;
}
