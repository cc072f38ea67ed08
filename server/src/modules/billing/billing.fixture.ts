import { completeCheckout, openCheckout, type NewCheckout } from '../../adapters/local/till/checkout.ts';
import { get, type TillState } from '../../adapters/local/till/state.ts';
import { setCancelAtPeriodEnd } from '../../adapters/local/till/subscriptions.ts';
import { asMember, type MemberContext } from '../../base/context.ts';
import { mutate } from '../../testing/call.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';
import type { WritingCalls } from '../../testing/operation.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { syncCustomer } from './service/syncCustomer.ts';
import { takeEvent } from './service/takeEvent.ts';

export interface PagePayload {
  readonly url: string | null;
  readonly error: { readonly code: string; readonly reason: string; readonly field: string | null } | null;
}

/** Orders a product; `input` replaces what is sent otherwise. */
export async function order(caller: Caller, input: Record<string, unknown>): Promise<PagePayload> {
  const { createStripeCheckoutForProduct } = await caller.query<{ createStripeCheckoutForProduct: PagePayload }>(
    `mutation ($input: CheckoutInput!) { createStripeCheckoutForProduct(input: $input) { url error { code reason field } } }`,
    { input: { return_url: '/upgrade', cancel_url: '/upgrade?ec=uc', ...input } },
  );
  return createStripeCheckoutForProduct;
}

/** Presses a button of a page of the till; redirections are not followed. */
export function press(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Orders a product and pays for it; returns the id of the checkout. */
export async function payFor(caller: Caller, productId: string, isUpgrade = false): Promise<string> {
  const { url } = await order(caller, { product_id: productId, platform_upgrade: isUpgrade });
  if (url === null) throw new Error(`${productId} could not be ordered`);
  const paid = await press(url, { card: 'pays' });
  if (paid.status !== 303) throw new Error(`${productId} could not be paid`);
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Pays a page of the provider on which something is bought once, without an order here. */
export function buyCrashCourses(state: TillState, customer: string): void {
  const page: NewCheckout = {
    mode: 'payment',
    customer,
    clientReference: null,
    price: 'price_crash_courses',
    coupon: null,
    trialDays: 0,
    successUrl: '/',
    cancelUrl: '/',
    metadata: {},
    subscriptionMetadata: {},
  };
  const opened = openCheckout(state, page, (id) => id);
  if (!completeCheckout(state, opened)) throw new Error('the card was declined');
}

/** The context of a call by a member while no provider can be asked. */
export async function cutOff(server: TestServer, { memberId }: Caller): Promise<MemberContext> {
  const ctx = server.context(null, server.clock.now());
  return asMember({ ...ctx, ports: { ...ctx.ports, payments: null }, viewer: await findViewer(ctx, memberId) });
}

/** The labels of the areas that a caller holds. */
export async function areasOf(caller: Caller): Promise<string[]> {
  const { getMemberEntitlements } = await caller.query<{ getMemberEntitlements: { label: string }[] }>(
    '{ getMemberEntitlements { label } }',
  );
  return getMemberEntitlements.map(({ label }) => label).toSorted();
}

/** A page that is paid once and settled by each call, and changes at the provider of a member who orders meanwhile. */
export async function billingCalls(server: TestServer): Promise<WritingCalls> {
  const payer = await server.as('limited-over');
  const checkoutId = await payFor(payer, 'crash-courses');
  const providerCustomerId = 'cus_maya';
  let asked = 0;
  return {
    settleStripeCheckout: () => mutate(payer, `settleStripeCheckout(checkoutId: "${checkoutId}")`),
    'a change at the payment provider': async () => {
      asked += 1;
      // of three changes one, so that it is not always the last of an even number
      const ends = asked % 3 === 0;
      await server.till.run((state) => {
        setCancelAtPeriodEnd(state, get(state, 'subscription', 'sub_maya'), ends);
      });
      const ctx = server.context(null, server.clock.now());
      const event = {
        kind: 'event',
        type: 'customer.subscription.updated',
        createdAt: ctx.now,
        providerCustomerId,
      } as const;
      await takeEvent(ctx, { ...event, eventId: `evt_lock_${String(asked)}` });
      await syncCustomer(ctx, providerCustomerId);
      return 'done';
    },
  };
}
