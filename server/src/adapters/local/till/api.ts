import { CannotExpand, expanded } from './answered.ts';
import { cancelSubscription, changeSubscription } from './change.ts';
import { createCoupon } from './createCoupon.ts';
import { createEvent } from './createEvent.ts';
import { createPrice } from './createPrice.ts';
import { listOf, paramsOf, textOf, textsOf, type Params } from './form.ts';
import type { OfKind, TillKind, TillObject } from './objects.ts';
import { invalid, missing, TillRefusal } from './refusal.ts';
import { removeCustomer } from './removeCustomer.ts';
import type { Till } from './request.ts';
import { closeCheckout, createCheckout, createPortal, createRefund, previewInvoice } from './sell.ts';
import { add, newObject, find, get, listKind, type TillState } from './state.ts';

/** A request to the API. */
export interface Asked {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly params: Params;
}

type Handler = (till: Till, params: Params, id: string) => TillObject | readonly TillObject[];

/** The lists of the API: the kind, its name in a sentence, and the parameters by which it is narrowed. */
const lists: Readonly<Record<string, { readonly kind: TillKind; readonly noun: string }>> = {
  customers: { kind: 'customer', noun: 'customer' },
  prices: { kind: 'price', noun: 'price' },
  coupons: { kind: 'coupon', noun: 'coupon' },
  subscriptions: { kind: 'subscription', noun: 'subscription' },
  subscription_schedules: { kind: 'subscription_schedule', noun: 'subscription schedule' },
  invoices: { kind: 'invoice', noun: 'invoice' },
  charges: { kind: 'charge', noun: 'charge' },
  disputes: { kind: 'dispute', noun: 'dispute' },
  refunds: { kind: 'refund', noun: 'refund' },
  'checkout/sessions': { kind: 'checkout.session', noun: 'checkout.session' },
  events: { kind: 'event', noun: 'event' },
};

const writes: Readonly<Record<string, Handler>> = {
  'POST customers': ({ state }, params) => {
    const [email, name] = [textOf(params, 'email') ?? '', textOf(params, 'name') ?? ''];
    const metadata = textsOf(paramsOf(params, 'metadata'));
    const till = { card: 'pays' as const, afterDunning: 'canceled' as const };
    const made = {
      ...newObject(state, 'cus'),
      object: 'customer' as const,
      email,
      name,
      delinquent: false,
      metadata,
      till,
    };
    createEvent(state, 'customer.created', add(state, made));
    return made;
  },
  'POST customers/:id': ({ state }, params, id) => {
    const customer = get(state, 'customer', id);
    customer.email = textOf(params, 'email') ?? customer.email;
    createEvent(state, 'customer.updated', customer);
    return customer;
  },
  'POST checkout/sessions': createCheckout,
  'POST checkout/sessions/:id/expire': closeCheckout,
  'POST billing_portal/sessions': createPortal,
  'POST refunds': createRefund,
  'POST coupons': createCoupon,
  'POST prices': createPrice,
  'POST invoices/create_preview': previewInvoice,
  'POST subscriptions/:id': changeSubscription,
  'DELETE subscriptions/:id': cancelSubscription,
};

/**
 * Answers a request as Stripe does, and changes the state.
 * @throws TillRefusal
 */
export function answer(till: Till, { method, path, params }: Asked): object {
  const expand = listOf(params, 'expand').filter((item): item is string => typeof item === 'string');
  try {
    return dispatch(till, { method, path, params }, expand);
  } catch (error) {
    if (!(error instanceof CannotExpand)) throw error;
    throw invalid('expand', `This property cannot be expanded (${error.message}).`);
  }
}

