import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isSessionAttended } from '@atrium/domain/session/attendance.ts';
import type { StaffContext } from '../../../../base/context.ts';
import { enqueue } from '../../../../base/jobs/enqueue.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { reachSession } from '../../../enrollment/service/reachSession.ts';
import { lockProgress } from '../../../progress/service/settleCompletion.ts';
import { addAttendances, findAttendedMeetings, listAttendedMeetings, lockAttendance } from '../../store/attendance.ts';
import { findMeeting, listNames, saveAbsent, saveThere, removeFollowing } from '../../store/marks.ts';
import type { MeetingKey } from '../../types.ts';

/** How many members one call may name. */
const mostNamed = 50;
/** So many are named in a sentence; of more it says how many. */
const mostInWords = 3;

interface Marked extends MeetingKey {
  /** Null: everybody who is enrolled. */
  readonly memberIds: readonly string[] | null;
  readonly wasThere: boolean;
}

/**
 * Says for members who are enrolled whether they were in a meeting, and what follows for the session (RUN-02, D33); who
 * has attended by it completes the course by a job, when nothing else is missing (D32). What was awarded stays. Refuses
 * with NOT_FOUND, NOT_AVAILABLE_YET before the meeting has begun, and INVALID_INPUT for more than fifty at once, for
 * everybody who was not there, or without a reason for that (D96).
 */
export function saveAttendance(ctx: StaffContext, act: StaffAct, marked: Marked): Promise<Result<StaffChange>> {
  const { sessionId, memberIds, wasThere } = marked;
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    if ((await reachSession(tx, ctx.staff, 'attendance.write', sessionId)) === null) return refuse('NOT_FOUND');
    const meeting = await findMeeting(tx, marked);
    if (meeting === null) return refuse('NOT_FOUND');
    if (ctx.now < meeting.startAt.getTime())
      return refuse('NOT_AVAILABLE_YET', { message: 'This class has not begun yet.' });
    if ((memberIds?.length ?? 0) > mostNamed || (memberIds === null && !wasThere)) return refuse('INVALID_INPUT');
    const unexplained = refuseReason(act, { takesAway: !wasThere });
    if (unexplained !== null) return unexplained;
    // in the order of docs/locks.md; a badge may be awarded meanwhile by what is taken back here
    if (!wasThere)
      for (const memberId of [...(memberIds ?? [])].toSorted()) await lockProgress(tx, { memberId, sessionId });
    await lockAttendance(tx, sessionId);
    const now = new Date(ctx.now);
    const changed = wasThere
      ? await saveThere(tx, marked, memberIds, now)
      : await saveAbsent(tx, marked, memberIds ?? [], now);
    if (changed.length === 0) return ok({ lines: [], isSaved: false });
    for (const memberId of changed) await audit(tx, act, marked, memberId);
    const follows = wasThere ? await attendedBy(tx, sessionId, changed, now) : await missedBy(tx, sessionId, changed);
    const who = inWords(await listNames(tx, changed));
    const was = changed.length === 1 ? 'was' : 'were';
    const title = meeting.title === '' ? 'the class' : meeting.title;
    return ok({ lines: [`${who} ${was} ${wasThere ? '' : 'not '}in ${title}.`, ...follows], isSaved: true });
  });
}

/** Who has attended the session by now, of those who were marked; the course is completed by jobs. */
async function attendedBy(
  tx: Tx,
  sessionId: string,
  changed: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const marked = new Set(changed);
  const members = await listAttendedMeetings(tx, sessionId);
  const attended = members.filter((member) => marked.has(member.memberId) && isSessionAttended(member));
  const ids = attended.map(({ memberId }) => memberId);
  await addAttendances(tx, sessionId, ids, now);
  for (const memberId of ids)
    await enqueue(tx, 'attendance.completeSession', { memberId, sessionId }, `${memberId}/${sessionId}`);
  if (ids.length === 0) return ['It changes nothing yet of who has attended the session.'];
  const have = ids.length === 1 ? 'has' : 'have';
  return [
    `By it, ${people(ids.length)} ${have} attended the session, and ${ids.length === 1 ? 'completes' : 'complete'} the course when nothing else is missing.`,
  ];
}

async function missedBy(tx: Tx, sessionId: string, changed: readonly string[]): Promise<readonly string[]> {
  let lost = 0;
  for (const memberId of changed) {
    const { attendedAt, count } = await findAttendedMeetings(tx, memberId, sessionId);
    if (isSessionAttended({ attended: attendedAt.length, count })) continue;
    if (await removeFollowing(tx, memberId, sessionId)) lost += 1;
  }
  if (lost === 0) return ['It changes nothing of who has attended the session.'];
  return [
    `By it, ${people(lost)} ${lost === 1 ? 'has' : 'have'} not attended the session. Badges and certificates that were awarded stay.`,
  ];
}

const people = (count: number): string => counted(count, 'person', 'people');

function inWords(names: readonly { readonly displayName: string }[]): string {
  if (names.length > mostInWords) return people(names.length);
  return new Intl.ListFormat('en-US').format(names.map(({ displayName }) => displayName));
}

function audit(tx: Tx, act: StaffAct, { sessionId, meetingNumber, wasThere }: Marked, memberId: string): Promise<void> {
  return auditAct(tx, act, {
    action: 'MEETING_ATTENDANCE_MARKED',
    subject: `member/${memberId}`,
    before: { attended: !wasThere },
    after: { attended: wasThere },
    detail: { sessionId, meetingNumber },
  });
}
