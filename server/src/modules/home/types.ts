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
  readonly continueAtTime: number;
}

export interface ContinueWatching extends ContinueWatchingRow {
  readonly courseTitle: string;
  readonly courseId: string;
  readonly sourceType: 'ON_DEMAND' | 'SESSION';
}

export interface Home {
  readonly continueWatching: readonly ContinueWatching[];
  readonly upcomingCourses: readonly CourseCard[];
  readonly freeSessions: readonly UserSession[];
  readonly entitledSessions: readonly UserSession[];
  readonly trialDaysLeft: number | null;
  readonly failedPayment: FailedPayment | null;
}
