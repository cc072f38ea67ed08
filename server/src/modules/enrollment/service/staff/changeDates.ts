import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { parseInstant } from '@atrium/domain/parseInstant.ts';
import {
  datesMailForm,
  datesPart,
  mayChangeMeeting,
  refuseMove,
  withDatesBack,
  withMeetingAt,
  withoutMeeting,
  type MeetingTime,
  type SessionAct,
} from '@atrium/domain/session/changeDates.ts';
import { spanOfBody, type SessionBody } from '@atrium/domain/session/sessionDocument.ts';
import { minute } from '@atrium/domain/time.ts';
import { nameOf } from '../../../../base/actor.ts';
import type { StaffContext } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { lockDocument, publishOne } from '../../../document/service/publishOne.ts';
import { findSessionAct, removeSessionAct, saveSessionAct } from '../../store/sessionActs.ts';
import { removeWords, saveHold } from '../../store/sessionChanges.ts';
import { reachSession } from '../reachSession.ts';
import { findLiveSession } from './saveSession.ts';

/** Which meeting of a session is meant. */
interface MeetingOf {
  readonly sessionId: string;
  readonly meetingNumber: number;
  /** What the mail says besides; '' for nothing. */
  readonly words: string;
}

/**
 * Moves a meeting of a live session (RUN-04, D96): it is published as its document is, with all that follows (DOC-03),
 * and the mails wait ten minutes, until when it can be taken back. Refuses with NOT_FOUND, with INVALID_INPUT for a
 * meeting that has begun, a time that is not ahead, or without a reason, and as `publishOne`.
 */
export function moveMeeting(
  ctx: StaffContext,
  act: StaffAct,
  { sessionId, meetingNumber, words, ...time }: MeetingOf & MeetingTime,
): Promise<Result<StaffChange>> {
  return changeDates(ctx, act, { sessionId, words, action: 'MEETING_MOVED' }, (body) => {
    const open = openMeeting(body, meetingNumber, ctx.now);
    if (!open.ok) return open;
    const refused = refuseMove(time, ctx.now);
    if (refused !== null) return refuse('INVALID_INPUT', refused);
    const moved = withMeetingAt(body, String(meetingNumber), time);
    return moved === null ? refuse('NOT_FOUND') : ok(moved);
  });
}

/** Cancels one of several meetings of a live session in the same way; the only one is refused with INVALID_INPUT. */
export function cancelMeeting(
  ctx: StaffContext,
  act: StaffAct,
  { sessionId, meetingNumber, words }: MeetingOf,
): Promise<Result<StaffChange>> {
  return changeDates(ctx, act, { sessionId, words, action: 'MEETING_CANCELED' }, (body, last) => {
    const id = String(meetingNumber);
    const isGone = !body.meetings.some((meeting) => meeting.id === id);
    // sent again
    if (isGone && last?.before.meetings.some((meeting) => meeting.id === id) === true) return ok(body);
    const open = openMeeting(body, meetingNumber, ctx.now);
    if (!open.ok) return open;
    const rest = withoutMeeting(body, id);
    return rest === null
      ? refuse('INVALID_INPUT', { message: 'It is the only class of the session. Cancel the session instead.' })
      : ok(rest);
  });
}

/** Cancels a live session in the same way, until its end; one that is canceled stays so. */
export function cancelSession(
  ctx: StaffContext,
  act: StaffAct,
  { sessionId, words }: Pick<MeetingOf, 'sessionId' | 'words'>,
): Promise<Result<StaffChange>> {
  return changeDates(ctx, act, { sessionId, words, action: 'SESSION_CANCELED' }, (body) => {
    if (body.status === 'CANCELED') return ok(body);
    if (spanOfBody(body).endAt <= ctx.now)
      return refuse('INVALID_INPUT', { message: 'This session is over, and cannot be canceled.' });
    return ok({ ...body, status: 'CANCELED' });
  });
}

/**
 * Takes such an act on a session back while its mails wait (D96), with those whose mails waited when it was made: the
 * dates are as they were, and nobody is mailed. Without one it changes nothing. Refuses with NOT_FOUND, with
 * INVALID_INPUT once the mails have left, and with CONFLICT where somebody else has changed the dates since.
 */
