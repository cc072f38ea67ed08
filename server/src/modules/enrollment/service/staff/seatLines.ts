import { counted } from '@atrium/domain/counted.ts';
import { ok, type Result } from '@atrium/domain/errors.ts';
import { actMailsWait, mailWithdrawnLine } from '@atrium/domain/outbox/mailState.ts';
import { minute } from '@atrium/domain/time.ts';
import type { StaffContext } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import type { StaffChange } from '../../../../base/staffChange.ts';
import { formatDay, formatInstant } from '../../../../mail/formatInstant.ts';
import { findLastStep, listStepsSince, type StepTaken } from '../../store/enrollmentSteps.ts';
import { lockSeats } from '../../store/seats.ts';
import { findRunSession } from '../../store/sessionPeople.ts';
import type { ActMails, EnrollmentContext, RunSessionRow } from '../../types.ts';

/** The context of an act of the staff: its mails wait, so that they can be stopped (D96). */
export const actContext = (ctx: StaffContext): ActContext => ({
  ...ctx,
  heldFor: actMailsWait,
  mails: { withdrawn: new Set(), unmailed: new Set() },
});
type ActContext = EnrollmentContext & { readonly mails: ActMails };

/**
 * Does something with the seats of a session under their lock, and says what came of it and who is mailed, from the
 * steps that were taken: of whom it is about, of those who get a seat by it, and of a seat that is given up for it.
 */
export async function seatChange(
  tx: Tx,
  { mails }: { readonly mails: ActMails },
  session: RunSessionRow,
  work: () => Promise<Result<readonly string[]>>,
): Promise<Result<StaffChange>> {
  await lockSeats(tx, session.sessionId);
  const last = await findLastStep(tx);
  const done = await work();
  if (!done.ok) return done;
  const more = done.value;
  const steps = await listStepsSince(tx, { after: last, courseId: session.courseId });
  if (steps.length === 0) return ok({ lines: more, isSaved: more.length > 0 });
  const after = await findRunSession(tx, session.sessionId);
  const isMailed = ({ kind, stepId }: StepTaken): boolean => !unmailed.has(kind) && !mails.unmailed.has(stepId);
  const lines = [
    ...steps.map((step) => lineOf(step, isMailed(step), session)),
    ...more,
    ...waitingLines(after),
    ...withdrawnLines(steps, mails),
    ...mailLines(steps.filter(isMailed).length),
  ];
  return ok({ lines, isSaved: true });
}

function lineOf(step: StepTaken, isMailed: boolean, { sessionId, timeZone }: RunSessionRow): string {
  const { kind, displayName: name, sessionTitle, startAt, offerExpiresAt } = step;
  const day = startAt === null ? '' : ` of ${formatDay(startAt.getTime(), timeZone)}`;
  const told = isMailed ? ', and is mailed' : '';
  const where = step.sessionId === sessionId ? '' : ` in ${sessionTitle}${day}`;
  switch (kind) {
    case 'ENROLLED':
      return `${name} is enrolled${where}${told}.`;
    case 'WAITLISTED':
      return `It is full: ${name} joins the waitlist at its end, and is mailed.`;
    case 'PROMOTED':
      return `${name} gets the seat${where}${told}.`;
    case 'OFFERED':
      return offerExpiresAt === null
        ? `${name} is offered the seat${where}, and is mailed.`
        : `${name} is offered the seat${where} until ${formatInstant(offerExpiresAt, timeZone)}, and is mailed.`;
    case 'OFFER_LAPSED':
      return `The seat that is held for ${name} is let go. Nobody is mailed of it.`;
    case 'UNENROLLED':
      return `${name} is no longer enrolled${where}${told}. What they have done is kept.`;
    case 'LEFT_WAITLIST':
      return `${name} leaves the waitlist, and is not mailed.`;
    case 'SWAPPED_OUT':
      return `${name} gives up the seat${where}${told}.`;
    case 'WAITLIST_CLOSED':
      return `${name} leaves the waitlist, which is closed.`;
  }
}

function waitingLines(session: RunSessionRow | null): readonly string[] {
  if (session === null || session.waiting === 0) return [];
  return [`${counted(session.waiting, 'person', 'people')} ${session.waiting === 1 ? 'waits' : 'wait'} after that.`];
}

const unmailed = new Set<StepTaken['kind']>(['OFFER_LAPSED', 'LEFT_WAITLIST', 'WAITLIST_CLOSED']);

function withdrawnLines(steps: readonly StepTaken[], { withdrawn }: ActMails): readonly string[] {
  const names = new Map(steps.map(({ memberId, displayName }) => [memberId, displayName]));
  return [...withdrawn].flatMap((memberId) => {
    const name = names.get(memberId);
    return name === undefined ? [] : [mailWithdrawnLine(name)];
  });
}

function mailLines(count: number): readonly string[] {
  if (count === 0) return [];
  const wait = String(actMailsWait / minute);
  return [
    count === 1
      ? `The mail leaves after ${wait} minutes; until then it can be stopped in the outbox.`
      : `The ${String(count)} mails leave after ${wait} minutes; until then they can be stopped in the outbox.`,
  ];
}
