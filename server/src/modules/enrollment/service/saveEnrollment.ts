import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { ok, refuse, type Refusal, type Result } from '@atrium/domain/errors.ts';
import { decideEnroll, decideUnenroll, type EnrollDecision } from '@atrium/domain/session/decideEnroll.ts';
import { isEntitledToSession, sessionUnlocks } from '@atrium/domain/session/entitled.ts';
import type { EnrollmentStatus } from '@atrium/domain/session/facts.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/db.ts';
import { transaction } from '../../../base/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { enrollmentMails, eventMail } from '../mails.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import type { UserSession } from '../../catalogue/types.ts';
import { enrollmentFacts, findKnown, toUserSession } from '../../catalogue/service/userSession.ts';
import { countSteps, findPosition, saveEnrollmentRow, usePriority } from '../store/enrollments.ts';
import type { Position, SaveEnrollmentInput, SaveEnrollmentOutcome } from '../types.ts';
import { findLastOrder, saveOrder, type Order } from '../store/orders.ts';
import { lockSeats, moveSeats, takePlace } from '../store/seats.ts';
import { settleOffer } from '../store/waitlist.ts';
import { promoteWaiting } from './promoteWaiting.ts';

/** Each step sends a mail, so the number of steps in a session within an hour is limited. */
const stepsAnHour = 30;

/**
 * Enrolls, joins the waitlist, accepts an offer, swaps, or leaves, in one transaction (D18 to D23; ENR-04). Repeating a
 * request changes nothing; one that arrives after a later request of its device is refused with CONFLICT, while
 * requests of two devices count as they arrive. Refuses with FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED and the
 * codes of `decideEnroll` and `decideUnenroll`; COURSE_SEAT_HELD comes with the session that holds the seat.
 */
