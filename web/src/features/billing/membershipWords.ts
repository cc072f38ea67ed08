import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { formatDay } from '#lib/dates.ts';
import type { OwnMembership } from './membershipQuery.ts';

/** When a membership renews or ends, in a sentence, with what is paid then. `zone`: the viewer's. */
export function nextOf(membership: NonNullable<OwnMembership>, zone: string): string {
  const { endsAt, periodEnd, price, failed, isTrialing, isScheduled, nextPlan, isDiscounted, discountPrice } =
    membership;
  if (failed !== null) return failedWords(failed.opensUntil, zone);
  if (endsAt !== null) return `Ends on ${formatDay(endsAt, zone)}. You won't be charged again.`;
  const day = formatDay(periodEnd, zone);
  if (isTrialing) return `Free until ${day}, then ${formatCents(price)} a year.`;
  if (nextPlan !== null)
    return `Changes to ${nextPlan.productName} on ${day}, for ${formatCents(nextPlan.price)} a year.`;
  // a plan that is not sold here
  if (isScheduled) return `Your plan changes on ${day}. The payment provider shows the new one.`;
  if (discountPrice !== null) {
    return `Renews on ${day} for ${formatCents(price - discountPrice)} instead of ${formatCents(price)}.`;
  }
  return isDiscounted
    ? `Renews on ${day} at a reduced price, then ${formatCents(price)} a year.`
    : `Renews on ${day} for ${formatCents(price)}.`;
}

/** What is said while a failed payment closes the membership. */
export const closedWords = "Your last payment didn't go through. Update your card to restore access.";

/** What is said instead while somebody is back from the portal, and may have paid there. */
export const askingWords = 'Asking our payment provider whether your payment went through …';

/** What a failed payment means; `opensUntil` is null once the membership is closed. */
export function failedWords(opensUntil: number | null, zone: string): string {
  return opensUntil === null
    ? closedWords
    : `Your last payment didn't go through. Update your card by ${formatDay(opensUntil, zone)} to keep your membership.`;
}
