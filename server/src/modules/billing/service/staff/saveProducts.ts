import { isDeepStrictEqual } from 'node:util';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { formatCents } from '@atrium/domain/billing/formatCents.ts';
import { productFileForm, type ProductFile } from '@atrium/domain/billing/productForm.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange, type StaffDeps } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import {
  listEntitlements,
  findProductFile,
  saveCancelOffer,
  saveProduct,
  savePromotion,
} from '../../store/productFile.ts';
import { listUnpriced, removeCurrentPrice } from '../../store/products.ts';
import { listPromotions } from '../../store/promotions.ts';
import { forgetLastRead } from '../prices.ts';

type Product = ProductFile['products'][number];

/** A line for each product and promotion: what it costs, where it is shown, and why it is not offered. */
export async function describeProducts({ db, now }: Pick<StaffDeps, 'db' | 'now'>): Promise<readonly string[]> {
  const { products, promotions, cancelOffers } = await findProductFile(db);
  const unpriced = new Set((await listUnpriced(db)).map(({ productId }) => productId));
  const confirmed = new Set((await listPromotions(db)).flatMap((item) => (item.isConfirmed ? item.code : [])));
  if (products.length === 0) return ['Nothing is sold here yet.'];
  return [
    ...products.map((product) => {
      const { productId, name, amount, interval, planSets, lookupKey, sellable } = product;
      const sets = planSets.length === 0 ? '' : `, in set ${planSets.join(' and ')}`;
      const state = !sellable
        ? 'not for sale'
        : unpriced.has(productId)
          ? `not offered: the payment provider has no such price with the lookup key ${lookupKey}`
          : 'offered';
      return `${productId}: ${name}, ${formatCents(amount)}${interval === null ? '' : ' a year'}${sets}: ${state}`;
    }),
    ...promotions.map(({ code, amountOff, accountType, startsAt, endsAt }) => {
      const isOver = Date.parse(endsAt) <= now;
      const state = isOver
        ? 'over'
        : confirmed.has(code)
          ? 'offered'
          : 'not offered: the payment provider has no such coupon';
      return `${code}: ${formatCents(amountOff)} off for ${accountType}, ${startsAt} to ${endsAt}: ${state}`;
    }),
    ...cancelOffers.map(({ coupon, name, startsAt, endsAt }) => {
      return `${coupon}: '${name}' instead of canceling, from ${startsAt}${endsAt === null ? '' : ` to ${endsAt}`}`;
    }),
  ];
}

/** What is sold, as a file that can be changed and saved. */
export async function writeProducts({ db }: Pick<StaffDeps, 'db'>): Promise<string> {
  return JSON.stringify(await findProductFile(db), null, 2);
}

/**
 * Saves what a file sells (D99, PAY-01): products, promotions and cancel offers are added or replaced by their ids;
 * what the file does not name stays, because something may be paid for it. A product whose price is another is offered
 * again once the payment provider has that price, which it is asked for within minutes. Refuses with INVALID_INPUT,
 * and a sentence for each fault in `reason`.
 */
export async function saveProducts(deps: StaffAct, read: unknown): Promise<Result<StaffChange>> {
  const parsed = productFileForm.safeParse(read);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return refuse('INVALID_INPUT', { reason: faults.join('\n') });
  }
  const wanted = parsed.data;
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, productsLock);
    return saveWithin(tx, deps, { wanted, before: await findProductFile(tx) });
  });
}

/** Taken before what is sold is read, by whatever changes it. */
export const productsLock = 'billing/products';

/** The same in a transaction that has taken `productsLock` before it has read `before`. */
export async function saveWithin(
  tx: Tx,
  deps: StaffAct,
  { wanted, before }: { readonly wanted: ProductFile; readonly before: ProductFile },
): Promise<Result<StaffChange>> {
  const faults = await findFaults(tx, wanted, before);
  if (faults.length > 0) return refuse('INVALID_INPUT', { reason: faults.join('\n') });
  const { products, promotions, cancelOffers } = changesOf(wanted, before);
  const lines = [
    ...products.flatMap((product) => linesOf(product, before)),
    ...promotions.map(({ code, amountOff }) => `~ promotion ${code}: ${formatCents(amountOff)} off`),
    ...cancelOffers.map(({ coupon, name }) => `~ cancel offer ${coupon}: ${name}`),
  ];
  if (lines.length === 0) return ok({ lines, isSaved: false });
  const unexplained = refuseReason(deps, { takesAway: false });
  if (unexplained !== null) return unexplained;
  // an upgrade refers to its memberships
  for (const product of products.toSorted((one, other) => Number(!!one.upgrades) - Number(!!other.upgrades))) {
    await saveProduct(tx, product);
    if (hasOtherPrice(product, before)) await removeCurrentPrice(tx, product.productId);
  }
  for (const promotion of promotions) await savePromotion(tx, promotion);
  for (const offer of cancelOffers) await saveCancelOffer(tx, offer);
  await forgetLastRead(tx);
  await auditAct(tx, deps, {
    action: 'PRODUCTS_SAVED',
    subject: 'billing/products',
    before: formerOf({ products, promotions, cancelOffers }, before),
    after: { products, promotions, cancelOffers },
    detail: { lines },
  });
  return ok({ lines, isSaved: true });
}

