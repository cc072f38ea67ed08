import { refuse, type Refused } from '../errors.ts';
import type { StaffStanding } from './staffOperations.ts';

/** In characters. */
const longestReason = 500;

/**
 * Why an act of the staff cannot be done for this reason; null when it can. One that takes something from a person, a
 * company or a payment needs a reason (D96), a rehearsal of it does not; any other may have one, for the audit log
 * (STF-05).
 */
export function refuseReason(
  { reason, dryRun = false }: { readonly reason: string; readonly dryRun?: boolean },
  { takesAway }: { readonly takesAway: boolean },
): Refused | null {
  const { length } = reason.trim();
  if (length === 0 && takesAway && !dryRun)
    return refuse('INVALID_INPUT', { reason: 'A reason is needed.', field: 'reason' });
  if (length <= longestReason) return null;
  return refuse('INVALID_INPUT', {
    reason: `A reason has at most ${String(longestReason)} characters.`,
    field: 'reason',
  });
}

/** Whether somebody of the team loses a role, a company or a course; an owner may do everything, and loses nothing. */
export function takesStanding(held: StaffStanding, wanted: StaffStanding): boolean {
  if (wanted.roles.includes('owner')) return false;
  const names = ({ roles, customerIds, courseIds }: StaffStanding): readonly string[] => [
    ...roles,
    ...customerIds.map((id) => `company/${id}`),
    ...courseIds.map((id) => `course/${id}`),
  ];
  const kept = new Set(names(wanted));
  return names(held).some((name) => !kept.has(name));
}
