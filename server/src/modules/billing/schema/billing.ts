import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { createCheckout, createMembershipCheckout } from '../service/checkout.ts';
import { acceptOffer, findAccepted, getDiscountOffer } from '../service/offer.ts';
import { findScheduled } from '../service/ownMembership.ts';
import { createPortalUrl } from '../service/portal.ts';
import { settleCheckout } from '../service/settleCheckout.ts';
import type {
  AcceptedOffer,
  CheckoutOutcome,
  DiscountOffer,
  NextPlan,
  PaymentPage,
  ScheduledSubscription,
} from '../types.ts';
import { FailedPaymentType } from './failedPayment.ts';

const cents = 'Whole US cents.';

const PaymentPagePayload = mutationPayload<PaymentPage>('PaymentPagePayload', (t) => ({
  url: t.exposeString('url', { nullable: true, description: 'Where the browser is sent.' }),
}));

const NextPlanType = builder.objectRef<NextPlan>('NextPlan').implement({
  fields: (t) => ({
    productName: t.exposeString('productName'),
    price: t.exposeInt('price', { description: `For a year. ${cents}` }),
  }),
});

const ScheduledSubscriptionType = builder.objectRef<ScheduledSubscription>('ScheduledSubscription').implement({
  fields: (t) => ({
    isScheduled: t.exposeBoolean('isScheduled', { description: 'Whether it ends or changes with its period.' }),
    cancelAt: t.exposeString('cancelAt', { nullable: true, description: 'When it ends; null while it renews.' }),
    currentPeriodEnd: t.exposeString('currentPeriodEnd'),
    productName: t.exposeString('productName'),
    price: t.exposeInt('price', { description: `For a year, without a discount. ${cents}` }),
    isDiscounted: t.exposeBoolean('isDiscounted', { description: 'Whether the next payment is reduced.' }),
    discountPrice: t.exposeInt('discountPrice', {
      nullable: true,
      description: `What is taken off the next payment; null where that is not known here. ${cents}`,
    }),
    isTrialing: t.exposeBoolean('isTrialing', { description: 'Nothing is paid before the period ends.' }),
    nextPlan: t.field({
      type: NextPlanType,
      nullable: true,
      description: 'To what it changes with its period; null without a change, and where the plan is not known here.',
      resolve: ({ nextPlan }) => nextPlan,
    }),
    failedPayment: t.field({
      type: FailedPaymentType,
      nullable: true,
      resolve: ({ failedPayment }) => failedPayment,
    }),
  }),
});

const DiscountOfferType = builder.objectRef<DiscountOffer>('DiscountOffer').implement({
  description: 'What is offered instead of canceling.',
  fields: (t) => ({
    newPrice: t.exposeInt('newPrice', { description: cents }),
    normalPrice: t.exposeInt('normalPrice', { description: cents }),
    cancelConfigId: t.exposeString('cancelConfigId', { description: 'For createStripePortalUrl.' }),
    couponCode: t.exposeString('couponCode', { description: 'For updateExistingStripeSubscription.' }),
    acceptCta: t.exposeString('acceptCta'),
    rejectCta: t.exposeString('rejectCta'),
    headline: t.exposeString('headline'),
    subheadline: t.exposeString('subheadline'),
    offer: t.exposeString('offer', { description: 'What is offered, in a few words.' }),
  }),
});

const AcceptedOfferType = builder.objectRef<AcceptedOffer>('AcceptedOffer').implement({
  fields: (t) => ({
    currentPeriodEnd: t.exposeString('currentPeriodEnd'),
    currentPrice: t.exposeInt('currentPrice', { description: cents }),
    discountPrice: t.exposeInt('discountPrice', { description: `What is taken off. ${cents}` }),
  }),
});

const AcceptedOfferPayload = mutationPayload<AcceptedOffer>('AcceptedOfferPayload', (t) => ({
  currentPeriodEnd: t.exposeString('currentPeriodEnd', { nullable: true }),
  currentPrice: t.exposeInt('currentPrice', { nullable: true, description: cents }),
  discountPrice: t.exposeInt('discountPrice', { nullable: true, description: `What is taken off. ${cents}` }),
}));

