import { isOnDemandOnly } from '../access/derived.ts';
import type { Viewer } from '../access/viewer.ts';

/** A yearly membership as it is offered. Prices in whole US dollars (D42). */
export type Plan = {
  readonly name: string;
  readonly price: number;
  /** What it opens, most important first. */
  readonly gains: readonly string[];
};

const onDemand: Plan = {
  name: 'On Demand',
  price: 495,
  gains: ['Every on-demand AI course', 'Badges to share'],
};
const academy: Plan = {
  name: 'AI Academy',
  price: 750,
  gains: ['Live and on-demand AI courses', 'Certificate programs', 'Badges and certificates to share'],
};
const everything = (name: string): Plan => ({
  name,
  price: 995,
  gains: [
    'Unlimited live and on-demand courses',
    'Certificate programs',
    'Badges and certificates to share',
    'Discounts on Mini-MBAs',
  ],
});

/** The memberships offered to this person (D42, BIL-04): plan set 2 by the flag newConsumerPricing, else plan set 1. */
export function plansFor(viewer: Pick<Viewer, 'flags'>): readonly Plan[] {
  return viewer.flags.newConsumerPricing
    ? [onDemand, everything('AI Academy Unlimited')]
    : [onDemand, academy, everything('Unlimited')];
}

/** Whether the upgrade page applies to this viewer; everybody else is redirected home (BIL-04). */
export function mayUpgrade(viewer: Viewer): boolean {
  return viewer.accountType === 'LIMITED' || isOnDemandOnly(viewer);
}
