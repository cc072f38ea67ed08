import type { AddressBond } from '@atrium/domain/account/emailChange.ts';

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

/** A browser in which a member is signed in. */
export interface SignedInDevice {
  readonly sid: string;
  /** 'Chrome on Windows'. */
  readonly device: string;
  /** Epoch milliseconds, as the next. */
  readonly signedInAt: number;
  readonly lastUsedAt: number;
  /** Whether the request came from it. */
  readonly isThis: boolean;
}

/** What a member may see and change about their ways to sign in. */
export interface AccountSettings {
  readonly email: string;
  /** Whether the member may sign in with a second address at all (SSO-06). */
  readonly mayLink: boolean;
  readonly linking: AccountLinking;
  /** Whether there is a password that the member may change. */
  readonly hasPassword: boolean;
  readonly devices: readonly SignedInDevice[];
  /** Why the address is not the member's to change; null when it is. */
  readonly addressBond: AddressBond | null;
  /** The new address that waits for its code; null for none. */
  readonly pendingEmail: string | null;
}

/** A new address of an account. */
export interface PendingEmail {
  readonly email: string;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /**
     * Makes the code for a new address and mails it. A job, so that the call takes the same time whether or not the
     * address is taken (THR-12).
     */
    'identity.mailEmailCode': { readonly memberId: string; readonly email: string };
  }
}
