import { hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { MeetingNotice } from '../../../ports/meetings.ts';
import { attendanceMails } from '../mails.ts';
import { listMeetingsOfLink } from '../store/meetings.ts';
import { addRecording, listPeopleToTell } from '../store/recordings.ts';
import type { MeetingKey } from '../types.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'site'>;

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

/** Mails everybody who is enrolled by now that a recording is ready, once. */
export async function announceRecording(ctx: Ctx, key: MeetingKey): Promise<void> {
  const { sessionId, meetingNumber } = key;
  for (const person of await listPeopleToTell(ctx.db, key)) {
    await transaction(ctx.db, (tx) =>
      queueMail(tx, ctx, {
        dedupeKey: `recording/${sessionId}/${String(meetingNumber)}/${person.memberId}`,
        to: person.email,
        letter: attendanceMails.recordingReady({ ...person, sessionId }),
      }),
    );
  }
}
