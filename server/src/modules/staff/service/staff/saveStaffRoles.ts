import { wouldLeaveNoOwner, type StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { transaction } from '../../../../base/sql/transaction.ts';
import type { StaffChange, StaffDeps } from '../../../../base/staffChange.ts';
import { writeAudit } from '../../../audit/service/writeAudit.ts';
import { findCandidate, listTeam } from '../../store/team.ts';
import type { TeamMember } from '../../types.ts';
import { saveRoles } from '../saveRoles.ts';

/** Everybody of the team by name. */
export function readTeam({ db }: Pick<StaffDeps, 'db'>): Promise<readonly TeamMember[]> {
  return listTeam(db);
}

/**
 * Gives the account of an address these roles of the team and no others; without any, the person leaves the team (D80,
 * BEG-07). Refuses with INVALID_INPUT, and a sentence in `reason`, for an address without an account, for a member of a
 * company, and for the last owner (STF-04).
 */
export async function saveStaffRoles(
  deps: StaffDeps,
  { email, roles }: { readonly email: string; readonly roles: readonly StaffRole[] },
): Promise<Result<StaffChange>> {
  return transaction(deps.db, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'staff/roles');
    const person = await findCandidate(tx, email.trim());
    if (person === null) return refused(`${email} has no account. The person signs up first.`);
    const { memberId, displayName } = person;
    const team = await listTeam(tx);
    const held = team.find((each) => each.memberId === memberId)?.roles ?? [];
    const wanted = [...new Set(roles)].sort();
    if (held.join() === wanted.join()) return ok({ lines: [], isSaved: false });
    if (person.customer.type === 'ENTERPRISE' && held.length === 0)
      return refused(`${displayName} belongs to a company, whose administrators see what its people learn.`);
    if (wouldLeaveNoOwner(team, memberId, wanted))
      return refused(`${displayName} is the only owner. Make somebody else an owner first.`);
    const lines = [lineOf(displayName, held, wanted)];
    if (deps.dryRun) return ok({ lines, isSaved: false });
    await saveRoles(tx, memberId, { roles: wanted, now: deps.now });
    await writeAudit(tx, deps, {
      actor: deps.by,
      subject: `member/${memberId}`,
      action: held.length === 0 ? 'STAFF_JOINED' : wanted.length === 0 ? 'STAFF_LEFT' : 'STAFF_ROLES_CHANGED',
      before: { roles: held },
      after: { roles: wanted },
    });
    return ok({ lines, isSaved: true });
  });
}

function lineOf(name: string, held: readonly StaffRole[], wanted: readonly StaffRole[]): string {
  if (held.length === 0) return `${name} joins the team as ${wanted.join(', ')}, and may open every area.`;
  if (wanted.length === 0) return `${name} leaves the team, and what it opened ends now.`;
  return `${name} was ${held.join(', ')} and will be ${wanted.join(', ')}.`;
}

const refused = (reason: string): Refused => refuse('INVALID_INPUT', { reason });
