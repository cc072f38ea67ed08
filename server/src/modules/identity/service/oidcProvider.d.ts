declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/initialize_keystore.js' {
  import type { JWK } from 'jose';
  import type Provider from 'oidc-provider';

  export default function initializeKeystore(this: Provider, jwks: { readonly keys: readonly JWK[] }): void;
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  import type { errors } from 'oidc-provider';

  export const TemporarilyUnavailable: typeof errors.TemporarilyUnavailable;
}
