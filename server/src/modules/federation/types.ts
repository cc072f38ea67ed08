import type { ProviderClaim, SignOnFault, SignOnMatch } from '@atrium/domain/company/signOnTest.ts';

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

/** What the test of a sign-on found out, for the browser in which it was made (COM-01). */
export interface SignOnReport {
  readonly kind: 'OIDC' | 'SAML';
  readonly issuer: string;
  /** The first thing that is wrong; null when it passed. */
  readonly fault: SignOnFault | null;
  /** What is wrong, or who would be signed in, in sentences. */
  readonly words: string;
  /** All that the provider said of the person. */
  readonly claims: readonly ProviderClaim[];
  readonly match: SignOnMatch | null;
}

/** A provider as the page of its company shows it. */
export interface ShownProvider {
  readonly kind: 'OIDC' | 'SAML';
  readonly issuer: string;
  readonly clientId: string | null;
  readonly ssoUrl: string | null;
  /** Ends in epoch milliseconds. */
  readonly certificates: readonly { readonly fingerprint: string; readonly endsAt: number }[];
}

/** A learning system as the page of its company shows it (SSO-03). */
export interface ShownLearningSystem {
  readonly providerKey: string;
  /** Where its people are sent; null: they sign in by the company's own sign-on. */
  readonly redirectUrl: string | null;
  /** The pass by which those without an account register. */
  readonly passCode: string | null;
  /** Whether a learner who comes from there gets somewhere. */
  readonly isReady: boolean;
  /** The link that the company enters there. */
  readonly link: string;
}

/** The sign-on of a company as the team sees it (COM-01); instants in epoch milliseconds. */
export interface CompanySignOnPage {
  readonly companyId: string;
  readonly name: string;
  /** Null: nobody signs in by a provider of the company. */
  readonly inUse: (ShownProvider & { readonly onSince: number | null }) | null;
  readonly draft:
    | (ShownProvider & {
        readonly revision: string;
        readonly savedAt: number;
        readonly testedAt: number | null;
        readonly testFault: SignOnFault | null;
        readonly testWords: string | null;
        /** The names of the claims that came. */
        readonly testClaims: readonly string[];
        /** By which anybody who has it tests this draft; null for a reader who may not. */
        readonly testLink: string | null;
      })
    | null;
  /** How many people the provider in use has signed in. */
  readonly people: number;
  readonly lastUse: { readonly displayName: string; readonly at: number } | null;
  /** The domains by which sign-on finds the company. */
  readonly domains: readonly string[];
  /** What the company enters at its provider. */
  readonly ourSide: {
    readonly redirectUrl: string;
    readonly entityId: string;
    readonly acsUrl: string;
    readonly metadataUrl: string;
  };
  readonly learningSystems: readonly ShownLearningSystem[];
  /** Codes of its passes by whose sign-on people register. */
  readonly passCodes: readonly string[];
}

/** A certificate of a provider in use that ends soon, or has ended. */
export interface EndingCertificate {
  readonly companyId: string;
  /** Of the company. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
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
    REALM_DRAFTED: 'realm';
    REALM_DRAFT_REMOVED: 'realm';
    REALM_REMOVED: 'realm';
    REALM_SWITCHED_OFF: 'realm';
  }
}
