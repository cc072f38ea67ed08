import { isDeepStrictEqual } from 'node:util';
import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { refuseReason, takesStanding } from '@atrium/domain/access/staffReason.ts';
import { wouldLeaveNoOwner, type StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Site } from '../../../../base/site.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange, type StaffDeps } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { removeOpenInvitation } from '../../store/invitations.ts';
import { findCandidate, listTeam, listUnknownCourses, listUnknownCustomers } from '../../store/team.ts';
import type { TeamMember } from '../../types.ts';
import { mailRoles } from '../mailRoles.ts';
import { saveRoles } from '../saveRoles.ts';

/** Everybody of the team by name. */
export function readTeam({ db }: Pick<StaffDeps, 'db'>): Promise<readonly TeamMember[]> {
  return listTeam(db);
}

/** Whose roles are saved, and the companies of `success` and courses of `instructor` (STF-01). */
export interface RolesInput {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly customerIds?: readonly string[];
  readonly courseIds?: readonly string[];
}

/**
 * Gives the account of an address these roles of the team and no others; without any, the person leaves the team (D80,
 * BEG-07). An invitation of that address that waits ends (STF-08). A person who loses something is mailed ten minutes
 * later (STF-09). Refuses with INVALID_INPUT, and a sentence in `reason`, for an address without an account, for a
 * member of a company, for the last owner (STF-04), for companies or courses that do not exist or that no role needs,
 * and without a reason when something is taken away (D96).
 */
export async function saveStaffRoles(
  deps: StaffAct & { readonly site: Site },
  { email, ...input }: RolesInput,
): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'staff/roles');
    const person = await findCandidate(tx, email.trim());
    if (person === null) return refused(`${email} has no account. The person signs up first.`);
    const { memberId, displayName } = person;
    const team = await listTeam(tx);
    const held = standingOf(team.find((each) => each.memberId === memberId));
    const wanted = standingOf(input);
    if (isDeepStrictEqual(held, wanted)) return ok({ lines: [], isSaved: false });
    const [fault] = await findFaults(tx, wanted);
    if (fault !== undefined) return refused(fault);
    if (person.customer.type === 'ENTERPRISE' && held.roles.length === 0)
      return refused(`${displayName} belongs to a company, whose administrators see what its people learn.`);
    if (wouldLeaveNoOwner(team, memberId, wanted.roles))
      return refused(`${displayName} is the only owner. Make somebody else an owner first.`);
    const unexplained = refuseReason(deps, { takesAway: takesStanding(held, wanted) });
    if (unexplained !== null) return unexplained;
    const also = await saveRoles(tx, deps, { memberId, ...wanted });
    // an older link would give its roles back (STF-08)
    await removeOpenInvitation(tx, asciiAddress(email.trim()).toLowerCase());
    const mailed = await mailRoles(tx, deps, { memberId, displayName, held, wanted });
    await auditAct(tx, deps, {
      subject: `member/${memberId}`,
      action:
        held.roles.length === 0 ? 'STAFF_JOINED' : wanted.roles.length === 0 ? 'STAFF_LEFT' : 'STAFF_ROLES_CHANGED',
      before: held,
      after: wanted,
      ...(mailed.over !== null && { detail: { mailedOver: mailed.over } }),
    });
    return ok({ lines: [lineOf(displayName, held, wanted), ...also, ...mailed.lines], isSaved: true });
  });
}

/** The same in alphabetical order, each once. */
export function standingOf({
  roles = [],
  customerIds = [],
  courseIds = [],
}: Partial<StaffStanding> = {}): StaffStanding {
  const sorted = <T extends string>(names: readonly T[]): readonly T[] => [...new Set(names)].sort();
  return { roles: sorted(roles), customerIds: sorted(customerIds), courseIds: sorted(courseIds) };
}

/** Why nobody may hold this, each a sentence: companies or courses that do not exist, or that no role needs. */
export async function findFaults(tx: Tx, { roles, customerIds, courseIds }: StaffStanding): Promise<string[]> {
  if (customerIds.length > 0 && !roles.includes('success')) return ['Companies belong to the role success.'];
  if (courseIds.length > 0 && !roles.includes('instructor')) return ['Courses belong to the role instructor.'];
  return [
    ...(await listUnknownCustomers(tx, customerIds)).map((id) => `There is no company ${id}.`),
    ...(await listUnknownCourses(tx, courseIds)).map((id) => `There is no course ${id}.`),
  ];
}

/** Roles with what is their own: 'editor, success of acme and globex'. */
export function wordsOf({ roles, customerIds, courseIds }: StaffStanding): string {
  const own = (role: StaffRole): readonly string[] =>
    role === 'success' ? customerIds : role === 'instructor' ? courseIds : [];
  const withOwn = (role: StaffRole): string => {
    const ids = own(role);
    return ids.length === 0 ? role : `${role} of ${new Intl.ListFormat('en-US').format(ids)}`;
  };
  return roles.map(withOwn).join(', ');
}

function lineOf(name: string, held: StaffStanding, wanted: StaffStanding): string {
  if (held.roles.length === 0) return `${name} joins the team as ${wordsOf(wanted)}, and may open every area.`;
  if (wanted.roles.length === 0) return `${name} leaves the team, and what it opened ends now.`;
  return `${name} was ${wordsOf(held)} and will be ${wordsOf(wanted)}.`;
}

const refused = (reason: string): Refused => refuse('INVALID_INPUT', { reason });
