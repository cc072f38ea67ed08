import type { FastifyInstance } from 'fastify';
import { errorBody } from './errors.ts';

const operations = new Set(['/livez', '/readyz', '/metrics']);

/** Refuses a request for a name this site does not bear (THR-16). Probes reach the operations paths under any name. */
export function registerHosts(app: FastifyInstance, isKnown: (hostname: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isKnown(request.hostname) || operations.has(request.url)) return;
    await reply.code(421).send({
      ...errorBody(421, request.id),
      message: 'This site does not answer under this name. Its address is set by PUBLIC_URL.',
    });
  });
}
