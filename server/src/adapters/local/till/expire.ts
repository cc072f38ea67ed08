import { createEvent } from './createEvent.ts';
import type { TillCheckout } from './objects.ts';
import type { TillState } from './state.ts';

/** Closes a page on which nothing was paid. */
export function expireCheckout(state: TillState, session: TillCheckout): void {
  session.status = 'expired';
  session.url = null;
  createEvent(state, 'checkout.session.expired', session);
}
