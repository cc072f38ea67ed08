import type { ListedPerson } from '../person/types.ts';

/** Somebody who may be the same person, and why. */
export interface Duplicate {
  readonly person: ListedPerson;
  /** Sentences, each true of both accounts. */
  readonly reasons: readonly string[];
}

/** Two accounts that may be of the same person. */
export interface DuplicatePair extends Duplicate {
  /** The account that was made first. */
  readonly other: ListedPerson;
}

export interface DuplicatePage {
  readonly pairs: readonly DuplicatePair[];
  /** Accounts were looked at that were made since then, epoch milliseconds; null when all were. */
  readonly since: number | null;
  /** Where the page goes on; null when all accounts were looked at. */
  readonly nextAfter: string | null;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    ACCOUNTS_MERGED: 'member';
    DUPLICATE_DISMISSED: 'member';
  }
}
