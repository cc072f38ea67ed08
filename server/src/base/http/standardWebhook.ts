import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute, second } from '@atrium/domain/time.ts';

/** How old a signed message may be, and how far in the future, in milliseconds. */
const tolerance = 5 * minute;

/** A message that is signed as Standard Webhooks says: its id, its instant in seconds, and its body. */
export interface SignedMessage {
  readonly id: string;
  /** Epoch seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** The key of a secret `whsec_…`, whose rest is base64. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/** The signature of a message: `v1,` and the HMAC-SHA256 of 'id.timestamp.body' as base64. */
export function signWebhook(secret: string, { id, timestamp, body }: SignedMessage): string {
  const hash = createHmac('sha256', keyOf(secret)).update(`${id}.${String(timestamp)}.${body}`);
  return `v1,${hash.digest('base64')}`;
}

interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/**
 * The message of a request that is signed with this secret at most five minutes before `now`, epoch milliseconds, under
 * the headers of Standard Webhooks or those of Svix, which it continues; null for any other request (THR-51).
 */
export function readSignedWebhook(
  secret: string,
  { headers, body }: WebhookRequest,
  now: number,
): SignedMessage | null {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (part) => headers[`webhook-${part}`] ?? headers[`svix-${part}`],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return null;
  if (!/^[\w-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return null;
  const message = { id, timestamp: Number(timestamp), body };
  if (Math.abs(now - message.timestamp * second) > tolerance) return null;
  const wanted = Buffer.from(signWebhook(secret, message));
  const isSigned = signatures.split(' ').some((given) => {
    const offered = Buffer.from(given);
    return offered.length === wanted.length && timingSafeEqual(offered, wanted);
  });
  return isSigned ? message : null;
}
