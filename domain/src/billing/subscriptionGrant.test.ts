import { expect, test } from 'vitest';
import { day } from '../time.ts';
import { isFinal, subscriptionGrant, subscriptionStatuses, type SubscriptionFacts } from './subscriptionGrant.ts';

const start = Date.UTC(2026, 0, 1);
const end = start + 365 * day;
const running: SubscriptionFacts = {
  status: 'active',
  startedAt: start,
  currentPeriodStart: start,
  currentPeriodEnd: end,
  cancelAt: null,
  endedAt: null,
  firstFailedAt: null,
  hasBegun: true,
  isTakenBack: false,
};
const granted = (facts: Partial<SubscriptionFacts>) => {
  const grant = subscriptionGrant({ ...running, ...facts });
  return grant === null ? null : [(grant.endsAt - start) / day, grant.isSuspended];
};

test('[BIL-08] how long each state of a subscription opens what was bought, and what suspends it', () => {
  expect(granted({})).toEqual([368, false]);
  expect(granted({ status: 'trialing', currentPeriodEnd: start + 30 * day })).toEqual([33, false]);
  expect(granted({ cancelAt: end })).toEqual([365, false]);
  expect(granted({ status: 'canceled', endedAt: end })).toEqual([365, false]);
  expect(granted({ status: 'canceled', endedAt: start + 10 * day })).toEqual([10, false]);
  expect(granted({ status: 'canceled' })).toEqual([365, false]);
  // ended before it began, as of another clock: it opens nothing, and never runs backwards
  expect(granted({ status: 'canceled', endedAt: start - day })).toEqual([0, false]);
  expect(granted({ status: 'past_due', firstFailedAt: start + 2 * day })).toEqual([16, false]);
  // without a known first attempt from the beginning of the unpaid period, never from its end
  expect(granted({ status: 'past_due' })).toEqual([14, false]);
  expect(granted({ status: 'unpaid', firstFailedAt: start + 2 * day })).toEqual([16, true]);
  expect(granted({ status: 'paused' })).toEqual([368, true]);
  expect(granted({ isTakenBack: true })).toEqual([368, true]);
  expect(granted({ status: 'incomplete', hasBegun: false })).toBeNull();
  expect(granted({ status: 'incomplete_expired', hasBegun: false })).toBeNull();
});

test('[BIL-01] only a canceled subscription, and one that never began, cannot be managed any more', () => {
  expect(subscriptionStatuses.filter(isFinal)).toEqual(['canceled', 'incomplete_expired']);
});
