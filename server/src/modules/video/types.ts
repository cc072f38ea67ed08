import type { CourseType } from '@atrium/domain/session/facts.ts';
import type { Allowance } from '@atrium/domain/video/metering.ts';
import type { CreditRule, WatchedSpan } from '@atrium/domain/video/watched.ts';
import { z } from 'zod';
import { json, nullable, oneOf, text, type RowOf } from '../../base/sql/columns.ts';
import { userSessionShape, type UserSession, type UserSessionRow } from '../catalogue/types.ts';
import {
  sessionVideoShape,
  videoDetailShape,
  type SessionVideo,
  type VideoDetail,
  type VideoProgressEntry,
} from '../progress/types.ts';

/** The three identifiers in a video's address, which must belong together (THR-25). */
export interface VideoAddress {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
}

/** The facts that decide whether a video opens. */
export interface VideoAccess {
  readonly videoId: string;
  readonly externalKey: string;
  /** Millisecond string; null: available from the start. */
  readonly enabledAt: string | null;
  readonly session: UserSessionRow;
}

export const meteringUseShape = z.strictObject({
  key: z.string(),
  resetsAt: z.string(),
  videos: z.array(z.strictObject({ videoId: z.string(), sessions: z.array(userSessionShape) })),
});
/** A member's use of this month's allowance. */
export type MeteringUse = z.infer<typeof meteringUseShape>;

export const videoPageColumns = {
  videoId: text,
  /** Millisecond string; null: available from the start. */
  enabledAt: nullable(text),
  session: json(userSessionShape),
  courseTitle: text,
  groupTitle: text,
  sessionContentId: text,
  video: json(videoDetailShape),
  /** The seconds that count as watched: '{[0,10),[20,30)}'. */
  covered: text,
  creditRule: oneOf('farthest', 'coverage'),
  /**
   * All videos in the order of their groups: of the session's containers, or, for a course's own group, of the course.
   */
  siblings: json(z.array(sessionVideoShape)),
};
export type VideoPageRow = RowOf<typeof videoPageColumns> & {
  /** Null for accounts that are not metered. */
  readonly use: MeteringUse | null;
};

export interface MeteringWindow {
  readonly now: Date;
  /** The zone that decides when a month begins (D15). */
  readonly timeZone: string;
  /** Unconfirmed reservations made before this instant have lapsed (D16). */
  readonly freshSince: Date;
  /** Videos in a month; null: unlimited. */
  readonly threshold: number | null;
}

/** The videos that count in a month. */
export interface MeteringCount {
  readonly key: string;
  readonly resetsAt: string;
  readonly videoIds: readonly string[];
}

/** MeteringPlan of the API. */
export interface MeteringPlan extends Allowance {
  readonly meteringPlanId: string;
  readonly resourceType: string;
  /** Millisecond string: when the allowance resets (LIM-08). */
  readonly resetsAt: string;
}

/** The same before anybody has asked which of the videos still open. */
export type CountedMeteringPlan = Omit<MeteringPlan, 'entitledVideoIds'>;

export interface OpenedVideo {
  readonly manifestUrl: string;
  /** Millisecond string. */
  readonly expiresAt: string;
  readonly metering: MeteringPlan | null;
}

export interface VideoRef extends VideoAddress {
  readonly title: string;
}

export interface VideoPage {
  /** ON_DEMAND or SESSION (VID-14). */
  readonly sourceType: string;
  readonly session: UserSession;
  readonly courseTitle: string;
  readonly video: VideoDetail;
  readonly groupTitle: string;
  readonly sessionContentId: string;
  readonly previous: VideoRef | null;
  readonly next: VideoRef | null;
  readonly siblings: readonly SessionVideo[];
  readonly progress: VideoProgressEntry;
  /** The parts of the video that count as watched, in order. */
  readonly watched: readonly WatchedSpan[];
  /** What completes the video in this course. */
  readonly creditRule: CreditRule;
  readonly metering: MeteringPlan | null;
  readonly enrolled: boolean;
}

export interface CreateVideoSession {
  readonly videoId: string;
  readonly courseId: string;
  readonly sessionId: string;
  readonly clientUri: string;
}

export interface ReportOutcome {
  readonly farthestWatchedTime: number;
  readonly continueAtTime: number;
  readonly completed: boolean;
  readonly autoEnrolled: boolean;
  readonly watched: readonly WatchedSpan[];
  readonly status: 'IN_PROGRESS' | 'ENDED';
}

/** Where a video is in a session. */
export interface LessonPlace {
  readonly videoId: string;
  readonly sessionId: string;
  readonly groupId: string;
  readonly videoContentId: string;
  /** When its group and week become available; epoch milliseconds, null from the beginning. */
  readonly opensAt: number | null;
}

/** A video with the sentence that says most of the words, and where it begins. Seconds. */
export interface SaidSentence {
  readonly videoId: string;
  readonly title: string;
  readonly thumbnailUrl: string;
  readonly duration: number;
  readonly startSeconds: number;
  readonly sentence: string;
}

/** A piece of a sentence; `found`: it is one of the words that were searched for. */
export interface SentencePart {
  readonly text: string;
  readonly found: boolean;
}

/** A video in which the words are said, at its address. Seconds. */
export interface LessonHit extends VideoAddress, Omit<SaidSentence, 'sentence'> {
  readonly sourceType: string;
  readonly courseType: CourseType;
  readonly courseTitle: string;
  readonly sentence: readonly SentencePart[];
}

export interface LessonHits {
  readonly hits: readonly LessonHit[];
  readonly total: number;
  /** The next `after`; null on the last page. */
  readonly nextAfter: number | null;
}
