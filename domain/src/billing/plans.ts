import type { Viewer } from '../access/viewer.ts';
import { memberships, type MembershipId } from './memberships.ts';

/** A yearly membership as it is offered. */
export type Plan = {
  readonly productId: MembershipId;
  readonly name: string;
  /** US cents a year. */
  readonly priceCents: number;
  /** What it opens, most important first. */
  readonly gains: readonly string[];
};

const plan = (productId: MembershipId, name: string, gains: readonly string[]): Plan => ({
  productId,
  name,
  priceCents: memberships[productId].priceCents,
  gains,
});

const onDemand = plan('ai-ondemand', 'AI Academy On Demand', ['Every on-demand AI course', 'Badges to share']);
const academy = plan('ai-academy', 'AI Academy', [
  'Live and on-demand AI courses',
  'Certificate programs',
  'Badges and certificates to share',
]);
const everything = (name: string): Plan =>
  plan('unlimited', name, [
    'Unlimited live and on-demand courses',
    'Certificate programs',
    'Badges and certificates to share',
    'Discounts on Mini-MBAs',
  ]);

const firstSet = [onDemand, academy, everything('Unlimited')];
const secondSet = [onDemand, everything('AI Academy Unlimited')];

/** The memberships offered to this person (D42, BIL-04): plan set 2 by the flag newConsumerPricing, else plan set 1. */
export function plansFor(viewer: Pick<Viewer, 'flags'>): readonly Plan[] {
  return viewer.flags.newConsumerPricing ? secondSet : firstSet;
}
