import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { serveProvider } from '../../base/http/serveProvider.ts';
import { lazy } from '../../base/lazy.ts';
import type { OidcConnection } from '../../ports/identityProviders.ts';
import type { StandInAccount } from './identity/account.ts';
import { accountsPage } from './identity/accountsPage.ts';
import { createAccountProvider, sessionCookie } from './identity/createAccountProvider.ts';

export interface OidcStandIn {
  /** The path under which it is served. */
  readonly prefix: string;
  /** Above its accounts. */
  readonly title: string;
  readonly publicUrl: string;
  readonly brandName: string;
  readonly connection: OidcConnection;
  readonly redirectUris: readonly string[];
  readonly accounts: readonly StandInAccount[];
}

/** A stand-in for Google, or for the provider of a company: a complete OpenID Connect provider. */
export function oidcProviderPages(options: OidcStandIn): (app: FastifyInstance) => void {
  const { publicUrl, accounts, brandName, prefix, title } = options;
  const opened = lazy(async () => {
    const provider = await createAccountProvider(options);
    return { provider, serve: serveProvider(prefix, publicUrl, provider.callback()) };
  });
  type Asked = FastifyRequest<{ Params: { uid: string; accountId?: string } }>;

  /** Ends the question of a browser, as the library wants it; 404 for a question that was not asked. */
  const answer = async (request: Asked, reply: FastifyReply, result: Parameters<Provider['interactionResult']>[2]) => {
    const { provider } = await opened.get();
    const to = await provider.interactionResult(request.raw, reply.raw, result).catch(() => null);
    if (to !== null) return reply.redirect(to, 303);
    reply.callNotFound();
    return reply;
  };

  return (app) => {
    app.get(`${prefix}/accounts/:uid`, (request: Asked, reply) => {
      const at = `${prefix}/accounts/${encodeURIComponent(request.params.uid)}`;
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          accountsPage({
            brandName,
            title,
            accounts,
            hrefOf: (accountId) => `${at}/as/${encodeURIComponent(accountId)}`,
            cancelHref: `${at}/cancel`,
          }),
        );
    });
    app.get(`${prefix}/accounts/:uid/as/:accountId`, (request: Asked, reply) =>
      answer(request, reply, { login: { accountId: request.params.accountId ?? '', remember: false } }),
    );
    app.get(`${prefix}/accounts/:uid/cancel`, (request: Asked, reply) =>
      answer(request, reply, { error: 'access_denied', error_description: 'The person has canceled.' }),
    );
    void app.register((scope, _options, ready) => {
      // the provider parses request bodies itself
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, parsed) => {
        parsed(null);
      });
      scope.all(`${prefix}/*`, async (request, reply) => {
        forgetSession(request);
        return (await opened.get()).serve(request, reply);
      });
      ready();
    });
  };
}

/** Like an account chooser, it asks at every sign-in who it is, so the provider never sees an earlier session. */
function forgetSession({ raw: { headers } }: FastifyRequest): void {
  headers.cookie = (headers.cookie ?? '')
    .split('; ')
    .filter((pair) => !pair.startsWith(sessionCookie))
    .join('; ');
}
