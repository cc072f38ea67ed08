import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { lockProgress } from '../../progress/service/settleCompletion.ts';
import { addAttendances, findSessionSeat, lockAttendance } from '../store/attendance.ts';
import type { StaffMark } from '../types.ts';

/**
 * Marks that a member attended a session, by staff at the command line (D33); the badge follows by a job, when nothing
 * else is missing (D32). Refuses with NOT_ENROLLED for somebody who is not enrolled in a live session of this id, and
 * with NOT_AVAILABLE_YET before it has begun.
 * @returns whether it was not recorded before.
 */
export async function markAttended(
  ctx: Pick<Context, 'db' | 'now'>,
  { by, reason, ...key }: StaffMark,
): Promise<Result<{ readonly isNew: boolean }>> {
  return transaction(ctx.db, async (tx): Promise<Result<{ readonly isNew: boolean }>> => {
    const { memberId, sessionId } = key;
    await lockProgress(tx, key);
    await lockAttendance(tx, sessionId);
    const seat = await findSessionSeat(tx, memberId, sessionId);
    if (seat === null) return refuse('NOT_ENROLLED');
    if (ctx.now < seat.startAt.getTime()) return refuse('NOT_AVAILABLE_YET');
    if (seat.attended) return ok({ isNew: false });
    await addAttendances(tx, sessionId, [memberId], new Date(ctx.now), true);
    await writeAudit(tx, ctx, {
      actor: by,
      action: 'ATTENDANCE_MARKED',
      subject: `member/${memberId}`,
      reason,
      before: { attended: false },
      after: { attended: true },
      detail: key,
    });
    await enqueue(tx, 'attendance.completeSession', key, `${memberId}/${sessionId}`);
    return ok({ isNew: true });
  });
}
