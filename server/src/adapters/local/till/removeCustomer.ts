import { createEvent } from './createEvent.ts';
import type { TillObject } from './objects.ts';
import { get, listKind, type TillState } from './state.ts';
import { endSubscription } from './subscriptions.ts';

/** DELETE /v1/customers/{id}: ends its subscriptions now and forgets who it was; what was paid stays. */
export function removeCustomer(state: TillState, id: string): object {
  const customer = get(state, 'customer', id);
  for (const subscription of listKind(state, 'subscription'))
    if (subscription.customer === id && subscription.status !== 'canceled') endSubscription(state, subscription);
  for (const object of Object.values(state.objects))
    if (saysWho(object, id)) Reflect.deleteProperty(state.objects, object.id);
  for (const [key, { body }] of Object.entries(state.answers))
    if (body.includes(`"${id}"`)) Reflect.deleteProperty(state.answers, key);
  createEvent(state, 'customer.deleted', { ...customer, email: '', name: '' });
  return { id, object: 'customer', deleted: true };
}

/** The customer, its pages, and the events that tell its name. */
function saysWho(object: TillObject, id: string): boolean {
  if (object.object === 'customer') return object.id === id;
  if (object.object === 'checkout.session') return object.customer === id && object.status === 'open';
  if (object.object === 'billing_portal.session') return object.customer === id;
  if (object.object !== 'event') return false;
  const about = object.data.object as { readonly id?: unknown };
  return about.id === id;
}
