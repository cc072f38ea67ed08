import type { FastifyInstance } from 'fastify';

type Phase = 'starting' | 'serving' | 'draining';

/** Whether this process should receive requests. */
export interface Health {
  /** The schema is current and the routes are registered. */
  serve(): void;
  /** The process is about to end: no new requests. */
  drain(): void;
  isReady(): Promise<boolean>;
}

/** After how long without an answer the database counts as away, in milliseconds. */
const defaultLimit = 2000;

/** `ping` rejects when the database does not answer, or takes longer than `limit`; there is one at a time. */
export function createHealth(ping: () => Promise<unknown>, limit = defaultLimit): Health {
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
  return {
    serve: () => {
      phase = 'serving';
    },
    drain: () => {
      phase = 'draining';
    },
    isReady: async () => phase === 'serving' && (await answers()),
  };
}

/** `/livez`: the process answers. `/readyz`: it can serve, database included; 503 while it cannot. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/livez', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok\n'),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await health.isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? 'ok\n' : 'not ready\n');
  });
}
