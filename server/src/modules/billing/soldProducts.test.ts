import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../../adapters/local/till/state.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

// What is sold beside what the provider has, and changed by a page (PAY-01, PAY-03).

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Sold {
  readonly productId: string;
  readonly isOffered: boolean;
  readonly differences: readonly string[];
  readonly toCreate: string | null;
  readonly there: { readonly amount: number } | null;
  readonly payers: readonly { readonly amount: number; readonly members: number }[];
}
interface Compared {
  readonly state: string;
  readonly products: readonly Sold[];
  readonly promotions: readonly { readonly difference: string | null }[];
}
async function compare(who = 'commerce'): Promise<Compared> {
  const { compareProducts } = await (
    await server.as(who)
  ).query<{ compareProducts: Compared }>(`{ compareProducts { state
    products { productId isOffered differences toCreate there { amount taxBehavior } payers { amount members } }
    promotions { code isOffered difference } cancelOffers { coupon difference } } }`);
  return compareProducts;
}
const sold = async (productId: string) => (await compare()).products.find((product) => product.productId === productId);

async function act(field: string, args: string, who = 'commerce') {
  type Answer = { lines: string[] | null; error: { code: string; reason: string } | null } | null;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, Answer>>(`mutation { ${field}(${args}) { lines error { code reason } } }`);
  return data?.[field] ?? errors?.[0]?.extensions.code ?? '';
}
const academy = (amount: number, more = '') =>
  `product: "ai-academy", name: "AI Academy", about: "", features: ["Live classes"], amount: ${String(amount)}, sellable: true${more}`;
const priceIn = (productId: string) =>
  server.db
    .selectFrom('billing_price')
    .select('price_id')
    .where('product_id', '=', productId)
    .where('current', '=', true)
    .executeTakeFirst();

test('[PAY-01] in the demo everything is the same at the provider, and the roles of commerce read it', async () => {
  const { state, products, promotions } = await compare('auditor');
  expect(state).toBe('COMPARED');
  expect(products.flatMap(({ differences }) => differences)).toEqual([]);
  expect(promotions.map(({ difference }) => difference)).toEqual([null]);
  expect(await act('saveProductTerms', academy(80_000), 'auditor')).toBe('FORBIDDEN');
  expect(await act('addProviderPrice', 'product: "ai-academy"', 'member')).toBe('NOT_FOUND');
});

test('[PAY-01] [PAY-03] another price is not offered until Stripe has it, says who keeps theirs, and is made there by a press', async () => {
  const before = await sold('ai-academy');
  const [payers] = before?.payers ?? [];
  expect(payers).toMatchObject({ amount: 75_000 });
  const rehearsed = await act('saveProductTerms', academy(80_000, ', dryRun: true'));
  expect(rehearsed).toMatchObject({
    lines: [
      'What the pages say of AI Academy changes.',
      'AI Academy costs $800 a year instead of $750 a year, for new orders.',
      'It is not offered until Stripe has that price.',
      expect.stringMatching(/^\d+ members? who pay \$750 a year now keep that price\.$/) as string,
    ],
  });
  expect((await sold('ai-academy'))?.differences).toEqual([]);
  expect(await act('saveProductTerms', academy(80_000, ', reason: "A new year."'))).toEqual(rehearsed);
  expect(await act('saveProductTerms', academy(80_000, ', reason: "A new year."'))).toMatchObject({ lines: [] });
  expect(await sold('ai-academy')).toMatchObject({
    isOffered: false,
    differences: ['It costs $750 at Stripe, and $800 here.'],
    toCreate: expect.stringMatching(/^In Stripe, create a price of \$800 a year in USD for “AI Academy”/) as string,
    payers: before?.payers,
  });
  const made = await act('addProviderPrice', 'product: "ai-academy", dryRun: true');
  expect(await priceIn('ai-academy')).toBeUndefined();
  expect(await act('addProviderPrice', 'product: "ai-academy", reason: "A new year."')).toEqual(made);
  expect(await act('addProviderPrice', 'product: "ai-academy", reason: "A new year."')).toMatchObject({ lines: [] });
  expect(await sold('ai-academy')).toMatchObject({ isOffered: true, differences: [], there: { amount: 80_000 } });
  const current = await priceIn('ai-academy');
  expect(await server.till.run((state) => get(state, 'price', current?.price_id ?? '').unit_amount)).toBe(80_000);
  // the earlier price still sells what was bought at it
  expect(await server.till.run((state) => get(state, 'price', 'price_ai_academy').unit_amount)).toBe(75_000);
  const entries = server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('subject', '=', 'billing/products');
  expect(await entries.orderBy('audit_entry_id').execute()).toEqual([
    { action: 'PRODUCTS_SAVED', reason: 'A new year.' },
    { action: 'PRICE_ADDED', reason: 'A new year.' },
  ]);
});

test('[PAY-01] what may not be is refused with a sentence, and there is no such product', async () => {
  expect(await act('saveProductTerms', academy(0))).toMatchObject({ error: { code: 'INVALID_INPUT' } });
  const none = academy(80_000).replace('"ai-academy"', '"none"');
  expect(await act('saveProductTerms', none)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await act('addProviderPrice', 'product: "none"')).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('[PAY-01] [D99] a membership that a page makes is offered among the plans once its price was made at Stripe', async () => {
  const terms = 'name: "All of it", about: "", features: ["Every course"], areas: ["ai-academy", "bootcamps"]';
  const all = (amount: number, more = '') =>
    `product: "all-of-it", ${terms}, planSets: [1], amount: ${String(amount)}${more}`;
  expect(await act('addMembershipProduct', all(24_000), 'auditor')).toBe('FORBIDDEN');
  const taken = { error: { code: 'INVALID_INPUT', reason: 'This id is taken.' } };
  expect(await act('addMembershipProduct', all(24_000).replace('all-of-it', 'unlimited'))).toMatchObject(taken);
  const rehearsed = await act('addMembershipProduct', all(24_000, ', dryRun: true'));
  expect(rehearsed).toMatchObject({
    lines: [
      'All of it costs $240 a year, and opens AI Academy and Mini-MBA.',
      'It comes last among the plans: the last one is what “Become a Member” buys.',
      'It is not offered until Stripe has its price, which you create next.',
    ],
  });
  expect(await sold('all-of-it')).toBeUndefined();
  expect(await act('addMembershipProduct', all(24_000))).toEqual(rehearsed);
  expect(await act('addMembershipProduct', all(24_000))).toMatchObject({ lines: [], error: null });
  expect(await act('addMembershipProduct', all(30_000))).toMatchObject(taken);
  expect(await sold('all-of-it')).toMatchObject({ isOffered: false, there: null });
  expect(await act('addProviderPrice', 'product: "all-of-it"')).toMatchObject({ error: null });
  expect(await sold('all-of-it')).toMatchObject({ isOffered: true, there: { amount: 24_000 } });
  const plans = await (
    await server.as('limited')
  ).query<{ getMembershipOffers: { plans: { name: string }[] } }>('{ getMembershipOffers { plans { name } } }');
  expect(plans.getMembershipOffers.plans.map(({ name }) => name).at(-1)).toBe('All of it');
});

test('[PAY-01] a new membership that cannot be sold is refused at its field', async () => {
  const without = 'product: "none", name: "None", about: "", features: [], areas: [], planSets: [1], amount: 100';
  expect(await act('addMembershipProduct', without)).toMatchObject({
    error: { code: 'INVALID_INPUT', reason: 'Choose at least one.' },
  });
});
