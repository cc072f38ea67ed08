import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition, epochMillis } from '../../../base/sql/fragments.ts';

const isoOf = (instant: number): string => new Date(instant).toISOString();

/** Everything that is sold, as the file of `npm run staff -- products`. */
export async function findProductFile(tx: Tx): Promise<ProductFile> {
  const products = await tx
    .selectFrom('billing_product')
    .select(['product_id as productId', 'name', 'about', 'features', 'kind', 'lookup_key as lookupKey', 'amount'])
    .select(['currency', 'billing_interval as interval', 'plan_sets as planSets', 'sort_order as position'])
    .select(['entitlement_ids as entitlementIds', 'upgrades_from as from', 'upgrades_to as to', 'sellable'])
    .orderBy('sort_order')
    .orderBy('product_id')
    .execute();
  const promotions = await tx
    .selectFrom('billing_promotion')
    .select((eb) => [
      'code',
      'account_type as accountType',
      'amount_off as amountOff',
      epochMillis(eb.ref('starts_at')).as('startsAt'),
      epochMillis(eb.ref('ends_at')).as('endsAt'),
    ])
    .orderBy('code')
    .execute();
  const offers = await tx
    .selectFrom('cancel_offer')
    .select((eb) => [
      'coupon',
      'name',
      'headline',
      'subheadline',
      'accept_cta as acceptCta',
      'reject_cta as rejectCta',
      epochMillis(eb.ref('starts_at')).as('startsAt'),
      epochMillis(eb.ref('ends_at')).as('endsAt'),
    ])
    .orderBy('coupon')
    .execute();
  return {
    products: products.map(({ from, to, ...product }) => ({
      ...product,
      upgrades: from === null || to === null ? null : { from, to },
    })) as ProductFile['products'],
    promotions: promotions.map(({ startsAt, endsAt, ...promotion }) => ({
      ...promotion,
      startsAt: isoOf(startsAt),
      endsAt: isoOf(endsAt),
    })),
    cancelOffers: offers.map(({ startsAt, endsAt, ...offer }) => ({
      ...offer,
      startsAt: isoOf(startsAt),
      endsAt: endsAt === null ? null : isoOf(endsAt),
    })),
  };
}

/** Adds a product, or replaces one. */
export async function saveProduct(tx: Tx, product: ProductFile['products'][number]): Promise<void> {
  const row = {
    name: product.name,
    about: product.about,
    features: product.features,
    kind: product.kind,
    lookup_key: product.lookupKey,
    amount: product.amount,
    currency: product.currency,
    billing_interval: product.interval,
    plan_sets: product.planSets,
    sort_order: product.position,
    entitlement_ids: product.entitlementIds,
    sellable: product.sellable,
    upgrades_from: product.upgrades?.from ?? null,
    upgrades_to: product.upgrades?.to ?? null,
  };
  await tx
    .insertInto('billing_product')
    .values({ product_id: product.productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
}

/** Adds a promotion, or replaces one, which is offered once its coupon was found at the provider. */
export async function savePromotion(tx: Tx, promotion: ProductFile['promotions'][number]): Promise<void> {
  const row = {
    account_type: promotion.accountType,
    amount_off: promotion.amountOff,
    confirmed: false,
    starts_at: new Date(promotion.startsAt),
    ends_at: new Date(promotion.endsAt),
  };
  await tx
    .insertInto('billing_promotion')
    .values({ code: promotion.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

/** Adds a cancel offer, or replaces one. */
export async function saveCancelOffer(tx: Tx, offer: ProductFile['cancelOffers'][number]): Promise<void> {
  const row = {
    name: offer.name,
    headline: offer.headline,
    subheadline: offer.subheadline,
    accept_cta: offer.acceptCta,
    reject_cta: offer.rejectCta,
    starts_at: new Date(offer.startsAt),
    ends_at: offer.endsAt === null ? null : new Date(offer.endsAt),
  };
  await tx
    .insertInto('cancel_offer')
    .values({ coupon: offer.coupon, ...row })
    .onConflict((conflict) => conflict.column('coupon').doUpdateSet(row))
    .execute();
}

/** Which of these entitlements there are. */
export async function listEntitlements(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('entitlement')
    .select('entitlement_id as id')
    .where(condition`entitlement_id = any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
