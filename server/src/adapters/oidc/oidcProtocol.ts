import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { hour, second } from '@atrium/domain/time.ts';
import { LRUCache } from 'lru-cache';
import type * as Client from 'openid-client';
import { limitedFetch } from '../../base/http/limitedFetch.ts';
import { isLoopback } from '../../base/http/loopback.ts';
import { publicFetch } from '../../base/http/publicFetch.ts';
import { lazy } from '../../base/lazy.ts';
import { machineNow } from '../../base/process/clock.ts';
import type { AnsweredIdentity, OidcConnection, OidcProtocol } from '../../ports/identityProviders.ts';

/** How long a provider's discovered configuration is used, in milliseconds. */
const discoveryLifetime = hour;
const scope = 'openid email profile';
/** By how much the clock of a provider may be ahead of ours, in milliseconds. */
const clockSkew = 120_000;
/** What an id token says of itself, and not of the person. */
const protocolClaims: ReadonlySet<string> = new Set(
  'iss aud azp exp iat nbf jti nonce at_hash c_hash s_hash auth_time acr amr sid ver rh uti aio'.split(' '),
);
/** Seconds for one request to a provider. */
const requestTimeout = 10;

/**
 * Sign-in at an OpenID Connect provider: authorization code with PKCE, state, nonce and the issuer of the answer (RFC
 * 9207); SSO-01. No answer is read beyond a million bytes, nor one accepted from the future (THR-73). The signature of
 * the id token is verified with the provider's published keys, which are fetched again when it signs with a new one.
 */
export function oidcProtocol(): OidcProtocol {
  const library = lazy(() => import('openid-client'));
  const configurations = new LRUCache<string, Promise<Client.Configuration>>({ max: 1_000, ttl: discoveryLifetime });

  const configurationOf = async (connection: OidcConnection): Promise<Client.Configuration> => {
    const client = await library.get();
    const key = JSON.stringify(connection);
    const known = configurations.get(key);
    if (known !== undefined) return known;
    const discovered = discover(client, connection);
    configurations.set(key, discovered);
    // a failure is not remembered
    discovered.catch(() => configurations.delete(key));
    return discovered;
  };

  return {
    discover: (provider) =>
      refusing(async (client) => {
        await discover(client, { ...provider, kind: 'OIDC', clientId: 'discovery', clientSecret: '' });
        return null;
      }),
    begin: (connection, { state, returnUrl, loginHint }) =>
      refusing(async (client) => {
        const configuration = await configurationOf(connection);
        const [verifier, nonce] = [client.randomPKCECodeVerifier(), client.randomNonce()];
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: returnUrl,
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(loginHint !== null && { login_hint: loginHint }),
        });
        return { url: url.href, memory: { verifier, nonce } };
      }),
    complete: (connection, { state, returnUrl }, { verifier = '', nonce = '' }, answer) =>
      refusing(async (client) => {
        const configuration = await configurationOf(connection);
        // the address at which the answer is received is ours, whatever the request said
        const url = new URL(returnUrl);
        url.search = new URL(answer, returnUrl).search;
        const tokens = await client.authorizationCodeGrant(configuration, url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new client.ClientError('no id token');
        if (claims.iat * second > machineNow() + clockSkew) throw new client.ClientError('issued in the future');
        const { userinfo_endpoint: userinfo } = configuration.serverMetadata();
        const more =
          claims['email'] === undefined && userinfo !== undefined
            ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {};
        return identityOf({ ...more, ...claims }, claims);
      }),
  };

  /** Runs one exchange with a provider; what it answers wrongly, or not at all, is a refusal. */
  async function refusing<T>(work: (client: typeof Client) => Promise<T>): Promise<Result<T>> {
    const client = await library.get();
    try {
      return ok(await work(client));
    } catch (error) {
      if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError) {
        return refuse('SSO_FAILED', { reason: error.error });
      }
      if (isUnreachable(error)) return refuse('UNAVAILABLE', { reason: messageOf(error) });
      if (error instanceof client.ClientError || error instanceof client.WWWAuthenticateChallengeError) {
        return refuse('SSO_FAILED', { reason: error.code ?? error.message });
      }
      throw error;
    }
  }
}

function discover(client: typeof Client, connection: OidcConnection): Promise<Client.Configuration> {
  const { issuer, clientId, clientSecret } = connection;
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:' && isLoopback(server.hostname);
  // oxlint-disable-next-line typescript/no-deprecated -- marked as deprecated by the library so that it is noticed: for a provider on this machine only
  const onThisMachine = insecure ? [client.allowInsecureRequests] : [];
  return client.discovery(server, clientId, clientSecret, undefined, {
    execute: [client.enableNonRepudiationChecks, ...onThisMachine],
    timeout: requestTimeout,
    // also for every later request by this configuration
    [client.customFetch]: (address, init) =>
      connection.isPublicOnly === true
        ? publicFetch(address, init as RequestInit)
        : limitedFetch(address, init as RequestInit),
  });
}

/**
 * Whether there was no answer: fetch reports that as a TypeError with a cause, an aborted request as a DOMException.
 */
function isUnreachable(error: unknown): boolean {
  const codes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];
  if (codes.includes((error as { code?: string }).code ?? '')) return true;
  return error instanceof TypeError && error.message === 'fetch failed';
}

function messageOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const deepest = cause instanceof Error ? cause : error;
  return deepest instanceof Error ? deepest.message : 'no answer';
}

function identityOf(
  claims: Readonly<Record<string, unknown>>,
  { iss, sub }: { iss: string; sub: string },
): AnsweredIdentity {
  const text = (name: string): string | null => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const verified = claims['email_verified'];
  return {
    issuer: iss,
    subject: sub,
    email: text('email'),
    emailVerified: verified === undefined ? null : verified === true || verified === 'true',
    hostedDomain: text('hd'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    name: text('name'),
    claims: Object.entries(claims)
      .filter(([name]) => !protocolClaims.has(name))
      .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) })),
    once: null,
  };
}
