import { areasToGive } from '../access/areaWords.ts';
import { isSame } from '../document/isSame.ts';
import { planSets } from './plans.ts';
import type { ProductFile } from './productForm.ts';
import { amountWanted } from './refundRule.ts';

type Product = ProductFile['products'][number];

/** A membership that is sold from now on, as a page asks for it. */
export interface NewMembership {
  readonly productId: string;
  readonly name: string;
  /** A sentence about it; empty for none. */
  readonly about: string;
  /** What it opens in words, most important first. */
  readonly features: readonly string[];
  /** Whole US cents a year; null for text that is no amount. */
  readonly amount: number | null;
  /** What it opens, such as 'ai-academy'. */
  readonly areas: readonly string[];
  /** In which sets of plans it is shown. */
  readonly planSets: readonly number[];
}

export interface NewMembershipFault {
  readonly field: keyof NewMembership;
  readonly reason: string;
}

/** What a membership can open; the free membership is nobody's to buy. */
export const areasToSell: readonly string[] = areasToGive.filter((area) => area !== 'mc-limited');

/**
 * What is wrong with a new membership, at the first field that is (PAY-01); null when it can be sold. Whether its id is
 * taken is known to the server alone.
 */
export function refuseNewMembership(membership: NewMembership): NewMembershipFault | null {
  const { productId, name, about, features, amount, areas, planSets: sets } = membership;
  const fault = (field: keyof NewMembership, reason: string): NewMembershipFault => ({ field, reason });
  if (name.trim() === '') return fault('name', 'Enter what it is called.');
  if (name.trim().length > 80) return fault('name', 'At most 80 characters.');
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(productId))
    return fault('productId', 'Small letters, digits and hyphens only, at most 60.');
  if (amount === null || amount < 1) return fault('amount', amountWanted);
  if (amount > 99_999_999) return fault('amount', 'At most 999,999.99.');
  if (about.trim().length > 300) return fault('about', 'At most 300 characters.');
  if (features.length > 10) return fault('features', 'At most ten lines.');
  if (features.some((line) => line.trim() === '' || line.trim().length > 120))
    return fault('features', 'A line has 1 to 120 characters.');
  if (areas.length === 0 || areas.some((area) => !areasToSell.includes(area)))
    return fault('areas', 'Choose at least one.');
  if (!planSets.some((set) => sets.includes(set))) return fault('planSets', 'Choose at least one.');
  return null;
}

/** The membership as it is stored; `position`: its rank among the plans. */
export function membershipProduct(membership: NewMembership, position: number): Product {
  const { productId, name, about, features, amount, areas, planSets: sets } = membership;
  return {
    productId,
    name: name.trim(),
    about: about.trim(),
    features: features.map((line) => line.trim()),
    kind: 'MEMBERSHIP',
    lookupKey: `${productId}-yearly`,
    amount: amount ?? 0,
    currency: 'usd',
    interval: 'year',
    planSets: planSets.filter((set) => sets.includes(set)),
    position,
    entitlementIds: areasToSell.filter((area) => areas.includes(area)).map((area) => `area-${area}`),
    upgrades: null,
    sellable: true,
  };
}

/** Whether a product is there already as it is asked for, whatever its rank. */
export function isSameProduct(stored: Product, wanted: Product): boolean {
  const { entitlementIds, ...rest } = stored;
  return isSame(
    { ...rest, position: 0, entitlementIds: entitlementIds.toSorted() },
    { ...wanted, position: 0, entitlementIds: wanted.entitlementIds.toSorted() },
  );
}
