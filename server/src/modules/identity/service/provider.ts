import type { ClientMetadata, Configuration, default as OidcProvider } from 'oidc-provider';
// the package's main entry only adds a warning about Node versions that are not LTS yet
import { Provider } from 'oidc-provider/lib/provider.js';
import { ownOrigins } from '../../../base/http/ownOrigins.ts';
import type { Log } from '../../../base/process/log.ts';
import { deriveKey } from '../../../base/secret.ts';
import type { Db } from '../../../base/sql/db.ts';
import { isOutage, logOutage } from '../../../base/sql/outage.ts';
import type { Receiver } from '../../../ports/receivers.ts';
import { findMemberClaims } from '../store/signIns.ts';
import { grantToReceiver, interactionUrl } from './handOff/browserSession.ts';
import { isSignedIn } from './isSignedIn.ts';
import { algorithm, type SigningKeys } from './keys/loadSigningKeys.ts';
import { lifetimes } from './lifetimes.ts';
import { signInOf, type OidcStorage } from './oidcAdapter.ts';
import { webClientId } from './webClient.ts';

export const scope = 'openid email profile';

/** Where the web app receives codes; on this machine under each of its names. */
export function redirectUris(publicUrl: string): string[] {
  return ownOrigins(publicUrl).map((origin) => `${origin}/oauth`);
}

/** The issuer under PUBLIC_URL/oidc: authorization code with PKCE, rotating refresh tokens, no password grant (D8). */
export function createProvider(options: {
  db: Db;
  publicUrl: string;
  secret: string;
  keys: SigningKeys;
  storage: OidcStorage;
  log: Log;
  receivers: readonly Receiver[];
  isOverdue: (memberId: string) => Promise<boolean>;
}): OidcProvider {
  const { publicUrl, log } = options;
  const provider = new Provider(`${publicUrl}/oidc`, configuration(options));
  // the caller has set the forwarded headers from PUBLIC_URL
  provider.proxy = true;
  provider.on('server_error', (ctx, error) => {
    if (isOutage(error)) {
      logOutage(log, error);
      ctx.status = 503;
      ctx.body = { error: 'temporarily_unavailable' };
    } else log.error({ err: error }, 'the issuer failed');
  });
  provider.on('grant.revoked', (_ctx, grantId) => {
    const sid = signInOf(grantId);
    if (sid === grantId) log.warn({ sid }, 'a code or refresh token was used twice; its sign-in ended');
    else log.warn({ sid }, 'a code for another site was used twice; what it gave has ended');
  });
  return provider;
}

function clientOf({ clientId, clientSecret, urls, scope: given }: Receiver): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: [...urls],
    id_token_signed_response_alg: algorithm,
    scope: given,
  };
}

function configuration(options: {
  db: Db;
  publicUrl: string;
  secret: string;
  keys: SigningKeys;
  storage: OidcStorage;
  receivers: readonly Receiver[];
  isOverdue: (memberId: string) => Promise<boolean>;
}): Configuration {
  const { publicUrl, storage, keys, secret } = options;
  const origins = ownOrigins(publicUrl);
  return {
    adapter: (model: string) => storage.adapter(model),
    jwks: { keys: [...keys.privateJwks] as NonNullable<Configuration['jwks']>['keys'] },
    clients: [
      {
        client_id: webClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: redirectUris(publicUrl),
        id_token_signed_response_alg: algorithm,
        scope,
      },
      ...options.receivers.map(clientOf),
    ],
    clientAuthMethods: ['none', 'client_secret_basic'],
    responseTypes: ['code'],
    scopes: [...scope.split(' '), 'customer'],
    claims: { openid: ['sub', 's4UserId'], email: ['email'], profile: ['name'], customer: ['s4CustomerId'] },
    // our API reads the id token, so it contains all claims of the scopes
    conformIdTokenClaims: false,
    findAccount: async (_ctx, memberId, token) => {
      // codes and tokens are worth nothing once their sign-in has ended (THR-04)
      const grantId = token !== undefined && 'grantId' in token ? token.grantId : undefined;
      if (grantId !== undefined && !(await isSignedIn(storage.tx(), signInOf(grantId), memberId))) return undefined;
      const account = await findMemberClaims(storage.tx(), memberId);
      if (account === null) return undefined;
      const { email, name, customerId } = account;
      const claims = { sub: memberId, s4UserId: memberId, email, name, s4CustomerId: customerId ?? undefined };
      return { accountId: memberId, claims: () => claims };
    },
    // OpenID Connect wants the authorization endpoint to take forms as well
    enableHttpPostMethods: true,
    // a receiver authenticates by its secret
    pkce: { required: (_ctx, client) => client.clientId === webClientId },
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    rotateRefreshToken: true,
    expiresWithSession: () => Promise.resolve(false),
    enabledJWA: { idTokenSigningAlgValues: [algorithm] },
    clockTolerance: 0,
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    cookies: {
      // the library wants it for forms of other sites; it sets no cookie of this kind
      long: { httpOnly: true, secure: true, sameSite: 'none' },
      keys: [deriveKey(secret, 'issuer cookies').toString('base64url')],
      names: { session: 'atrium-oidc-session', interaction: 'atrium-oidc-asked', resume: 'atrium-oidc-resume' },
    },
    loadExistingGrant: grantToReceiver(options),
    interactions: { url: interactionUrl(publicUrl) },
    renderError: (ctx, out) => {
      ctx.type = 'text';
      ctx.body = [out.error, out.error_description].filter((text) => text !== undefined).join(': ');
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
    },
    ttl: {
      IdToken: lifetimes.idToken,
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      Grant: (_ctx, { clientId }) => (clientId === webClientId ? lifetimes.signIn : lifetimes.receiverGrant),
      Session: lifetimes.signIn,
      Interaction: lifetimes.interaction,
      // an absolute lifetime: a rotated token expires when the first one would have
      RefreshToken: (ctx) => Math.max(1, ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.signIn),
    },
  };
}
