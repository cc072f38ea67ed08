import { comparePrice } from '@atrium/domain/billing/comparePrice.ts';
import type { Context } from '../../../base/context.ts';
import type { Payments } from '../../../ports/payments.ts';
import { listProducts } from '../store/products.ts';

/**
 * How the prices of what is sold differ from those at the provider now, a sentence each, and how many products are sold
 * (PAY-01). Throws a `PaymentsFailure` when the provider does not answer or refuses our key.
 */
export async function listPriceDifferences(
  { db }: Pick<Context, 'db'>,
  payments: Payments,
): Promise<{ readonly sold: number; readonly differences: readonly string[] }> {
  const sold = (await listProducts(db)).filter(({ sellable }) => sellable);
  // asked also when nothing is sold, because the answer shows that the key is right
  const prices = await payments.listPrices(sold.length === 0 ? ['none'] : sold.map(({ lookupKey }) => lookupKey));
  const differences = sold.flatMap((product) => {
    const there = prices.find(({ lookupKey }) => lookupKey === product.lookupKey) ?? null;
    return comparePrice(product, there).map((fault) => `${product.name}: ${fault}`);
  });
  return { sold: sold.length, differences };
}
