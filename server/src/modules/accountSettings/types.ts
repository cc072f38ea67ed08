import type { AddressBond } from '@atrium/domain/account/emailChange.ts';
import type { AccountLinking } from '../federation/types.ts';
import type { SignedInDevice } from '../identity/types.ts';

/** What a member may see and change about their ways to sign in. */
export interface AccountSettings {
  readonly email: string;
  /** Whether the member may sign in with a second address at all (SSO-06). */
  readonly mayLink: boolean;
  readonly linking: AccountLinking;
  /** Whether there is a password that the member may change. */
  readonly hasPassword: boolean;
  /** Whether a sensitive act asks for a fresh sign-in, and not for the password alone (STF-03). */
  readonly hasSecondFactor: boolean;
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
    'accountSettings.mailEmailCode': { readonly memberId: string; readonly email: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    EMAIL_CHANGED: 'member';
  }
}
