import { chapterForm, cueForm, videoMetaForm } from '@atrium/domain/video/videoForm.ts';
import { z } from 'zod';
import { jsonColumn } from '../../base/sql/fragments.ts';
import type { UserSessionRow } from '../catalogue/types.ts';

export const sessionVideoShape = z.strictObject({
  groupId: z.string(),
  videoContentId: z.string(),
  videoId: z.string(),
  title: z.string(),
  thumbnailUrl: z.string(),
  duration: z.number(),
  optional: z.boolean(),
  /** Millisecond string; null: available from the start. */
  enabledAt: z.nullable(z.string()),
  farthestWatchedTime: z.number(),
  /** The member's last reported playhead. */
  playhead: z.number(),
  completed: z.boolean(),
  /** Millisecond string; null: never watched. */
  watchedAt: z.nullable(z.string()),
});

/** A video in a group of a session, with the member's progress. Seconds. */
export type SessionVideo = Readonly<z.infer<typeof sessionVideoShape>>;

/** `session_videos(member).session_video` */
export const sessionVideo = jsonColumn('session_videos', 'session_video', sessionVideoShape);

export const videoDetailShape = z.strictObject({
  videoId: z.string(),
  /** At the media host; null for viewers who may not open the video. */
  externalKey: z.nullable(z.string()),
  courseContentId: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnailUrl: z.string(),
  duration: z.number(),
  aspectWidth: z.number(),
  aspectHeight: z.number(),
  isAiGenerated: z.boolean(),
  /** Here: its group or itself. */
  optional: z.boolean(),
  meta: videoMetaForm,
  /** Nobody speaks in it: its words are read. */
  isSilent: z.boolean(),
  chapters: z.readonly(z.array(chapterForm)),
  transcript: z.readonly(z.array(cueForm)),
});
/** A video as a page or an outline shows it. */
export type VideoDetail = Readonly<z.infer<typeof videoDetailShape>>;

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
  /** Of the video that was last watched; 0 before any. */
  readonly continueAtTime: number;
  readonly groups: readonly {
    readonly groupSessionContentId: string;
    readonly videos: readonly VideoProgressEntry[];
  }[];
}

/** One report of a player about one viewing. Seconds of the video, unless said otherwise. */
export interface Beat {
  readonly viewingId: string;
  readonly memberId: string;
  /** The member has an allowance, in which the video may be reserved (D16). */
  readonly isMetered: boolean;
  readonly videoId: string;
  readonly courseId: string;
  readonly clientSeq: number;
  readonly playhead: number;
  readonly maxPlayhead: number;
  /** Played in this viewing so far. */
  readonly playingTime: number;
  /**
   * The start of the span watched since the last report; null: from the last reported playhead to this one, if that is
   * possible.
   */
  readonly from: number | null;
  readonly to: number | null;
  readonly status: 'IN_PROGRESS' | 'ENDED';
}

/** The state of a viewing and its video after a report. */
export interface BeatState {
  readonly sessionId: string;
  readonly duration: number;
  readonly farthestWatchedTime: number;
  readonly continueAtTime: number;
  readonly completed: boolean;
  readonly status: 'IN_PROGRESS' | 'ENDED';
  /** Played in this viewing. */
  readonly playingSeconds: number;
  /** This report completed the video. */
  readonly justCompleted: boolean;
  /** Watched in the whole session; null when watching can no longer enroll the member. */
  readonly totalFarthestWatchedTime: number | null;
  /** The seconds that count as watched, as a text of the database: '{[0,10),[20,30)}'. */
  readonly covered: string;
  /** The video may be reserved, but not yet confirmed, in the allowance of a metered member (D16). */
  readonly reserved: boolean;
}

export interface NewViewing {
  readonly viewingId: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly videoId: string;
  readonly clientUri: string;
  readonly now: Date;
  /** Credit earned before this instant is dropped if the video had no report since. */
  readonly earnedSince: Date;
}

export interface ViewingState extends Omit<BeatState, 'justCompleted' | 'reserved'> {
  readonly clientSeq: number;
}

export interface SessionProgressRow {
  readonly sessionId: string;
  readonly session: UserSessionRow;
  readonly videos: readonly SessionVideo[];
}

/** A video in a session, with the member's progress there. Seconds. */
export interface VideoProgressRow {
  readonly session: UserSessionRow;
  readonly duration: number;
  readonly farthestWatchedTime: number;
  readonly playhead: number;
  readonly completed: boolean;
}

export interface VideoProgress {
  readonly userId: string;
  readonly videoId: string;
  readonly continueAtTime: number;
  readonly farthestWatchedTime: number;
  readonly completed: boolean;
}

export interface StartedViewing {
  readonly viewingId: string;
  readonly continueAtTime: number;
}

/** A player's report in the API. */
export type Report = Omit<Beat, 'memberId' | 'isMetered'>;

/** A badge that a member has just earned, and the member. */
export interface EarnedBadge {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly firstName: string;
  readonly email: string;
}
