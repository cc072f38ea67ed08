import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { lazy } from '../../base/lazy.ts';
import { machineNow } from '../../base/process/clock.ts';
import type { Log } from '../../base/process/log.ts';
import { advance } from './till/advance.ts';
import { listWaiting, note, send } from './till/deliver.ts';
import { tillPages } from './till/pages.ts';
import { portOf, serveTill } from './till/serve.ts';
import type { TillRun, TillStore } from './till/state.ts';

export interface TillOptions {
  readonly store: TillStore;
  /** Product time, epoch milliseconds. */
  readonly now: () => number;
  /** The site's own origin, on which the pages of the till are and its webhooks arrive. */
  readonly publicUrl: string;
  readonly brandName: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Milliseconds between two looks at what is due and what was not accepted; null for none. */
  readonly interval: number | null;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * The stand-in for Stripe: its API on a port of its own, its pages for people, its clock, which is the product's, and
 * its webhooks.
 */
export interface Till {
  readonly address: () => Promise<{ readonly protocol: 'http'; readonly host: string; readonly port: number }>;
  /** The pages under /__sandbox. */
  readonly pages: (app: FastifyInstance) => void;
  /** Runs work on the state as it is now, and sends the events that it causes. */
  readonly run: TillRun;
  /** Lets happen what is due by now, and sends every event that waits; resolves when they were answered. */
  readonly catchUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function openTill(options: TillOptions): Till {
  const { store, now, publicUrl, interval, log } = options;
  const endpoint = { url: `${publicUrl}/webhooks/stripe`, secret: options.webhookSecret };
  let sending: Promise<void> = Promise.resolve();
  let isClosed = false;

  const run: TillRun = async (work, { reads = false } = {}) => {
    const done = await store.run((state) => {
      const happened = advance(state, Math.floor(now() / 1000));
      const value = work(state);
      const changed = happened || !reads;
      return { value: { value, changed }, changed };
    });
    if (done.changed) void deliver();
    return done.value;
  };
  const sendWaiting = async (): Promise<void> => {
    const at = Math.floor(machineNow() / 1000);
    const waiting = await store.run((state) => ({ value: structuredClone(listWaiting(state, at)), changed: false }));
    for (const event of waiting) {
      if (isClosed) return;
      const accepted = await send(event, endpoint);
      await store.run((state) => {
        note(state, event.id, accepted, at);
        return { value: undefined, changed: true };
      });
    }
  };
  const deliver = (): Promise<void> => {
    // one after another; what fails stays waiting, and is sent again by the timer
    sending = sending
      .then(() => (isClosed ? undefined : sendWaiting()))
      .catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'the till could not send its events');
      });
    return sending;
  };
  const catchUp = async (): Promise<void> => {
    const at = Math.floor(machineNow() / 1000);
    const isWaiting = await run((state) => listWaiting(state, at).length > 0, { reads: true });
    await (isWaiting ? deliver() : sending);
  };

  const pageOf = (kind: 'checkout' | 'portal', id: string): string => `${publicUrl}/__sandbox/${kind}/${id}`;
  const server = lazy<Server>(() => serveTill({ secretKey: options.secretKey, pageOf, run }));
  const look = (): void => {
    catchUp().catch((error: unknown) => {
      if (!isClosed) log.warn({ err: error }, 'the till could not look at what is due');
    });
  };
  const timer = interval === null ? undefined : setInterval(look, interval);
  timer?.unref();
  return {
    address: async () => ({ protocol: 'http', host: '127.0.0.1', port: portOf(await server.get()) }),
    pages: tillPages({ run, brandName: options.brandName }),
    run,
    catchUp,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await sending;
      await server.end(
        (opened) =>
          new Promise((resolve) => {
            opened.closeAllConnections();
            opened.close(() => {
              resolve();
            });
          }),
      );
    },
  };
}