function changesOf(wanted: ProductFile, before: ProductFile): ProductFile {
  const isNew = (item: object, old: readonly object[]): boolean => !old.some((other) => isDeepStrictEqual(item, other));
  const sameInstant = (instant: string): string => new Date(instant).toISOString();
  const promotions = wanted.promotions.map((item) => {
    return { ...item, startsAt: sameInstant(item.startsAt), endsAt: sameInstant(item.endsAt) };
  });
  const cancelOffers = wanted.cancelOffers.map((item) => {
    return {
      ...item,
      startsAt: sameInstant(item.startsAt),
      endsAt: item.endsAt === null ? null : sameInstant(item.endsAt),
    };
  });
  return {
    products: wanted.products.filter((item) => isNew(item, before.products)),
    promotions: promotions.filter((item) => isNew(item, before.promotions)),
    cancelOffers: cancelOffers.filter((item) => isNew(item, before.cancelOffers)),
  };
}

/** What is known of the same products, promotions and offers before they change. */
function formerOf(changed: ProductFile, before: ProductFile): ProductFile {
  return {
    products: before.products.filter((old) => changed.products.some((item) => item.productId === old.productId)),
    promotions: before.promotions.filter((old) => changed.promotions.some((item) => item.code === old.code)),
    cancelOffers: before.cancelOffers.filter((old) => changed.cancelOffers.some((item) => item.coupon === old.coupon)),
  };
}

function linesOf(product: Product, before: ProductFile): readonly string[] {
  const old = before.products.find(({ productId }) => productId === product.productId);
  const price = `${formatCents(product.amount)}${product.interval === null ? '' : ' a year'}`;
  if (old === undefined) return [`+ ${product.productId}: ${product.name}, ${price}`];
  const changed = (Object.keys(product) as (keyof Product)[]).filter((key) => {
    return !isDeepStrictEqual(product[key], old[key]);
  });
  const waits = hasOtherPrice(product, before) ? '; offered again once the payment provider has that price' : '';
  return [`~ ${product.productId}: ${product.name}, ${price}: ${changed.join(', ')}${waits}`];
}

/** Whether the price that is known here is not that of the product any more. */
function hasOtherPrice(product: Product, before: ProductFile): boolean {
  const old = before.products.find(({ productId }) => productId === product.productId);
  if (old === undefined) return false;
  const parts = ({ amount, currency, interval, lookupKey }: Product) => [amount, currency, interval, lookupKey];
  return !isDeepStrictEqual(parts(product), parts(old));
}

async function findFaults(tx: Tx, wanted: ProductFile, before: ProductFile): Promise<string[]> {
  const all = new Map([...before.products, ...wanted.products].map((product) => [product.productId, product]));
  const known = await listEntitlements(
    tx,
    wanted.products.flatMap(({ entitlementIds }) => entitlementIds),
  );
  const memberships = [...all.values()].filter(({ kind, sellable }) => kind === 'MEMBERSHIP' && sellable);
  // without a membership it is offered to nobody
  const dearest = memberships.length === 0 ? Infinity : Math.max(...memberships.map(({ amount }) => amount));
  return [
    ...twice(wanted.products.map(({ productId }) => productId)),
    ...twice([...all.values()].map(({ lookupKey }) => `the lookup key ${lookupKey}`)),
    ...twice(wanted.promotions.map(({ code }) => code)),
    ...twice(wanted.cancelOffers.map(({ coupon }) => coupon)),
    ...wanted.products.flatMap(({ productId, kind, entitlementIds, upgrades }) => {
      const old = before.products.find((product) => product.productId === productId);
      const ends = upgrades === null ? [] : [upgrades.from, upgrades.to];
      return [
        ...(old !== undefined && old.kind !== kind
          ? [`${productId} is a ${old.kind}: sell another kind under another id.`]
          : []),
        ...entitlementIds.filter((id) => !known.has(id)).map((id) => `${productId}: there is no entitlement ${id}.`),
        ...ends
          .filter((id) => all.get(id)?.kind !== 'MEMBERSHIP')
          .map((id) => `${productId}: there is no membership ${id}.`),
      ];
    }),
    ...wanted.promotions
      .filter(({ startsAt, endsAt }) => Date.parse(endsAt) <= Date.parse(startsAt))
      .map(({ code }) => `${code} ends before it begins.`),
    ...wanted.promotions
      .filter(({ amountOff }) => amountOff >= dearest)
      .map(({ code }) => `${code} takes off as much as a membership costs.`),
  ];
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => `${name}: twice.`);
}
