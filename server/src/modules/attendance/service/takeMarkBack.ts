import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isSessionAttended } from '@atrium/domain/session/attendance.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { lockProgress } from '../../progress/service/settleCompletion.ts';
import {
  addAttendances,
  findAttendedMeetings,
  findSessionSeat,
  lockAttendance,
  removeMark,
} from '../store/attendance.ts';
import type { StaffMark } from '../types.ts';

/** The outcome of taking a mark back. */
export interface MarkTakenBack {
  /** Whether there was a mark. */
  readonly isNew: boolean;
  /** Whether the session counts as attended all the same, by its meetings. */
  readonly attended: boolean;
}

/**
 * Takes the mark of `markAttended` back, by staff at the command line (SSN-14, D33). A member who attended enough of
 * the meetings still attended the session. Badges and certificates that were awarded stay; what is not issued yet is
 * evaluated again, and the figures of companies are folded again, by triggers. Refuses with NOT_ENROLLED for somebody
 * who is neither marked nor enrolled in a live session of this id.
 */
export async function takeMarkBack(
  ctx: Pick<Context, 'db' | 'now'>,
  { by, reason, ...key }: StaffMark,
): Promise<Result<MarkTakenBack>> {
  return transaction(ctx.db, async (tx): Promise<Result<MarkTakenBack>> => {
    const { memberId, sessionId } = key;
    await lockProgress(tx, key);
    await lockAttendance(tx, sessionId);
    if (!(await removeMark(tx, memberId, sessionId))) {
      const seat = await findSessionSeat(tx, memberId, sessionId);
      return seat === null ? refuse('NOT_ENROLLED') : ok({ isNew: false, attended: seat.attended });
    }
    const { attendedAt, count } = await findAttendedMeetings(tx, memberId, sessionId);
    const since = attendedAt.find((_instant, at) => isSessionAttended({ attended: at + 1, count }));
    if (since !== undefined) await addAttendances(tx, sessionId, [memberId], since);
    await writeAudit(tx, ctx, {
      actor: by,
      action: 'ATTENDANCE_MARK_TAKEN_BACK',
      subject: `member/${memberId}`,
      reason,
      before: { attended: true },
      after: { attended: since !== undefined },
      detail: key,
    });
    return ok({ isNew: true, attended: since !== undefined });
  });
}
