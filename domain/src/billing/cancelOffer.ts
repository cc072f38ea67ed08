import type { Viewer } from '../access/viewer.ts';
import { day } from '../time.ts';

/** Whether the pages of the cancel offer exist for this viewer; otherwise they are not found (BIL-02, BIL-03). */
export function mayGetOffer({ manageBilling, flags }: Pick<Viewer, 'manageBilling' | 'flags'>): boolean {
  return manageBilling && flags.cancelMembershipCopy;
}

/** What decides whether a subscription gets the offer. Instants are epoch milliseconds. */
export type CancelOfferFacts = {
  /** As the provider names it: active, trialing, past_due, … */
  readonly status: string;
  readonly hasPaid: boolean;
  readonly isDiscounted: boolean;
  readonly endsWithPeriod: boolean;
  /** When an offer was last accepted; null for never. */
  readonly lastAcceptedAt: number | null;
};

/** How long after an accepted offer there is no other. */
export const offerPause = 365 * day;

/** Whether this subscription is offered a discount instead of being canceled (D44). */
export function isOffered(facts: CancelOfferFacts, now: number): boolean {
  const { status, hasPaid, isDiscounted, endsWithPeriod, lastAcceptedAt } = facts;
  const isRested = lastAcceptedAt === null || now - lastAcceptedAt >= offerPause;
  return status === 'active' && hasPaid && !isDiscounted && !endsWithPeriod && isRested;
}
