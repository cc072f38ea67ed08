import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isOnDemandComplete } from '@atrium/domain/learning/completion.ts';
import { continueAt, rollUp } from '@atrium/domain/video/progress.ts';
import type { Context, MemberContext } from '../../base/context.ts';
import type { Tx } from '../../base/db.ts';
import { applyBeat, sendBeat, type Beat, type BeatState } from './beat.ts';
import {
  endSilent,
  findStanding,
  findVideoProgress,
  insertCompletion,
  insertViewing,
  listCompletionItems,
  listSessionProgress,
  lockCompletion,
  settleEnrolling,
} from './store.ts';

/** `session_videos(member).session_video`: one place of a video in a session, with the member's progress. Seconds. */
export interface SessionVideo {
  readonly groupId: string;
  readonly videoContentId: string;
  readonly videoId: string;
  readonly title: string;
  readonly thumbnailUrl: string;
  readonly duration: number;
  readonly optional: boolean;
  /** Millisecond string; null: open already. */
  readonly enabledAt: string | null;
  readonly farthestWatchedTime: number;
  /** Where the member was last, as reported. */
  readonly position: number;
  readonly completed: boolean;
}

/** A video as a page or an outline shows it. */
export interface VideoDetail {
  readonly videoId: string;
  readonly courseContentId: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnailUrl: string;
  readonly duration: number;
  readonly aspectWidth: number;
  readonly aspectHeight: number;
  readonly isAiGenerated: boolean;
  readonly chapters: readonly VideoChapter[];
  readonly transcript: readonly TranscriptCue[];
}
export interface VideoChapter {
  readonly videoChapterId: string;
  readonly slug: string;
  readonly title: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}
export interface TranscriptCue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

export interface VideoProgressEntry {
  readonly videoId: string;
  readonly duration: number;
  readonly farthestWatchedTime: number;
  readonly continueAtTime: number;
  readonly optional: boolean;
  readonly completed: boolean;
}

export interface SessionVideoProgress {
  readonly sessionId: string;
  readonly userId: string;
  readonly totalDuration: number;
  readonly totalWatched: number;
  readonly completedVideos: number;
  readonly totalVideos: number;
  readonly groups: readonly {
    readonly groupSessionContentId: string;
    readonly videos: readonly VideoProgressEntry[];
  }[];
}

export interface VideoProgress {
  readonly userId: string;
  readonly videoId: string;
  readonly continueAtTime: number;
  readonly farthestWatchedTime: number;
  readonly completed: boolean;
}

/** One video's progress as it is served. */
export function toProgressEntry(video: SessionVideo): VideoProgressEntry {
  const { videoId, duration, farthestWatchedTime, optional, completed } = video;
  return {
    videoId,
    duration,
    farthestWatchedTime,
    continueAtTime: continueAt(video.position, duration),
    optional,
    completed,
  };
}

/** Rolls the videos of one session up (VID-13); they come in their groups' order. One that stands twice counts once. */
export function toSessionProgress(
  sessionId: string,
  userId: string,
  videos: readonly SessionVideo[],
): SessionVideoProgress {
  const distinct = [...new Map(videos.map((video) => [video.videoId, video])).values()];
  const { totalDuration, totalFarthestWatchedTime } = rollUp(distinct);
  return {
    sessionId,
    userId,
    totalDuration,
    totalWatched: totalFarthestWatchedTime,
    completedVideos: distinct.filter((video) => video.completed).length,
    totalVideos: distinct.length,
    groups: [...Map.groupBy(videos, (video) => video.groupId)].map(([groupSessionContentId, own]) => ({
      groupSessionContentId,
      videos: own.map(toProgressEntry),
    })),
  };
}

/** The viewer's progress in one video (learning.md §7). Refuses with NOT_FOUND. */
export async function getVideoProgress(ctx: MemberContext, videoId: string): Promise<Result<VideoProgress>> {
  const { memberId } = ctx.viewer;
  const row = await findVideoProgress(ctx.db, memberId, videoId);
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
  const [row] = await listSessionProgress(ctx.db, memberId, { sessionId });
  return row === undefined ? refuse('NOT_FOUND') : ok(toSessionProgress(sessionId, memberId, row.videos));
}

