import type { FastifyInstance } from 'fastify';
import { isForwarded } from './loopback.ts';

type Phase = 'starting' | 'serving' | 'draining';

/** Whether this process should receive requests. */
export interface Health {
  /** The schema is current and the routes are registered. */
  serve(): void;
  /** The process is about to end: no new requests. */
  drain(): void;
  isReady(): Promise<boolean>;
  /** Why it should receive none, in a sentence; null when it should. */
  findReason(): Promise<string | null>;
}

interface HealthOptions {
  /** After how many milliseconds without an answer the database counts as away. */
  readonly limit?: number;
  /** What the database lacks of what the program needs, in a sentence; null when it is complete (OPE-02). */
  readonly findFault?: () => Promise<string | null>;
}

/** After how long without an answer the database counts as away, in milliseconds. */
const defaultLimit = 2000;

/** `ping` rejects when the database does not answer; there is one at a time. */
export function createHealth(
  ping: () => Promise<unknown>,
  { limit = defaultLimit, findFault = () => Promise.resolve(null) }: HealthOptions = {},
): Health {
  let phase: Phase = 'starting';
  let asked: Promise<boolean> | null = null;
  const answers = async (): Promise<boolean> => {
    asked ??= ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null;
      });
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      late.resolve(false);
    }, limit);
    const isThere = await Promise.race([asked, late.promise]);
    clearTimeout(timer);
    return isThere;
  };
  const findReason = async (): Promise<string | null> => {
    if (phase === 'starting') return 'It is still starting.';
    if (phase === 'draining') return 'It is stopping.';
    return (await answers()) ? findFault() : 'The database does not answer.';
  };
  return {
    serve: () => {
      phase = 'serving';
    },
    drain: () => {
      phase = 'draining';
    },
    isReady: async () => (await findReason()) === null,
    findReason,
  };
}

/**
 * `/livez`: the process answers. `/readyz`: it can serve, database included; 503 while it cannot, and why, which is not
 * said under the public name of a live site nor to a caller who comes through a proxy (null: another site).
 */
export function registerHealth(app: FastifyInstance, health: Health, publicName: string | null = null): void {
  app.get('/livez', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok\n'),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const reason = await health.findReason();
    const isInternal = publicName === null || !(request.hostname === publicName || isForwarded(request));
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(reason === null ? 'ok\n' : `not ready${isInternal ? `: ${reason}` : ''}\n`);
  });
}
