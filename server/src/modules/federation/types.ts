/** Why a lookup gave no way to sign in: an HTTP status as text (access.md §8). */
export interface LookupError {
  readonly code: string;
}

/** How the people of a company sign in. Without an error there is a realm with its options. */
export interface CorporateRealmLookup {
  /** Set when sign-in begins at this address. */
  readonly link: string | null;
  readonly realm: string | null;
  /** A handle that only the server can read, for `GET /oidc/federation`. */
  readonly serializedOptions: string | null;
  readonly error: LookupError | null;
}

/** How people sign in who come from a learning system. */
export interface LmsProviderLookup {
  readonly realm: string | null;
  readonly serializedOptions: string | null;
  readonly passShortCode: string | null;
  /** The learning system's own address, for one at which the sign-in begins. */
  readonly redirectUrl: string | null;
  readonly authorizeUrl: string | null;
  readonly error: LookupError | null;
}

/** How far the link of a second address is. */
export interface AccountLinking {
  readonly result: 'PENDING' | 'UNLINKED' | 'VERIFIED';
  /** The second address, asked for or linked; null for UNLINKED. */
  readonly email: string | null;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    ACCOUNT_LINKED: 'member';
    ACCOUNT_UNLINKED: 'member';
    DOMAIN_ADDED: 'domain';
    DOMAIN_PROVED: 'domain';
    DOMAIN_REMOVED: 'domain';
    IDENTITY_ADDED: 'member';
    IDENTITY_FORGOTTEN: 'member';
    LEARNING_SYSTEM_REMOVED: 'learningSystem';
    LEARNING_SYSTEM_SAVED: 'learningSystem';
    REALM_ADDED: 'realm';
    REALM_CHANGED: 'realm';
    REALM_REMOVED: 'realm';
  }
}
