import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../../base/process/log.ts';
import type { Placement } from './findPlacement.ts';
import { halt, hurryStop, launch, type Postmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';

/** A server that is restarted, on the same port, whenever it ends. */
export interface Supervised {
  /** Stops it gracefully, for good. */
  stop(limit: number): Promise<void>;
}

const lookEach = 500;

/**
 * Supervises a running server until `stop`: restarts one that has died or was stopped by somebody else; when that
 * fails, retries every second and logs it.
 */
export function supervise(
  at: Placement,
  urlOf: (port: number) => string,
  server: Postmaster,
  { durable, log }: { durable: boolean; log: Pick<Log, 'warn' | 'error'> },
): Supervised {
  let current = server;
  const stopping = new AbortController();
  const { signal } = stopping;

  const bringBack = async (): Promise<void> => {
    log.warn({ pid: current.pid }, 'the embedded PostgreSQL died; restarting it');
    while (!signal.aborted) {
      try {
        current = await launch(at, urlOf, durable, server.port);
        log.warn({ pid: current.pid }, 'the embedded PostgreSQL was restarted');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL could not be restarted');
        await pause(1000);
      }
    }
  };
  const pause = (milliseconds: number): Promise<void> =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      if (!isRunning(current.pid)) await bringBack();
      else if (hurryStop(at, current)) log.warn({ pid: current.pid }, 'the embedded PostgreSQL was told to stop');
      await pause(lookEach);
    }
  };
  const watching = watch();

  return {
    stop: async (limit) => {
      stopping.abort();
      // waits for a restart in progress, so that nothing is left running
      await watching;
      await halt(at, current, limit);
    },
  };
}
