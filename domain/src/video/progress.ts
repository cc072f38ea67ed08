/** A member's progress in one video. Seconds. */
export type WatchedVideo = {
  readonly duration: number;
  readonly farthestWatchedTime: number;
  readonly optional?: boolean;
};

export const completeShare = 0.9;
const tolerance = 1e-6;
/** The smallest share that counts as 90 %, allowing for rounding errors. */
export const completeFrom = completeShare - tolerance;
const nearTheEnd = 10;

/**
 * Whether a video is complete: farthest watched time at 90 % of the duration (VID-04, D25). Never without a duration.
 */
export function isVideoComplete({ duration, farthestWatchedTime }: WatchedVideo): boolean {
  return duration > 0 && farthestWatchedTime / duration >= completeFrom;
}

/** The share of a video that counts, 0 to 1: all of it once complete, else the share watched (D27). */
export function videoShare(video: WatchedVideo): number {
  if (video.duration <= 0) return 0;
  if (isVideoComplete(video)) return 1;
  return Math.min(1, Math.max(0, video.farthestWatchedTime / video.duration));
}

export type RollUp = {
  readonly videoCount: number;
  readonly completedCount: number;
  readonly totalDuration: number;
  readonly totalFarthestWatchedTime: number;
  /** 0 to 1, weighted by duration; 0 when there is nothing to watch. */
  readonly share: number;
};

/** Combines the progress of the videos of a group, a session or a course (VID-13, D27). */
export function rollUp(videos: readonly WatchedVideo[]): RollUp {
  const real = videos.filter((video) => video.duration > 0);
  const totalDuration = sum(real, (video) => video.duration);
  const credited = sum(real, (video) => video.duration * videoShare(video));
  return {
    videoCount: videos.length,
    completedCount: videos.filter(isVideoComplete).length,
    totalDuration,
    totalFarthestWatchedTime: sum(real, (video) => clamp(video.farthestWatchedTime, video.duration)),
    share: totalDuration === 0 ? 0 : credited / totalDuration,
  };
}

/** Whether a rolled-up share reaches the completion threshold (D27). */
export function isShareComplete(share: number): boolean {
  return share >= completeFrom;
}

/** The playhead at which playback resumes: 0 when within ten seconds of the end (D26, VID-03). */
export function continueAt(reached: number, duration: number): number {
  const playhead = clamp(reached, duration);
  return duration > 0 && duration - playhead <= nearTheEnd ? 0 : playhead;
}

function clamp(seconds: number, duration: number): number {
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), Math.max(0, duration)) : 0;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
