import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { continueAt } from '@atrium/domain/video/progress.ts';
import type { MemberContext } from '../../base/context.ts';
import { toSessionProgress, type SessionVideoProgress } from './service/sessionVideo.ts';
import { findVideoProgress, listSessionProgress } from './store.ts';

export interface VideoProgress {
  readonly userId: string;
  readonly videoId: string;
  readonly continueAtTime: number;
  readonly farthestWatchedTime: number;
  readonly completed: boolean;
}

/** The viewer's progress in one video (learning.md §7). Refuses with NOT_FOUND. */
export async function getVideoProgress(ctx: MemberContext, videoId: string): Promise<Result<VideoProgress>> {
  const { memberId } = ctx.viewer;
  const row = await findVideoProgress(ctx, memberId, videoId);
  if (row === undefined) return refuse('NOT_FOUND');
  const { duration, position, farthestWatchedTime, completed } = row;
  return ok({
    userId: memberId,
    videoId,
    continueAtTime: continueAt(position, duration),
    farthestWatchedTime,
    completed,
  });
}

/** The viewer's progress in all videos of a session. Refuses with NOT_FOUND. */
export async function getVideoProgressBySession(
  ctx: MemberContext,
  sessionId: string,
): Promise<Result<SessionVideoProgress>> {
  const { memberId } = ctx.viewer;
  const [row] = await listSessionProgress(ctx, memberId, { sessionId });
  return row === undefined ? refuse('NOT_FOUND') : ok(toSessionProgress(sessionId, memberId, row.videos));
}

/** The viewer's progress in all sessions of a course. Refuses with NOT_FOUND. */
export async function getVideoProgressByCourse(
  ctx: MemberContext,
  courseId: string,
): Promise<Result<{ courseId: string; userId: string; sessions: SessionVideoProgress[] }>> {
  const { memberId } = ctx.viewer;
  const rows = await listSessionProgress(ctx, memberId, { courseId });
  if (rows.length === 0) return refuse('NOT_FOUND');
  const sessions = rows.map((row) => toSessionProgress(row.sessionId, memberId, row.videos));
  return ok({ courseId, userId: memberId, sessions });
}
