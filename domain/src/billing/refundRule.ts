import type { StaffStanding } from '../access/staffOperations.ts';
import { formatCents } from './formatCents.ts';

/** What somebody with the role support alone may give back of one payment in all, in cents (decision 214). */
export const supportRefundLimit = 50_000;

/** The most that somebody of the team may give back of one payment in all, in cents; null for no limit (PAY-04). */
export function refundLimit({ roles }: Pick<StaffStanding, 'roles'>): number | null {
  return roles.some((role) => role === 'owner' || role === 'commerce') ? null : supportRefundLimit;
}

/** What decides whether an amount of a payment may be given back. Amounts are whole cents. */
export interface RefundFacts {
  readonly amount: number;
  readonly isPaid: boolean;
  /** What was given back of it, or is on its way. */
  readonly givenBack: number;
  readonly isDisputed: boolean;
  /** The most that may be given back in all; null for all of it. */
  readonly limit: number | null;
}

/** What may still be given back of a payment; 0 for nothing. */
export function refundable({ amount, isPaid, givenBack, isDisputed, limit }: RefundFacts): number {
  if (!isPaid || isDisputed) return 0;
  return Math.max(0, Math.min(amount, limit ?? amount) - givenBack);
}

/** Why an amount of a payment is not given back, in a sentence; null when it may be. */
export function refuseRefund(facts: RefundFacts, wanted: number): string | null {
  const { amount, isPaid, givenBack, isDisputed, limit } = facts;
  if (!isPaid) return 'Nothing was paid here yet.';
  if (isDisputed) return 'The bank holds this payment until its dispute is decided.';
  if (!Number.isInteger(wanted) || wanted < 1) return amountWanted;
  const left = amount - givenBack;
  if (left <= 0) return 'All of it was given back.';
  if (wanted > left) return `Only ${formatCents(left)} of this payment is left.`;
  if (wanted <= refundable(facts)) return null;
  return `Your role gives back up to ${formatCents(limit ?? amount)} of one payment. Somebody of commerce or an owner can give back more.`;
}

/** Asks for an amount where a field has none. */
export const amountWanted = 'Enter an amount, such as 240 or 240.50.';

/** The amount in a field in whole cents; null for text that is none. '240', '$240.50' and '1,240' are amounts. */
export function centsOf(text: string): number | null {
  const [, whole = '', part = ''] = /^\$?\s*(\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return null;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}
