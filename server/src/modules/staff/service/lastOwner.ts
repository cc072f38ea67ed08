import { wouldLeaveNoOwner } from '@atrium/domain/access/staffRoles.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { isOfTeam, listTeam } from '../store/team.ts';

/**
 * Whether the academy would be without an owner once this person's account is gone (STF-04). For one of the team it
 * takes the lock `staff/roles`, before every other lock of the transaction, so that the answer holds until its end.
 */
export async function isLastOwner(tx: Tx, memberId: string): Promise<boolean> {
  const isThere = (await listTeam(tx)).some((person) => person.memberId === memberId);
  if (!isThere) return false;
  await lock(tx, 'staff/roles');
  return wouldLeaveNoOwner(await listTeam(tx), memberId, []);
}

/** Whether somebody has any role; the answer holds until the end for who holds the lock `staff/roles`. */
export function isOnTeam(tx: Tx, memberId: string): Promise<boolean> {
  return isOfTeam(tx, memberId);
}
