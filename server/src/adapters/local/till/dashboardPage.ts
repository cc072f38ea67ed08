import { escapeHtml } from '../../../base/text/escapeHtml.ts';
import { sandboxPage } from '../sandboxPage.ts';
import { dayOf, dollars } from './layout.ts';
import type { TillCustomer } from './objects.ts';
import { get, listKind, type TillState } from './state.ts';

/** The dashboard of the till: what its customers have bought, and what may happen to it. */
export function dashboardPage(state: TillState): string {
  const events = listKind(state, 'event');
  const waiting = events.filter(({ till }) => !till.delivered).length;
  const customers = listKind(state, 'customer').toReversed();
  const removed = events.filter(({ type }) => type === 'customer.deleted').length;
  const about = `<p>Payments of the demo. It is ${dayOf(state.now)} here; <code>POST /__sandbox/clock</code> moves the time, and with it renewals and retries.</p>
<p>${String(events.length)} events, ${String(waiting)} of them not yet accepted. Erased customers: ${String(removed)}.</p>${action('resend', '', 'Send all events again')}`;
  return sandboxPage('Till', `${about}${customers.map((customer) => customerOf(state, customer)).join('')}`);
}

function customerOf(state: TillState, customer: TillCustomer): string {
  const { id, name, email, till } = customer;
  const subscriptions = listKind(state, 'subscription').filter((item) => item.customer === id);
  const charges = listKind(state, 'charge').filter((item) => item.customer === id && item.paid);
  const disputes = listKind(state, 'dispute').filter((item) => charges.some((charge) => charge.id === item.charge));
  const rows = [
    ...subscriptions.map((subscription) => {
      const [item] = subscription.items.data;
      const { status, cancel_at: cancelAt } = subscription;
      const end = `${cancelAt === null ? 'renews' : 'ends'} ${dayOf(cancelAt ?? item.current_period_end)}`;
      const words = `${escapeHtml(get(state, 'price', item.price).nickname)}: ${status}${status === 'canceled' ? '' : `, ${end}`}`;
      return row(words, status === 'canceled' ? '' : action('end', subscription.id, 'End now'));
    }),
    ...charges.slice(-3).map((charge) => {
      const state_ = charge.refunded ? 'refunded' : charge.amount_refunded > 0 ? 'refunded in part' : 'paid';
      const words = `${dollars(charge.amount)} ${state_} ${dayOf(charge.created)}${charge.disputed ? ', disputed' : ''}`;
      const refunds = charge.refunded
        ? ''
        : action('refund', charge.id, 'Refund') + action('refundPart', charge.id, 'Refund a tenth');
      return row(words, `${refunds}${charge.disputed ? '' : action('dispute', charge.id, 'Dispute')}`);
    }),
    ...disputes.map(({ id: disputeId, status }) =>
      row(
        `Dispute: ${status}`,
        status === 'needs_response' ? action('won', disputeId, 'Win') + action('lost', disputeId, 'Lose') : '',
      ),
    ),
    till.card === 'pays'
      ? row('The card pays', action('declines', id, 'Decline from now on'))
      : row('The card is declined', action('pays', id, 'Pay from now on')),
  ];
  return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(email)}</p><ul>${rows.join('')}</ul></section>`;
}

function row(words: string, actions: string): string {
  return `<li><span>${words}</span><span>${actions}</span></li>`;
}

function action(name: string, value: string, label: string): string {
  return `<form method="post" action="/__sandbox/till" style="display:inline;margin:0 .25rem 0 0"><input type="hidden" name="action" value="${name}"><input type="hidden" name="value" value="${escapeHtml(value)}"><button>${label}</button></form>`;
}
