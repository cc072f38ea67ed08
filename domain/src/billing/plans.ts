import type { Viewer } from '../access/viewer.ts';

/** A yearly membership as it is offered; a row of the product table (D99). */
export type Plan = {
  readonly productId: string;
  readonly name: string;
  /** A sentence about it; empty for none. */
  readonly about: string;
  /** What it opens, most important first. */
  readonly features: readonly string[];
  /** US cents a year. */
  readonly price: number;
  /** The keys of the entitlements that it grants, such as 'area/ai-academy'. */
  readonly grants: readonly string[];
};

/** The change of a membership within a paid year (D47). */
export type PlanUpgrade = {
  /** The membership that it changes. */
  readonly from: string;
  /** The membership to which it leads. */
  readonly plan: Plan;
  /** US cents, paid once. */
  readonly price: number;
};

/** The sets of plans; a plan is in one of them or in both. */
export const planSets = [1, 2] as const;
export type PlanSet = (typeof planSets)[number];

/** The set of plans offered to this person (D42, BIL-04): set 2 by the flag newConsumerPricing, else set 1. */
export function planSetFor(viewer: Pick<Viewer, 'flags'>): PlanSet {
  return viewer.flags.newConsumerPricing ? 2 : 1;
}
