/** An account at a stand-in for an identity provider. */
export interface StandInAccount {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the provider manages the accounts of the address's domain. */
  readonly isHosted: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly name: string;
  /** By which name a SAML provider sends the address; `mail` without one. */
  readonly addressClaim?: string;
  /** What signing in with it shows. */
  readonly note: string;
}
