import { continueAt, rollUp } from '@atrium/domain/video/progress.ts';

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
