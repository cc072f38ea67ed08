import { continueAt, rollUp } from '@atrium/domain/video/progress.ts';
import type { SessionVideo, VideoDetail, SessionVideoProgress, VideoProgressEntry } from '../types.ts';

/** A video for viewers who may not open it: without what is said in it and its key at the media host. */
export function closedVideo(video: VideoDetail): VideoDetail {
  return { ...video, externalKey: null, transcript: [] };
}

/** One video's progress in the API. */
export function toProgressEntry(video: SessionVideo): VideoProgressEntry {
  const { videoId, duration, farthestWatchedTime, optional, completed } = video;
  return {
    videoId,
    duration,
    farthestWatchedTime,
    continueAtTime: continueAt(video.playhead, duration),
    optional,
    completed,
  };
}

/**
 * Combines the progress of the videos of one session (VID-13), in the order of their groups. A video that appears twice
 * counts once.
 */
export function toSessionProgress(
  sessionId: string,
  userId: string,
  videos: readonly SessionVideo[],
): SessionVideoProgress {
  const distinct = [...new Map(videos.map((video) => [video.videoId, video])).values()];
  const [last] = distinct.filter(({ watchedAt }) => watchedAt !== null).sort(byWatched);
  const { totalDuration, totalFarthestWatchedTime } = rollUp(distinct);
  return {
    sessionId,
    userId,
    totalDuration,
    totalWatched: totalFarthestWatchedTime,
    completedVideos: distinct.filter((video) => video.completed).length,
    totalVideos: distinct.length,
    continueAtTime: last === undefined ? 0 : continueAt(last.playhead, last.duration),
    groups: [...Map.groupBy(videos, (video) => video.groupId)].map(([groupSessionContentId, own]) => ({
      groupSessionContentId,
      videos: own.map(toProgressEntry),
    })),
  };
}

/** The last watched first. */
function byWatched(a: SessionVideo, b: SessionVideo): number {
  return Number(b.watchedAt) - Number(a.watchedAt);
}
