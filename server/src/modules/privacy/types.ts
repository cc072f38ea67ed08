import type { MailKind } from '@atrium/domain/privacy/mailKinds.ts';

/** What a member has decided about their data, in the API. */
export interface DataSettings {
  readonly mailChoices: readonly { readonly kind: MailKind; readonly isWanted: boolean }[];
  readonly download: DataDownload | null;
  readonly erasure: Erasure | null;
  /** Whether the account has a subscription, until whose end an erasure waits. */
  readonly hasSubscription: boolean;
  /** When somebody of the team saw the pages of the account as its owner does, the last first (STF-06). */
  readonly looks: readonly Look[];
}

/** A look at the pages of an account. Instants are epoch milliseconds. */
export interface Look {
  /** Null of somebody who has left. */
  readonly name: string | null;
  /** As what they looked: one of the roles of the team. */
  readonly role: string;
  readonly reason: string;
  readonly beganAt: number;
  /** Null while it is on. */
  readonly endedAt: number | null;
}

/**
 * A copy of a member's data. Instants are epoch milliseconds; `expiresAt` and `path` are null while it is being made.
 */
export interface DataDownload {
  readonly requestedAt: number;
  readonly expiresAt: number | null;
  readonly path: string | null;
}

/** A request to be erased. Instants are epoch milliseconds. */
export interface Erasure {
  readonly requestedAt: number;
  readonly dueAt: number;
}

/** One table with every row in it that belongs to a member, and the file of a copy that has them: 'courses'. */
export interface PersonalTable {
  readonly table: string;
  readonly file: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A customer at the payment provider whose account was erased at an instant, with the pages that were still open. */
export interface ErasedCustomer {
  /** The provider's. */
  readonly customerId: string;
  readonly pages: readonly string[];
  /** Epoch milliseconds. */
  readonly erasedAt: number;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Makes the copy of a member's data that was asked for. */
    'privacy.makeExport': { readonly exportId: string };
    /** Erases a customer of somebody who is erased, at the payment provider. */
    'privacy.removeCustomer': ErasedCustomer;
    /** The same for a registration at the meeting provider. */
    'privacy.removeRegistration': { readonly link: string; readonly registrantId: string };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    ACCOUNT_ERASED: 'member';
    DATA_DOWNLOADED: 'member';
    ERASURE_CANCELED: 'member';
    ERASURE_REQUESTED: 'member';
  }
}
