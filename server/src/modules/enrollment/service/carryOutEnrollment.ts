import { ok, refuse, type Refusal, type Result } from '@atrium/domain/errors.ts';
import { decideEnroll, type EnrollDecision } from '@atrium/domain/session/decideEnroll.ts';
import { isEntitledToSession, isUnreleased, sessionUnlocks } from '@atrium/domain/session/entitled.ts';
import type { EnrollmentStatus } from '@atrium/domain/session/facts.ts';
import { hour, second } from '@atrium/domain/time.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { enrollmentFacts, findKnown, toUserSession } from '../../catalogue/service/userSession.ts';
import type { UserSession } from '../../catalogue/types.ts';
import { enrollmentMails } from '../mails.ts';
import { endPriority, findEarlierStep, findMemberInSession, saveEnrollmentRow } from '../store/enrollments.ts';
import { addToWaitlist, lockSeats, saveSeats } from '../store/seats.ts';
import { endOffer, isSeatDue } from '../store/waitlist.ts';
import type { EnrollmentContext, MemberInSession, SaveEnrollmentInput, SaveEnrollmentOutcome } from '../types.ts';
import { coverOfSession } from './coverOfSession.ts';
import { leaveSession } from './leaveSession.ts';
import { mailStep } from './mailStep.ts';
import { mailWithDates } from './mailWithDates.ts';
import { promoteWaiting } from './promoteWaiting.ts';
import { recordStep } from './recordStep.ts';

/** Each step sends a mail, so the number of steps in a session within an hour is limited. */
const stepsAnHour = 30;

/** Who asks: somebody of the team, and for somebody else. */
export interface EnrollmentCaller {
  readonly byStaff: boolean;
  readonly forOther: boolean;
}

/**
 * Enrolls or leaves in a transaction of the caller, who has checked that it may be asked for (ENR-04). Refuses as
 * `saveEnrollment` does.
 */
export async function carryOutEnrollment(
  tx: Tx,
  ctx: EnrollmentContext,
  input: SaveEnrollmentInput,
  { byStaff, forOther }: EnrollmentCaller,
): Promise<SaveEnrollmentOutcome> {
  await lockSeats(tx, input.sessionId);
  // the due work may not have run since the capacity was raised or an account removed: nobody overtakes the waitlist
  if (!input.unenroll && (await isSeatDue(tx, input.sessionId))) await promoteWaiting(tx, ctx, input.sessionId);
  const member = await findEnrollment(tx, ctx, input.userId, input.sessionId);
  if (member === null) return refuse('NOT_FOUND');
  const leaving = input.unenroll && (member.row.stored ?? 'NONE') !== 'NONE';
  if (!leaving && !findKnown(ctx, member.row).ok) return refuse('NOT_FOUND');
  const retryAfter = await findStepWait(tx, ctx, member);
  if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
  if (input.unenroll) {
    const left = await leaveSession(tx, ctx, member, 'UNENROLLED');
    if (!left.ok) return left;
    if (forOther && leaving) await audit(tx, ctx, 'MEMBER_UNENROLLED', member, input);
    return savedEnrollment(ctx, await refind(tx, ctx, member), left.value);
  }
  const decision = decide(ctx, member, input, byStaff);
  if (!decision.ok) return { ...decision, conflictSession: await conflictOf(tx, ctx, decision.refusal, member) };
  const left = await enroll(tx, ctx, member, input, decision.value);
  if (forOther && left !== null) await audit(tx, ctx, 'MEMBER_UNENROLLED', left, input);
  if (forOther && decision.value.changed) await audit(tx, ctx, 'MEMBER_ENROLLED', member, input);
  return savedEnrollment(ctx, await refind(tx, ctx, member), null);
}

/** The seconds to wait for a member who has taken too many steps in a session within an hour, else null. */
async function findStepWait(
  tx: Tx,
  ctx: EnrollmentContext,
  { memberId, row }: MemberInSession,
): Promise<number | null> {
  const since = new Date(ctx.now - hour);
  const first = await findEarlierStep(tx, { memberId, sessionId: row.sessionId, since, before: stepsAnHour - 1 });
  return first === null ? null : Math.ceil((first.getTime() - since.getTime()) / second);
}

function decide(
  ctx: EnrollmentContext,
  member: MemberInSession,
  input: SaveEnrollmentInput,
  byStaff: boolean,
): Result<EnrollDecision> {
  const { row, otherSessionId } = member;
  const holder = input.userId === ctx.viewer.memberId ? ctx.viewer : member;
  return decideEnroll({
    ...enrollmentFacts(row),
    stored: row.stored ?? 'NONE',
    entitled: isEntitledToSession(holder, row),
    unlock: sessionUnlocks(row),
    // a member who is no staff enrolls only themselves
    released: byStaff || !isUnreleased(ctx.viewer, row),
    offerExpiresAt: row.offerExpiresAt === null ? null : Number(row.offerExpiresAt),
    otherSessionId,
    swap: otherSessionId !== null && input.swapFrom === otherSessionId,
    byStaff,
    now: ctx.now,
  });
}

