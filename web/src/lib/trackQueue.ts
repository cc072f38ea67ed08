import { addressOf } from '@atrium/domain/analytics/addressOf.ts';

/** An event that waits for being sent. */
export interface WaitingEvent {
  /** Absent for `identify`. */
  readonly name?: string;
  readonly properties?: Readonly<Record<string, string | undefined>>;
  readonly path: string;
  /** When it happened, by `performance.now()`. */
  readonly at: number;
}

/** Injected browser APIs. */
export interface TrackApis {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly setTimeout: (send: () => void, milliseconds: number) => unknown;
  /** Whether the browser asks not to be tracked. */
  readonly isOptedOut: boolean;
}

/** Milliseconds in which events are gathered into one request. */
export const batchDelay = 3000;
/** The most events of one request, and the most that are kept while there is no connection. */
const most = 50;

/**
 * Sends events in batches. A batch that fails is sent again with the next event; an event keeps its id, so that one
 * that arrived is stored once. Of an address only the route is sent, because the rest may name somebody. Nothing is
 * kept of a browser that asks not to be tracked (D71).
 */
export function createTrackQueue(apis: TrackApis): {
  readonly add: (event: WaitingEvent) => void;
  readonly flush: () => Promise<void>;
  /** Tells who has signed up, by the name that the server gives their address (SIG-15); nothing without an answer. */
  readonly identifyAddress: (email: string, event: WaitingEvent) => Promise<void>;
} {
  const anonymousId = apis.newId();
  let waiting: (WaitingEvent & { readonly id: string })[] = [];
  let isPlanned = false;

  const flush = async (): Promise<void> => {
    isPlanned = false;
    const batch = waiting.splice(0, most);
    if (batch.length === 0) return;
    const now = apis.now();
    const events = batch.map(({ at, ...event }) => ({ ...event, age: Math.max(0, now - at) }));
    const response = await apis
      .fetch('/collect', {
        method: 'POST',
        // survives the page
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ anonymousId, events }),
      })
      .catch(() => null);
    // what was refused would be refused again
    if (response === null || response.status >= 500) waiting = [...batch, ...waiting].slice(-most);
  };
  const add = (event: WaitingEvent): void => {
    if (apis.isOptedOut) return;
    waiting = [...waiting, { ...event, path: addressOf(event.path), id: apis.newId() }].slice(-most);
    if (isPlanned) return;
    isPlanned = true;
    apis.setTimeout(() => void flush(), batchDelay);
  };
  return {
    add,
    flush,
    identifyAddress: async (email, event) => {
      if (apis.isOptedOut) return;
      const response = await apis
        .fetch('/elu', {
          method: 'POST',
          keepalive: true,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ e: email }),
        })
        .catch(() => null);
      if (response?.ok !== true) return;
      const { u } = (await response.json()) as { readonly u: string };
      add({ ...event, properties: { u } });
    },
  };
}
