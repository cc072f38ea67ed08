import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import { cardChoice, dayOf, dollars, facts, tillPage } from './layout.ts';
import type { TillPortal, TillStatus, TillSubscription } from './objects.ts';
import { get, listKind, type TillState } from './state.ts';

const statusWords: Readonly<Record<TillStatus, string>> = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment overdue',
  canceled: 'Ended',
  unpaid: 'Unpaid',
  incomplete_expired: 'Never paid',
};

/** A customer's subscriptions, card and invoices. */
export function portalPage(state: TillState, session: TillPortal, brandName: string): string {
  const customer = get(state, 'customer', session.customer);
  const own = listKind(state, 'subscription').filter((item) => item.customer === customer.id);
  const plans = own.toReversed().map((subscription) => planOf(state, session, subscription));
  const invoices = listKind(state, 'invoice').filter((item) => item.customer === customer.id && item.total > 0);
  const rows = invoices.toReversed().map(({ id, number, created, total, status }): [string, string] => {
    const paid = status === 'paid' ? 'Paid' : 'Not paid';
    return [number, `${dayOf(created)} · <a href="/__sandbox/invoices/${id}">${dollars(total)}</a> · ${paid}`];
  });
  return tillPage({
    brandName,
    title: 'Billing',
    body: `<h1>Billing</h1><p class="lede">${escapeHtml(customer.name)}, ${escapeHtml(customer.email)}</p>
${plans.length === 0 ? '<p>You have no subscription.</p>' : plans.join('')}
<section><h2>Payment</h2><form method="post" action="/__sandbox/portal/${session.id}"><input type="hidden" name="action" value="card">${cardChoice('value', customer.till.card)}<button class="button quiet">Use this card</button></form></section>
<section><h2>Invoices</h2>${rows.length === 0 ? '<p>You have no invoices yet.</p>' : facts(rows)}</section>
${backTo(session, brandName)}`,
  });
}

function planOf(state: TillState, session: TillPortal, subscription: TillSubscription): string {
  const [item] = subscription.items.data;
  const price = get(state, 'price', item.price);
  const { status, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const when: [string, string] =
    endedAt !== null
      ? ['Ended', dayOf(endedAt)]
      : cancelAt !== null
        ? ['Ends', dayOf(cancelAt)]
        : status === 'past_due' && subscription.till.retryAt !== null
          ? ['Next attempt to pay', dayOf(subscription.till.retryAt)]
          : ['Renews', dayOf(item.current_period_end)];
  const shown = facts([['Status', statusWords[status]], ['Price', `${dollars(price.unit_amount)} a year`], when]);
  const action =
    status === 'canceled'
      ? ''
      : cancelAt === null
        ? button('cancel', 'Cancel subscription')
        : button('renew', 'Keep subscription');
  return `<section><h2>${escapeHtml(price.nickname)}</h2>${shown}${action}</section>`;

  function button(name: string, label: string): string {
    return formOf(session, { action: name, value: subscription.id, label });
  }
}

/** Asks whether a subscription is to end with its period. */
export function cancelPage(state: TillState, session: TillPortal, brandName: string): string {
  const subscription = get(state, 'subscription', session.flow?.subscription ?? '');
  const [item] = subscription.items.data;
  const { nickname } = get(state, 'price', item.price);
  const isOver = subscription.status === 'canceled' || subscription.cancel_at !== null;
  const question = isOver
    ? `<h1>${escapeHtml(nickname)} is canceled</h1><p class="lede">You keep it until ${dayOf(subscription.ended_at ?? item.current_period_end)}.</p>`
    : `<h1>Cancel ${escapeHtml(nickname)}?</h1><p class="lede">You keep it until ${dayOf(item.current_period_end)}, and nothing more is charged.</p>${formOf(session, { action: 'cancel', value: subscription.id, label: 'Cancel subscription' })}`;
  return tillPage({ brandName, title: 'Cancel subscription', body: `${question}${backTo(session, brandName)}` });
}

/** A portal page that nobody opened, or that has expired. */
export function closedPortalPage(brandName: string): string {
  return tillPage({
    brandName,
    title: 'This page has expired',
    body: `<h1>This page has expired</h1><p class="lede">Open billing again from your account settings.</p><p><a class="button" href="/account-settings">Account settings</a></p>`,
  });
}

function formOf(
  session: TillPortal,
  { action, value, label }: { readonly action: string; readonly value: string; readonly label: string },
): string {
  return `<form method="post" action="/__sandbox/portal/${session.id}"><input type="hidden" name="action" value="${action}"><input type="hidden" name="value" value="${escapeHtml(value)}"><button class="button quiet">${label}</button></form>`;
}

function backTo(session: TillPortal, brandName: string): string {
  return `<p><a href="${escapeHtml(session.return_url)}">Back to ${escapeHtml(brandName)}</a></p>`;
}
