import { createHash } from 'node:crypto';
import { hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { MeetingNotice } from '../../../ports/meetings.ts';
import { listMeetingsOfLink } from '../store/meetings.ts';
import { addMeetingNotice, findOpenNotice, saveNoticeHandled, saveNoticeOpen } from '../store/notices.ts';
import { addRecording } from '../store/recordings.ts';
import type { TakenNotice } from '../types.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

/** How far from its plan a meeting may end. */
const tolerance = 3 * hour;

/** What a provider tells that concerns a meeting. */
type MeetingTold = Extract<MeetingNotice, { readonly kind: 'ended' | 'recorded' }>;

/**
 * Stores what a meeting provider says, once, with the job that carries it out, so that nothing is lost when that fails
 * (D33, RUN-01). What concerns no meeting is left out.
 */
export async function receiveNotice({ db, now }: Pick<Context, 'db' | 'now'>, notice: MeetingNotice): Promise<void> {
  if (notice.kind !== 'ended' && notice.kind !== 'recorded') return;
  const { kind, linkPart } = notice;
  const told: TakenNotice =
    notice.kind === 'ended'
      ? { kind, linkPart, happenedAt: notice.endedAt, url: null }
      : { kind, linkPart, happenedAt: notice.startedAt, url: notice.url };
  const noticeId = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 40);
  await transaction(db, async (tx) => {
    if (!(await addMeetingNotice(tx, noticeId, told, new Date(now)))) return;
    await enqueue(tx, 'attendance.takeNotice', { noticeId }, noticeId);
  });
}

/** Carries out a notice that was stored; one that is handled changes nothing. */
export async function handleNotice(ctx: Ctx, noticeId: string): Promise<void> {
  const told = await findOpenNotice(ctx.db, noticeId);
  if (told === null) return;
  const { kind, linkPart, happenedAt, url } = told;
  const notice: MeetingTold =
    kind === 'ended'
      ? { kind, linkPart, endedAt: happenedAt }
      : { kind, linkPart, startedAt: happenedAt, url: url ?? '' };
  const meetings = await takeNotice(ctx, notice);
  await saveNoticeHandled(ctx.db, noticeId, meetings, new Date(ctx.now));
}

/**
 * Has a notice be carried out once more, in the transaction of somebody of the team: a meeting may have got its link
 * since then. False when there is none, or it waits already.
 */
export async function takeNoticeAgain(tx: Tx, noticeId: string): Promise<boolean> {
  if (!(await saveNoticeOpen(tx, noticeId))) return false;
  await enqueue(tx, 'attendance.takeNotice', { noticeId }, noticeId);
  return true;
}

/**
 * Carries out what a meeting provider says; repeating it changes nothing (D33, D74). Returns about how many meetings of
 * ours it is.
 */
export async function takeNotice(ctx: Ctx, notice: MeetingTold): Promise<number> {
  if (notice.kind === 'ended') {
    const [from, to] = [new Date(notice.endedAt - tolerance), new Date(notice.endedAt + tolerance)];
    const keys = await listMeetingsOfLink(ctx.db, notice.linkPart, from, to);
    for (const { sessionId, meetingNumber } of keys) {
      const id = `${sessionId}/${String(meetingNumber)}`;
      await enqueue(ctx.db, 'attendance.settleMeeting', { sessionId, meetingNumber }, id);
    }
    return keys.length;
  }
  const url = safeLink(notice.url);
  if (url === null) return 0;
  const [from, to] = [new Date(notice.startedAt), new Date(notice.startedAt + 2 * tolerance)];
  // a room is used again: the recording is of the first meeting that ends after it began
  const [key] = await listMeetingsOfLink(ctx.db, notice.linkPart, from, to);
  if (key === undefined) return 0;
  await transaction(ctx.db, async (tx) => {
    if (!(await addRecording(tx, key, url, new Date(ctx.now)))) return;
    const { sessionId, meetingNumber } = key;
    const id = `${sessionId}/${String(meetingNumber)}`;
    await enqueue(tx, 'attendance.announceRecording', { sessionId, meetingNumber }, id);
  });
  return 1;
}
