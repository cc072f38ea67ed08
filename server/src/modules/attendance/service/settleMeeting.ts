import { isMeetingAttended, isSessionAttended, presentFor, reportDeadline } from '@atrium/domain/session/attendance.ts';
import { second } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { Participant } from '../../../ports/meetings.ts';
import { saveReport } from '../../meeting/service/presence.ts';
import type { ReportedPresence } from '../../meeting/types.ts';
import { lockProgress, settleCompletion } from '../../progress/service/settleCompletion.ts';
import {
  addAttendances,
  addReport,
  listAttendedMeetings,
  listKnownPeople,
  listPresences,
  lockAttendance,
  saveMeetingAttendance,
} from '../store/attendance.ts';
import { findOpenMeeting } from '../store/meetings.ts';
import type { KnownPerson, MeetingKey, MemberAttendance, OpenMeeting } from '../types.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'ports' | 'site'>;

/**
 * Settles who attended a meeting that is over, from the minutes that its provider reports (D33); does nothing while the
 * report is not ready, up to 36 hours after the end, and for a meeting that is settled. What members attended follows
 * in the same transaction, their badges by jobs of it. Throws when the provider is away.
 */
export async function settleMeeting(ctx: Ctx, key: MeetingKey): Promise<void> {
  const meeting = await findOpenMeeting(ctx.db, key);
  if (meeting === null || ctx.now < meeting.endAt) return;
  const report = await reportOf(ctx, meeting);
  if (report === null && ctx.now < meeting.endAt + reportDeadline) return;
  const now = new Date(ctx.now);
  await transaction(ctx.db, async (tx) => {
    await lockAttendance(tx, key.sessionId);
    // it may have been moved while the provider was asked
    const still = await findOpenMeeting(tx, key);
    if (still?.startAt !== meeting.startAt || still.endAt !== meeting.endAt) return;
    if (!(await addReport(tx, key, now))) return;
    if (Array.isArray(report)) await saveReport(tx, key, identify(report, await listKnownPeople(tx, key.sessionId)));
    await saveMeetingAttendance(tx, key, attendanceOf(meeting, await listPresences(tx, key)), { now, byReport: true });
    await recordAttended(tx, key.sessionId, now);
  });
}

async function reportOf({ ports, now }: Ctx, meeting: OpenMeeting): Promise<Participant[] | 'kept' | null> {
  const { sessionId: roomId, link, startAt, endAt } = meeting;
  const report = await ports.meetings.report({ kind: 'session', roomId, link: link ?? '', startAt, endAt }, now);
  return report === null || report === 'kept' ? report : [...report];
}

/**
 * The members among the participants: by their registration, else by their address, also one that they have changed
 * since, as the report may come a day and a half after the class. Everybody else is left out.
 */
export function identify(participants: readonly Participant[], people: readonly KnownPerson[]): ReportedPresence[] {
  const byRegistrant = new Map(people.map((person) => [person.registrantId, person.memberId]));
  const byEmail = new Map(
    people.flatMap(({ memberId, email, formerEmails }) =>
      [email, ...formerEmails].map((address) => [address.toLowerCase(), memberId]),
    ),
  );
  return participants.flatMap(({ registrantId, email, joinedAt, leftAt }) => {
    const registered = registrantId === null ? undefined : byRegistrant.get(registrantId);
    const memberId = registered ?? byEmail.get(email ?? '');
    if (memberId === undefined || leftAt < joinedAt) return [];
    return [{ memberId, joinedAt: new Date(joinedAt), leftAt: new Date(leftAt) }];
  });
}

function attendanceOf(
  meeting: OpenMeeting,
  presences: Awaited<ReturnType<typeof listPresences>>,
): readonly MemberAttendance[] {
  return [...Map.groupBy(presences, ({ memberId }) => memberId)].map(([memberId, own]) => {
    const spans = own.map(({ joinedAt, leftAt }) => ({
      joinedAt: joinedAt.getTime(),
      leftAt: leftAt?.getTime() ?? null,
    }));
    const present = presentFor(meeting, spans);
    return { memberId, seconds: Math.round(present / second), attended: isMeetingAttended(meeting, present) };
  });
}

/**
 * Records who has attended enough of the session by now, under `lockAttendance`; what that completes is done by jobs.
 */
export async function recordAttended(tx: Tx, sessionId: string, now: Date): Promise<void> {
  const members = await listAttendedMeetings(tx, sessionId);
  const attended = members.filter(isSessionAttended).map(({ memberId }) => memberId);
  await addAttendances(tx, sessionId, attended, now);
  for (const memberId of attended) {
    await enqueue(tx, 'attendance.completeSession', { memberId, sessionId }, `${memberId}/${sessionId}`);
  }
}

/** Completes the course of a member who has attended its session, when nothing else is missing (D32). */
export async function completeSession(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  own: { readonly memberId: string; readonly sessionId: string },
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await lockProgress(tx, own);
    await settleCompletion(tx, ctx, own);
  });
}
