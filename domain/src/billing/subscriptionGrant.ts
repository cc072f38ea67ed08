import { day } from '../time.ts';

/** The statuses of a subscription, as Stripe names them. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The statuses of a subscription that has ended, which never returns (D43). */
export const finalStatuses = ['canceled', 'incomplete_expired'] as const satisfies readonly SubscriptionStatus[];

/** How long a paid subscription stays open after its period, in which its renewal is paid (D41). */
const renewalGrace = 3 * day;
/** How long a subscription stays open whose renewal cannot be paid, from the first attempt (D41). */
const dunningGrace = 14 * day;

/** What decides how long a subscription opens what was bought. Instants are epoch milliseconds. */
export interface SubscriptionFacts {
  readonly status: SubscriptionStatus;
  readonly startedAt: number;
  readonly currentPeriodStart: number;
  readonly currentPeriodEnd: number;
  /** When it is going to end by itself; null while it renews. */
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  /** The first attempt to pay an invoice that is still unpaid. */
  readonly firstFailedAt: number | null;
  /** Whether it ever opened anything: an invoice was paid, if only by a coupon or a credit, or a free trial begun. */
  readonly hasBegun: boolean;
  /** Its last payment was refunded in full, or disputed by the bank and not won. */
  readonly isTakenBack: boolean;
}

/** From when until when a subscription opens what was bought; a suspended one keeps its grant, revoked. */
export interface SubscriptionGrant {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly isSuspended: boolean;
}

/**
 * The grant of a subscription, from its state at the provider alone, so that the order in which states arrive
 * never matters (D41, BIL-08). Null for one that has opened nothing yet.
 */
export function subscriptionGrant(facts: SubscriptionFacts): SubscriptionGrant | null {
  const { status, startedAt, isTakenBack } = facts;
  if (!facts.hasBegun) return null;
  const opens = status === 'trialing' || status === 'active' || status === 'past_due' || status === 'canceled';
  return { startsAt: startedAt, endsAt: Math.max(startedAt, endOf(facts)), isSuspended: !opens || isTakenBack };
}

function endOf(facts: SubscriptionFacts): number {
  const { status, currentPeriodStart, currentPeriodEnd, cancelAt, endedAt, firstFailedAt } = facts;
  if (status === 'canceled') return endedAt ?? currentPeriodEnd;
  // the period of an unpaid invoice has begun already
  if (isUnpaid(status)) return (firstFailedAt ?? currentPeriodStart) + dunningGrace;
  return cancelAt ?? currentPeriodEnd + renewalGrace;
}

/** Whether a payment of a subscription has failed, and is still to be made. */
export function isUnpaid(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** Whether a subscription has ended. */
export function isFinal(status: SubscriptionStatus): boolean {
  return finalStatuses.some((final) => final === status);
}