function dispatch(till: Till, { method, path, params }: Asked, expand: readonly string[]): object {
  const { state } = till;
  const name = path.replace(/^\/v1\//, '');
  const write = writes[`${method} ${name}`];
  if (write !== undefined) return oneOf(till, write(till, params, ''), expand);
  if (method === 'GET' && lists[name] !== undefined) return page(state, name, params, expand);
  const [, list = '', id = '', verb = ''] = /^(.+?)\/([^/]+?)(\/expire)?$/.exec(name) ?? [];
  const known = lists[list];
  const change = writes[`${method} ${list}/:id${verb}`];
  const isRemoval = method === 'DELETE' && list === 'customers';
  const isRead = method === 'GET' && verb === '';
  if (known === undefined || (change === undefined && !isRead && !isRemoval)) {
    throw new TillRefusal(404, `Unrecognized request URL (${method}: ${path}).`);
  }
  const object = find(state, known.kind, id);
  if (object === undefined) throw missing(known.noun, id);
  if (isRemoval) return removeCustomer(state, id);
  return oneOf(till, change === undefined ? object : change(till, params, id), expand);
}

function oneOf({ state }: Till, made: TillObject | readonly TillObject[], expand: readonly string[]): object {
  const object = Array.isArray(made) ? (made as readonly TillObject[])[0] : (made as TillObject);
  if (object === undefined) throw new Error('a handler answered with nothing');
  return expanded(state, object, expand);
}

/** The parameters of a list that are no filters. */
const paging: ReadonlySet<string> = new Set(['limit', 'starting_after', 'ending_before', 'expand']);
const mostRows = 100;

/** One page of a list, newest first. */
function page(state: TillState, name: string, params: Params, expand: readonly string[]): object {
  const { kind } = lists[name] ?? { kind: 'event' as const };
  const customer = textOf(params, 'customer');
  if (customer !== undefined && find(state, 'customer', customer) === undefined) {
    throw missing('customer', customer, 'customer');
  }
  const limit = Number(textOf(params, 'limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostRows) {
    throw invalid('limit', `Limit must be between 1 and ${String(mostRows)}.`);
  }
  const filters = Object.entries(params).filter(([param]) => !paging.has(param));
  const all = listKind(state, kind)
    .filter((object) => filters.every(([param, value]) => fits(object, param, value)))
    .filter((object) => kind !== 'subscription' || 'status' in params || !hasEnded(object))
    .toReversed();
  const [after, before] = [textOf(params, 'starting_after'), textOf(params, 'ending_before')];
  const rows =
    before === undefined
      ? all.slice(after === undefined ? 0 : indexOf(all, after) + 1)
      : all.slice(0, indexOf(all, before));
  const data = before === undefined ? rows.slice(0, limit) : rows.slice(-limit);
  const inside = expand.map((path) => {
    if (!path.startsWith('data.')) throw new CannotExpand(path);
    return path.slice('data.'.length);
  });
  return {
    object: 'list',
    url: `/v1/${name}`,
    has_more: data.length < rows.length,
    data: data.map((object) => expanded(state, object, inside)),
  };
}

function indexOf(all: readonly OfKind<TillKind>[], id: string): number {
  const index = all.findIndex((object) => object.id === id);
  if (index === -1) throw missing('object', id, 'starting_after');
  return index;
}

function hasEnded(object: TillObject): boolean {
  return object.object === 'subscription' && (object.status === 'canceled' || object.status === 'incomplete_expired');
}

/** Whether an object passes one filter of a list. */
function fits(object: TillObject, param: string, value: string | Params): boolean {
  if (param === 'status' && value === 'all') return true;
  if (param === 'lookup_keys') {
    return object.object === 'price' && Object.values(value).some((key) => key === object.lookup_key);
  }
  if (param === 'created' && typeof value === 'object') {
    return object.created >= Number(value['gte'] ?? 0) && object.created <= Number(value['lte'] ?? Infinity);
  }
  const fields = object as unknown as Record<string, unknown>;
  const field =
    param === 'subscription' && object.object === 'invoice'
      ? (object.parent?.subscription_details.subscription ?? null)
      : fields[param];
  if (field === undefined)
    throw new TillRefusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  return (typeof field === 'boolean' ? String(field) : field) === value;
}
