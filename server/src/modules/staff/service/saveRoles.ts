import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { grantStaff } from '../../entitlement/service/grantStaff.ts';
import { saveStaff } from '../../member/service/saveStaff.ts';
import { replaceOwn, replaceRoles } from '../store/team.ts';

/**
 * Gives a person these roles of the team and no others, with the companies and courses that are their own. The first
 * role opens every area, and makes them one of the team's own business; without any they are a consumer again (D80,
 * BEG-07). The caller holds the lock `staff/roles` and has checked that an owner remains. `now`: epoch milliseconds.
 */
export async function saveRoles(
  tx: Tx,
  memberId: string,
  {
    roles,
    customerIds = [],
    courseIds = [],
    now,
  }: Partial<StaffStanding> & Pick<StaffStanding, 'roles'> & { readonly now: number },
): Promise<void> {
  const isStaff = roles.length > 0;
  await replaceRoles(tx, memberId, roles, new Date(now));
  await replaceOwn(tx, memberId, { customerIds, courseIds }, new Date(now));
  await saveStaff(tx, memberId, isStaff);
  await grantStaff(tx, { memberId, isStaff, now });
}
