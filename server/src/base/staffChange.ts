import type { Db } from './sql/db.ts';

/** Somebody of the staff at the command line. */
export interface StaffDeps {
  readonly db: Db;
  /** The name of the caller, for the audit log. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** True when nothing is to be written. */
  readonly dryRun: boolean;
}

/** What a change by staff does, a line each; none when everything is so already. */
export interface StaffChange {
  readonly lines: readonly string[];
  readonly isSaved: boolean;
}
