import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Refusal, type Result } from '@atrium/domain/errors.ts';
import { leavingCost } from '@atrium/domain/session/leavingCost.ts';
import type { StaffContext } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { inTurn } from '../../../../base/turns.ts';
import { enrollmentFacts } from '../../../catalogue/service/userSession.ts';
import type { MemberInSession } from '../../types.ts';
import { carryOutEnrollment, findEnrollment } from '../carryOutEnrollment.ts';
import { reachSession } from '../reachSession.ts';
import { actContext, seatChange } from './seatLines.ts';

interface PersonOfSession {
  readonly sessionId: string;
  readonly memberId: string;
}

/**
 * Enrolls somebody in a live session by the rules of everybody, but also where only staff enroll (RUN-02, D18 to D22);
 * without a free seat they join the waitlist. `swap`: a seat that they hold in another session of the course is given
 * up. Refuses with NOT_FOUND and the codes of `saveEnrollment`.
 */
export function enrollPerson(
  ctx: StaffContext,
  act: StaffAct,
  { swap, ...person }: PersonOfSession & { readonly swap: boolean },
): Promise<Result<StaffChange>> {
  return change(ctx, act, person, { unenroll: false, swap });
}

/**
 * Takes somebody out of a live session, or off its waitlist; a seat that becomes free goes to the next who waits
 * (RUN-02, D21, D23). Refuses with NOT_FOUND, with SESSION_CLOSED once it has ended, and without a reason (D96).
 */
export function unenrollPerson(
  ctx: StaffContext,
  act: StaffAct,
  person: PersonOfSession,
): Promise<Result<StaffChange>> {
  return change(ctx, act, person, { unenroll: true, swap: false });
}

function change(
  ctx: StaffContext,
  act: StaffAct,
  { sessionId, memberId }: PersonOfSession,
  { unenroll, swap }: { readonly unenroll: boolean; readonly swap: boolean },
): Promise<Result<StaffChange>> {
  const unexplained = refuseReason(act, { takesAway: unenroll || swap });
  const held = actContext(ctx);
  const work = async (tx: Tx): Promise<Result<StaffChange>> => {
    const session = await reachSession(tx, ctx.staff, 'enrollment.write', sessionId);
    if (session === null) return refuse('NOT_FOUND');
    if (unexplained !== null) return unexplained;
    return seatChange(tx, held, session, async () => {
      const before = await findEnrollment(tx, held, memberId, sessionId);
      const request = { userId: memberId, sessionId, unenroll, clientSeq: null, deviceId: '', reason: act.reason };
      const swapFrom = swap ? (before?.otherSessionId ?? null) : null;
      const outcome = await carryOutEnrollment(tx, held, { ...request, swapFrom }, { byStaff: true, forOther: true });
      if (!outcome.ok) return { ok: false, refusal: inWordsForStaff(outcome.refusal) };
      return ok(
        unenroll && before !== null && losesForGood(before, ctx.now)
          ? ['Enrollment is closed, so that they cannot be enrolled again.']
          : [],
      );
    });
  };
  return inTurn(`session ${sessionId}`, () => changeAs(act, work));
}

/** Whether somebody who leaves cannot have the seat back (D84). */
function losesForGood({ row }: MemberInSession, now: number): boolean {
  const offerExpiresAt = row.offerExpiresAt === null ? null : Number(row.offerExpiresAt);
  const facts = { ...enrollmentFacts(row), stored: row.stored ?? 'NONE', offerExpiresAt };
  return leavingCost(facts, now) === 'CLOSED_SEAT';
}

/** The words of a refusal speak to the member. */
function inWordsForStaff(refusal: Refusal): Refusal {
  const message = words[refusal.code];
  return message === undefined ? refusal : { ...refusal, message };
}

const words: Readonly<Partial<Record<Refusal['code'], string>>> = {
  FORBIDDEN: 'Nothing that they hold opens this session.',
  COURSE_SEAT_HELD: 'They hold a seat in another session of this course. It can be given up for this one.',
  SESSION_CLOSED: 'It is closed: it is over, does not take place, or enrollment has ended.',
  NOT_FOUND: 'There is no such person.',
  RATE_LIMITED: 'They have entered and left this session too often in the last hour.',
};