/** Carries out a decision; returns the seat that was given up for it, as it was; null without one. */
async function enroll(
  tx: Tx,
  ctx: EnrollmentContext,
  member: MemberInSession,
  input: SaveEnrollmentInput,
  decision: EnrollDecision,
): Promise<MemberInSession | null> {
  if (!decision.changed) return null;
  const { memberId, row } = member;
  const { sessionId } = row;
  const now = new Date(ctx.now);
  const { leavesSessionId } = decision;
  const left = leavesSessionId === null ? null : await swapOut(tx, ctx, memberId, leavesSessionId);
  if (decision.next === 'WAITLISTED') {
    const { waitlistNumber, rank } = await addToWaitlist(tx, sessionId);
    const change = { memberId, sessionId, status: 'WAITLISTED', takesSeat: false, waitlistNumber } as const;
    const stepId = await saveEnrollmentRow(tx, { ...change, kind: 'WAITLISTED', now });
    const letter = enrollmentMails.waitlisted({ person: member, row }, rank);
    const shown = { ...letter, ...(await coverOfSession(tx, sessionId)) };
    await mailStep(tx, ctx, { email: member.email, memberId, sessionId, stepId }, { news: 'waits', letter: shown });
    return left;
  }
  const { takesSeat, claimsOffer } = decision;
  const waited = row.stored === 'WAITLISTED';
  // an offer that has lapsed may still be open, and keep its seat
  const offered = waited && (await endOffer(tx, sessionId, memberId, claimsOffer, now));
  await saveSeats(tx, sessionId, {
    taken: takesSeat ? 1 : 0,
    held: offered ? -1 : 0,
    waiting: waited ? -1 : 0,
  });
  const change = { memberId, sessionId, status: 'ENROLLED', takesSeat, waitlistNumber: null } as const;
  const stepId = await saveEnrollmentRow(tx, { ...change, kind: 'ENROLLED', now });
  await recordStep(tx, ctx, { memberId, sessionId, isIn: true });
  await endPriority(tx, memberId, row.courseId, now);
  if (input.quiet === true) return left;
  const letter = enrollmentMails.enrolled({ person: member, row }, ctx.now);
  await mailWithDates(tx, ctx, { person: member, sessionId }, { stepId, news: 'seat', letter });
  return left;
}

async function swapOut(tx: Tx, ctx: EnrollmentContext, memberId: string, sessionId: string): Promise<MemberInSession> {
  const held = await findEnrollment(tx, ctx, memberId, sessionId);
  if (held === null) throw new Error(`the seat of ${memberId} in ${sessionId} is gone`);
  const left = await leaveSession(tx, ctx, held, 'SWAPPED_OUT');
  if (!left.ok) throw new Error(`${memberId} cannot leave ${sessionId}`);
  return held;
}

/** A member and a session; null when either is unknown. */
export function findEnrollment(
  tx: Tx,
  ctx: EnrollmentContext,
  memberId: string,
  sessionId: string,
): Promise<MemberInSession | null> {
  return findMemberInSession(tx, { memberId, sessionId, now: new Date(ctx.now) });
}

async function refind(tx: Tx, ctx: EnrollmentContext, { memberId, row }: MemberInSession): Promise<MemberInSession> {
  const member = await findEnrollment(tx, ctx, memberId, row.sessionId);
  if (member === null) throw new Error(`the session ${row.sessionId} is gone`);
  return member;
}

async function conflictOf(
  tx: Tx,
  ctx: EnrollmentContext,
  { code }: Refusal,
  { memberId, otherSessionId }: MemberInSession,
): Promise<UserSession | null> {
  if (code !== 'COURSE_SEAT_HELD' || otherSessionId === null) return null;
  const held = await findEnrollment(tx, ctx, memberId, otherSessionId);
  return held === null ? null : toUserSession(held.row, ctx.viewer, ctx.now);
}

/** What a call answers; `left`: the status after leaving. */
export function savedEnrollment(
  ctx: EnrollmentContext,
  { memberId, row }: MemberInSession,
  left: EnrollmentStatus | null,
): SaveEnrollmentOutcome {
  const session = toUserSession(row, ctx.viewer, ctx.now);
  const enrollmentStatus = left ?? session.enrollmentStatus;
  return ok({ userId: memberId, sessionId: row.sessionId, enrollmentStatus, session });
}

async function audit(
  tx: Tx,
  ctx: EnrollmentContext,
  action: 'MEMBER_ENROLLED' | 'MEMBER_UNENROLLED',
  member: MemberInSession,
  { userId, reason = '' }: SaveEnrollmentInput,
): Promise<void> {
  const actor = { kind: 'person', memberId: ctx.viewer.memberId } as const;
  const { row: after } = await refind(tx, ctx, member);
  await writeAudit(tx, ctx, {
    actor,
    action,
    subject: `member/${userId}`,
    reason: reason.trim(),
    before: { status: member.row.stored ?? 'NONE' },
    after: { status: after.stored ?? 'NONE' },
    detail: { sessionId: member.row.sessionId },
  });
}