const CheckoutState = builder.enumType('CheckoutState', {
  description:
    'REFUNDED: a second membership or upgrade, which was ended, or what is bought once, paid again; the payment goes back.',
  values: ['COMPLETE', 'EXPIRED', 'OPEN', 'REFUNDED'] as const,
});
const OpenedProductType = builder.objectRef<CheckoutOutcome['opened']>('OpenedProduct').implement({
  description: 'What was bought; of an upgrade the membership to which it leads.',
  fields: (t) => ({
    name: t.exposeString('name'),
    features: t.exposeStringList('features', { description: 'What it opens, most important first.' }),
  }),
});
const CheckoutOutcomePayload = mutationPayload<CheckoutOutcome>('CheckoutOutcomePayload', (t) => ({
  state: t.expose('state', { type: CheckoutState, nullable: true }),
  productId: t.exposeString('productId', { nullable: true }),
  productName: t.exposeString('productName', { nullable: true }),
  opened: t.field({ type: OpenedProductType, nullable: true, resolve: ({ opened }) => opened ?? null }),
}));

const CheckoutInput = builder.inputType('CheckoutInput', {
  description: 'The caller pays: email, names and user_id are ignored.',
  fields: (t) => ({
    product_id: t.string({ required: true }),
    cancel_url: t.string({ required: true, description: 'A page of ours.' }),
    return_url: t.string({
      required: true,
      description: 'A page of ours; it is opened with the parameter checkout, for settleStripeCheckout.',
    }),
    email: t.string(),
    first_name: t.string(),
    last_name: t.string(),
    user_id: t.string(),
    platform_upgrade: t.boolean({
      defaultValue: false,
      description: 'The paid change to the membership from the one that the caller has.',
    }),
  }),
});

builder.queryFields((t) => ({
  checkIfStripeScheduledSubscription: t.field({
    type: ScheduledSubscriptionType,
    nullable: true,
    access: 'member',
    description: 'Null without a subscription that has not ended.',
    resolve: (_root, _args, ctx) => findScheduled(asMember(ctx)),
  }),
  checkStripeSubscriptionDiscountOffer: t.field({
    type: DiscountOfferType,
    nullable: true,
    access: 'member',
    resolve: async (_root, _args, ctx) => valueOf(await getDiscountOffer(asMember(ctx))),
  }),
  getAcceptedDiscountOffer: t.field({
    type: AcceptedOfferType,
    nullable: true,
    access: 'member',
    description: 'The offer that the caller accepted last; null for none.',
    resolve: (_root, _args, ctx) => findAccepted(asMember(ctx)),
  }),
}));

builder.mutationFields((t) => ({
  createStripePortalUrl: t.field({
    type: PaymentPagePayload,
    nullable: true,
    access: 'member',
    args: { configId: t.arg.string({ required: true, description: "'billing', or 'cancel'." }) },
    resolve: async (_root, { configId }, ctx) => payloadOf(await createPortalUrl(asMember(ctx), configId)),
  }),
  updateExistingStripeSubscription: t.field({
    type: AcceptedOfferPayload,
    nullable: true,
    access: 'member',
    args: { coupon: t.arg.string({ required: true }) },
    resolve: async (_root, { coupon }, ctx) => payloadOf(await acceptOffer(asMember(ctx), coupon)),
  }),
  createStripeCheckoutForProduct: t.field({
    type: PaymentPagePayload,
    nullable: true,
    access: 'member',
    args: { input: t.arg({ type: CheckoutInput, required: true }) },
    resolve: async (_root, { input }, ctx) =>
      payloadOf(
        await createCheckout(asMember(ctx), {
          productId: input.product_id,
          isUpgrade: input.platform_upgrade === true,
          returnUrl: input.return_url,
          cancelUrl: input.cancel_url,
          promoCode: null,
        }),
      ),
  }),
  createStripeSubscriptionCheckoutSession: t.field({
    type: PaymentPagePayload,
    nullable: true,
    access: 'member',
    description: 'For a first membership: the largest plan that the caller is offered.',
    args: {
      promoCode: t.arg.string({ description: 'Refused with INVALID_OFFER where it is not the caller’s.' }),
      returnUrl: t.arg.string({ required: true, defaultValue: '/' }),
      cancelUrl: t.arg.string({ required: true, defaultValue: '/upgrade?ec=uc' }),
    },
    resolve: async (_root, { promoCode, returnUrl, cancelUrl }, ctx) => {
      const order = { returnUrl, cancelUrl, promoCode: promoCode ?? null };
      return payloadOf(await createMembershipCheckout(asMember(ctx), order));
    },
  }),
  settleStripeCheckout: t.field({
    type: CheckoutOutcomePayload,
    nullable: true,
    access: 'member',
    description: 'What became of a checkout of the caller; what was paid is granted before the answer.',
    args: { checkoutId: t.arg.string({ required: true }) },
    resolve: async (_root, { checkoutId }, ctx) => {
      const settled = await settleCheckout(asMember(ctx), checkoutId);
      // the page asks next what the caller may open now
      if (settled.ok) ctx.signIn?.forgetViewer();
      return payloadOf(settled);
    },
  }),
}));
