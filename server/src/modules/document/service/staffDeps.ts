import { staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { StaffContext } from '../../../base/context.ts';
import type { DocumentDeps } from '../types.ts';

/**
 * What a call about documents needs. Refuses with NOT_FOUND those of the team whose roles reach the documents of their
 * own courses alone: no kind that there is belongs to a course (STF-01).
 */
export function documentDeps(
  { db, now, documentKinds, staff }: StaffContext,
  operation: StaffOperation,
): Result<DocumentDeps> {
  if (staffReach(staff, operation) !== 'all') return refuse('NOT_FOUND');
  return ok({ db, now, documentKinds, by: staff, dryRun: false });
}
