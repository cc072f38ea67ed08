import type { StaffContext } from './context.ts';
import type { StaffAct, StaffDeps } from './staffChange.ts';

/** What a use case of the staff needs, when a page calls it. */
export function staffDeps({ db, now, staff }: Pick<StaffContext, 'db' | 'now' | 'staff'>): StaffDeps {
  return { db, now, by: staff, dryRun: false };
}

/** What the arguments of every act have, of the field of a page. */
interface ActArgs {
  readonly reason?: string | null | undefined;
  readonly dryRun?: boolean | null | undefined;
}

/** What an act of the staff needs, when a page calls it with this reason, or rehearses it (STF-05, THR-70). */
export function staffAct(ctx: StaffContext, { reason, dryRun }: ActArgs): StaffAct {
  return { ...staffDeps(ctx), reason: reason ?? '', dryRun: dryRun ?? false };
}
