import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../../base/http/errors.ts';
import { ownOrigins } from '../../base/http/ownOrigins.ts';
import { browserCookie, browserOf, cookieNames, cookieOf, knownBrowserCookie } from '../identity/service/cookies.ts';
import type { Identity } from '../identity/service/openIdentity.ts';
import { ownJson } from '../identity/service/ownJson.ts';
import { keptBrowser } from '../proof/service/knownBrowser.ts';
import { oidcAnswerPath, samlAnswerPath } from './service/answerPath.ts';
import { beginFederation, beginInput, failedQuery } from './service/beginFederation.ts';
import { finishFederation, finishInput } from './service/finishFederation.ts';
import type { FederationDeps } from './service/openFederation.ts';
import { receiveAnswer, type Received } from './service/receiveAnswer.ts';
import { samlMetadataPath } from './service/samlSelf.ts';
import { beginSignOnTest } from './service/signOnTest/beginSignOnTest.ts';
import { signOnTestPath } from './service/signOnTest/testLink.ts';

/**
 * Single sign-on: `GET /oidc/federation` leads to the provider; the answers arrive at `/oidc/callback/{realm}` and,
 * posted, at `/oidc/saml/acs`; `POST /oidc/federation/finish`, from the page at /oauth, ends in a code of our issuer.
 */
export function federationRoutes(
  deps: FederationDeps,
  { signedInOf }: Pick<Identity, 'signedInOf'>,
): (app: FastifyInstance) => void {
  const own = ownOrigins(deps.publicUrl);
  const originOf = ({ host }: FastifyRequest): string =>
    own.find((name) => new URL(name).host === host) ?? own[0] ?? '';
  const toReturn = (reply: FastifyReply, { handle, isTest }: Received): FastifyReply =>
    toPage(reply, isTest ? { test: handle } : { state: handle });
  const toPage = (reply: FastifyReply, query: Record<string, string>): FastifyReply =>
    reply.redirect(`/oauth?${new URLSearchParams(query).toString()}`, 303);

  return (app) => {
    // JSON only: a form of another site cannot send it without a CORS preflight
    app.removeContentTypeParser('text/plain');
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.header('cache-control', 'no-store');
      next();
    });
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, new URLSearchParams(body.toString()));
    });
    app.get<{ Querystring: Record<string, unknown> }>('/oidc/federation', async (request, reply) => {
      const input = beginInput.safeParse(request.query);
      const from = { origin: originOf(request), ip: request.ip, browser: browserOf(request.headers) };
      const signedIn = await signedInOf(request);
      const begun = input.success ? await beginFederation(deps, { input: input.data, signedIn, ...from }) : null;
      if (begun === null) {
        return toPage(reply, input.success ? failedQuery(input.data, deps.secret) : { context: 'corporate' });
      }
      return reply.header('set-cookie', browserCookie(begun.browser)).redirect(begun.url, 303);
    });
    app.get<{ Querystring: { link?: unknown } }>(signOnTestPath, async (request, reply) => {
      const { link } = request.query;
      const from = { origin: originOf(request), ip: request.ip, browser: browserOf(request.headers) };
      const begun = typeof link === 'string' ? await beginSignOnTest(deps, { link, ...from }) : null;
      // the page says the same of every link by which nothing can be tested
      if (begun === null) return toPage(reply, { test: '' });
      return reply.header('set-cookie', browserCookie(begun.browser)).redirect(begun.url, 303);
    });
    // the bare path is that of attempts which began before each realm had its own
    for (const at of [oidcAnswerPath, `${oidcAnswerPath}/*`]) {
      app.get<{ Querystring: { state?: unknown } }>(at, async (request, reply) => {
        const { state } = request.query;
        if (typeof state !== 'string') return toPage(reply, {});
        const [path = ''] = request.url.split('?', 1);
        return toReturn(reply, await receiveAnswer(deps, { state, answer: request.url, kind: 'OIDC', path }));
      });
    }
    app.post(samlAnswerPath, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [state, answer] = [form.get('RelayState'), form.get('SAMLResponse')];
      if (state === null || answer === null) return toPage(reply, {});
      return toReturn(reply, await receiveAnswer(deps, { state, answer, kind: 'SAML', path: samlAnswerPath }));
    });
    app.get(samlMetadataPath, async (_request, reply) => {
      const metadata = await deps.identityProviders.saml.describe(
        await deps.samlSelf(),
        deps.publicUrl + samlAnswerPath,
      );
      return reply.type('application/samlmetadata+xml').send(metadata);
    });
    app.post(
      '/oidc/federation/finish',
      ownJson(own, finishInput, async (request, reply, input) => {
        const { headers } = request;
        const knownBrowser = keptBrowser(cookieOf(headers, cookieNames.knownBrowser), deps.secret);
        const from = { browser: browserOf(headers), userAgent: headers['user-agent'] ?? '', knownBrowser };
        const result = await finishFederation(deps, input, from);
        if (result.ok && 'code' in result.value) void reply.header('set-cookie', knownBrowserCookie(knownBrowser));
        if (result.ok) return result.value;
        return sendRefusal(request, reply, result.refusal, {
          context: result.context,
          pass: result.pass,
          redirectPath: result.returnPath,
        });
      }),
    );
  };
}
