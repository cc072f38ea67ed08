import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentEvent, PaymentNotice, PaymentNoticeRequest } from '../../ports/payments.ts';
import { idOf } from './readCustomer.ts';

/**
 * Reads a webhook of Stripe: who it is about, and nothing of its content, because the current object is fetched. The
 * library refuses a signature older than five minutes (THR-51).
 */
export async function readNotice(
  stripe: Stripe,
  secrets: readonly string[],
  { headers, body }: PaymentNoticeRequest,
): Promise<PaymentNotice> {
  const event = verified(stripe, secrets, { headers, body });
  if (event === null || !isEvent(event)) return { kind: 'unauthorized' };
  return { kind: 'event', ...(await eventOf(stripe, event)) };
}

/** An event, without its content. */
export async function eventOf(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent> {
  const { id: eventId, type, created } = event;
  return { eventId, type, createdAt: created * 1000, providerCustomerId: await customerOf(stripe, event) };
}

const shape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
/** The library believes whatever is signed. */
const isEvent = (event: Stripe.Event): boolean => shape.safeParse(event).success;

/** Pairs of which each has a name and a value. */
const signatureForm = /^[^=,]+=[^=,]+(?:,[^=,]+=[^=,]+)*$/;

function verified(stripe: Stripe, secrets: readonly string[], request: PaymentNoticeRequest): Stripe.Event | null {
  const signature = request.headers['stripe-signature'];
  // the library throws an error of its own for an empty signature
  if (typeof signature !== 'string' || !signatureForm.test(signature)) return null;
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(request.body, signature, secret);
    } catch (error) {
      // signed, and no JSON
      if (error instanceof SyntaxError) return null;
      // signed with the other secret, or by somebody else
      if ((error as { readonly type?: unknown }).type !== 'StripeSignatureVerificationError') throw error;
    }
  }
  return null;
}

async function customerOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const object = event.data.object as {
    readonly object?: string;
    readonly id?: string;
    readonly customer?: string | { readonly id: string } | null;
    readonly charge?: string | { readonly id: string } | null;
  };
  if (object.object === 'customer') return object.id ?? null;
  if (object.customer !== undefined && object.customer !== null) return idOf(object.customer);
  // a dispute names its charge only
  if (object.object !== 'dispute' || object.charge === undefined || object.charge === null) return null;
  const { customer } = await stripe.charges.retrieve(idOf(object.charge));
  return customer === null ? null : idOf(customer);
}
