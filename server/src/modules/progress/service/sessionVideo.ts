import { continueAt, rollUp } from '@atrium/domain/video/progress.ts';
import type { SessionVideo, SessionVideoProgress, VideoProgressEntry } from '../types.ts';

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
