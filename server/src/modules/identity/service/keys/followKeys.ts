import type Provider from 'oidc-provider';
// the library has no public way to change the keys of a running issuer; this is what its constructor calls
import setKeys from 'oidc-provider/lib/helpers/initialize_keystore.js';
import type { KeyRing } from './keyRing.ts';
import type { SigningKeys } from './loadSigningKeys.ts';

type Middleware = Parameters<Provider['use']>[0];

/** Middleware that gives the issuer the keys of the ring before every request: what it signs with, and its key set. */
export function followKeys(provider: Provider, ring: KeyRing): Middleware {
  let used: SigningKeys | null = null;
  return async (_ctx, next): Promise<void> => {
    const keys = await ring.current();
    if (keys !== used) setKeys.call(provider, { keys: keys.privateJwks });
    used = keys;
    await next();
  };
}
