import type { FastifyInstance } from 'fastify';
import { sendFailure } from './errors.ts';

const operations = new Set(['/livez', '/readyz', '/metrics']);
/** A name or address, optionally with a port. */
const hostForm = /^(\[[\da-f:.]+\]|[^:@/\s]+)(:\d{1,5})?$/i;

/**
 * Refuses a request whose Host header is not a name of this site (THR-16), or names two. Probes reach the operations
 * paths under any name.
 */
export function registerHosts(app: FastifyInstance, isKnown: (hostname: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw;
    const named = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;
    if (named > 1) return sendFailure(request, reply, 400);
    if ((hostForm.test(request.host) && isKnown(request.hostname)) || operations.has(request.url)) return;
    return sendFailure(
      request,
      reply,
      421,
      'This site does not answer under this name. Its address is set by PUBLIC_URL.',
    );
  });
}
