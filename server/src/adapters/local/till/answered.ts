import type { TillInvoice, TillKind, TillObject, TillCheckout } from './objects.ts';
import { get, type TillState } from './state.ts';

type Json = Record<string, unknown>;

/** An object as the API answers it: without what only the till knows, with prices in full. */
export function answered(state: TillState, object: TillObject): Json {
  const { till: _, ...shown } = structuredClone(object) as TillObject & { till?: unknown };
  if (shown.object !== 'subscription') return shown;
  const items = shown.items.data.map((item) => ({ ...item, price: answered(state, get(state, 'price', item.price)) }));
  return { ...shown, items: { ...shown.items, data: items, url: '/v1/subscription_items' } };
}

/** The fields that are answered only when they are asked for. */
const hidden: Partial<Record<TillKind, Record<string, (state: TillState, object: never) => unknown>>> = {
  invoice: { payments: (state: TillState, invoice: TillInvoice) => listOf(paymentsOf(invoice)) },
  'checkout.session': {
    line_items: (state: TillState, session: TillCheckout) => {
      const price = answered(state, get(state, 'price', session.till.price));
      const line = { id: `li_${session.id}`, object: 'item', price, quantity: 1 };
      return listOf([{ ...line, amount_subtotal: session.amount_subtotal, amount_total: session.amount_total }]);
    },
  },
};

function paymentsOf({ id, till, amount_due: amount, created }: TillInvoice): Json[] {
  if (till.payment === null) return [];
  const payment = { type: 'payment_intent', payment_intent: till.payment };
  return [
    {
      id: `inpay_${id}`,
      object: 'invoice_payment',
      invoice: id,
      payment,
      amount_paid: amount,
      status: 'paid',
      created,
    },
  ];
}

function listOf(data: Json[]): Json {
  return { object: 'list', data, has_more: false };
}

/** Refused: a path that leads nowhere. */
export class CannotExpand extends Error {}

/**
 * An object with the fields of `paths` in full, such as 'latest_invoice.payments'.
 * @throws CannotExpand
 */
export function expanded(state: TillState, object: TillObject, paths: readonly string[]): Json {
  const shown = answered(state, object);
  const heads = new Map<string, string[]>();
  for (const path of paths) {
    const [head = '', ...rest] = path.split('.');
    heads.set(head, [...(heads.get(head) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])]);
  }
  for (const [head, rest] of heads) {
    const make = hidden[object.object]?.[head];
    if (make !== undefined) {
      shown[head] = make(state, object as never);
      continue;
    }
    if (!(head in shown)) throw new CannotExpand(head);
    shown[head] = expandedValue(state, shown[head], rest);
  }
  return shown;
}

function expandedValue(state: TillState, value: unknown, rest: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => expandedValue(state, item, rest));
  if (typeof value !== 'string') return value;
  const object = Object.hasOwn(state.objects, value) ? state.objects[value] : undefined;
  return object === undefined ? value : expanded(state, object, rest);
}
