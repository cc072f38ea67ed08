import { hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { MeetingNotice } from '../../../ports/meetings.ts';
import { listMeetingsOfLink } from '../store/meetings.ts';
import { addRecording } from '../store/recordings.ts';

type Ctx = Pick<Context, 'db' | 'now'>;

/** How far from its plan a meeting may end. */
const tolerance = 3 * hour;

/** Carries out what a meeting provider says; repeating it changes nothing (D33, D74). */
export async function takeNotice(ctx: Ctx, notice: MeetingNotice): Promise<void> {
  if (notice.kind === 'ended') {
    const [from, to] = [new Date(notice.endedAt - tolerance), new Date(notice.endedAt + tolerance)];
    for (const { sessionId, meetingNumber } of await listMeetingsOfLink(ctx.db, notice.linkPart, from, to)) {
      const id = `${sessionId}/${String(meetingNumber)}`;
      await enqueue(ctx.db, 'attendance.settleMeeting', { sessionId, meetingNumber }, id);
    }
  }
  if (notice.kind !== 'recorded') return;
  const url = safeLink(notice.url);
  if (url === null) return;
  const [from, to] = [new Date(notice.startedAt), new Date(notice.startedAt + 2 * tolerance)];
  // a room is used again: the recording is of the first meeting that ends after it began
  const [key] = await listMeetingsOfLink(ctx.db, notice.linkPart, from, to);
  if (key === undefined) return;
  await transaction(ctx.db, async (tx) => {
    if (!(await addRecording(tx, key, url, new Date(ctx.now)))) return;
    const { sessionId, meetingNumber } = key;
    const id = `${sessionId}/${String(meetingNumber)}`;
    await enqueue(tx, 'attendance.announceRecording', { sessionId, meetingNumber }, id);
  });
}