/** The viewer's progress in all sessions of a course. Refuses with NOT_FOUND. */
export async function getVideoProgressByCourse(
  ctx: MemberContext,
  courseId: string,
): Promise<Result<{ courseId: string; userId: string; sessions: SessionVideoProgress[] }>> {
  const { memberId } = ctx.viewer;
  const rows = await listSessionProgress(ctx.db, memberId, { courseId });
  if (rows.length === 0) return refuse('NOT_FOUND');
  const sessions = rows.map((row) => toSessionProgress(row.sessionId, memberId, row.videos));
  return ok({ courseId, userId: memberId, sessions });
}

export interface StartedViewing {
  readonly viewingId: string;
  readonly continueAtTime: number;
}

/** Begins a viewing; the caller has checked that the viewer may watch. Refuses with NOT_FOUND for a video of elsewhere. */
export async function startViewing(
  ctx: MemberContext,
  tx: Tx,
  one: { sessionId: string; videoId: string; clientUri: string },
): Promise<Result<StartedViewing>> {
  const viewingId = randomUUID();
  const { memberId } = ctx.viewer;
  const begun = await insertViewing(tx, { ...one, viewingId, memberId, now: new Date(ctx.now) });
  if (begun === undefined) return refuse('NOT_FOUND');
  return ok({ viewingId, continueAtTime: continueAt(begun.position, begun.duration) });
}

/** A report of a player, as the API has it. */
export type Report = Omit<Beat, 'memberId'>;

/**
 * Takes a player's report (D25, D26, THR-36, THR-43): one statement, whose return means committed. A report that is
 * repeated or late changes nothing and is answered with how things stand. One that completes the video goes into a
 * transaction with the course's completion and badge (D28, D32).
 * Refuses with NOT_FOUND unless the viewing is the viewer's own, of that video and course (THR-24, THR-25).
 */
export async function takeReport(ctx: MemberContext, report: Report): Promise<Result<BeatState>> {
  const beat: Beat = { ...report, memberId: ctx.viewer.memberId };
  const written = await sendBeat(ctx.pool, beat, ctx.now);
  if (written !== undefined) {
    if (written.flipped) await ctx.db.transaction().execute((tx) => complete(ctx, tx, written.sessionId));
    return ok(present(written));
  }
  const standing = await findStanding(ctx.db, beat);
  if (standing === undefined) return refuse('NOT_FOUND');
  if (beat.clientSeq <= standing.clientSeq) return ok(present({ ...standing, flipped: false }));
  const completing = await ctx.db.transaction().execute(async (tx) => {
    await lockCompletion(tx, beat.memberId, standing.sessionId);
    const state = await applyBeat(tx, beat, ctx.now);
    if (state?.flipped === true) await complete(ctx, tx, state.sessionId);
    return state;
  });
  // between the two a parallel report with a higher sequence came in: this one is late now
  return ok(present(completing ?? { ...standing, flipped: false }));
}

/** Watching has enrolled the member, or never will: the question is settled for this session. */
export async function settleAutoEnrol(ctx: MemberContext, sessionId: string): Promise<void> {
  await settleEnrolling(ctx.db, ctx.viewer.memberId, sessionId);
}

const silence = 5 * 60_000;

/** Ends viewings of which nothing was heard for five minutes (D26). A late report still counts and reopens its own. */
export async function endSilentViewings(ctx: Context): Promise<void> {
  await endSilent(ctx.db, new Date(ctx.now - silence));
}

async function complete(ctx: MemberContext, tx: Tx, sessionId: string): Promise<void> {
  const { memberId } = ctx.viewer;
  const items = await listCompletionItems(tx, memberId, sessionId);
  if (isOnDemandComplete(items)) await insertCompletion(tx, memberId, sessionId, new Date(ctx.now));
}

function present(state: BeatState): BeatState {
  return { ...state, continueAtTime: continueAt(state.continueAtTime, state.duration) };
}
