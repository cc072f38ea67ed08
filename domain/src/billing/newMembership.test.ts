import { expect, test } from 'vitest';
import { areasToSell, isSameProduct, membershipProduct, refuseNewMembership } from './newMembership.ts';
import { productFileForm } from './productForm.ts';

const membership = {
  productId: 'all-of-it',
  name: 'All of it',
  about: '',
  features: ['Every course'],
  amount: 24_000,
  areas: ['ai-academy'],
  planSets: [1, 2],
};
const faultOf = (change: Partial<Parameters<typeof refuseNewMembership>[0]>) =>
  refuseNewMembership({ ...membership, ...change })?.field ?? null;

test('[PAY-01] a new membership has a name, an id, an amount, and something that it opens where plans are shown', () => {
  expect(faultOf({})).toBeNull();
  expect(faultOf({ name: '  ' })).toBe('name');
  expect(faultOf({ name: 'x'.repeat(81) })).toBe('name');
  for (const productId of ['', 'All', '-all', 'x'.repeat(61)])
    expect(faultOf({ productId }), productId).toBe('productId');
  for (const amount of [null, 0, -1, 100_000_000]) expect(faultOf({ amount }), String(amount)).toBe('amount');
  expect(faultOf({ about: 'x'.repeat(301) })).toBe('about');
  expect(faultOf({ features: Array.from({ length: 11 }, () => 'A line') })).toBe('features');
  for (const line of [' ', 'x'.repeat(121)]) expect(faultOf({ features: [line] })).toBe('features');
  for (const area of ['enterprise-dashboard', 'mc-limited', 'none'])
    expect(faultOf({ areas: [area] }), area).toBe('areas');
  expect(faultOf({ areas: [] })).toBe('areas');
  for (const sets of [[], [3]]) expect(faultOf({ planSets: sets })).toBe('planSets');
});

test('[PAY-01] what it becomes may be saved as the file of products, and is the same at whatever rank', () => {
  const product = membershipProduct({ ...membership, name: ' All of it ', areas: [...areasToSell] }, 4);
  expect(productFileForm.safeParse({ products: [product] }).error?.issues).toBeUndefined();
  expect(product).toMatchObject({ name: 'All of it', lookupKey: 'all-of-it-yearly', interval: 'year', position: 4 });
  expect(
    isSameProduct({ ...product, entitlementIds: product.entitlementIds.toReversed() }, { ...product, position: 9 }),
  ).toBe(true);
  expect(isSameProduct(product, { ...product, amount: 1 })).toBe(false);
});
