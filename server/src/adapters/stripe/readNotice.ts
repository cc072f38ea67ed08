import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentEvent, PaymentNotice, PaymentNoticeRequest } from '../../ports/payments.ts';
import { orNull } from './orNull.ts';
import { idOf } from './readPayments.ts';

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
  if (event === null || !shape.safeParse(event).success) return { kind: 'unauthorized' };
  const read = await eventOf(stripe, event);
  return storable.safeParse(read).success ? { kind: 'event', ...read } : { kind: 'odd' };
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

/** As long as a key of the database and of a job may be. */
const id = z.string().regex(/^[!-~]{1,255}$/);
/** What Stripe would not send, though the library believes whatever is signed: no time, or an id as long as a book. */
const storable = z.object({
  eventId: id,
  type: id,
  createdAt: z.int().min(0).max(Date.UTC(9999, 0)),
  providerCustomerId: z.nullable(id),
});

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
  // a dispute names its charge only, which a key of another account cannot see
  if (object.object !== 'dispute' || object.charge === undefined || object.charge === null) return null;
  const charge = await orNull(stripe.charges.retrieve(idOf(object.charge)));
  return charge === null || charge.customer === null ? null : idOf(charge.customer);
}
