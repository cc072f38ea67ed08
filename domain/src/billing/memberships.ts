import type { AreaKey } from '../access/entitlement.ts';

/** The products that are memberships: paid yearly, one at a time (D42). */
export const membershipIds = ['ai-ondemand', 'ai-academy', 'unlimited'] as const;
export type MembershipId = (typeof membershipIds)[number];

/** A yearly membership as the payment provider sells it. Prices are US cents. */
export type Membership = {
  readonly priceCents: number;
  /** What a running subscription to it grants (D42). */
  readonly areas: readonly AreaKey[];
};

/** The memberships with the prices of members.md §9. */
export const memberships: Readonly<Record<MembershipId, Membership>> = {
  'ai-ondemand': { priceCents: 495_00, areas: ['area/ai-ondemand'] },
  'ai-academy': { priceCents: 750_00, areas: ['area/ai-academy'] },
  unlimited: { priceCents: 995_00, areas: ['area/mcsc-unlimited', 'area/ai-academy'] },
};

/**
 * The change from On Demand to Unlimited within a paid year (D47): a product of its own, and what is paid for it, in US
 * cents.
 */
export const onDemandUpgrade = {
  productId: 'unlimited-upgrade',
  from: 'ai-ondemand',
  to: 'unlimited',
  priceCents: 250_00,
} as const;

/** Whether this is one of the memberships; other products are upgrades or purchases. */
export function isMembership(productId: string): productId is MembershipId {
  return Object.hasOwn(memberships, productId);
}
