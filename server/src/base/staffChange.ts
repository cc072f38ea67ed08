import type { StaffActor } from './actor.ts';
import type { Db } from './sql/db.ts';

/** What a use case of the staff needs, whether a page or a command calls it. */
export interface StaffDeps {
  readonly db: Db;
  readonly by: StaffActor;
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
