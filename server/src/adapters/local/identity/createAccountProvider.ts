import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import type { OidcConnection } from '../../../ports/identityProviders.ts';
import type { StandInAccount } from './account.ts';
import { memoryAdapter } from './memoryAdapter.ts';

const scope = 'openid email profile';
/** The cookie of a session at the provider. */
export const sessionCookie = 'stand-in-session';

/** An OpenID Connect provider for these accounts and one client. */
export async function createAccountProvider(options: {
  readonly connection: OidcConnection;
  readonly redirectUris: readonly string[];
  readonly accounts: readonly StandInAccount[];
  /** The path under which it is served. */
  readonly prefix: string;
}): Promise<Provider> {
  const [{ Provider }, { privateKey }] = await Promise.all([
    // the package's main entry only adds a warning about Node versions that are not LTS yet
    import('oidc-provider/lib/provider.js'),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  const jwk = { ...(await exportJWK(privateKey)), kid: 'stand-in', alg: 'RS256', use: 'sig' };
  const { clientId, clientSecret, issuer } = options.connection;
  const configuration: Configuration = {
    adapter: memoryAdapter(),
    jwks: { keys: [jwk] as NonNullable<Configuration['jwks']>['keys'] },
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...options.redirectUris] }],
    claims: {
      openid: ['sub', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google puts all claims into the id token
    conformIdTokenClaims: false,
    cookies: {
      keys: [clientSecret],
      names: { session: sessionCookie, interaction: 'stand-in-asked', resume: 'stand-in-resume' },
    },
    interactions: { url: (_ctx, { uid }) => `${options.prefix}/accounts/${uid}` },
    findAccount: (_ctx, sub) => {
      const account = options.accounts.find(({ accountId }) => accountId === sub);
      return account && { accountId: sub, claims: () => ({ sub, ...claimsOf(account) }) };
    },
    // nobody is asked for consent
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    scopes: scope.split(' '),
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  };
  const provider = new Provider(issuer, configuration);
  provider.proxy = true;
  return provider;
}

function claimsOf({ email, emailVerified, isHosted, givenName, familyName, name }: StandInAccount) {
  return {
    email,
    email_verified: emailVerified,
    ...(emailVerified && isHosted && { hd: email.split('@')[1] }),
    name,
    ...(givenName !== null && { given_name: givenName }),
    ...(familyName !== null && { family_name: familyName }),
  };
}
