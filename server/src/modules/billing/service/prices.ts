import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Payments } from '../../../ports/payments.ts';
import {
  findCurrentPrice,
  listProducts,
  listUnpriced,
  removeCurrentPrice,
  saveCurrentPrice,
} from '../store/products.ts';
import { listPromotions, saveConfirmed } from '../store/promotions.ts';

type Ctx = Pick<Context, 'db' | 'log'>;

const lastRead = 'billing.pricesReadAt';
/** How long a product whose price is missing waits before the provider is asked again. */
const askAgainAfter = 10 * minute;

/** The provider's price of a product, which is asked for when it is not known here; null when there is none. */
export async function findPrice(ctx: Ctx, payments: Payments, productId: string): Promise<string | null> {
  const known = await findCurrentPrice(ctx.db, productId);
  if (known !== null) return known;
  await readPrices(ctx, payments);
  return findCurrentPrice(ctx.db, productId);
}

/**
 * Reads the prices of all products by their lookup keys, and the coupons of all promotions. What differs from the
 * product table in its amount, its currency or its interval is not offered, and the log says so: nobody is to pay
 * another price than the one that was shown (PAY-03). Neither is what the provider does not have.
 */
export async function readPrices({ db, log }: Ctx, payments: Payments): Promise<void> {
  const products = await listProducts(db);
  const prices = await payments.listPrices(products.map(({ lookupKey }) => lookupKey));
  for (const { productId, lookupKey, amount, currency, interval } of products) {
    const price = prices.find((item) => item.lookupKey === lookupKey);
    const isSame = price?.amount === amount && price.currency === currency && price.interval === interval;
    if (price !== undefined && isSame) {
      await transaction(db, (tx) => saveCurrentPrice(tx, productId, price.priceId));
      continue;
    }
    if (price !== undefined) {
      const expected = { expected: amount, expectedCurrency: currency, expectedInterval: interval };
      const { priceId, ...found } = price;
      log.error({ productId, price: priceId, ...found, ...expected }, 'a price differs from the product table');
    }
    await transaction(db, (tx) => removeCurrentPrice(tx, productId));
  }
  for (const { code, amountOff } of await listPromotions(db)) {
    const coupon = await payments.findCoupon(code);
    const isSame = coupon?.isValid === true && coupon.amountOff === amountOff && coupon.currency === 'usd';
    if (coupon?.isValid === true && !isSame)
      log.error({ code, ...coupon, expected: amountOff }, 'a coupon differs from its promotion');
    await saveConfirmed(db, code, isSame);
  }
}

/** Makes the next minute read the prices again, after a change of what is sold. */
export async function forgetLastRead(tx: Tx): Promise<void> {
  await saveSetting(tx, lastRead, 0);
}

/** Reads the prices while one that is sold has none, so that a new product is offered within minutes (PAY-01). */
export async function readMissingPrices(ctx: Context): Promise<void> {
  const { payments } = ctx.ports;
  if (payments === null || (await listUnpriced(ctx.db)).length === 0) return;
  const last = await findSetting(ctx.db, lastRead);
  if (last !== null && ctx.now - last < askAgainAfter) return;
  await saveSetting(ctx.db, lastRead, ctx.now);
  await readPrices(ctx, payments);
}
