import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../../base/loopback.ts';
import { refusal, type Refusal } from '@atrium/domain/errors.ts';
import { checkOrigin, ownOrigins } from './service/origins.ts';
import { answerChallenge, challengeInput, type ChallengeDeps } from './service/challenge.ts';

const statuses: Readonly<Record<string, number>> = {
  INVALID_INPUT: 400,
  INVALID_CREDENTIALS: 401,
  LOGIN_NOT_ENABLED: 403,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** `POST /oidc/challenge`, and the issuer under `/oidc/*`. */
export function identityRoutes(deps: ChallengeDeps): (app: FastifyInstance) => void {
  const own = ownOrigins(deps.publicUrl);
  return (app) => {
    // JSON only: a form of another site cannot send it without a CORS preflight
    app.removeContentTypeParser('text/plain');
    app.post('/oidc/challenge', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const origin = checkOrigin(request.headers, own);
      if (!origin.ok) return refuseWith(request, reply, origin.refusal);
      const input = challengeInput.safeParse(request.body);
      if (!input.success) return refuseWith(request, reply, refusal('INVALID_INPUT'));
      const from = {
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        thisMachine: isFromThisMachine(request),
      };
      const result = await answerChallenge(deps, input.data, from);
      return result.ok ? result.value : refuseWith(request, reply, result.refusal, result.retryAfter);
    });
    void app.register((scope, _scopeOptions, ready) => {
      // the issuer parses request bodies itself
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, parsed) => {
        parsed(null);
      });
      scope.all('/oidc/*', serveIssuer(deps, own));
      ready();
    });
  };
}

function serveIssuer(deps: ChallengeDeps, own: readonly string[]) {
  const site = new URL(deps.publicUrl);
  const serve = deps.provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method === 'POST') {
      const origin = checkOrigin(request.headers, own);
      if (!origin.ok) return refuseWith(request, reply, origin.refusal);
    }
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const { raw } = request;
    // every address the issuer returns is PUBLIC_URL's, whatever the request says (THR-16)
    raw.headers.host = site.host;
    raw.headers['x-forwarded-host'] = site.host;
    raw.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
    delete raw.headers['x-forwarded-for'];
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice('/oidc'.length) });
    await serve(raw, reply.raw);
    return reply;
  };
}

function refuseWith(request: FastifyRequest, reply: FastifyReply, refused: Refusal, retryAfter?: number): FastifyReply {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const { code, message, reason } = refused;
  return reply.code(statuses[code] ?? 400).send({ code, message, reason, requestId: request.id });
}
