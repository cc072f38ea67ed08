import { hour, minute } from '../time.ts';
import { staffReach } from './staffOperations.ts';
import { staffRoles, type StaffRole } from './staffRoles.ts';

/** How long support mode lasts, in milliseconds (STF-06). */
export const supportModeLasts = hour;

/** The roles that may see the pages of a member as the member sees them. */
export const supportModeRoles: readonly StaffRole[] = staffRoles.filter((role) => supportModeRoleOf([role]) !== null);

/** As what somebody with these roles looks at the pages of a member, as the member reads it; null when they may not. */
export function supportModeRoleOf(roles: readonly StaffRole[]): StaffRole | null {
  const may = (role: StaffRole): boolean =>
    staffReach({ roles: [role], customerIds: [], courseIds: [] }, 'support.look') === 'all';
  return roles.find(may) ?? null;
}

/** What is left of support mode, in whole minutes that have begun: 60 at its beginning, 0 once it is over. */
export function supportMinutesLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / minute));
}
