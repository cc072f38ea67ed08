import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import type { FailedPayment } from '../billing/types.ts';
import type { CourseCard, UserSession } from '../catalogue/types.ts';

/** A video that was started and not finished. */
export interface ContinueWatchingRow {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
  readonly videoId: string;
  readonly title: string;
  readonly thumbnailUrl: string;
  readonly duration: number;
  readonly farthestWatchedTime: number;
  /** The last reported playhead. */
  readonly playhead: number;
  /** The seconds that count as watched, as a text of the database: '{[0,10),[20,30)}'. */
  readonly covered: string;
}

export interface ContinueWatching extends Omit<ContinueWatchingRow, 'playhead' | 'covered'> {
  readonly continueAtTime: number;
  /** The parts of the video that count as watched, in order. */
  readonly watched: readonly WatchedSpan[];
  readonly courseTitle: string;
  readonly courseId: string;
  readonly sourceType: 'ON_DEMAND' | 'SESSION';
}

/** What a member has said of their work and of what they want to learn. */
export interface HomeInterests {
  readonly jobFunction: string | null;
  readonly isLead: boolean;
  /** Keys of the survey's topics. */
  readonly topics: readonly string[];
}

/** A certificate that the member is registered for and does not have yet. */
export interface HomeProgram {
  readonly certificateId: string;
  readonly title: string;
  /** In courses. */
  readonly needed: number;
  readonly done: number;
  /** The course to go on with; null when none is left to take. */
  readonly next: { readonly title: string; readonly path: string } | null;
}

export interface Home {
  readonly interests: HomeInterests;
  readonly programs: readonly HomeProgram[];
  readonly continueWatching: readonly ContinueWatching[];
  readonly upcomingCourses: readonly CourseCard[];
  readonly freeSessions: readonly UserSession[];
  readonly entitledSessions: readonly UserSession[];
  /** Whether there is no course that the viewer may know of. */
  readonly isEmpty: boolean;
  readonly trialDaysLeft: number | null;
  /** A millisecond string; null without a trial. */
  readonly trialEndsAt: string | null;
  readonly failedPayment: FailedPayment | null;
}
