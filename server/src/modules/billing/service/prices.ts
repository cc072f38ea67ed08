import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { findSetting, saveSetting } from '../../../base/sql/setting.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Payments } from '../../../ports/payments.ts';
import {
  findCurrentPrice,
  isPricedAlike,
  listProducts,
  listUnpriced,
  removeCurrentPrice,
  saveCurrentPrice,
} from '../store/products.ts';
import { listPromotions, saveConfirmed } from '../store/promotions.ts';
import type { Product } from '../types.ts';

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
 * another price than the one that was shown (PAY-03). Neither is what the provider does not have. What staff has
 * changed while the provider was asked is left as it is, because it was not compared; the next minute asks again.
 */
export async function readPrices({ db, log }: Ctx, payments: Payments): Promise<void> {
  const products = await listProducts(db);
  const prices = await payments.listPrices(products.map(({ lookupKey }) => lookupKey));
  for (const product of products) {
    const { productId, lookupKey, amount, currency, interval } = product;
    const price = prices.find((item) => item.lookupKey === lookupKey);
    const isSame = price?.amount === amount && price.currency === currency && price.interval === interval;
    if (price !== undefined && !isSame) {
      const expected = { expected: amount, expectedCurrency: currency, expectedInterval: interval };
      const { priceId, ...found } = price;
      log.error({ productId, price: priceId, ...found, ...expected }, 'a price differs from the product table');
    }
    await saveCompared(db, product, isSame ? price.priceId : null);
  }
  for (const { code, amountOff } of await listPromotions(db)) {
    const coupon = await payments.findCoupon(code);
    const isSame = coupon?.isValid === true && coupon.amountOff === amountOff && coupon.currency === 'usd';
    if (coupon?.isValid === true && !isSame)
      log.error({ code, ...coupon, expected: amountOff }, 'a coupon differs from its promotion');
    await saveConfirmed(db, { code, amountOff }, isSame);
  }
}

/** Saves the price that a product was found to have, null for none, unless staff has changed what it costs since. */
async function saveCompared(db: Context['db'], compared: Product, priceId: string | null): Promise<void> {
  await transaction(db, async (tx) => {
    await lock(tx, 'billing/products');
    if (!(await isPricedAlike(tx, compared))) return;
    if (priceId === null) await removeCurrentPrice(tx, compared.productId);
    else await saveCurrentPrice(tx, compared.productId, priceId);
  });
}

/** Makes the next minute read the prices again, after a change of what is sold. */
export async function forgetLastRead(tx: Tx): Promise<void> {
  await saveSetting(tx, lastRead, 0);
}

/**
 * Reads the prices while one that is sold has none, or a promotion that is not over has no coupon, so that what is new
 * is offered within minutes (PAY-01).
 */
export async function readMissingPrices(ctx: Context): Promise<void> {
  const { payments } = ctx.ports;
  if (payments === null || !(await isMissing(ctx))) return;
  const last = await findSetting(ctx.db, lastRead);
  if (last !== null && ctx.now - last < askAgainAfter) return;
  await saveSetting(ctx.db, lastRead, ctx.now);
  await readPrices(ctx, payments);
}

async function isMissing({ db, now }: Context): Promise<boolean> {
  if ((await listUnpriced(db)).length > 0) return true;
  return (await listPromotions(db)).some(({ isConfirmed, endsAt }) => !isConfirmed && endsAt > now);
}
