import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { isAny, isSet } from '../../../base/sql/fragments.ts';
import { query, statement, type Reader } from '../../../base/sql/statement.ts';
import type { ProviderCustomer } from '../../../ports/providerCustomer.ts';
import type { ProductKind } from '../types.ts';

export interface NewCheckout {
  readonly checkoutId: string;
  readonly memberId: string;
  readonly productId: string;
  /** The provider's. */
  readonly priceId: string;
  readonly promoCode: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly url: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Adds a checkout, a page of the provider on which something is paid; one that is there stays as it is. */
export async function addCheckout(tx: Tx, checkout: NewCheckout): Promise<void> {
  await tx
    .insertInto('billing_checkout')
    .values({
      checkout_id: checkout.checkoutId,
      member_id: checkout.memberId,
      product_id: checkout.productId,
      price_id: checkout.priceId,
      promo_code: checkout.promoCode,
      return_url: checkout.returnUrl,
      cancel_url: checkout.cancelUrl,
      url: checkout.url,
      created_at: checkout.createdAt,
      expires_at: checkout.expiresAt,
    })
    .onConflict((conflict) => conflict.column('checkout_id').doNothing())
    .execute();
}

/** A checkout that is open as far as is known here. */
export interface OpenCheckout {
  readonly checkoutId: string;
  readonly productId: string;
  readonly kind: ProductKind;
  /** The membership that an upgrade changes; null for other products. */
  readonly upgradesFrom: string | null;
  /** The provider's; null where it is not known any more. */
  readonly priceId: string | null;
  readonly promoCode: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly url: string;
}

/** The checkouts in which a member may still pay, oldest first. */
export function listOpenCheckouts(tx: Tx, memberId: string, now: Date): Promise<OpenCheckout[]> {
  return tx
    .selectFrom('billing_checkout as c')
    .innerJoin('billing_product as p', 'p.product_id', 'c.product_id')
    .select(['c.checkout_id as checkoutId', 'p.product_id as productId', 'p.kind', 'c.promo_code as promoCode'])
    .select(['c.return_url as returnUrl', 'c.cancel_url as cancelUrl', 'c.url', 'p.upgrades_from as upgradesFrom'])
    .select('c.price_id as priceId')
    .where('c.member_id', '=', memberId)
    .where('c.completed_at', 'is', null)
    .where('c.expires_at', '>', now)
    .orderBy('c.created_at')
    .execute();
}

/** Notes that a checkout is closed. */
export async function saveExpired(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await tx.updateTable('billing_checkout').set({ expires_at: now }).where('checkout_id', '=', checkoutId).execute();
}

/** How many checkouts a member has opened, for the key of the next one. */
export async function countCheckouts(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('billing_checkout')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const ownCheckout = query((db, { memberId, checkoutId }: { memberId: string; checkoutId: string }) =>
  db
    .selectFrom('billing_checkout as c')
    .innerJoin('billing_product as p', 'p.product_id', 'c.product_id')
    .innerJoin('billing_product as m', (join) =>
      join.on((eb) => eb('m.product_id', '=', eb.fn.coalesce('p.upgrades_to', 'p.product_id'))),
    )
    .select((eb) => [
      'p.product_id as productId',
      'p.name as productName',
      'm.name as openedName',
      'm.features',
      'p.kind',
      'c.subscription_id as subscriptionId',
      isSet(eb.ref('c.completed_at')).as('isCompleted'),
      isAny(
        eb
          .selectFrom('billing_refund as r')
          .select('r.surplus_id')
          .where((of) =>
            of.or([
              of('r.surplus_id', '=', eb.ref('c.checkout_id')),
              of('r.surplus_id', '=', eb.ref('c.subscription_id')),
            ]),
          ),
      ).as('isSurplus'),
    ])
    .where('c.checkout_id', '=', checkoutId)
    .where('c.member_id', '=', memberId),
);

/** A checkout as it is known here. */
export interface OwnCheckout {
  readonly productId: string;
  readonly productName: string;
  /** Of the product, or of the membership to which an upgrade leads. */
  readonly openedName: string;
  readonly features: readonly string[];
  readonly kind: ProductKind;
  /** The subscription that was begun there; null while none is known. */
  readonly subscriptionId: string | null;
  /** What was paid there has had its effect. */
  readonly isCompleted: boolean;
  /** The member has it already: the payment goes back. */
  readonly isSurplus: boolean;
}

/** A member's own checkout; null for an unknown one, and for another member's. */
export async function findCheckout(reader: Reader, memberId: string, checkoutId: string): Promise<OwnCheckout | null> {
  const [row] = await ownCheckout.prepared(reader, { memberId, checkoutId });
  return row ?? null;
}

/** The name of what a member's own checkout sells; null as there. */
export async function findCheckoutProduct(tx: Tx, memberId: string, checkoutId: string): Promise<string | null> {
  const [row] = await ownCheckout.rows(tx, { memberId, checkoutId });
  return row?.productName ?? null;
}

const completed = statement(
  {},
  ({ checkoutIds, subscriptionIds, now }: { checkoutIds: string[]; subscriptionIds: (string | null)[]; now: Date }) =>
    sql`
    update billing_checkout c
    set completed_at = coalesce(c.completed_at, ${now}), subscription_id = done.subscription_id
    from unnest(${checkoutIds}::text[], ${subscriptionIds}::text[]) as done (checkout_id, subscription_id)
    where c.checkout_id = done.checkout_id
      and (c.completed_at is null or c.subscription_id is distinct from done.subscription_id)`,
);

/** Notes that what was paid in these checkouts has had its effect, and which subscriptions were begun there. */
export async function saveCompleted(
  tx: Tx,
  checkouts: ProviderCustomer['completedCheckouts'],
  now: Date,
): Promise<void> {
  if (checkouts.length === 0) return;
  const checkoutIds = checkouts.map(({ checkoutId }) => checkoutId);
  const subscriptionIds = checkouts.map(({ subscriptionId }) => subscriptionId);
  await completed.rows(tx, { checkoutIds, subscriptionIds, now });
}

/** Whether a member has bought something at the reduced price of a code. */
export async function isPromoUsed(tx: Tx, memberId: string, promoCode: string): Promise<boolean> {
  const row = await tx
    .selectFrom('billing_checkout')
    .select('checkout_id')
    .where('member_id', '=', memberId)
    .where('promo_code', '=', promoCode)
    .where('completed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The checkouts of the purchases that a member keeps: those that were not given back. */
export function listKept(
  tx: Tx,
  memberId: string,
): Promise<{ readonly checkoutId: string; readonly productId: string }[]> {
  return tx
    .selectFrom('billing_checkout as c')
    .innerJoin('entitlement_grant as g', (join) =>
      join.onRef('g.source_ref', '=', 'c.checkout_id').onRef('g.member_id', '=', 'c.member_id'),
    )
    .select(['c.checkout_id as checkoutId', 'c.product_id as productId'])
    .where('c.member_id', '=', memberId)
    .where('g.source', '=', 'PURCHASE')
    .where('g.revoked_at', 'is', null)
    .execute();
}
