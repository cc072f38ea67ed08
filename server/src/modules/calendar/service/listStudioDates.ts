import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { issuesBetween } from '@atrium/domain/certificate/issuing.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day, isSupportedInstant } from '@atrium/domain/time.ts';
import type { StaffContext } from '../../../base/context.ts';
import { operationOf } from '../../../base/documentKind.ts';
import { isIssuedByDate, listDates } from '../store/studioDates.ts';
import type { StudioDate } from '../types.ts';

const mostDays = 62;

/** Epoch milliseconds: from the first until before the second. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * What happens in a span, in its order: of all courses, or of those of an instructor (STU-07, STF-01). Issuing days are
 * told once a certificate is issued on them. Refuses with INVALID_INPUT for a span that is none or longer than 62 days.
 */
export async function listStudioDates(
  { db, staff, documentKinds }: Pick<StaffContext, 'db' | 'staff' | 'documentKinds'>,
  { from, until }: Span,
): Promise<Result<readonly StudioDate[]>> {
  if (!(isSupportedInstant(from) && from < until && until - from <= mostDays * day))
    return refuse('INVALID_INPUT', { reason: 'SPAN' });
  const reach = staffReach(staff, 'document.read');
  if (reach === null) return refuse('FORBIDDEN');
  const courseIds = reach === 'all' ? null : reach.courseIds;
  // the title of a draft may be a secret of its kind, as the code of a pass is
  const kinds = documentKinds
    .filter((kind) => staffReach(staff, operationOf(kind, 'read')) === 'all')
    .map(({ definition }) => definition.kind);
  const rows = await listDates(db, { from: new Date(from), until: new Date(until), courseIds, kinds });
  const dates = rows.map(({ kind, id, startAt, endAt, ...date }): StudioDate => ({
    ...date,
    document: { kind, id },
    startAt: startAt.getTime(),
    endAt: endAt?.getTime() ?? null,
  }));
  const issues = courseIds === null && (await isIssuedByDate(db)) ? issuesBetween(from, until) : [];
  return ok([...dates, ...issues.map(issueAt)].toSorted((a, b) => a.startAt - b.startAt));
}

function issueAt(startAt: number): StudioDate {
  return { what: 'ISSUES', document: null, title: 'Certificates', detail: '', startAt, endAt: null, people: null };
}
