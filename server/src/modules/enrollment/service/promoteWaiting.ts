import { freeSeats } from '@atrium/domain/session/enrollment.ts';
import { isEntitledToSession } from '@atrium/domain/session/entitled.ts';
import { promote, type PromotionStep, type WaitlistEntry } from '@atrium/domain/session/promotion.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { enrollmentFacts } from '../../catalogue/service/userSession.ts';
import type { UserSessionRow } from '../../catalogue/types.ts';
import { enrollmentMails } from '../mails.ts';
import { addStep, saveEnrollmentRow, endPriority } from '../store/enrollments.ts';
import { saveSeats } from '../store/seats.ts';
import { addOffer, findSession, listedAtOnce, listWaiting, endOffer } from '../store/waitlist.ts';
import type { SeatContext, Waiting } from '../types.ts';
import { coverOfSession } from './coverOfSession.ts';
import { mailStep, withdrawSaid } from './mailStep.ts';
import { mailWithDates } from './mailWithDates.ts';
import { recordStep } from './recordStep.ts';

/**
 * Gives the free seats of a session to its waitlist, in order (D21): lapsed offers free their seats, then the first
 * eligible members are enrolled, or, within a day of the start, offered the seat, or offered a swap. The caller holds
 * the lock on the course's seats.
 */
export async function promoteWaiting(tx: Tx, ctx: SeatContext, sessionId: string): Promise<void> {
  let after = 0;
  for (;;) {
    const row = await findSession(tx, sessionId);
    if (row === null || row.startAt === null || row.cancelled) return;
    if (after > 0 && freeSeats(enrollmentFacts(row).seats) <= 0) return;
    const line = await listWaiting(tx, sessionId, { now: new Date(ctx.now), after });
    await promoteOf(tx, ctx, row, line);
    // members who may not get a seat do not end the search
    if (line.length < listedAtOnce) return;
    after = line.findLast(({ lapsed }) => !lapsed)?.waitlistNumber ?? after;
  }
}

async function promoteOf(tx: Tx, ctx: SeatContext, row: UserSessionRow, line: readonly Waiting[]): Promise<void> {
  const entries = line.map((person) => waitlistEntry(row, person));
  const steps = promote(entries, enrollmentFacts(row).seats, Number(row.startAt), ctx.now);
  for (const step of steps) {
    const person = line.find(({ memberId }) => memberId === step.memberId);
    if (person !== undefined) await takeStep(tx, ctx, { row, person }, step);
  }
}

/** Somebody on a waitlist, as the rules ask about them. */
export function waitlistEntry(row: UserSessionRow, person: Waiting): WaitlistEntry {
  return {
    memberId: person.memberId,
    waitlistNumber: person.waitlistNumber,
    eligible: isEntitledToSession(person, row),
    seatless: person.seatless,
    seatedElsewhere: person.seatedElsewhere,
    offerExpiresAt: person.offerExpiresAt,
    offeredSwap: person.offeredSwap,
  };
}

const leaving = { status: 'NONE', takesSeat: false, waitlistNumber: null, kind: 'OFFER_LAPSED' } as const;

/** Takes one step of a promotion, with its mail. The caller holds the lock on the course's seats. */
export async function takeStep(
  tx: Tx,
  ctx: SeatContext,
  { row, person }: { readonly row: UserSessionRow; readonly person: Waiting },
  step: PromotionStep,
): Promise<void> {
  const { sessionId, courseId } = row;
  const { memberId } = person;
  const now = new Date(ctx.now);
  if (step.kind === 'lapse') {
    if (!(await endOffer(tx, sessionId, memberId, false, now))) return;
    await saveSeats(tx, sessionId, { held: -1, waiting: step.leavesLine ? -1 : 0 });
    await withdrawSaid(tx, ctx, { memberId, sessionId }, step.leavesLine ? ['offer', 'waits'] : ['offer']);
    if (step.leavesLine) await saveEnrollmentRow(tx, { ...leaving, memberId, sessionId, now });
    else await addStep(tx, memberId, sessionId, 'OFFER_LAPSED', now);
    return;
  }
  if (step.kind === 'offer') {
    await saveSeats(tx, sessionId, { held: 1 });
    const { expiresAt, swap } = step;
    await addOffer(tx, { sessionId, memberId, now, expiresAt: new Date(expiresAt), swap });
    await mailOffer(tx, ctx, { row, person }, step);
    return;
  }
  const { takesSeat } = step;
  await saveSeats(tx, sessionId, { taken: takesSeat ? 1 : 0, waiting: -1 });
  const change = { memberId, sessionId, status: 'ENROLLED', takesSeat, waitlistNumber: null } as const;
  const stepId = await saveEnrollmentRow(tx, { ...change, kind: 'PROMOTED', now });
  await recordStep(tx, ctx, { memberId, sessionId, isIn: true });
  await endPriority(tx, memberId, courseId, now);
  const letter = enrollmentMails.promoted({ person, row }, ctx.now);
  await mailWithDates(tx, ctx, { person, sessionId }, { stepId, news: 'seat', letter });
}

/** Mails an offer, with its end. */
export async function mailOffer(
  tx: Tx,
  ctx: SeatContext,
  { row, person }: { readonly row: UserSessionRow; readonly person: Waiting },
  { expiresAt, swap }: { readonly expiresAt: number; readonly swap: boolean },
): Promise<void> {
  const { sessionId } = row;
  const stepId = await addStep(tx, person.memberId, sessionId, 'OFFERED', new Date(ctx.now));
  const letter = enrollmentMails.seatOffered({ person, row }, { expiresAt, swap }, ctx.now);
  const cover = await coverOfSession(tx, sessionId);
  const { email, memberId } = person;
  await mailStep(tx, ctx, { email, memberId, sessionId, stepId }, { news: 'offer', letter: { ...letter, ...cover } });
}