export async function saveEnrollment(ctx: MemberContext, input: SaveEnrollmentInput): Promise<SaveEnrollmentOutcome> {
  const byStaff = ctx.viewer.accountType === 'EMPLOYEE';
  const forOther = input.userId !== ctx.viewer.memberId;
  if (forOther && !byStaff) return refused(refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' }));
  // a member without access to course pages may still leave what was joined before
  const access = checkRequirement(ctx.viewer, contentRequirement);
  if (!access.ok && !input.unenroll) return refused(access);
  // requests for one session would wait for one row's lock: wait here instead, without a connection
  return inTurn(`session ${input.sessionId}`, () => save(ctx, input, { byStaff, forOther }));
}

interface Caller {
  readonly byStaff: boolean;
  readonly forOther: boolean;
}

function save(
  ctx: MemberContext,
  input: SaveEnrollmentInput,
  { byStaff, forOther }: Caller,
): Promise<SaveEnrollmentOutcome> {
  return transaction(ctx.db, async (tx) => {
    await lockSeats(tx, input.sessionId);
    const position = await find(tx, ctx, input.userId, input.sessionId);
    if (position === null) return refused(refuse('NOT_FOUND'));
    const leaving = input.unenroll && (position.row.stored ?? 'NONE') !== 'NONE';
    if (!leaving && !findKnown(ctx, position.row).ok) return refused(refuse('NOT_FOUND'));
    const order = orderOf(input);
    const last = order === null ? null : await findLastOrder(tx, order);
    if (order !== null && order.number === last) return saved(ctx, position, null);
    if (order !== null && last !== null && order.number < last) return refused(refuse('CONFLICT'));
    if (await tookTooMany(tx, ctx, position)) return refused(refuse('RATE_LIMITED'));
    if (input.unenroll) {
      const left = await leave(tx, ctx, position, 'UNENROLLED');
      if (!left.ok) return refused(left);
      if (order !== null) await saveOrder(tx, order);
      if (forOther) await audit(tx, ctx, 'MEMBER_UNENROLLED', input);
      return saved(ctx, await refind(tx, ctx, position), left.value);
    }
    const decision = decide(ctx, position, input, byStaff);
    if (!decision.ok) return refused(decision, await conflictOf(tx, ctx, decision.refusal, position));
    await carryOut(tx, ctx, position, input, decision.value);
    if (order !== null) await saveOrder(tx, order);
    if (forOther && decision.value.changed) await audit(tx, ctx, 'MEMBER_ENROLLED', input);
    return saved(ctx, await refind(tx, ctx, position), null);
  });
}

async function tookTooMany(tx: Tx, ctx: MemberContext, { memberId, row }: Position): Promise<boolean> {
  const since = new Date(ctx.now - 60 * 60_000);
  const steps = await countSteps(tx, { memberId, sessionId: row.sessionId, since, enough: stepsAnHour });
  return steps >= stepsAnHour;
}

function decide(
  ctx: MemberContext,
  position: Position,
  input: SaveEnrollmentInput,
  byStaff: boolean,
): Result<EnrollDecision> {
  const { row, otherSessionId } = position;
  const holder = input.userId === ctx.viewer.memberId ? ctx.viewer : position;
  return decideEnroll({
    ...enrollmentFacts(row),
    stored: row.stored ?? 'NONE',
    entitled: isEntitledToSession(holder, row),
    unlock: sessionUnlocks(row),
    offerExpiresAt: row.offerExpiresAt === null ? null : Number(row.offerExpiresAt),
    otherSessionId,
    swap: otherSessionId !== null && input.swapFrom === otherSessionId,
    byStaff,
    now: ctx.now,
  });
}

async function carryOut(
  tx: Tx,
  ctx: MemberContext,
  position: Position,
  input: SaveEnrollmentInput,
  decision: EnrollDecision,
): Promise<void> {
  if (!decision.changed) return;
  const { memberId, row } = position;
  const { sessionId } = row;
  const now = new Date(ctx.now);
  if (decision.leavesSessionId !== null) await swapOut(tx, ctx, memberId, decision.leavesSessionId);
  if (decision.next === 'WAITLISTED') {
    const { place, position: last } = await takePlace(tx, sessionId);
    const change = { memberId, sessionId, status: 'WAITLISTED', takesSeat: false, place } as const;
    const eventId = await saveEnrollmentRow(tx, { ...change, kind: 'WAITLISTED', now });
    const letter = enrollmentMails.waitlisted({ person: position, row }, last);
    await queueMail(tx, ctx, eventMail(eventId, position, letter));
    return;
  }
  const { takesSeat, claimsOffer } = decision;
  if (claimsOffer) await settleOffer(tx, sessionId, memberId, true, now);
  const seat = takesSeat ? 1 : 0;
  await moveSeats(tx, sessionId, claimsOffer ? { taken: seat, held: -1, waiting: -1 } : { taken: seat });
  const change = { memberId, sessionId, status: 'ENROLLED', takesSeat, place: null } as const;
  const eventId = await saveEnrollmentRow(tx, { ...change, kind: 'ENROLLED', now });
  await usePriority(tx, memberId, row.courseId, now);
  if (input.quiet === true) return;
  await queueMail(tx, ctx, eventMail(eventId, position, enrollmentMails.enrolled({ person: position, row }, ctx.now)));
}

async function leave(
  tx: Tx,
  ctx: MemberContext,
  position: Position,
  kind: 'UNENROLLED' | 'SWAPPED_OUT',
): Promise<Result<EnrollmentStatus>> {
  const { memberId, row, takesSeat } = position;
  const { sessionId } = row;
  const decision = decideUnenroll({ ...enrollmentFacts(row), stored: row.stored ?? 'NONE', now: ctx.now });
  if (!decision.ok) return decision;
  if (!decision.value.changed) return ok(decision.value.status);
  const now = new Date(ctx.now);
  const waited = row.stored === 'WAITLISTED';
  const offered = waited && (await settleOffer(tx, sessionId, memberId, false, now));
  await moveSeats(tx, sessionId, {
    taken: takesSeat ? -1 : 0,
    held: offered ? -1 : 0,
    waiting: waited ? -1 : 0,
  });
  const change = { memberId, sessionId, status: 'NONE', takesSeat: false, place: null } as const;
  const eventId = await saveEnrollmentRow(tx, { ...change, kind: waited ? 'LEFT_WAITLIST' : kind, now });
  if (!waited && kind === 'UNENROLLED') {
    await queueMail(tx, ctx, eventMail(eventId, position, enrollmentMails.unenrolled({ person: position, row })));
  }
  if (takesSeat || offered) await promoteWaiting(tx, ctx, sessionId);
  return ok(decision.value.status);
}

async function swapOut(tx: Tx, ctx: MemberContext, memberId: string, sessionId: string): Promise<void> {
  const held = await find(tx, ctx, memberId, sessionId);
  if (held === null) throw new Error(`the seat of ${memberId} in ${sessionId} is gone`);
  const left = await leave(tx, ctx, held, 'SWAPPED_OUT');
  if (!left.ok) throw new Error(`${memberId} cannot leave ${sessionId}`);
}

function find(tx: Tx, ctx: MemberContext, memberId: string, sessionId: string): Promise<Position | null> {
  return findPosition(tx, { memberId, sessionId, now: new Date(ctx.now) });
}

async function refind(tx: Tx, ctx: MemberContext, { memberId, row }: Position): Promise<Position> {
  const position = await find(tx, ctx, memberId, row.sessionId);
  if (position === null) throw new Error(`the session ${row.sessionId} is gone`);
  return position;
}

async function conflictOf(
  tx: Tx,
  ctx: MemberContext,
  { code }: Refusal,
  { memberId, otherSessionId }: Position,
): Promise<UserSession | null> {
  if (code !== 'COURSE_SEAT_HELD' || otherSessionId === null) return null;
  const held = await find(tx, ctx, memberId, otherSessionId);
  return held === null ? null : toUserSession(held.row, ctx.viewer, ctx.now);
}

function orderOf({ userId, sessionId, deviceId, clientSeq }: SaveEnrollmentInput): Order | null {
  return clientSeq === null ? null : { memberId: userId, sessionId, device: deviceId, number: clientSeq };
}

function saved(ctx: MemberContext, { memberId, row }: Position, left: EnrollmentStatus | null): SaveEnrollmentOutcome {
  const session = toUserSession(row, ctx.viewer, ctx.now);
  const enrollmentStatus = left ?? session.enrollmentStatus;
  return { refusal: null, saved: { userId: memberId, sessionId: row.sessionId, enrollmentStatus, session } };
}

function refused(result: { readonly refusal: Refusal }, conflict: UserSession | null = null): SaveEnrollmentOutcome {
  return { refusal: result.refusal, conflict };
}

function audit(tx: Tx, ctx: MemberContext, action: string, { userId, sessionId }: SaveEnrollmentInput): Promise<void> {
  const actorMemberId = ctx.viewer.memberId;
  return writeAudit(tx, { at: ctx.now, actorMemberId, action, subject: `member/${userId}`, detail: { sessionId } });
}
