import type { ProviderClaim } from '@atrium/domain/company/signOnTest.ts';
import type { Result } from '@atrium/domain/errors.ts';

/** An OpenID Connect provider, and what it knows us by. */
export interface OidcConnection {
  readonly kind: 'OIDC';
  /** Its issuer identifier, from which its configuration is discovered. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** It is asked at addresses of the Internet alone, because somebody has entered it by a page (THR-73). */
  readonly isPublicOnly?: boolean;
}

/** A SAML 2.0 identity provider, and what it knows us by. */
export interface SamlConnection {
  readonly kind: 'SAML';
  /** Its entity id. */
  readonly issuer: string;
  /** Its single sign-on address for the HTTP-Redirect binding. */
  readonly ssoUrl: string;
  /** PEM; two while the provider changes its key. */
  readonly certificates: readonly string[];
  readonly self: SamlSelf;
}

/** Ourselves as a SAML service provider; key and certificate in PEM. */
export interface SamlSelf {
  readonly entityId: string;
  readonly privateKey: string;
  readonly certificate: string;
}

/** One attempt to sign in: `state` is its handle, `returnUrl` where the answer is received. */
export interface FederationRequest {
  readonly state: string;
  readonly returnUrl: string;
  /** The address that the person has typed, if any. */
  readonly loginHint: string | null;
}

/** What the answer is checked against (verifier, nonce, request id); it stays on the server. */
export type FederationMemory = Readonly<Record<string, string>>;

/** What the browser brought back: the address of the redirect, or the posted SAMLResponse. */
export type ProviderAnswer = string;

/** The person who has signed in, as the provider says; identified by issuer and subject, never by the address. */
export interface FederatedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Null when the provider does not say. */
  readonly emailVerified: boolean | null;
  /** The domain whose accounts the provider manages itself (Google's `hd`). */
  readonly hostedDomain: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly name: string | null;
  /** A message that must be accepted only once, until `expiresAt` (epoch milliseconds). */
  readonly once: { readonly id: string; readonly expiresAt: number } | null;
}

/** The same with all that the provider has sent, which only the test of a sign-on shows (COM-01). */
export interface AnsweredIdentity extends FederatedIdentity {
  readonly claims: readonly ProviderClaim[];
}

/** A protocol by which people sign in elsewhere. */
export interface IdentityProtocol<Connection> {
  /** Where the browser goes. Refuses with UNAVAILABLE when the provider cannot be reached. */
  readonly begin: (
    connection: Connection,
    request: FederationRequest,
  ) => Promise<Result<{ readonly url: string; readonly memory: FederationMemory }>>;
  /**
   * Verifies an answer completely: signatures, audience, recipient, times, and that it answers this request. Refuses
   * with SSO_FAILED, whose reason is for the log, and with UNAVAILABLE when the provider cannot be reached.
   */
  readonly complete: (
    connection: Connection,
    request: Pick<FederationRequest, 'state' | 'returnUrl'>,
    memory: FederationMemory,
    answer: ProviderAnswer,
  ) => Promise<Result<AnsweredIdentity>>;
}

/** What a SAML provider's metadata says of it. */
export interface SamlMetadata {
  readonly entityId: string;
  /** Its single sign-on address for the HTTP-Redirect binding. */
  readonly ssoUrl: string;
  /** Its certificates for signatures, PEM, in the order of the metadata. */
  readonly certificates: readonly string[];
}

export interface SamlProtocol extends IdentityProtocol<SamlConnection> {
  /**
   * Reads a provider's metadata. Refuses with INVALID_INPUT, whose reason says what is wrong, for anything else than
   * one provider's description that is valid at `now` (epoch milliseconds).
   */
  readonly readMetadata: (xml: string, now: number) => Result<SamlMetadata>;
  /**
   * The text at an address. Refuses with INVALID_INPUT, whose reason says what is wrong, for any answer but a text, and
   * with `isPublicOnly` for an address inside our own network (THR-73).
   */
  readonly fetchMetadata: (address: string, isPublicOnly: boolean) => Promise<Result<string>>;
  /** Our metadata, by which a provider gets to know us: XML. `returnUrl`: where it posts its answers. */
  readonly describe: (self: SamlSelf, returnUrl: string) => Promise<string>;
}

export interface OidcProtocol extends IdentityProtocol<OidcConnection> {
  /** Reads a provider's configuration anew. Refuses with UNAVAILABLE or SSO_FAILED, whose reason is for the team. */
  readonly discover: (provider: Pick<OidcConnection, 'issuer' | 'isPublicOnly'>) => Promise<Result<null>>;
}

export interface IdentityProviders {
  readonly oidc: OidcProtocol;
  readonly saml: SamlProtocol;
  /** Null when sign-in with Google is not configured. */
  readonly google: OidcConnection | null;
}

declare module './ports.ts' {
  interface Ports {
    readonly identityProviders: IdentityProviders;
  }
}
