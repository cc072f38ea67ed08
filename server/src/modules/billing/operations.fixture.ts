import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import type { TestServer } from '../../testing/harness.ts';
import { type IdCall, failure, type Operations } from '../../testing/operation.ts';
import { giveOwner } from '../staff/setup.fixture.ts';
import { billingCalls, payFor } from './billing.fixture.ts';

export const operations: Operations = {
  checkIfStripeScheduledSubscription: { access: 'member' },
  checkStripeSubscriptionDiscountOffer: { access: 'member' },
  getAcceptedDiscountOffer: { access: 'member' },
  getMembershipOffers: { access: 'member' },
  addMembershipProduct: {
    access: { staff: 'product.write' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      const terms = {
        name: 'A new one',
        about: '',
        features: [],
        amount: 24_000,
        areas: ['ai-academy'],
        planSets: [1],
      };
      const id = `new-${randomUUID()}`;
      const variables = (n: number) => ({ product: `${id}-${String(n)}`, ...terms });
      return { caller, variables, varying: ['lines', 'isSaved'] };
    },
  },
  addProviderPrice: {
    access: { staff: 'product.write' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      return { caller, variables: { product: 'crash-courses', reason: 'It was missing.' } };
    },
  },
  addProviderCoupon: {
    access: { staff: 'product.write' },
    ids: { code: 'soldDiscounts.test.ts: for the team, who sees everything that is sold' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      return { caller, variables: { code: 'ALLSTARS25', amountOff: 25_000, reason: 'It was missing.' } };
    },
  },
  saveSoldPromotion: {
    access: { staff: 'product.write' },
    ids: { code: 'soldDiscounts.test.ts: for the team, who sees everything that is sold' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      const terms = { usableBy: 'ALUMNI', amountOff: 1000, startsAt: '2020-01-01T00:00:00Z' };
      const code = `OVER-${randomUUID()}`;
      const variables = (n: number) => ({ code: `${code}-${String(n)}`, ...terms, endsAt: '2020-02-01T00:00:00Z' });
      return { caller, variables, varying: ['lines', 'isSaved'] };
    },
  },
  saveSoldOffer: {
    access: { staff: 'product.write' },
    ids: { coupon: 'soldDiscounts.test.ts: for the team, who sees everything that is sold' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      const words = { name: 'Less', headline: 'Stay', subheadline: 'For less.', acceptCta: 'Stay', rejectCta: 'Go' };
      const dates = { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-02-01T00:00:00Z' };
      const coupon = `over-${randomUUID()}`;
      const variables = (n: number) => ({ coupon: `${coupon}-${String(n)}`, ...words, ...dates });
      return { caller, variables, varying: ['lines', 'isSaved'] };
    },
  },
  compareProducts: { access: { staff: 'product.read' } },
  saveProductTerms: {
    access: { staff: 'product.write' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      const terms = { name: 'Crash Courses', features: [], amount: 19_500, sellable: true };
      const variables = (n: number) => ({
        product: 'crash-courses',
        ...terms,
        about: `Lessons, ${String(n)}`,
        reason: 'Words.',
      });
      return { caller, variables, varying: ['lines', 'isSaved'] };
    },
  },
  getPaymentTrouble: { access: { staff: 'payment.read' } },
  listPayments: { access: { staff: 'payment.read' } },
  listReconciliations: { access: { staff: 'payment.read' } },
  startReconciliation: {
    access: { staff: 'payment.write' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      return { caller, variables: { compareOnly: true, reason: 'To be sure.' }, varying: ['lines', 'isSaved'] };
    },
  },
  refundPayment: {
    access: { staff: 'refund.write' },
    call: async (server) => {
      const caller = await server.as('employee');
      // the calls for the first owner have taken the role away
      await giveOwner(server, caller.memberId);
      return {
        caller,
        variables: () => ({
          paymentId: 'pi_maya_1',
          amount: 1,
          press: randomUUID(),
          reason: 'They asked for it.',
        }),
        varying: ['lines', 'isSaved'],
      };
    },
    repeats: 'each press gives back its own part; one that is sent again gives nothing back (refundPayment.test.ts)',
    ids: { paymentId: 'refundPayment.test.ts: for the team, who sees the payments of everybody' },
  },
  // the service asks for manageBilling, the flag, and what may be bought
  createStripeCheckoutForProduct: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('limited'),
      variables: (n) => ({
        input: { product_id: 'ai-academy', return_url: `/upgrade?page=${String(n)}`, cancel_url: '/upgrade?ec=uc' },
      }),
    }),
    ids: {
      email: 'billing.test.ts: it is ignored',
      product_id: 'billing.test.ts: products are for everybody',
      user_id: 'billing.test.ts: it is ignored',
    },
    addresses: 'ignores the address',
  },
  createStripePortalUrl: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('discounted'), variables: { configId: 'billing' } }),
    repeats: 'each opens another page of the billing portal, good for some minutes; it changes nothing here',
  },
  createStripeSubscriptionCheckoutSession: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('posttrial'),
      variables: { promoCode: 'ALLSTARS25', returnUrl: '/resubscribe', cancelUrl: '/resubscribe' },
    }),
  },
  settleStripeCheckout: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('limited-over');
      return { caller, variables: { checkoutId: await payFor(caller, 'crash-courses') } };
    },
  },
  updateExistingStripeSubscription: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('member'), variables: { coupon: 'STAYWITHUS' } }),
  },
};

export const writingCalls = billingCalls;

export async function idCalls(server: TestServer): Promise<IdCall[]> {
  const checkoutId = await payFor(await server.as('limited-over'), 'crash-courses');
  const withUrl = '{ url error { code message reason } }';
  return [
    {
      id: 'settleStripeCheckout.checkoutId',
      kind: 'mutation',
      missing: 'cs_test_none',
      call: () => 'settleStripeCheckout(checkoutId: $id) { state productId productName error { code message reason } }',
      foreign: () => [checkoutId],
      own: ['limited-over', checkoutId],
    },
    {
      id: 'createStripePortalUrl.configId',
      kind: 'mutation',
      missing: 'nothing',
      own: ['discounted', 'billing'],
      call: () => `createStripePortalUrl(configId: $id) ${withUrl}`,
      foreign: () => ['bpc_other', 'cus_maya'],
    },
    {
      id: 'updateExistingStripeSubscription.coupon',
      kind: 'mutation',
      missing: 'NOTHING',
      call: () => `updateExistingStripeSubscription(coupon: $id) ${failure}`,
      foreign: () => ['ALLSTARS25', 'staywithus'],
    },
    {
      id: 'createStripeSubscriptionCheckoutSession.promoCode',
      kind: 'mutation',
      missing: 'NOTHING',
      call: () => `createStripeSubscriptionCheckoutSession(promoCode: $id) ${withUrl}`,
      foreign: ({ memberId }) => (memberId === persona('posttrial').memberId ? ['STAYWITHUS'] : ['ALLSTARS25']),
    },
  ];
}
