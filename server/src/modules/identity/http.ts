import { refuse } from '@atrium/domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markRefused, sendRefusal } from '../../base/http/errors.ts';
import { isFromThisMachine } from '../../base/http/loopback.ts';
import { ownOrigins } from '../../base/http/ownOrigins.ts';
import { serveProvider } from '../../base/http/serveProvider.ts';
import { answerChallenge, challengeInput, type ChallengeDeps } from './service/challenge.ts';
import { cookieNames, cookieOf, knownBrowserCookie } from './service/cookies.ts';
import { eluInput, nameAddress } from './service/elu.ts';
import { isRegistered, obtainCode, obtainInput, type HandOffDeps } from './service/handOff/obtainCode.ts';
import type { Identity } from './service/openIdentity.ts';
import { checkOrigin } from './service/origins.ts';
import { ownJson } from './service/ownJson.ts';
import { answerStep, stepInput } from './service/secondStep.ts';

/** `POST /oidc/challenge`, `POST /elu`, the way to other sites, and the issuer under `/oidc/*`. */
export function identityRoutes({
  challenge: deps,
  handOff,
  visitorOf,
  signedInOf,
}: {
  readonly challenge: ChallengeDeps;
  readonly visitorOf: Identity['visitorOf'];
  readonly signedInOf: Identity['signedInOf'];
  readonly handOff: HandOffDeps;
}): (app: FastifyInstance) => void {
  const own = ownOrigins(deps.publicUrl);
  return (app) => {
    // JSON only: a form of another site cannot send it without a CORS preflight
    app.removeContentTypeParser('text/plain');
    app.post(
      '/oidc/challenge',
      ownJson(own, challengeInput, async (request, reply, input) => {
        const from = {
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          thisMachine: isFromThisMachine(request),
          knownBrowser: cookieOf(request.headers, cookieNames.knownBrowser),
        };
        const result = await answerChallenge(deps, input, from);
        if (!result.ok) return sendRefusal(request, reply, result.refusal);
        if ('knownBrowser' in result) void reply.header('set-cookie', knownBrowserCookie(result.knownBrowser));
        return result.value;
      }),
    );
    app.post(
      '/oidc/second-factor',
      ownJson(own, stepInput, async (request, reply, input) => {
        const result = await answerStep(deps, input);
        if (!result.ok) return sendRefusal(request, reply, result.refusal);
        void reply.header('set-cookie', knownBrowserCookie(result.value.knownBrowser));
        return result.value.value;
      }),
    );
    app.post(
      '/elu',
      ownJson(own, eluInput, async (request, reply, input) => {
        const from = { ip: request.ip, memberId: await visitorOf(request) };
        const result = await nameAddress(deps, input, from);
        return result.ok ? result.value : sendRefusal(request, reply, result.refusal);
      }),
    );
    handOffRoutes(app, handOff, signedInOf);
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
  const serve = serveProvider('/oidc', deps.publicUrl, deps.provider.callback());
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // the authorization endpoint is for other sites' pages, whose posts carry no cookies of ours
    if (request.method === 'POST' && request.url !== '/oidc/auth') {
      const origin = checkOrigin(request.headers, own);
      if (!origin.ok) return sendRefusal(request, reply, origin.refusal);
    }
    return serve(request, reply);
  };
}

/** Where a signed-in browser leaves for another site: with a one-time code, or without (SIG-05, SES-06). */
function handOffRoutes(app: FastifyInstance, deps: HandOffDeps, signedInOf: Identity['signedInOf']): void {
  app.post('/user/obtainACode', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const input = obtainInput.safeParse(request.body);
    const result = input.success
      ? await obtainCode(deps, await signedInOf(request), input.data)
      : refuse('INVALID_INPUT');
    if (result.ok) return { acode: result.value };
    const { code, message } = result.refusal;
    return markRefused(reply, result.refusal).send({ error: { code, message } });
  });
  app.get<{ Querystring: { redirectUrl?: unknown } }>('/user/onward', (request, reply) => {
    const { redirectUrl } = request.query;
    const known = typeof redirectUrl === 'string' && isRegistered(deps, redirectUrl);
    return reply.header('cache-control', 'no-store').redirect(known ? redirectUrl : '/', 303);
  });
}
