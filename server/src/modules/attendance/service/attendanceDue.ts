import { recordingShare, reportDeadline } from '@atrium/domain/session/attendance.ts';
import { day, minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { countUse, type Limit } from '../../../base/sql/limit.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { lockAttendance, saveMeetingAttendance } from '../store/attendance.ts';
import { listOpenMeetings } from '../store/meetings.ts';
import { removeOldNotices } from '../store/notices.ts';
import { listMadeRecordings, listRecordingViewers, saveMade } from '../store/recordings.ts';
import { recordAttended, settleMeeting } from './settleMeeting.ts';

/** How often the provider is asked for one report: large ones are slow, and ready only after hours. */
const asking: Limit = { most: 1, window: 30 * minute };
/** How old a meeting may be and still be settled, after the product did not run for a while. */
const looksBack = 30 * day;

/** Settles the meetings that are over, as far as their provider has reported them (D33). */
export async function settleMeetings(ctx: Context): Promise<void> {
  const meetings = await listOpenMeetings(ctx.db, new Date(ctx.now - looksBack), new Date(ctx.now));
  // one whose report fails is asked for again in half an hour
  await runEach(meetings, { log: ctx.log, fieldsOf }, async (meeting) => {
    const bucket = `report/${meeting.sessionId}/${String(meeting.meetingNumber)}`;
    const isLate = ctx.now >= meeting.endAt + reportDeadline;
    if (isLate || (await countUse(ctx.db, bucket, asking, ctx.now)) === null) await settleMeeting(ctx, meeting);
  });
}

/** Counts watched recordings as attendance, where the session says so (D33). */
export async function countRecordings(ctx: Context): Promise<void> {
  const viewers = await listRecordingViewers(ctx.db, recordingShare);
  const now = new Date(ctx.now);
  const byMeeting = Map.groupBy(viewers, ({ sessionId, meetingNumber }) => `${sessionId} ${String(meetingNumber)}`);
  const meetings = [...byMeeting.values()].flatMap((members) => members.slice(0, 1).map((key) => ({ key, members })));
  await runEach(meetings, { log: ctx.log, fieldsOf: ({ key }) => fieldsOf(key) }, ({ key, members }) =>
    transaction(ctx.db, async (tx) => {
      const attended = members.map(({ memberId, seconds }) => ({ memberId, seconds, attended: true }));
      await lockAttendance(tx, key.sessionId);
      await saveMeetingAttendance(tx, key, attended, { now, byReport: false });
      await recordAttended(tx, key.sessionId, now);
    }),
  );
}

/** Says that the film of a recording can be watched now, and mails those who are enrolled (D85, D74). */
export async function finishRecordings(ctx: Context): Promise<void> {
  await runEach(await listMadeRecordings(ctx.db), { log: ctx.log, fieldsOf }, (key) =>
    transaction(ctx.db, async (tx) => {
      const { sessionId, meetingNumber } = key;
      if (!(await saveMade(tx, key, new Date(ctx.now)))) return;
      const id = `${sessionId}/${String(meetingNumber)}/${String(ctx.now)}`;
      await enqueue(tx, 'attendance.announceRecording', { sessionId, meetingNumber }, id);
    }),
  );
}

const fieldsOf = ({ sessionId, meetingNumber }: Parameters<typeof saveMeetingAttendance>[1]): object => ({
  sessionId,
  meetingNumber,
});

/** For how long the team sees what the meeting provider told, in milliseconds. */
const noticesKept = 90 * day;

/** Forgets what the meeting provider told long ago (RUN-01). */
export async function forgetNotices({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeOldNotices(db, new Date(now - noticesKept));
}
