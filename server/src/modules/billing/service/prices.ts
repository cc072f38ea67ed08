import type { Context } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { findCurrentPrice, listProducts, saveCurrentPrice } from '../store/products.ts';

type Ctx = Pick<Context, 'db' | 'log'>;

/** The provider's price of a product, which is asked for when it is not known here; null when there is none. */
export async function findPrice(ctx: Ctx, payments: Payments, productId: string): Promise<string | null> {
  const known = await findCurrentPrice(ctx.db, productId);
  if (known !== null) return known;
  await readPrices(ctx, payments);
  return findCurrentPrice(ctx.db, productId);
}

/**
 * Reads the prices of all products by their lookup keys. One whose amount is not that of the product table is not used,
 * and the log says so: nobody is to pay another price than the one that was shown.
 */
export async function readPrices({ db, log }: Ctx, payments: Payments): Promise<void> {
  const products = await listProducts(db);
  const prices = await payments.listPrices(products.map(({ lookupKey }) => lookupKey));
  for (const { productId, lookupKey, amount } of products) {
    const price = prices.find((item) => item.lookupKey === lookupKey);
    if (price === undefined) continue;
    if (price.amount !== amount) {
      log.error(
        { productId, price: price.priceId, amount: price.amount, expected: amount },
        'a price differs from the product table',
      );
      continue;
    }
    await transaction(db, (tx) => saveCurrentPrice(tx, productId, price.priceId));
  }
}
