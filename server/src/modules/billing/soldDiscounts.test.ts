import { afterAll, beforeAll, expect, test } from 'vitest';
import { find } from '../../adapters/local/till/state.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

// Promotions and cancel offers that a page makes, with their coupons at the provider (PAY-01).

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Discount {
  readonly difference: string | null;
  readonly isMissing: boolean;
}
interface Compared {
  readonly promotions: readonly (Discount & { readonly code: string; readonly isOffered: boolean })[];
  readonly cancelOffers: readonly (Discount & { readonly coupon: string; readonly headline: string })[];
}
async function compare(): Promise<Compared> {
  const { compareProducts } = await (
    await server.as('commerce')
  ).query<{ compareProducts: Compared }>(`{ compareProducts { promotions { code isOffered difference isMissing }
    cancelOffers { coupon headline difference isMissing } } }`);
  return compareProducts;
}
async function act(field: string, args: string, who = 'commerce') {
  type Answer = { lines: string[] | null; error: { code: string; reason: string; field: string | null } | null } | null;
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, Answer>>(`mutation { ${field}(${args}) { lines error { code reason field } } }`);
  return data?.[field] ?? errors?.[0]?.extensions.code ?? '';
}
async function offered(who: string) {
  const { getMembershipOffers } = await (
    await server.as(who)
  ).query<{ getMembershipOffers: { promotion: { code: string; amountOff: number } | null } }>(
    `{ getMembershipOffers { promotion { code amountOff } } }`,
  );
  return getMembershipOffers.promotion;
}
const spring = (amountOff: number, more = '') =>
  `code: "SPRING", usableBy: "POST_TRIAL", amountOff: ${String(amountOff)}, startsAt: "2020-01-01T00:00:00Z", endsAt: "2100-01-01T00:00:00+02:00"${more}`;

test('[PAY-01] [BIL-06] a promotion of a page is offered once its coupon was made at Stripe, and ended by its dates', async () => {
  expect(await act('saveSoldPromotion', spring(30_000), 'auditor')).toBe('FORBIDDEN');
  expect(await act('saveSoldPromotion', spring(30_000), 'member')).toBe('NOT_FOUND');
  const before = await offered('posttrial');
  const rehearsed = await act('saveSoldPromotion', spring(30_000, ', dryRun: true'));
  expect(rehearsed).toMatchObject({ lines: [expect.stringContaining('SPRING takes $300 off'), expect.anything()] });
  expect(await offered('posttrial')).toEqual(before);
  expect(await act('saveSoldPromotion', spring(30_000))).toEqual(rehearsed);
  expect(await act('saveSoldPromotion', spring(30_000))).toMatchObject({ lines: [], error: null });
  const made = async () => (await compare()).promotions.find(({ code }) => code === 'SPRING');
  expect(await made()).toMatchObject({
    isOffered: false,
    isMissing: true,
    difference: expect.stringMatching(/no coupon SPRING/) as string,
  });
  expect(await offered('posttrial')).toEqual(before);
  const coupon = await act('addProviderCoupon', 'code: "SPRING", amountOff: 30000, dryRun: true');
  expect(await server.till.run((state) => find(state, 'coupon', 'SPRING'))).toBeUndefined();
  expect(await act('addProviderCoupon', 'code: "SPRING", amountOff: 30000')).toEqual(coupon);
  expect(await act('addProviderCoupon', 'code: "SPRING", amountOff: 30000')).toMatchObject({ lines: [], error: null });
  expect(await made()).toMatchObject({ isOffered: true, isMissing: false, difference: null });
  expect(await offered('posttrial')).toEqual({ code: 'SPRING', amountOff: 30_000 });
  expect(await offered('limited')).not.toMatchObject({ code: 'SPRING' });
  // another amount is not offered: the coupon at Stripe stays as it is
  expect(await act('saveSoldPromotion', spring(20_000))).toMatchObject({ error: null });
  expect(await offered('posttrial')).toEqual(before);
  expect(await act('addProviderCoupon', 'code: "SPRING", amountOff: 20000')).toMatchObject({
    error: { code: 'PAYMENT_PROVIDER_FAILED', reason: expect.stringContaining('another coupon') as string },
  });
  expect(await act('saveSoldPromotion', spring(30_000).replace('2100', '2021'))).toMatchObject({ error: null });
  expect(await offered('posttrial')).toEqual(before);
});

test('[PAY-01] [BIL-02] what members who cancel are offered is made by a page, with its words', async () => {
  const stay = (more = '') =>
    `coupon: "STAY-A-YEAR", name: "$100 off", headline: "Stay", subheadline: "A year for less.", acceptCta: "I stay", rejectCta: "I go", startsAt: "2020-01-01T00:00:00Z"${more}`;
  expect(await act('saveSoldOffer', stay())).toMatchObject({
    lines: [
      'Members who cancel are offered “$100 off” by the coupon STAY-A-YEAR.',
      'What somebody has accepted stays.',
    ],
  });
  const made = async () => (await compare()).cancelOffers.find(({ coupon }) => coupon === 'STAY-A-YEAR');
  expect(await made()).toMatchObject({ headline: 'Stay', isMissing: true });
  expect(await act('addProviderCoupon', 'code: "STAY-A-YEAR", amountOff: 10000')).toMatchObject({ error: null });
  expect(await made()).toMatchObject({ isMissing: false, difference: null });
  expect(await act('saveSoldOffer', stay(', endsAt: "2020-02-01T00:00:00Z"'))).toMatchObject({
    lines: [expect.stringContaining('changes for those who cancel'), expect.anything()],
  });
});

test('[PAY-01] what may not be is refused at its field, and there is no coupon of nothing', async () => {
  const refused = (field: string) => ({ lines: null, error: { code: 'INVALID_INPUT', field } });
  expect(await act('saveSoldPromotion', spring(0))).toMatchObject(refused('amountOff'));
  expect(await act('saveSoldPromotion', spring(1000).replace('SPRING', 'SPR NG'))).toMatchObject(refused('code'));
  expect(await act('saveSoldPromotion', spring(1000).replace('POST_TRIAL', 'EMPLOYEE'))).toMatchObject(
    refused('usableBy'),
  );
  expect(await act('saveSoldPromotion', spring(1000).replace('2100', '2010'))).toMatchObject(refused('endsAt'));
  expect(await act('saveSoldPromotion', spring(1000).replace('2100-01', '2100-41'))).toMatchObject(refused('endsAt'));
  expect(await act('saveSoldPromotion', spring(99_500))).toMatchObject({
    error: { code: 'INVALID_INPUT', reason: expect.stringContaining('as much as a membership costs') as string },
  });
  expect(await act('addProviderCoupon', 'code: "NOTHING", amountOff: 100')).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
  expect(await act('addProviderCoupon', 'code: "ALLSTARS25", amountOff: 100')).toMatchObject(refused('amountOff'));
});
