import { parseInstant } from '@atrium/domain/parseInstant.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import type { SoldCatalogue } from '../service/compareProducts.ts';
import { addProviderCoupon, saveSoldOffer, saveSoldPromotion } from '../service/staff/saveDiscounts.ts';

const cents = 'Whole cents.';
const instant = 'With its offset, such as 2026-12-01T00:00:00Z.';

export const SoldPromotionType = builder.objectRef<SoldCatalogue['promotions'][number]>('SoldPromotion').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    usableBy: t.exposeString('accountType', { description: 'The kind of account that may use it.' }),
    amountOff: t.exposeInt('amountOff', { description: cents }),
    startsAt: t.string({ resolve: ({ startsAt }) => String(parseInstant(startsAt)) }),
    endsAt: t.string({ resolve: ({ endsAt }) => String(parseInstant(endsAt)) }),
    isOffered: t.exposeBoolean('isOffered', { description: 'Its coupon is at the provider.' }),
    difference: t.exposeString('difference', { nullable: true }),
    isMissing: t.exposeBoolean('isMissing', { description: 'The provider has no coupon of this id.' }),
  }),
});

export const SoldOfferType = builder.objectRef<SoldCatalogue['cancelOffers'][number]>('SoldCancelOffer').implement({
  fields: (t) => ({
    coupon: t.exposeString('coupon'),
    name: t.exposeString('name'),
    headline: t.exposeString('headline'),
    subheadline: t.exposeString('subheadline'),
    acceptCta: t.exposeString('acceptCta'),
    rejectCta: t.exposeString('rejectCta'),
    startsAt: t.string({ resolve: ({ startsAt }) => String(parseInstant(startsAt)) }),
    endsAt: t.string({
      nullable: true,
      resolve: ({ endsAt }) => (endsAt === null ? null : String(parseInstant(endsAt))),
    }),
    difference: t.exposeString('difference', { nullable: true }),
    isMissing: t.exposeBoolean('isMissing', { description: 'The provider has no coupon of this id.' }),
  }),
});

builder.mutationFields((t) => ({
  saveSoldPromotion: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'product.write' },
    description: 'Adds or changes what is taken off the first payment of a kind of accounts. For staff.',
    args: {
      code: t.arg.string({ required: true, description: 'Its name, and the id of its coupon at the provider.' }),
      usableBy: t.arg.string({ required: true, description: 'ALUMNI, LIMITED, POST_TRIAL or TRIAL.' }),
      amountOff: t.arg.int({ required: true, description: cents }),
      startsAt: t.arg.string({ required: true, description: instant }),
      endsAt: t.arg.string({ required: true, description: instant }),
      ...actArgs(t),
    },
    resolve: async (_root, { usableBy: accountType, reason, dryRun, ...promotion }, ctx) => {
      const act = staffAct(asStaff(ctx), { reason, dryRun });
      return payloadOf(await saveSoldPromotion(act, { accountType, ...promotion }));
    },
  }),
  saveSoldOffer: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'product.write' },
    description: 'Adds or changes what members who cancel are offered. For staff.',
    args: {
      coupon: t.arg.string({ required: true, description: 'The id of its coupon at the provider.' }),
      name: t.arg.string({ required: true }),
      headline: t.arg.string({ required: true }),
      subheadline: t.arg.string({ required: true }),
      acceptCta: t.arg.string({ required: true, description: 'The words of the button that takes it.' }),
      rejectCta: t.arg.string({ required: true, description: 'The words of the button that cancels.' }),
      startsAt: t.arg.string({ required: true, description: instant }),
      endsAt: t.arg.string({ description: `${instant} Null: it has no end.` }),
      ...actArgs(t),
    },
    resolve: async (_root, { endsAt, reason, dryRun, ...offer }, ctx) => {
      const act = staffAct(asStaff(ctx), { reason, dryRun });
      return payloadOf(await saveSoldOffer(act, { ...offer, endsAt: endsAt ?? null }));
    },
  }),
  addProviderCoupon: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'product.write' },
    description: 'Makes the coupon of a promotion or an offer at the payment provider. For staff.',
    args: {
      code: t.arg.string({ required: true }),
      amountOff: t.arg.int({ required: true, description: cents }),
      ...actArgs(t),
    },
    resolve: async (_root, { code, amountOff, ...args }, ctx) =>
      payloadOf(
        await addProviderCoupon(
          { ...staffAct(asStaff(ctx), args), ports: ctx.ports, log: ctx.log },
          { code, amountOff },
        ),
      ),
  }),
}));
