import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { freeSeats, lastClaimBeforeStart } from '@atrium/domain/session/enrollment.ts';
import { promote } from '@atrium/domain/session/promotion.ts';
import { movedInLine } from '@atrium/domain/session/waitlistOrder.ts';
import type { StaffContext } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { inTurn } from '../../../../base/turns.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { enrollmentFacts } from '../../../catalogue/service/userSession.ts';
import type { UserSessionRow } from '../../../catalogue/types.ts';
import { listWaitlistNumbers, saveWaitlistNumbers } from '../../store/enrollmentSteps.ts';
import { findSession, findWaiting, isSeatDue, saveOfferEnd } from '../../store/waitlist.ts';
import type { EnrollmentContext, Waiting } from '../../types.ts';
import { findEnrollment } from '../carryOutEnrollment.ts';
import { mailOffer, promoteWaiting, takeStep, waitlistEntry } from '../promoteWaiting.ts';
import { reachSession } from '../reachSession.ts';
import { actContext, seatChange } from './seatLines.ts';

interface WaitingPerson {
  readonly sessionId: string;
  readonly memberId: string;
}

/** What an act on the waitlist finds under the lock of the seats. */
interface Found {
  readonly tx: Tx;
  readonly held: EnrollmentContext;
  readonly row: UserSessionRow;
  readonly person: Waiting;
}

/**
 * Gives a free seat to somebody who waits, also to one who let an offer lapse: they are enrolled, or within a day of
 * the start offered the seat (D21). Refuses with NOT_FOUND for somebody who does not wait, SESSION_FULL without a free
 * seat, FORBIDDEN when nothing that they hold opens the session, and SESSION_CLOSED once nobody can claim it any more.
 */
export function offerSeat(ctx: StaffContext, act: StaffAct, who: WaitingPerson): Promise<Result<StaffChange>> {
  return onWaitlist(ctx, act, who, { takesAway: false }, async ({ tx, held, row, person }) => {
    const entry = waitlistEntry(row, person);
    if (entry.offerExpiresAt !== null && entry.offerExpiresAt > ctx.now) return ok([]);
    if (!entry.eligible) return refuse('FORBIDDEN', { message: 'Nothing that they hold opens this session.' });
    const { seats } = enrollmentFacts(row);
    const [step] = promote([entry], seats, Number(row.startAt), ctx.now);
    if (step === undefined)
      return !entry.seatless && freeSeats(seats) <= 0
        ? refuse('SESSION_FULL', { message: 'No seat is free. More seats are added in the form of the session.' })
        : refuse('SESSION_CLOSED', { message: 'It is too late to claim a seat.' });
    await takeStep(tx, held, { row, person }, step);
    await audit(tx, act, 'SEAT_OFFERED', who, { before: { waits: true }, after: { step: step.kind } });
    return ok([]);
  });
}

/**
 * Holds a seat that is offered until another instant, and mails it (D21). Refuses with NOT_FOUND for somebody without
 * an open offer, and with INVALID_INPUT for an instant that is over, or less than half an hour before the start.
 */
export function holdSeat(
  ctx: StaffContext,
  act: StaffAct,
  { until, ...who }: WaitingPerson & { readonly until: number },
): Promise<Result<StaffChange>> {
  return onWaitlist(ctx, act, who, { takesAway: false }, async ({ tx, held, row, person }) => {
    const { offerExpiresAt } = person;
    if (offerExpiresAt === null) return refuse('NOT_FOUND', { message: 'No seat is offered to them.' });
    if (offerExpiresAt === until) return ok([]);
    if (!(until > ctx.now && until <= Number(row.startAt) - lastClaimBeforeStart))
      return refuse('INVALID_INPUT', {
        message: 'A seat is held until half an hour before the start at most.',
        field: 'until',
      });
    await saveOfferEnd(tx, who, new Date(until));
    await mailOffer(tx, held, { row, person }, { expiresAt: until, swap: person.offeredSwap });
    await audit(tx, act, 'SEAT_HELD', who, { before: { until: offerExpiresAt }, after: { until } });
    return ok([]);
  });
}

