import { refuse, type Refused } from '../errors.ts';
import type { StaffRole } from './staffRoles.ts';

/** Who does an act of the staff; a command may do everything. */
type Doer = { readonly kind: 'person'; readonly roles: readonly StaffRole[] } | { readonly kind: 'command' | 'job' };

/**
 * Why an act on a member is not done to somebody of the team, the caller among them: only an owner decides about the
 * team (STF-01). Null when it is.
 */
export function refuseTeammate(by: Doer, { isOfTeam }: { readonly isOfTeam: boolean }): Refused | null {
  if (!isOfTeam || by.kind !== 'person' || by.roles.includes('owner')) return null;
  return refuse('INVALID_INPUT', { reason: 'This person is on the team: only an owner can do it.' });
}
