import {
  reachesCourse,
  staffReach,
  type StaffOperation,
  type StaffStanding,
} from '@atrium/domain/access/staffOperations.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findRunSession } from '../store/sessionPeople.ts';
import type { RunSessionRow } from '../types.ts';

/** A live session that somebody of the team may touch by this operation; null for any other, or where there is none. */
export async function reachSession(
  tx: Tx,
  staff: StaffStanding,
  operation: StaffOperation,
  sessionId: string,
): Promise<RunSessionRow | null> {
  const session = await findRunSession(tx, sessionId);
  return session !== null && reachesCourse(staffReach(staff, operation), session.courseId) ? session : null;
}
