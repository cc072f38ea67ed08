import { createHmac } from 'node:crypto';
import { machineNow } from '../../../base/process/clock.ts';
import type { TillEvent } from './objects.ts';
import { listKind, type TillState } from './state.ts';

/** The signature of a webhook, as Stripe's libraries check it. `at`: the real time, seconds. */
export function signatureOf(secret: string, body: string, at: number): string {
  const signature = createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex');
  return `t=${String(at)},v1=${signature}`;
}

/** The body of an event's webhook. */
export function bodyOf(event: TillEvent): string {
  const { till: _, ...shown } = event;
  return JSON.stringify({ ...shown, request: { id: null, idempotency_key: null } });
}

export interface WebhookEndpoint {
  readonly url: string;
  readonly secret: string;
}

/** Sends one event; false when it was not accepted, or nobody answered. */
export async function send(event: TillEvent, { url, secret }: WebhookEndpoint): Promise<boolean> {
  const body = bodyOf(event);
  const signature = signatureOf(secret, body, Math.floor(machineNow() / 1000));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const signal = AbortSignal.timeout(10_000);
  return fetch(url, { method: 'POST', headers, body, signal }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
}

/** How long an accepted event is kept, and after how long one that nobody accepts is given up; in seconds. */
const eventsKept = 30 * 86_400;
const longestTrying = 3 * 86_400;

/** The events that are to be sent now, in their order. `at`: the real time, seconds. */
export function listWaiting(state: TillState, at: number): TillEvent[] {
  return listKind(state, 'event').filter(({ till }) => !till.delivered && till.nextAt <= at);
}

/** Notes what became of an event; one that was not accepted is sent again, later each time. */
export function note(state: TillState, eventId: string, accepted: boolean, at: number): void {
  const event = state.objects[eventId];
  if (event?.object !== 'event') return;
  const { attempts } = event.till;
  const wait = Math.min(2 ** attempts, 3600);
  const givenUp = !accepted && event.created < state.now - longestTrying;
  event.till = { delivered: accepted || givenUp, attempts: attempts + 1, nextAt: at + wait };
  for (const old of listKind(state, 'event')) {
    if (old.till.delivered && old.created < state.now - eventsKept) Reflect.deleteProperty(state.objects, old.id);
  }
}
