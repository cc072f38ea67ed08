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

/** `ping` rejects when the database does not answer. */
export function createHealth(ping: () => Promise<unknown>): Health {
  let phase: Phase = 'starting';
  return {
    serve: () => {
      phase = 'serving';
    },
    drain: () => {
      phase = 'draining';
    },
    isReady: async () =>
      phase === 'serving' &&
      (await ping().then(
        () => true,
        () => false,
      )),
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
