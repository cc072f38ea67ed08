import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { matchPage } from '@atrium/domain/access/studioRoutes.ts';
import type { FastifyInstance } from 'fastify';

/** The caller's request id if it is well-formed, else a new one: it is logged and returned, never trusted. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * Writes one log line for each request, with the route instead of the path, because paths and queries contain codes and
 * tokens (THR-15). Sets `x-request-id`.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    const line = {
      method: request.method,
      route: url ?? pageOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else if (config.asset === true) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}

function pageOf(url: string): string {
  const match = matchPage(pathOf(url));
  return match?.kind === 'page' ? match.route.path : (match?.to ?? 'unknown');
}

/** The path of a URL without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
