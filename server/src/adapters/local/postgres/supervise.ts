import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../../base/log.ts';
import type { Placement } from './placement.ts';
import { halt, launch, type Postmaster } from './postmaster.ts';
import { isRunning } from './processes.ts';

/** A server that is started again, on its port, whenever it dies by itself. */
export interface Supervised {
  /** Ends it in order, and for good. */
  stop(limit: number): Promise<void>;
}

const lookEach = 300;

/** Looks after a running server until `stop`; one that cannot be started again is tried each second, and told. */
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
    log.warn({ pid: current.pid }, 'the embedded PostgreSQL has died; starting it again');
    while (!signal.aborted) {
      try {
        current = await launch(at, urlOf, durable, server.port);
        log.warn({ pid: current.pid }, 'the embedded PostgreSQL runs again');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL does not start again');
        await pause(1000);
      }
    }
  };
  const pause = (milliseconds: number): Promise<void> =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      if (!(await isRunning(current.pid))) await bringBack();
      await pause(lookEach);
    }
  };
  const watching = watch();

  return {
    stop: async (limit) => {
      stopping.abort();
      // a start that is under way ends first, so that nothing is left running
      await watching;
      await halt(at, current, limit);
    },
  };
}
