import { ok, type Result } from '@atrium/domain/errors.ts';
import type { StaffActor } from './actor.ts';
import type { Db, Tx } from './sql/db.ts';
import { runOf } from './sql/transaction.ts';

/** What a use case of the staff needs, whether a page or a command calls it. */
export interface StaffDeps {
  readonly db: Db;
  readonly by: StaffActor;
  /** Epoch milliseconds. */
  readonly now: number;
  /** True for a rehearsal, after which nothing is written. */
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

/**
 * Carries a change out in one transaction, or none of it; a dry run does everything, and rolls it back, so that its
 * lines are what comes true (THR-70).
 */
export async function changeAs<Change extends StaffChange>(
  deps: Pick<StaffDeps, 'db' | 'dryRun'>,
  work: (tx: Tx) => Promise<Result<Change>>,
): Promise<Result<Change>> {
  const changed = await runOf(deps)(deps.db, work);
  return changed.ok ? ok({ ...changed.value, isSaved: changed.value.isSaved && !deps.dryRun }) : changed;
}
