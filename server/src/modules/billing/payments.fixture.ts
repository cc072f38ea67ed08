import type { Payments } from '../../ports/payments.ts';
import type { ProviderPayment, ProviderSubscription } from '../../ports/providerCustomer.ts';

const subscription: ProviderSubscription = {
  subscriptionId: 'sub_maya',
  priceId: 'price_unlimited',
  status: 'active',
  startedAt: 1_000_000,
  currentPeriodStart: 1_000_000,
  currentPeriodEnd: 9_000_000_000_000,
  cancelAt: null,
  endedAt: null,
  firstFailedAt: null,
  hasBegun: true,
  isPaid: true,
  payment: { paymentId: 'pi_maya', amount: 99_500 },
  isTakenBack: false,
  hasChangeScheduled: false,
  nextPriceId: null,
  isDiscounted: false,
  coupons: [],
  amount: 99_500,
  invoices: [],
};

/** A payment of hers that the demo has as well. */
const paid: ProviderPayment = {
  paymentId: 'pi_maya_1',
  priceId: 'price_unlimited',
  subscriptionId: 'sub_maya',
  amount: 99_500,
  isPaid: true,
  happenedAt: 1_000_000,
  invoiceUrl: null,
  tries: 0,
  retryAt: null,
  dispute: null,
};

/** A payment provider in which one customer has one subscription, for tests of what is asked of the database. */
export const onePayingCustomer: Payments = {
  addCustomer: () => Promise.resolve('cus_maya'),
  saveEmail: () => Promise.resolve(),
  removeCustomer: () => Promise.resolve(),
  readCustomer: () =>
    Promise.resolve({
      subscriptions: [subscription],
      purchases: [],
      payments: [paid],
      refunds: [],
      completedCheckouts: [{ checkoutId: 'cs_test_none', subscriptionId: null }],
    }),
  listOpenSubscriptions: () => Promise.resolve([{ ...subscription, providerCustomerId: 'cus_maya' }]),
  listEvents: () => Promise.resolve([]),
  listRefunds: () => Promise.resolve([]),
  listPrices: () => Promise.resolve([]),
  addPrice: () => Promise.resolve('price_new'),
  findCoupon: () => Promise.resolve(null),
  addCoupon: () => Promise.resolve(),
  openCheckout: ({ providerCustomerId }) =>
    Promise.resolve({
      checkoutId: 'cs_test_one',
      url: 'https://billing.example/pay',
      expiresAt: 0,
      providerCustomerId,
      subscriptionId: null,
      state: 'open',
    }),
  findCheckout: () => Promise.resolve(null),
  expireCheckout: () => Promise.resolve(null),
  openPortal: () => Promise.resolve('https://billing.example/portal'),
  previewInvoice: () => Promise.resolve({ subtotal: 99_500, total: 74_625 }),
  applyCoupon: () => Promise.resolve(),
  changePrice: () => Promise.resolve(),
  endSubscription: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  refundPart: () => Promise.resolve('re_one'),
  pageOf: (id) => Promise.resolve(`https://billing.example/payments/${id}`),
  readNotice: () => Promise.resolve({ kind: 'unauthorized' }),
};
