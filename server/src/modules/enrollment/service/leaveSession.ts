import { ok, type Result } from '@atrium/domain/errors.ts';
import { decideUnenroll } from '@atrium/domain/session/decideEnroll.ts';
import type { EnrollmentStatus } from '@atrium/domain/session/facts.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { enrollmentFacts } from '../../catalogue/service/userSession.ts';
import { enrollmentMails } from '../mails.ts';
import { saveEnrollmentRow } from '../store/enrollments.ts';
import { saveSeats } from '../store/seats.ts';
import { endOffer } from '../store/waitlist.ts';
import type { EnrollmentContext, MemberInSession } from '../types.ts';
import { withdrawSaid } from './mailStep.ts';
import { mailWithDates } from './mailWithDates.ts';
import { promoteWaiting } from './promoteWaiting.ts';
import { recordStep } from './recordStep.ts';

/**
 * Leaves a session or its waitlist, under the lock of the course, and gives a seat that becomes free to the next on the
 * waitlist (D20 to D23). Returns the member's status afterwards; refuses with SESSION_CLOSED once it has ended.
 */
export async function leaveSession(
  tx: Tx,
  ctx: EnrollmentContext,
  member: MemberInSession,
  kind: 'UNENROLLED' | 'SWAPPED_OUT',
): Promise<Result<EnrollmentStatus>> {
  const { memberId, row, takesSeat } = member;
  const { sessionId } = row;
  const decision = decideUnenroll({ ...enrollmentFacts(row), stored: row.stored ?? 'NONE', now: ctx.now });
  if (!decision.ok) return decision;
  if (!decision.value.changed) return ok(decision.value.status);
  const now = new Date(ctx.now);
  const waited = row.stored === 'WAITLISTED';
  const offered = waited && (await endOffer(tx, sessionId, memberId, false, now));
  await saveSeats(tx, sessionId, {
    taken: takesSeat ? -1 : 0,
    held: offered ? -1 : 0,
    waiting: waited ? -1 : 0,
  });
  const change = { memberId, sessionId, status: 'NONE', takesSeat: false, waitlistNumber: null } as const;
  const stepId = await saveEnrollmentRow(tx, { ...change, kind: waited ? 'LEFT_WAITLIST' : kind, now });
  if (waited) await withdrawSaid(tx, ctx, { memberId, sessionId }, ['waits', 'offer']);
  else {
    await recordStep(tx, ctx, { memberId, sessionId, isIn: false });
    const letter = enrollmentMails.unenrolled({ person: member, row });
    await mailWithDates(tx, ctx, { person: member, sessionId }, { stepId, news: 'gone', letter });
  }
  if (takesSeat || offered) await promoteWaiting(tx, ctx, sessionId);
  return ok(decision.value.status);
}
