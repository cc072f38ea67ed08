import type { Tx } from '../../../base/sql/db.ts';
import type { Product, ProductKind } from '../types.ts';

const columns = [
  'p.product_id as productId',
  'p.name',
  'p.kind',
  'p.lookup_key as lookupKey',
  'p.amount',
  'p.entitlement_ids as entitlementIds',
  'p.sellable',
] as const;

/** Everything in the product table. */
export function listProducts(tx: Tx): Promise<Product[]> {
  return tx.selectFrom('billing_product as p').select(columns).orderBy('p.product_id').execute();
}

export async function findProduct(tx: Tx, productId: string): Promise<Product | null> {
  const row = await tx
    .selectFrom('billing_product as p')
    .select(columns)
    .where('p.product_id', '=', productId)
    .executeTakeFirst();
  return row ?? null;
}

/** The price for new sales; null when the provider has none. */
export async function findCurrentPrice(tx: Tx, productId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('billing_price')
    .select('price_id as priceId')
    .where('product_id', '=', productId)
    .where('current', '=', true)
    .executeTakeFirst();
  return row?.priceId ?? null;
}

/** What each of these prices sells; others sell nothing of ours. */
export async function listPriced(
  tx: Tx,
  priceIds: readonly string[],
): Promise<
  ReadonlyMap<
    string,
    { readonly productId: string; readonly kind: ProductKind; readonly entitlementIds: readonly string[] }
  >
> {
  if (priceIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('billing_price as b')
    .innerJoin('billing_product as p', 'p.product_id', 'b.product_id')
    .select(['b.price_id as priceId', 'p.product_id as productId', 'p.kind', 'p.entitlement_ids as entitlementIds'])
    .where('b.price_id', 'in', priceIds)
    .execute();
  return new Map(rows.map(({ priceId, ...product }) => [priceId, product]));
}

/** Makes a price the one for new sales of its product; subscriptions at earlier prices keep theirs. */
export async function saveCurrentPrice(tx: Tx, productId: string, priceId: string): Promise<void> {
  await tx
    .updateTable('billing_price')
    .set({ current: false })
    .where('product_id', '=', productId)
    .where('price_id', '<>', priceId)
    .execute();
  await tx
    .insertInto('billing_price')
    .values({ price_id: priceId, product_id: productId, current: true })
    .onConflict((conflict) => conflict.column('price_id').doUpdateSet({ current: true }))
    .execute();
}
