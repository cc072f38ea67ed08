import type { Tx } from '../../../base/sql/db.ts';
import type { Priced, Product } from '../types.ts';

const columns = [
  'p.product_id as productId',
  'p.name',
  'p.kind',
  'p.lookup_key as lookupKey',
  'p.amount',
  'p.entitlement_ids as entitlementIds',
  'p.sellable',
  'p.currency',
  'p.billing_interval as interval',
  'p.upgrades_from as upgradesFrom',
  'p.upgrades_to as upgradesTo',
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

/** Whether a product costs what it did when it was read, and is looked up alike. */
export async function isPricedAlike(tx: Tx, { productId, ...read }: Product): Promise<boolean> {
  const now = await findProduct(tx, productId);
  return (['lookupKey', 'amount', 'currency', 'interval'] as const).every((part) => now?.[part] === read[part]);
}

/** The upgrade to a membership, from another if there is one from it; null where none leads there. */
export async function findUpgrade(tx: Tx, to: string, from: string | null): Promise<Product | null> {
  const rows = await tx
    .selectFrom('billing_product as p')
    .select(columns)
    .where('p.kind', '=', 'UPGRADE')
    .where('p.upgrades_to', '=', to)
    .orderBy('p.product_id')
    .execute();
  return rows.find(({ upgradesFrom }) => upgradesFrom === from) ?? rows[0] ?? null;
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
export async function listPriced(tx: Tx, priceIds: readonly string[]): Promise<Priced> {
  if (priceIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('billing_price as b')
    .innerJoin('billing_product as p', 'p.product_id', 'b.product_id')
    .leftJoin('billing_product as m', 'm.product_id', 'p.upgrades_to')
    .select(['b.price_id as priceId', 'p.product_id as productId', 'p.name', 'p.kind'])
    .select(['p.entitlement_ids as entitlementIds', 'p.upgrades_from as upgradesFrom', 'p.upgrades_to as upgradesTo'])
    .select('m.name as upgradesToName')
    .where('b.price_id', 'in', priceIds)
    .execute();
  return new Map(rows.map(({ priceId, ...product }) => [priceId, product]));
}

/** The products that are sold, and have no price at the provider as far as is known here. */
export function listUnpriced(tx: Tx): Promise<{ readonly productId: string }[]> {
  return tx
    .selectFrom('billing_product as p')
    .leftJoin('billing_price as b', (join) =>
      join.onRef('b.product_id', '=', 'p.product_id').on('b.current', '=', true),
    )
    .select('p.product_id as productId')
    .where('p.sellable', '=', true)
    .where('b.price_id', 'is', null)
    .orderBy('p.product_id')
    .execute();
}

/** Notes that the provider has no price for new sales of a product; what is there at its prices stays. */
export async function removeCurrentPrice(tx: Tx, productId: string): Promise<void> {
  await tx
    .updateTable('billing_price')
    .set({ current: false })
    .where('product_id', '=', productId)
    .where('current', '=', true)
    .execute();
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