/**
 * Ends an offer that is open, as if it had lapsed: the seat goes to the next who waits (D21). Refuses with NOT_FOUND
 * for somebody who does not wait, and without a reason (D96).
 */
export function letSeatGo(ctx: StaffContext, act: StaffAct, who: WaitingPerson): Promise<Result<StaffChange>> {
  return onWaitlist(ctx, act, who, { takesAway: true }, async ({ tx, held, row, person }) => {
    if (person.offerExpiresAt === null) return ok([]);
    await takeStep(
      tx,
      held,
      { row, person },
      { kind: 'lapse', memberId: who.memberId, leavesLine: person.offeredSwap },
    );
    await promoteWaiting(tx, held, who.sessionId);
    await audit(tx, act, 'SEAT_LET_GO', who, { before: { until: person.offerExpiresAt }, after: { until: null } });
    return ok([]);
  });
}

/**
 * Gives somebody who waits another rank, from 1; the others close up (D21). Refuses with NOT_FOUND for somebody who
 * does not wait, and without a reason, because others have to wait longer (D96).
 */
export function moveWaiting(
  ctx: StaffContext,
  act: StaffAct,
  { rank, ...who }: WaitingPerson & { readonly rank: number },
): Promise<Result<StaffChange>> {
  return onWaitlist(ctx, act, who, { takesAway: true }, async ({ tx }) => {
    const line = await listWaitlistNumbers(tx, who.sessionId);
    const { from, to, moved } = movedInLine(line, who.memberId, rank);
    if (from === to) return ok([]);
    await saveWaitlistNumbers(tx, who.sessionId, moved);
    await audit(tx, act, 'WAITLIST_MOVED', who, { before: { rank: from }, after: { rank: to } });
    return ok([
      `They move from number ${String(from)} to number ${String(to)} of ${String(line.length)} on the waitlist.`,
      'Nobody is mailed.',
    ]);
  });
}

function onWaitlist(
  ctx: StaffContext,
  act: StaffAct,
  { sessionId, memberId }: WaitingPerson,
  why: { readonly takesAway: boolean },
  work: (found: Found) => Promise<Result<readonly string[]>>,
): Promise<Result<StaffChange>> {
  const held = actContext(ctx);
  const change = async (tx: Tx): Promise<Result<StaffChange>> => {
    const session = await reachSession(tx, ctx.staff, 'enrollment.write', sessionId);
    if (session === null) return refuse('NOT_FOUND');
    const unexplained = refuseReason(act, why);
    if (unexplained !== null) return unexplained;
    return seatChange(tx, held, session, async () => {
      // the due work may not have run since a seat became free
      if (await isSeatDue(tx, sessionId)) await promoteWaiting(tx, held, sessionId);
      const row = await findSession(tx, sessionId);
      const person = await findWaiting(tx, { sessionId, memberId }, new Date(ctx.now));
      if (row !== null && person !== null) return work({ tx, held, row, person });
      // who has a seat by now, also one that became free just before, needs nothing
      const member = await findEnrollment(tx, held, memberId, sessionId);
      if (member?.row.stored === 'ENROLLED') return ok([]);
      return refuse('NOT_FOUND', { message: 'They do not wait for a seat of this session.' });
    });
  };
  return inTurn(`session ${sessionId}`, () => changeAs(act, change));
}

function audit(
  tx: Tx,
  act: StaffAct,
  action: 'SEAT_OFFERED' | 'SEAT_HELD' | 'SEAT_LET_GO' | 'WAITLIST_MOVED',
  { sessionId, memberId }: WaitingPerson,
  change: { readonly before: object; readonly after: object },
): Promise<void> {
  return auditAct(tx, act, { action, subject: `member/${memberId}`, ...change, detail: { sessionId } });
}
