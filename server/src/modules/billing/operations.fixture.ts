import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  checkIfStripeScheduledSubscription: { access: 'member' },
  checkStripeSubscriptionDiscountOffer: { access: 'member' },
  getAcceptedDiscountOffer: { access: 'member' },
  // the service asks for manageBilling, the flag, and what may be bought
  createStripeCheckoutForProduct: { access: 'member' },
  createStripePortalUrl: { access: 'member' },
  createStripeSubscriptionCheckoutSession: { access: 'member' },
  settleStripeCheckout: { access: 'member' },
  updateExistingStripeSubscription: { access: 'member' },
};
