import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { continueAt } from '@atrium/domain/video/progress.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findKnown } from '../../catalogue/service/userSession.ts';
import { listSessionProgress, listVideoProgress } from '../store/videoProgress.ts';
import type { SessionVideoProgress, VideoProgress } from '../types.ts';
import { toSessionProgress } from './sessionVideo.ts';

/**
 * The viewer's progress in one video, over the sessions that the viewer may know of (learning.md §7). Refuses with
 * NOT_FOUND.
 */
export async function getVideoProgress(ctx: MemberContext, videoId: string): Promise<Result<VideoProgress>> {
  const { memberId } = ctx.viewer;
  const places = (await listVideoProgress(ctx, memberId, videoId)).filter(({ session }) => findKnown(ctx, session).ok);
  const [last] = places;
  if (last === undefined) return refuse('NOT_FOUND');
  return ok({
    userId: memberId,
    videoId,
    continueAtTime: continueAt(last.playhead, last.duration),
    farthestWatchedTime: Math.max(...places.map((place) => place.farthestWatchedTime)),
    completed: places.some((place) => place.completed),
  });
}

/** The viewer's progress in all videos of a session. Refuses with NOT_FOUND. */
export async function getVideoProgressBySession(
  ctx: MemberContext,
  sessionId: string,
): Promise<Result<SessionVideoProgress>> {
  const { memberId } = ctx.viewer;
  const [row] = await listSessionProgress(ctx, memberId, { sessionId });
  const known = findKnown(ctx, row?.session);
  if (row === undefined || !known.ok) return refuse('NOT_FOUND');
  return ok(toSessionProgress(sessionId, memberId, row.videos));
}

/** The viewer's progress in all sessions of a course. Refuses with NOT_FOUND. */
export async function getVideoProgressByCourse(
  ctx: MemberContext,
  courseId: string,
): Promise<Result<{ courseId: string; userId: string; sessions: SessionVideoProgress[] }>> {
  const { memberId } = ctx.viewer;
  const all = await listSessionProgress(ctx, memberId, { courseId });
  const rows = all.filter(({ session }) => findKnown(ctx, session).ok);
  if (rows.length === 0) return refuse('NOT_FOUND');
  const sessions = rows.map((row) => toSessionProgress(row.sessionId, memberId, row.videos));
  return ok({ courseId, userId: memberId, sessions });
}
