import { reachesCourse, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { ReviewState } from '@atrium/domain/learning/projectForm.ts';
import { maskAddress, seesAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { isUuid } from '../../../base/text/isUuid.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import {
  findNewest,
  findSubmission,
  listEarlier,
  listSubmissions,
  listWaitingSessions,
  type SubmissionRow,
  type WaitingSession,
} from '../store/submissions.ts';

/** One version, with those before it, the newest first, and the id of the newest of all. */
export interface Submission extends SubmissionRow {
  readonly earlier: readonly SubmissionRow[];
  readonly newestId: string;
}

/** A page of the list, and where the next one begins; null after the last. */
export interface HandedInPage {
  readonly rows: readonly SubmissionRow[];
  readonly nextAfter: string | null;
}

type Ctx = Pick<StaffContext, 'db' | 'staff'>;

const pageSize = 50;
/** So many earlier versions are shown. */
const mostEarlier = 20;
/** So many sessions are named. */
const mostSessions = 100;
/** A name and an address have fewer words. */
const mostWords = 8;

const ownCourses = (ctx: Ctx): readonly string[] | null => {
  const reach = staffReach(ctx.staff, 'submission.write');
  return reach === 'all' ? null : (reach?.courseIds ?? []);
};

/**
 * Projects that were handed in, in one state, page by page: those that wait from the oldest on, others from the newest
 * on (RUN-02). An instructor has those of their courses, and reads addresses masked (STF-01).
 */
export async function listHandedIn(
  ctx: Ctx,
  {
    state,
    sessionId,
    search,
    after,
  }: {
    readonly state: ReviewState;
    readonly sessionId: string | null;
    readonly search: string;
    readonly after: string | null;
  },
): Promise<HandedInPage> {
  const found = await listSubmissions(ctx.db, {
    state,
    sessionId,
    courseIds: ownCourses(ctx),
    words: withoutNul(search)
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, mostWords),
    byAddress: staffReach(ctx.staff, 'address.read') === 'all',
    after: endOf(after),
    count: pageSize + 1,
  });
  const rows = found.slice(0, pageSize).map((row) => masked(ctx, row));
  const last = rows.at(-1);
  const hasMore = found.length > pageSize && last !== undefined;
  return { rows, nextAfter: hasMore ? writePageEnd({ at: last.submittedAt, id: last.submissionId }) : null };
}

/** One version with those before it (RUN-02). Refuses with NOT_FOUND, also for one of a course of somebody else. */
export async function getSubmission(ctx: Ctx, submissionId: string): Promise<Result<Submission>> {
  const found = await reachSubmission(ctx.db, ctx, submissionId);
  if (found === null) return refuse('NOT_FOUND');
  const earlier = await listEarlier(ctx.db, found, mostEarlier);
  const { memberId, sessionContentId } = found;
  const newestId = found.isReplaced ? await findNewest(ctx.db, memberId, sessionContentId) : submissionId;
  return ok({
    ...masked(ctx, found),
    earlier: earlier.map((row) => masked(ctx, row)),
    newestId: newestId ?? submissionId,
  });
}

/** The sessions with projects that wait, those with the oldest first (RUN-02). */
export function listWaiting(ctx: Ctx): Promise<readonly WaitingSession[]> {
  return listWaitingSessions(ctx.db, ownCourses(ctx), mostSessions);
}

/** A version that somebody of the team may review; null for any other, or where there is none (STF-01). */
export async function reachSubmission(
  tx: Db | Tx,
  { staff }: Pick<StaffContext, 'staff'>,
  submissionId: string,
): Promise<SubmissionRow | null> {
  const found = isUuid(submissionId) ? await findSubmission(tx, submissionId) : null;
  return found !== null && reachesCourse(staffReach(staff, 'submission.write'), found.courseId) ? found : null;
}

/** The end of the page before; text that is none begins at the first. */
function endOf(after: string | null) {
  const end = after === null ? null : readPageEnd(after);
  return end !== null && isUuid(end.id) ? end : null;
}

const masked = ({ staff }: Pick<StaffContext, 'staff'>, row: SubmissionRow): SubmissionRow =>
  seesAddress(staff, row.customerId) ? row : { ...row, email: maskAddress(row.email) };
