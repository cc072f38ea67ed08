import type { Operations } from '../../testing/operation.ts';
import { billingCalls, payFor } from './billing.fixture.ts';

export const operations: Operations = {
  checkIfStripeScheduledSubscription: { access: 'member' },
  checkStripeSubscriptionDiscountOffer: { access: 'member' },
  getAcceptedDiscountOffer: { access: 'member' },
  // the service asks for manageBilling, the flag, and what may be bought
  createStripeCheckoutForProduct: {
    access: 'member',
    twice: async (server) => ({
      caller: await server.as('limited'),
      variables: { input: { product_id: 'ai-academy', return_url: '/upgrade', cancel_url: '/upgrade?ec=uc' } },
    }),
  },
  createStripePortalUrl: {
    access: 'member',
    twice: 'each opens another page of the billing portal, good for some minutes; it changes nothing here',
  },
  createStripeSubscriptionCheckoutSession: {
    access: 'member',
    twice: async (server) => ({
      caller: await server.as('posttrial'),
      variables: { promoCode: 'ALLSTARS25', returnUrl: '/resubscribe', cancelUrl: '/resubscribe' },
    }),
  },
  settleStripeCheckout: {
    access: 'member',
    twice: async (server) => {
      const caller = await server.as('limited-over');
      return { caller, variables: { checkoutId: await payFor(caller, 'crash-courses') } };
    },
  },
  updateExistingStripeSubscription: {
    access: 'member',
    twice: async (server) => ({ caller: await server.as('member'), variables: { coupon: 'STAYWITHUS' } }),
  },
};

export const writingCalls = billingCalls;
