import { closeDispute, dispute, refund } from './checkout.ts';
import { find, get, listKind, type TillState } from './state.ts';
import { endSubscription } from './subscriptions.ts';

/** What can be done on the dashboard, each to the object with an id. */
export const dashboardActions: Readonly<Record<string, (state: TillState, id: string) => void>> = {
  declines: (state, id) => {
    const customer = find(state, 'customer', id);
    if (customer !== undefined) customer.till.card = 'declines';
  },
  pays: (state, id) => {
    const customer = find(state, 'customer', id);
    if (customer !== undefined) customer.till.card = 'pays';
  },
  end: (state, id) => {
    const subscription = find(state, 'subscription', id);
    if (subscription !== undefined && subscription.status !== 'canceled') endSubscription(state, subscription);
  },
  refund: (state, id) => {
    if (find(state, 'charge', id)?.paid === true) refund(state, id, get(state, 'charge', id).amount);
  },
  refundPart: (state, id) => {
    if (find(state, 'charge', id)?.paid === true) refund(state, id, Math.ceil(get(state, 'charge', id).amount / 10));
  },
  dispute: (state, id) => {
    const charge = find(state, 'charge', id);
    if (charge?.paid === true && !charge.disputed) dispute(state, id);
  },
  won: (state, id) => {
    closeDispute(state, id, 'won');
  },
  lost: (state, id) => {
    closeDispute(state, id, 'lost');
  },
  // every event of the till once more, as Stripe may send them
  resend: (state) => {
    for (const event of listKind(state, 'event')) event.till = { delivered: false, attempts: 0, nextAt: 0 };
  },
};
