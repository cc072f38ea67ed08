import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider/lib/provider.js';

// An OpenID Connect provider in a process of its own, as a company or Google runs one. It learns by IPC who signs
// in next, and when to sign with a new key.

export interface ProviderAccount {
  readonly sub: string;
  readonly claims: Readonly<Record<string, unknown>>;
}
/** `claimsInIdToken` false: only the userinfo endpoint says who somebody is, as the standard has it. */
export type ProviderCommand =
  | { readonly account: ProviderAccount }
  | { readonly newKey: true; readonly claimsInIdToken?: boolean };

const [clientSecret = '', ...redirectUris] = process.argv.slice(2);
let account: ProviderAccount = { sub: 'nobody', claims: {} };
let provider: Provider;
let keys = 0;

// idle connections are the caller's to end
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  void answer(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
provider = await makeProvider();
process.on('message', (command: ProviderCommand) => {
  void obey(command).then(() => process.send?.('done'));
});
process.send?.(issuer);

async function obey(command: ProviderCommand): Promise<void> {
  if ('account' in command) ({ account } = command);
  else provider = await makeProvider(command.claimsInIdToken);
}

async function makeProvider(claimsInIdToken = true): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  keys += 1;
  const jwk = { ...(await exportJWK(privateKey)), kid: `key-${String(keys)}`, alg: 'RS256', use: 'sig' };
  return new Provider(issuer, {
    jwks: { keys: [jwk] },
    clients: [{ client_id: 'academy', client_secret: clientSecret, redirect_uris: redirectUris }],
    claims: {
      openid: ['sub', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: !claimsInIdToken,
    cookies: { keys: [clientSecret] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...account.claims }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'academy', accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith('/interaction/') !== true) {
    await provider.callback()(request, response);
    return;
  }
  await provider.interactionFinished(request, response, { login: { accountId: account.sub } });
}
