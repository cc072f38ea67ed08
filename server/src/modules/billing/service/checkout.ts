import { createHash } from 'node:crypto';
import { checkoutLimit, decideCheckout, type Order } from '@atrium/domain/billing/decideCheckout.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { ownOrigins } from '../../../base/http/ownOrigins.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { inTurn } from '../../../base/turns.ts';
import type { Payments } from '../../../ports/payments.ts';
import { whileMember } from '../../member/service/whileMember.ts';
import { requireOpen } from '../../staff/service/academy.ts';
import { addCheckout, countCheckouts, listKept, listOpenCheckouts } from '../store/checkouts.ts';
import { findProduct, findUpgrade } from '../store/products.ts';
import { findOpenMembership } from '../store/subscriptions.ts';
import type { PaymentPage, Product } from '../types.ts';
import { getAccount } from './accounts.ts';
import { closeCheckouts, competes, findSameCheckout, type CheckoutOrder } from './closeCheckouts.ts';
import { findLargestPlan, findOwnPromotion } from './offers.ts';
import { askProvider } from './payments.ts';
import { findPrice } from './prices.ts';
import { syncCustomer } from './syncCustomer.ts';

export interface CheckoutInput extends Order {
  /** Where the browser goes afterwards, on our own origin. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly promoCode: string | null;
}

/** The account was erased while the provider was asked, and with it the sign-in. */
const erased = refuse('UNAUTHENTICATED');

/**
 * Opens a page of the payment provider for an order of the caller, whatever identity the client sends (BIL-05, D46,
 * THR-52). Refuses with ACADEMY_NOT_OPEN (BEG-03), PRODUCT_NOT_FOUND, PRODUCT_NOT_SELLABLE, INVALID_OFFER for a code
 * that is not the caller's (THR-54), INVALID_INPUT for an address elsewhere, RATE_LIMITED for too many pages,
 * PAYMENT_PROVIDER_FAILED, and UNAUTHENTICATED for somebody who was erased meanwhile. Sent twice, it answers with the
 * same page; the others on which the same could be paid are closed.
 */
export async function createCheckout(ctx: MemberContext, input: CheckoutInput): Promise<Result<PaymentPage>> {
  const opened = await requireOpen(ctx.db);
  if (!opened.ok) return opened;
  const [returnUrl, cancelUrl] = [ownUrl(ctx, input.returnUrl), ownUrl(ctx, input.cancelUrl)];
  if (returnUrl === null) return refuse('INVALID_INPUT', { field: 'return_url' });
  if (cancelUrl === null) return refuse('INVALID_INPUT', { field: 'cancel_url' });
  const { memberId } = ctx.viewer;
  const request = { ...input, returnUrl, cancelUrl };
  // two presses of one member open one page
  return inTurn(`checkout ${memberId}`, async () => {
    // before the decision: what is paid between the two is found by the one or the other
    const open = await listOpenCheckouts(ctx.db, memberId, new Date(ctx.now));
    const decided = await decide(ctx, request);
    if (!decided.ok) return decided;
    return askProvider(ctx, async (payments) => {
      let order = decided.value;
      const { product } = order;
      const competing = open.filter((checkout) => competes(checkout, product));
      const priceId = await findPrice(ctx, payments, product.productId);
      if (priceId === null) return refuse('PRODUCT_NOT_SELLABLE');
      const same = await findSameCheckout(payments, competing, { ...order, priceId });
      const others = competing.filter((checkout) => checkout !== same);
      const retryAfter = same === null ? await countUse(ctx.db, `checkout/${memberId}`, checkoutLimit, ctx.now) : null;
      if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
      if (await closeCheckouts(ctx, payments, others)) {
        // what was paid there decides, although nothing of it is known here yet
        const account = await getAccount(ctx, payments);
        if (account === null) return erased;
        await syncCustomer(ctx, account.providerCustomerId);
        const again = await decide(ctx, request);
        if (!again.ok) return again;
        order = again.value;
      }
      return same === null ? openCheckout(ctx, payments, { ...order, priceId }) : ok({ url: same.url });
    });
  });
}

/**
 * The same for a first membership, which is the largest plan that is offered to the caller, as on their page (BIL-06,
 * BIL-07, PAY-03); refuses with PRODUCT_NOT_SELLABLE when there is none.
 */
export async function createMembershipCheckout(
  ctx: MemberContext,
  input: Omit<CheckoutInput, keyof Order>,
): Promise<Result<PaymentPage>> {
  const productId = await findLargestPlan(ctx);
  if (productId === null) return refuse('PRODUCT_NOT_SELLABLE');
  return createCheckout(ctx, { ...input, productId, isUpgrade: false });
}

interface DecidedOrder extends Omit<CheckoutOrder, 'priceId'> {
  readonly product: Product;
  /** The subscription that an upgrade changes. */
  readonly upgrades: string | null;
}

async function decide(ctx: MemberContext, input: CheckoutInput): Promise<Result<DecidedOrder>> {
  const { isUpgrade, promoCode, returnUrl, cancelUrl } = input;
  const membership = await findOpenMembership(ctx.db, ctx.viewer.memberId);
  const subscribedTo = membership?.productId ?? null;
  const upgrade = isUpgrade ? await findUpgrade(ctx.db, input.productId, subscribedTo) : null;
  const product = upgrade ?? (await findProduct(ctx.db, input.productId));
  // an upgrade is ordered by the membership to which it leads
  const kind = product === null || (!isUpgrade && product.kind === 'UPGRADE') ? null : product.kind;
  const [isSold, upgradesFrom] = [product?.sellable ?? false, product?.upgradesFrom ?? null];
  const kept = await listKept(ctx.db, ctx.viewer.memberId);
  const isBought = kept.some(({ productId }) => productId === input.productId);
  const decided = decideCheckout(ctx.viewer, input, { kind, isSold, subscribedTo, upgradesFrom, isBought });
  if (!decided.ok) return decided;
  if (product === null) return refuse('PRODUCT_NOT_FOUND');
  if (promoCode !== null && !(await mayUsePromo(ctx, product, promoCode))) return refuse('INVALID_OFFER');
  const upgrades = isUpgrade ? (membership?.subscriptionId ?? null) : null;
  return ok({ product, productId: product.productId, promoCode, returnUrl, cancelUrl, upgrades });
}

async function openCheckout(
  ctx: MemberContext,
  payments: Payments,
  order: DecidedOrder & { readonly priceId: string },
): Promise<Result<PaymentPage>> {
  const { db, now, viewer } = ctx;
  const { memberId } = viewer;
  const { productId, priceId, promoCode, upgrades, product } = order;
  const account = await getAccount(ctx, payments);
  if (account === null) return erased;
  const { providerCustomerId } = account;
  const page = await payments.openCheckout({
    providerCustomerId,
    memberId,
    productId,
    priceId,
    upgrades,
    coupon: promoCode,
    mode: product.kind === 'MEMBERSHIP' ? 'subscription' : 'payment',
    returnUrl: withCheckoutId(order.returnUrl),
    cancelUrl: order.cancelUrl,
    key: keyOf(memberId, priceId, promoCode, order.returnUrl, order.cancelUrl, await countCheckouts(db, memberId)),
  });
  if (page.url === null) return refuse('PAYMENT_PROVIDER_FAILED');
  const { checkoutId, url, expiresAt } = page;
  const checkout = { ...order, memberId, checkoutId, url, createdAt: new Date(now), expiresAt: new Date(expiresAt) };
  if (await whileMember(db, memberId, (tx) => addCheckout(tx, checkout))) return ok({ url });
  await payments.expireCheckout(checkoutId);
  return erased;
}

/** The idempotency key of a page; a provider takes at most 255 characters. */
function keyOf(...parts: readonly (string | number | null)[]): string {
  return `checkout/${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}

/** The return address with a place for the id, by which the page asks what became of it (THR-57). */
function withCheckoutId(url: string): string {
  const [address = '', hash] = url.split('#');
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}checkout={CHECKOUT_SESSION_ID}${hash === undefined ? '' : `#${hash}`}`;
}

/** An address of ours in full; null for one elsewhere. */
function ownUrl({ site }: MemberContext, address: string): string | null {
  const url = URL.parse(address, site.publicUrl);
  if (url === null || url.href.length >= 1000) return null;
  // the origin of a `blob:` address is that of the page it names
  return ownOrigins(site.publicUrl).some((origin) => url.href.startsWith(`${origin}/`)) ? url.href : null;
}

async function mayUsePromo(ctx: MemberContext, { kind }: Product, code: string): Promise<boolean> {
  return kind === 'MEMBERSHIP' && (await findOwnPromotion(ctx))?.code === code;
}
