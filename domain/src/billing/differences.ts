import { longDate } from '../longDate.ts';
import { instantText } from '../parseInstant.ts';
import type { SubscriptionStatus } from './subscriptionGrant.ts';

/** A subscription as it is known on one side. Instants are epoch milliseconds. */
export interface ComparedSubscription {
  readonly subscriptionId: string;
  readonly providerCustomerId: string;
  readonly productId: string;
  readonly status: SubscriptionStatus;
  readonly currentPeriodEnd: number;
  readonly cancelAt: number | null;
  readonly hasChangeScheduled: boolean;
  readonly nextProductId: string | null;
  readonly isDiscounted: boolean;
}

/** How a subscription differs, a sentence each; none when it is the same (BIL-08). Null: not open on that side. */
export function describeDifference(here: ComparedSubscription | null, there: ComparedSubscription | null): string[] {
  if (here === null && there === null) return [];
  if (here === null) return [`It is ${words(there?.status)} at Stripe, and not open here.`];
  if (there === null) return [`It is ${words(here.status)} here, and not open at Stripe.`];
  const found: string[] = [];
  const unlike = (what: string, one: string, other: string) => {
    if (one !== other) found.push(`${what} ${one} here, and ${other} at Stripe.`);
  };
  unlike('It is', words(here.status), words(there.status));
  unlike('Its product is', here.productId, there.productId);
  unlike('Its customer is', here.providerCustomerId, there.providerCustomerId);
  unlike('Its period ends', instant(here.currentPeriodEnd), instant(there.currentPeriodEnd));
  unlike('It ends by itself', ending(here.cancelAt), ending(there.cancelAt));
  unlike('Its change of plan is', change(here), change(there));
  unlike('It is', discount(here), discount(there));
  return found;
}

const words = (status: SubscriptionStatus | undefined): string => (status ?? '').replaceAll('_', ' ');
/** Two instants of one day differ, too. */
const instant = (at: number): string => `${longDate(at)} (${instantText(at).slice(11, 19)} UTC)`;
const ending = (at: number | null): string => (at === null ? 'never' : instant(at));
const change = ({ hasChangeScheduled, nextProductId }: ComparedSubscription): string =>
  hasChangeScheduled ? `to ${nextProductId ?? 'nothing of ours'}` : 'none';
const discount = ({ isDiscounted }: ComparedSubscription): string => (isDiscounted ? 'discounted' : 'not discounted');
