/** What the team's list of payments is narrowed to (PAY-04). UNPAID: past due, and tried again. */
export const paymentViews = ['ALL', 'UNPAID', 'DISPUTED', 'REFUNDED'] as const;
export type PaymentView = (typeof paymentViews)[number];

/** What became of a payment. */
export const paymentStates = ['PAID', 'UNPAID', 'DISPUTED', 'LOST', 'REFUNDED', 'PARTLY_REFUNDED'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Amounts are whole cents. */
interface PaymentFacts {
  readonly isPaid: boolean;
  readonly amount: number;
  readonly refunded: number;
  readonly dispute: 'OPEN' | 'WON' | 'LOST' | null;
}

/** The state of a payment: a dispute comes before what was given back. */
export function paymentState({ isPaid, amount, refunded, dispute }: PaymentFacts): PaymentState {
  if (!isPaid) return 'UNPAID';
  if (dispute === 'OPEN') return 'DISPUTED';
  if (dispute === 'LOST') return 'LOST';
  if (refunded === 0) return 'PAID';
  return refunded >= amount ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

/** What became of a refund of the team: OPEN is on its way to the provider. */
export const teamRefundStates = ['OPEN', 'DONE', 'REFUSED'] as const;
export type TeamRefundState = (typeof teamRefundStates)[number];
