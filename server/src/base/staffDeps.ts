import type { StaffContext } from './context.ts';
import type { StaffAct, StaffDeps } from './staffChange.ts';

/** What a use case of the staff needs, when a page calls it. */
export function staffDeps({ db, now, staff }: StaffContext): StaffDeps {
  return { db, now, by: staff, dryRun: false };
}

/** What an act of the staff needs, when a page calls it with this reason (STF-05). */
export function staffAct(ctx: StaffContext, reason: string): StaffAct {
  return { ...staffDeps(ctx), reason };
}
