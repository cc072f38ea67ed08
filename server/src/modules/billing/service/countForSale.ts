import type { Tx } from '../../../base/sql/db.ts';
import { listProducts, listUnpriced } from '../store/products.ts';

/** How many products are sold here, and how many of them have a price that was found at the provider (PAY-01). */
export async function countForSale(tx: Tx): Promise<{ readonly products: number; readonly priced: number }> {
  const sold = (await listProducts(tx)).filter(({ sellable }) => sellable);
  return { products: sold.length, priced: sold.length - (await listUnpriced(tx)).length };
}
