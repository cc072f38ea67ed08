import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { factorDueAfter } from '@atrium/domain/account/secondFactor.ts';
import type { Site } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { grantStaff } from '../../entitlement/service/grantStaff.ts';
import { saveStaff } from '../../member/service/saveStaff.ts';
import { addFactorDue, isOfTeam, removeFactorDue, replaceOwn, replaceRoles } from '../store/team.ts';
import { keepWhoJoins } from './erasureByTeam.ts';

/**
 * Gives a person these roles of the team and no others, with the companies and courses that are their own. The first
 * role opens every area, makes them one of the team's own business, and gives them a day by which they need a second
 * factor; without any they are a consumer again (D80, BEG-07, STF-02). The caller holds the lock `staff/roles` and has
 * checked that an owner remains. Returns what else it does, in lines: an erasure that the team asked for is stopped.
 */
export async function saveRoles(
  tx: Tx,
  ctx: { readonly now: number; readonly site: Site },
  {
    memberId,
    roles,
    customerIds = [],
    courseIds = [],
  }: Partial<StaffStanding> & Pick<StaffStanding, 'roles'> & { readonly memberId: string },
): Promise<readonly string[]> {
  const { now } = ctx;
  const isStaff = roles.length > 0;
  const joins = isStaff && !(await isOfTeam(tx, memberId));
  await replaceRoles(tx, memberId, roles, new Date(now));
  await replaceOwn(tx, memberId, { customerIds, courseIds }, new Date(now));
  await saveStaff(tx, memberId, isStaff);
  await grantStaff(tx, { memberId, isStaff, now });
  if (joins) await addFactorDue(tx, memberId, new Date(now + factorDueAfter));
  if (!isStaff) await removeFactorDue(tx, memberId);
  return joins ? keepWhoJoins(tx, ctx, memberId) : [];
}
