import { paragraphsOf } from '@atrium/domain/session/announcementForm.ts';
import { datesChange, type ChangedMeeting, type DatesChange } from '@atrium/domain/session/datesChange.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Letter } from '../../../mail/layout.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { datesMails, waitingMails } from '../mails.ts';
import { findDates } from '../store/links.ts';
import { listSeated } from '../store/reminders.ts';
import { listChangedSessions, removeChange } from '../store/sessionChanges.ts';
import type { EarlierDates, SessionDates } from '../types.ts';
import { sessionMailCalendar } from './calendarFile.ts';
import { coverOfSession } from './coverOfSession.ts';
import { toEnrolled, toWaiting } from './mailEnrolled.ts';

type Person = Awaited<ReturnType<typeof listSeated>>[number];

/**
 * Mails everybody who is enrolled by then that meetings of their session were moved, added or removed, or that the
 * session is canceled or takes place after all (ENR-06, D74); once for each change, and not about what is over. The
 * calendar file of the mail changes the entries that earlier mails, files and feeds have added. Those who wait for a
 * seat are told, too, whether the session takes place (RUN-04).
 */
export async function tellNewDates(ctx: Context): Promise<void> {
  const fieldsOf = (sessionId: string): object => ({ sessionId });
  await runEach(await listChangedSessions(ctx.db, new Date(ctx.now)), { log: ctx.log, fieldsOf }, (sessionId) =>
    transaction(ctx.db, async (tx) => {
      const change = await removeChange(tx, sessionId, new Date(ctx.now));
      if (change === null) return;
      const cover = await coverOfSession(tx, sessionId);
      for (const [status, mail] of [['ENROLLED', mailChange] as const, ['WAITLISTED', mailWaiting] as const]) {
        for (const person of await listSeated(tx, sessionId, status)) {
          const dates = await findDates(tx, person.memberId, sessionId);
          if (dates !== null) await mail(tx, ctx, person, { ...change, dates, cover });
        }
      }
    }),
  );
}

interface Change {
  readonly before: EarlierDates;
  readonly dates: SessionDates;
  readonly cover: Pick<Letter, 'cover'>;
  /** What the team says besides; '' for nothing. */
  readonly words: string;
}

async function mailChange(
  tx: Tx,
  ctx: Context,
  person: Person,
  { before, dates, cover, words }: Change,
): Promise<void> {
  const change = datesChange(toInstants(before), toInstants(dates), ctx.now);
  if (change === null) return;
  for (const { about, letter, calendarOf } of lettersOf(change, { before, dates }, person)) {
    const calendar = sessionMailCalendar(calendarOf, person, ctx);
    await queueMail(tx, ctx, {
      dedupeKey: `session-dates/${about}/${String(revisionOf(dates))}/${dates.sessionId}/${person.memberId}`,
      to: person.email,
      sendBy: toEnrolled(tx, { memberId: person.memberId, sessionId: dates.sessionId }),
      letter: { ...letter, ...cover, paragraphs: [...letter.paragraphs, ...paragraphsOf(words)] },
      ...(calendar !== undefined && { calendar }),
    });
  }
}

async function mailWaiting(
  tx: Tx,
  ctx: Context,
  person: Person,
  { before, dates, cover, words }: Change,
): Promise<void> {
  const change = datesChange(toInstants(before), toInstants(dates), ctx.now);
  if (change === null || change.kind === 'MOVED') return;
  const letter = waitingMails[change.kind](person, dates, change.startAt);
  await queueMail(tx, ctx, {
    dedupeKey: `session-dates/WAITING-${change.kind}/${String(revisionOf(dates))}/${dates.sessionId}/${person.memberId}`,
    to: person.email,
    sendBy: toWaiting(tx, { memberId: person.memberId, sessionId: dates.sessionId }),
    letter: { ...letter, ...cover, paragraphs: [...letter.paragraphs, ...paragraphsOf(words)] },
  });
}

/** The mails about a change, each with the dates that its calendar file has; one file either adds or removes. */
function lettersOf(
  change: DatesChange,
  { before, dates }: { readonly before: EarlierDates; readonly dates: SessionDates },
  person: Person,
): { about: string; letter: Letter; calendarOf: SessionDates }[] {
  if (change.kind !== 'MOVED') {
    const calendarOf = change.kind === 'CANCELED' ? { ...dates, meetings: before.meetings } : dates;
    return [{ about: change.kind, letter: datesMails[change.kind](person, dates, change.startAt), calendarOf }];
  }
  const isRemoved = ({ to }: ChangedMeeting): boolean => to === null;
  const [removed, kept] = [change.meetings.filter(isRemoved), change.meetings.filter((meeting) => !isRemoved(meeting))];
  const letters: { about: string; letter: Letter; calendarOf: SessionDates }[] = [];
  if (kept.length > 0)
    letters.push({ about: 'MOVED', letter: datesMails.MOVED(person, dates, kept), calendarOf: dates });
  if (removed.length > 0) {
    const numbers = new Set(removed.map(({ meetingNumber }) => meetingNumber));
    // the session has the revision of the meetings that were removed
    const meetings = before.meetings
      .filter(({ meetingNumber }) => numbers.has(meetingNumber))
      .map((meeting) => ({ ...meeting, revision: 0 }));
    const calendarOf = { ...dates, meetings, enrolled: false };
    // the entry of a session without meetings, which has some now
    const isSplit = removed.every(({ meetingNumber }) => meetingNumber === null);
    const letter = isSplit ? datesMails.SPLIT(person, dates) : datesMails.REMOVED(person, dates, removed);
    letters.push({ about: 'REMOVED', letter, calendarOf });
  }
  return letters;
}

/** Rises with each change of the session and of its meetings. */
function revisionOf({ revision, meetings }: SessionDates): number {
  return meetings.reduce((sum, meeting) => sum + meeting.revision, revision);
}

function toInstants({ startAt, endAt, cancelled, meetings }: EarlierDates) {
  return {
    cancelled,
    startAt: startAt === null ? null : Number(startAt),
    endAt: endAt === null ? null : Number(endAt),
    meetings: meetings.map((meeting) => ({
      ...meeting,
      startAt: Number(meeting.startAt),
      endAt: Number(meeting.endAt),
    })),
  };
}
