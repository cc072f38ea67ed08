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

/** What an act of the staff needs, whose reason the audit log keeps (STF-05). */
export interface StaffAct extends StaffDeps {
  /** '' for none, which an act is refused for that takes something away (D96). */
  readonly reason: string;
}

/** What a change by staff does, a line each; none when everything is so already. */
export interface StaffChange {
  readonly lines: readonly string[];
  readonly isSaved: boolean;
}
