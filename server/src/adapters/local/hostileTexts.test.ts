import { hostileTexts } from '@atrium/domain/hostileTexts.fixture.ts';
import { expect, test } from 'vitest';
import { tagsOf } from '../../testing/tagsOf.ts';
import { answer } from './till/api.ts';
import { checkoutPage } from './till/checkoutPage.ts';
import { dashboardPage } from './till/dashboardPage.ts';
import { readParams } from './till/form.ts';
import { cancelPage, portalPage } from './till/portalPage.ts';
import { seedTill } from './till/seedTill.ts';
import { listKind } from './till/state.ts';
import { arrivalPage } from './tutorSite.ts';

const now = Date.UTC(2026, 10, 1) / 1000;
const brandName = 'Atrium';

/** The pages of the till, with one text as the name and the address of a customer and in all that is sold. */
function tillPagesWith(text: string): string[] {
  const customer = 'cus_1';
  const state = seedTill(
    {
      prices: [{ priceId: 'price_1', name: text, lookupKey: 'year', amount: 99_500, isYearly: true }],
      coupons: [{ couponId: 'LESS', name: text, percentOff: 25, amountOff: null }],
      subscriptions: [
        {
          subscriptionId: 'sub_1',
          customerId: customer,
          memberId: 'm',
          email: text,
          name: text,
          priceId: 'price_1',
          startedAt: now - 86400,
          periodEnd: now + 364 * 86400,
          state: 'active',
          coupon: 'LESS',
          nextPriceId: 'price_1',
        },
      ],
    },
    now,
  );
  const ask = (path: string, params: Readonly<Record<string, string>>): void => {
    const pageOf = (_kind: string, id: string): string => `https://pay.example/${id}`;
    answer({ state, pageOf }, { method: 'POST', path, params: readParams(new URLSearchParams(params).toString()) });
  };
  const back = 'https://atrium.example/account-settings';
  ask('/v1/checkout/sessions', {
    mode: 'subscription',
    customer,
    success_url: back,
    cancel_url: back,
    'line_items[0][price]': 'price_1',
    'line_items[0][quantity]': '1',
    'discounts[0][coupon]': 'LESS',
  });
  const flow = { 'flow_data[type]': 'subscription_cancel', 'flow_data[subscription_cancel][subscription]': 'sub_1' };
  ask('/v1/billing_portal/sessions', { customer, return_url: back });
  ask('/v1/billing_portal/sessions', { customer, return_url: back, ...flow });
  const [checkout] = listKind(state, 'checkout.session');
  const [portal, canceling] = listKind(state, 'billing_portal.session');
  if (checkout === undefined || portal === undefined || canceling === undefined) throw new Error('no page was opened');
  return [
    checkoutPage(state, checkout, { brandName, declined: false }),
    portalPage(state, portal, brandName),
    cancelPage(state, canceling, brandName),
    dashboardPage(state),
  ];
}

test('[THR-32] [BIL-05] a thousand hostile names of people, plans and coupons add no tag to a page of the till', () => {
  const plain = tillPagesWith('Maya').map(tagsOf);
  expect(plain).toHaveLength(4);
  for (const text of hostileTexts) expect(tillPagesWith(text).map(tagsOf), text).toEqual(plain);
});

test('[THR-32] [TUT-01] a thousand hostile names, addresses and customers add no tag to the page of the tutor', () => {
  const pageWith = (text: string): string =>
    arrivalPage({
      brandName,
      tutorName: 'ProfAI',
      from: text,
      known: {
        s4UserId: 'm',
        name: text,
        email: text,
        s4CustomerId: text,
      },
    });
  const plain = tagsOf(pageWith('Maya'));
  for (const text of hostileTexts) expect(tagsOf(pageWith(text)), text).toEqual(plain);
});
