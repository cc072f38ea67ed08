import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { compareProducts } from '../service/compareProducts.ts';
import type { SoldCatalogue } from '../service/compareProducts.ts';
import { addMembership } from '../service/staff/addMembership.ts';
import { addProviderPrice, saveTerms } from '../service/staff/saveTerms.ts';
import { SoldOfferType, SoldPromotionType } from './soldDiscounts.ts';

const cents = 'Whole cents.';

const ComparisonEnum = builder.enumType('ProductComparison', { values: ['COMPARED', 'AWAY', 'NONE'] as const });

const ProviderPriceType = builder
  .objectRef<NonNullable<SoldCatalogue['products'][number]['there']>>('ProviderPrice')
  .implement({
    description: 'A price at the payment provider that is sold now.',
    fields: (t) => ({
      priceId: t.exposeString('priceId'),
      amount: t.exposeInt('amount', { description: cents }),
      currency: t.exposeString('currency', { description: 'ISO 4217, in small letters.' }),
      interval: t.exposeString('interval', { nullable: true, description: 'How often it is paid; null for once.' }),
      taxBehavior: t.exposeString('taxBehavior', { description: 'Whether taxes are in the amount.' }),
    }),
  });

const PayersType = builder.objectRef<SoldCatalogue['products'][number]['payers'][number]>('PricePayers').implement({
  fields: (t) => ({
    amount: t.exposeInt('amount', { description: `A year. ${cents}` }),
    members: t.exposeInt('members', { description: 'How many pay it now.' }),
  }),
});

const SoldProductType = builder.objectRef<SoldCatalogue['products'][number]>('SoldProduct').implement({
  description: 'A product as it is here, beside its price at the payment provider.',
  fields: (t) => ({
    productId: t.exposeString('productId'),
    name: t.exposeString('name'),
    about: t.exposeString('about'),
    features: t.exposeStringList('features'),
    kind: t.exposeString('kind', { description: 'MEMBERSHIP, UPGRADE or PURCHASE.' }),
    lookupKey: t.exposeString('lookupKey', { description: 'By which its price is found at the provider.' }),
    amount: t.exposeInt('amount', { description: cents }),
    currency: t.exposeString('currency'),
    interval: t.exposeString('interval', { nullable: true }),
    planSets: t.exposeIntList('planSets'),
    sellable: t.exposeBoolean('sellable'),
    isOffered: t.exposeBoolean('isOffered', { description: 'Sold, and its price is at the provider.' }),
    there: t.field({ type: ProviderPriceType, nullable: true, resolve: ({ there }) => there }),
    differences: t.stringList({ resolve: ({ differences }) => [...differences] }),
    toCreate: t.exposeString('toCreate', { nullable: true, description: 'What somebody creates at the provider.' }),
    payers: t.field({ type: [PayersType], resolve: ({ payers }) => [...payers] }),
  }),
});

const SoldCatalogueType = builder.objectRef<SoldCatalogue>('SoldCatalogue').implement({
  description: 'Everything that is sold.',
  fields: (t) => ({
    state: t.field({
      type: ComparisonEnum,
      description: 'AWAY: the provider did not answer. NONE: there is no provider.',
      resolve: ({ state }) => state,
    }),
    products: t.field({ type: [SoldProductType], resolve: ({ products }) => [...products] }),
    promotions: t.field({ type: [SoldPromotionType], resolve: ({ promotions }) => [...promotions] }),
    cancelOffers: t.field({ type: [SoldOfferType], resolve: ({ cancelOffers }) => [...cancelOffers] }),
  }),
});

builder.queryField('compareProducts', (t) =>
  t.field({
    type: SoldCatalogueType,
    nullable: true,
    access: { staff: 'product.read' },
    cost: 'dear',
    description: 'What is sold beside what the payment provider has, which is asked now. For staff.',
    resolve: (_root, _args, ctx) => compareProducts(asStaff(ctx)),
  }),
);

builder.mutationFields((t) => ({
  addMembershipProduct: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'product.write' },
    description: 'Sells a membership, paid each year, from now on. For staff.',
    args: {
      product: t.arg.string({ required: true, description: 'Its id, which stays.' }),
      name: t.arg.string({ required: true }),
      about: t.arg.string({ required: true }),
      features: t.arg.stringList({ required: true }),
      amount: t.arg.int({ required: true, description: `A year. ${cents}` }),
      areas: t.arg.stringList({ required: true, description: 'What it opens, such as ai-academy.' }),
      planSets: t.arg.intList({ required: true, description: 'In which sets of plans it is shown.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { product: productId, reason, dryRun, ...terms }, ctx) =>
      payloadOf(await addMembership(staffAct(asStaff(ctx), { reason, dryRun }), { productId, ...terms })),
  }),
  saveProductTerms: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'product.write' },
    description: 'Changes what a product is called, says and costs. For staff.',
    args: {
      product: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      about: t.arg.string({ required: true }),
      features: t.arg.stringList({ required: true }),
      amount: t.arg.int({ required: true, description: cents }),
      sellable: t.arg.boolean({ required: true }),
      ...actArgs(t),
    },
    resolve: async (_root, { product: productId, name, about, features, amount, sellable, ...args }, ctx) =>
      payloadOf(await saveTerms(staffAct(asStaff(ctx), args), { productId, name, about, features, amount, sellable })),
  }),
  addProviderPrice: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'product.write' },
    description: 'Makes the price of a product at the payment provider. For staff.',
    args: { product: t.arg.string({ required: true }), ...actArgs(t) },
    resolve: async (_root, { product, ...args }, ctx) =>
      payloadOf(await addProviderPrice({ ...staffAct(asStaff(ctx), args), ports: ctx.ports, log: ctx.log }, product)),
  }),
}));
