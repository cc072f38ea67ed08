import { compareCoupon, comparePrice, priceToCreate } from '@atrium/domain/billing/comparePrice.ts';
import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import type { Context } from '../../../base/context.ts';
import { PaymentsFailure, type Payments, type ProviderCoupon, type ProviderPrice } from '../../../ports/payments.ts';
import { listPayers } from '../store/payers.ts';
import { findProductFile } from '../store/productFile.ts';
import { listUnpriced } from '../store/products.ts';
import { listPromotions } from '../store/promotions.ts';

/** Everything that is sold beside what the provider has, in the API. Amounts are whole cents. */
export interface SoldCatalogue {
  /** AWAY: the provider did not answer; NONE: there is none. */
  readonly state: 'COMPARED' | 'AWAY' | 'NONE';
  readonly products: readonly (ProductFile['products'][number] & {
    /** Sold, and its price is at the provider as far as is known here. */
    readonly isOffered: boolean;
    readonly there: ProviderPrice | null;
    /** A sentence each; none also while the provider is not compared. */
    readonly differences: readonly string[];
    /** What somebody creates at the provider; null for nothing. */
    readonly toCreate: string | null;
    readonly payers: readonly { readonly amount: number; readonly members: number }[];
  })[];
  readonly promotions: readonly (ProductFile['promotions'][number] & {
    readonly isOffered: boolean;
    readonly difference: string | null;
    /** The provider has no coupon of this id, so that one can be made. */
    readonly isMissing: boolean;
  })[];
  readonly cancelOffers: readonly (ProductFile['cancelOffers'][number] & {
    readonly difference: string | null;
    readonly isMissing: boolean;
  })[];
}

type Ctx = Pick<Context, 'db' | 'ports' | 'log'>;

/** What the provider has of what is sold. */
interface There {
  readonly prices: readonly ProviderPrice[];
  readonly coupons: ReadonlyMap<string, ProviderCoupon | null>;
}

/**
 * Everything that is sold beside what the payment provider has now, with each difference in words (PAY-01, PAY-03).
 * While the provider is away, what is known here is told alone.
 */
export async function compareProducts(ctx: Ctx): Promise<SoldCatalogue> {
  const file = await findProductFile(ctx.db);
  const unpriced = new Set((await listUnpriced(ctx.db)).map(({ productId }) => productId));
  const confirmed = new Set((await listPromotions(ctx.db)).flatMap((item) => (item.isConfirmed ? item.code : [])));
  const payers = await listPayers(ctx.db);
  const keys = file.products.map(({ lookupKey }) => lookupKey);
  const codes = [...file.promotions.map(({ code }) => code), ...file.cancelOffers.map(({ coupon }) => coupon)];
  const there = await readThere(ctx, keys, codes);
  return {
    state: ctx.ports.payments === null ? 'NONE' : there === null ? 'AWAY' : 'COMPARED',
    products: file.products.map((product) => {
      const price = there?.prices.find(({ lookupKey }) => lookupKey === product.lookupKey) ?? null;
      const differences = there === null ? [] : comparePrice(product, price);
      return {
        ...product,
        isOffered: product.sellable && !unpriced.has(product.productId),
        there: price,
        differences,
        toCreate: differences.length === 0 ? null : priceToCreate(product),
        payers: payers.filter(({ productId }) => productId === product.productId),
      };
    }),
    promotions: file.promotions.map((promotion) => ({
      ...promotion,
      isOffered: confirmed.has(promotion.code),
      difference: there === null ? null : compareCoupon(promotion, there.coupons.get(promotion.code) ?? null),
      isMissing: there !== null && there.coupons.get(promotion.code) === null,
    })),
    cancelOffers: file.cancelOffers.map((offer) => {
      const found = there?.coupons.get(offer.coupon) ?? null;
      const isWanting = there !== null && found?.isValid !== true;
      const difference = isWanting ? `Stripe has no coupon ${offer.coupon} to use.` : null;
      return { ...offer, difference, isMissing: there !== null && found === null };
    }),
  };
}

async function readThere(
  { ports, log }: Ctx,
  keys: readonly string[],
  codes: readonly string[],
): Promise<There | null> {
  if (ports.payments === null) return null;
  try {
    return await readAt(ports.payments, keys, codes);
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    log.warn({ err: error }, 'the payment provider was not compared');
    return null;
  }
}

async function readAt(payments: Payments, keys: readonly string[], codes: readonly string[]): Promise<There> {
  const [prices, ...coupons] = await Promise.all([
    payments.listPrices(keys),
    ...codes.map(async (code) => [code, await payments.findCoupon(code)] as const),
  ]);
  return { prices, coupons: new Map(coupons) };
}
