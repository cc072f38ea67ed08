import pg from 'pg';
import type { Log } from '../process/log.ts';
import { runtimeRole, socketThatEnds } from './db.ts';
import { logOutage } from './outage.ts';

/**
 * A connection that listens to the other processes' notifications; cached data may be used only while it is `alive`.
 */
export interface Listener {
  readonly alive: () => boolean;
  /** Calls back with each payload of a channel, and with null whenever notifications may have been missed. */
  readonly on: (channel: string, listener: (payload: string | null) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

const retryAfter = 1000;
/** After how long without a byte a connection counts as lost, in milliseconds. */
const defaultSilence = 10_000;

/**
 * Connects and stays connected: reconnects each second after a loss, until `close`. Nothing arrives while nothing
 * changes, so the database is asked twice in `silence` milliseconds whether it is still there: a network that forgets
 * the connection does not say so.
 */
export async function openListener(
  url: string,
  log: Log,
  { silence = defaultSilence }: { readonly silence?: number } = {},
): Promise<Listener> {
  const channels = new Map<string, Set<(payload: string | null) => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const tellAll = (): void => {
    for (const listeners of channels.values()) for (const listener of listeners) listener(null);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      options: `-c role=${runtimeRole}`,
      application_name: 'atrium listener',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      stream: () => socketThatEnds(silence),
    });
    next.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener(payload ?? '');
    });
    const lost = (error?: Error): void => {
      if (client !== next) return;
      client = null;
      tellAll();
      if (closed) return;
      logOutage(log, error);
      timer = setTimeout(redial, retryAfter);
    };
    next.on('error', lost);
    next.on('end', () => {
      lost();
    });
    await next.connect();
    for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    tellAll();
  };
  const redial = (): void => {
    connect().catch(() => {
      if (!closed) timer = setTimeout(redial, retryAfter);
    });
  };

  await connect();
  const pulse = setInterval(() => {
    // a failure is reported by the connection itself
    client?.query('select').catch(() => undefined);
  }, silence / 2);
  pulse.unref();
  return {
    alive: () => client !== null,
    on: async (channel, listener) => {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    close: async () => {
      closed = true;
      clearInterval(pulse);
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
