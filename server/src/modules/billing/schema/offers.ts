import type { Plan } from '@atrium/domain/billing/plans.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { findOffers } from '../service/offers.ts';
import type { MembershipOffers } from '../types.ts';

const cents = 'Whole US cents.';

const PlanType = builder.objectRef<Plan>('MembershipPlan').implement({
  description: 'A yearly membership that can be bought.',
  fields: (t) => ({
    productId: t.exposeString('productId', { description: 'For createStripeCheckoutForProduct.' }),
    name: t.exposeString('name'),
    about: t.exposeString('about', { description: 'A sentence; empty for none.' }),
    features: t.exposeStringList('features', { description: 'What it opens, most important first.' }),
    price: t.exposeInt('price', { description: `For a year. ${cents}` }),
    grants: t.exposeStringList('grants', { description: 'The keys of the entitlements that it grants.' }),
  }),
});

const UpgradeType = builder.objectRef<NonNullable<MembershipOffers['upgrade']>>('MembershipUpgrade').implement({
  fields: (t) => ({
    plan: t.field({ type: PlanType, description: 'To which it leads.', resolve: ({ plan }) => plan }),
    price: t.exposeInt('price', { description: `Paid once. ${cents}` }),
  }),
});

const PromotionType = builder.objectRef<NonNullable<MembershipOffers['promotion']>>('MembershipPromotion').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'For createStripeSubscriptionCheckoutSession.' }),
    amountOff: t.exposeInt('amountOff', { description: `Taken off the first year of the largest plan. ${cents}` }),
  }),
});

const OffersType = builder.objectRef<MembershipOffers>('MembershipOffers').implement({
  description: 'What the caller can buy. A product without a price at the payment provider is not among it.',
  fields: (t) => ({
    plans: t.field({ type: [PlanType], description: 'The largest is the last.', resolve: ({ plans }) => [...plans] }),
    upgrade: t.field({
      type: UpgradeType,
      nullable: true,
      description: 'Of a member with on-demand courses only; null for others.',
      resolve: ({ upgrade }) => upgrade,
    }),
    promotion: t.field({
      type: PromotionType,
      nullable: true,
      description: 'That the caller may use with a first membership; null for none.',
      resolve: ({ promotion }) => promotion,
    }),
  }),
});

builder.queryField('getMembershipOffers', (t) =>
  t.field({
    type: OffersType,
    nullable: true,
    access: 'member',
    resolve: (_root, _args, ctx) => findOffers(asMember(ctx)),
  }),
);