export function takeDatesBack(
  ctx: StaffContext,
  act: StaffAct,
  { sessionId }: Pick<MeetingOf, 'sessionId'>,
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const found = await lockSession(tx, ctx, sessionId);
    if (!found.ok) return found;
    const kept = await findSessionAct(tx, sessionId);
    if (kept === null) return ok({ lines: [], isSaved: false });
    if (kept.openUntil <= ctx.now) return refuseLeft();
    const unexplained = refuseReason(act, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const body = withDatesBack(found.value, kept);
    if (body === null)
      return refuse('CONFLICT', { message: 'The dates were changed since. Change them in the form of the session.' });
    const published = await publishDates(tx, ctx, act, { sessionId, body, note: 'Taken back.' });
    if (!published.ok) return published;
    // they leave under this lock, and what was written until here is rolled back
    if (!(await removeWords(tx, sessionId))) return refuseLeft();
    await removeSessionAct(tx, sessionId);
    await auditAct(tx, act, {
      action: 'SESSION_CHANGE_TAKEN_BACK',
      subject: `session/${sessionId}`,
      before: kept.after,
      after: kept.before,
    });
    return ok({ lines: ['The dates are as they were before. The mails that wait are stopped.'], isSaved: true });
  });
}

const refuseLeft = (): Result<never> =>
  refuse('INVALID_INPUT', { message: 'Its mails have left, so it can no longer be taken back.' });

/** Changes the dates of a session by its document, keeps what was before, and holds the mails. */
function changeDates(
  ctx: StaffContext,
  act: StaffAct,
  given: {
    readonly sessionId: string;
    readonly words: string;
    readonly action: 'MEETING_MOVED' | 'MEETING_CANCELED' | 'SESSION_CANCELED';
  },
  change: (body: SessionBody, last: SessionAct | null) => Result<SessionBody>,
): Promise<Result<StaffChange>> {
  const { sessionId, action } = given;
  const words = withoutNul(given.words).trim();
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const found = await lockSession(tx, ctx, sessionId);
    if (!found.ok) return found;
    const body = found.value;
    const last = await findSessionAct(tx, sessionId);
    const changed = change(body, last);
    if (!changed.ok) return changed;
    const [fault] = datesMailForm.words({ words });
    if (fault !== undefined) return refuse('INVALID_INPUT', { message: fault, field: 'words' });
    if (changed.value === body) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(act, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const published = await publishDates(tx, ctx, act, { sessionId, body: changed.value, note: act.reason.trim() });
    if (!published.ok) return published;
    const { lines, isSaved } = published.value;
    if (!isSaved) return ok({ lines: [], isSaved: false });
    const openUntil = new Date(ctx.now + actMailsWait);
    // while the mails of another act wait, both are one: their words are in all mails, and both are taken back
    const open = last !== null && last.openUntil > ctx.now && withDatesBack(body, last) !== null ? last : null;
    await saveHold(tx, sessionId, { until: openUntil, words, isAdded: open !== null });
    const after = (await findLiveSession(tx, sessionId)) ?? changed.value;
    const kept = {
      before: open?.before ?? datesPart(body),
      after: datesPart(after),
      lines: [...new Set([...(open?.lines ?? []), ...lines])],
    };
    await saveSessionAct(tx, sessionId, { ...kept, actedBy: nameOf(act.by), now: new Date(ctx.now), openUntil });
    await auditAct(tx, act, {
      action,
      subject: `session/${sessionId}`,
      before: datesPart(body),
      after: kept.after,
      detail: { words },
    });
    const wait = `For ${String(actMailsWait / minute)} minutes the mails wait, and it can be taken back here.`;
    return ok({ lines: [...lines, wait], isSaved: true });
  });
}

/** The document of a session within reach, locked. Refuses with NOT_FOUND. */
async function lockSession(tx: Tx, { staff }: StaffContext, sessionId: string): Promise<Result<SessionBody>> {
  if ((await reachSession(tx, staff, 'schedule.write', sessionId)) === null) return refuse('NOT_FOUND');
  await lockDocument(tx, { kind: 'session', id: sessionId });
  const body = await findLiveSession(tx, sessionId);
  return body === null ? refuse('NOT_FOUND') : ok(body);
}

function publishDates(
  tx: Tx,
  { documentKinds }: StaffContext,
  act: StaffAct,
  { sessionId, body, note }: { readonly sessionId: string; readonly body: SessionBody; readonly note: string },
) {
  const key = { kind: 'session', id: sessionId };
  return publishOne(tx, { ...act, documentKinds }, { ...key, version: null, body, note, isChecked: true });
}

/** Whether a meeting is there and has not begun. */
function openMeeting(body: SessionBody, meetingNumber: number, now: number): Result<null> {
  const meeting = body.meetings.find(({ id }) => id === String(meetingNumber));
  if (meeting === undefined) return refuse('NOT_FOUND');
  if (body.status === 'CANCELED') return refuse('INVALID_INPUT', { message: 'The session is canceled.' });
  return mayChangeMeeting(parseInstant(meeting.start), now)
    ? ok(null)
    : refuse('INVALID_INPUT', { message: 'This class has begun, and stays as it is.' });
}
