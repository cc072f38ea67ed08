import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Serves an OpenID Connect provider's library under a path. Every address it returns is PUBLIC_URL's, whatever the
 * request says (THR-16).
 */
export function serveProvider(
  prefix: string,
  publicUrl: string,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const site = new URL(publicUrl);
  return async ({ raw }, reply) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    raw.headers.host = site.host;
    raw.headers['x-forwarded-host'] = site.host;
    raw.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
    delete raw.headers['x-forwarded-for'];
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(prefix.length) });
    await handle(raw, reply.raw);
    return reply;
  };
}
