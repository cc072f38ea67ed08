import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import { cardChoice, dollars, facts, tillPage } from './layout.ts';
import type { TillCheckout } from './objects.ts';
import { get, type TillState } from './state.ts';

/** The page on which something is paid. */
export function checkoutPage(
  state: TillState,
  session: TillCheckout,
  { brandName, declined }: { readonly brandName: string; readonly declined: boolean },
): string {
  const { till, amount_subtotal: subtotal, amount_total: total } = session;
  const price = get(state, 'price', till.price);
  const { email, name } = get(state, 'customer', session.customer);
  const coupon = till.coupon === null ? null : get(state, 'coupon', till.coupon);
  const period = session.mode === 'subscription' ? ' a year' : '';
  const rows: [string, string][] = [
    ['For', `${escapeHtml(name)}, ${escapeHtml(email)}`],
    [price.nickname, `${dollars(subtotal)}${period}`],
  ];
  if (coupon !== null) rows.push([coupon.name, `−${dollars(subtotal - total)}`]);
  rows.push(['Due today', `<span class="total">${dollars(total)}</span>`]);
  const alert = declined
    ? '<p class="alert" role="alert">Your card was declined. Nothing was charged. Choose another card, or go back.</p>'
    : '';
  return tillPage({
    brandName,
    title: declined ? 'Card declined' : `Pay ${dollars(total)}`,
    body: `<h1>${escapeHtml(price.nickname)}</h1>${alert}${facts(rows)}
<form method="post" action="/__sandbox/checkout/${session.id}">${cardChoice('card', declined ? 'declines' : 'pays')}
<button class="button">Pay ${dollars(total)}</button></form>
<p><a href="${escapeHtml(session.cancel_url)}">Cancel and go back to ${escapeHtml(brandName)}</a></p>`,
  });
}

/** The same address after the payment. */
export function completedPage(session: TillCheckout, brandName: string): string {
  const back = session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  return tillPage({
    brandName,
    title: 'Already paid',
    body: `<h1>This is already paid</h1><p class="lede">Nothing more was charged.</p><p><a class="button" href="${escapeHtml(back)}">Back to ${escapeHtml(brandName)}</a></p>`,
  });
}

/** A page that nobody opened, or that has expired. */
export function expiredPage(brandName: string): string {
  return tillPage({
    brandName,
    title: 'This page has expired',
    body: `<h1>This page has expired</h1><p class="lede">A checkout is open for a day. Nothing was charged.</p><p><a class="button" href="/">Back to ${escapeHtml(brandName)}</a></p>`,
  });
}
