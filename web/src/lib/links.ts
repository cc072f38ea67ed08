import type { AccountType } from '@atrium/domain/access/accountType.ts';
import { fillPath } from '@atrium/domain/access/matchRoute.ts';

/** Where one video stands: in a course or session, in a group of it. */
export interface VideoPlace {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
}

/** The page of a course. */
export function coursePath(courseId: string): string {
  return fillPath('/courses/{courseId}', { courseId });
}

/** The page of a session, for those who are in it. */
export function sessionPath(sessionId: string): string {
  return fillPath('/courses/session/{sessionId}', { sessionId });
}

/**
 * The page of a video. On-demand courses of standard members stand under /courses/ondemand; limited accounts, and
 * everybody in a live session, watch under /courses/session (access.md §2.1, §2.3).
 */
export function videoPath(accountType: AccountType, sourceType: string, place: VideoPlace): string {
  const onDemand = sourceType === 'ON_DEMAND' && accountType !== 'LIMITED';
  return fillPath(`/courses/${onDemand ? 'ondemand' : 'session'}/{topLevelId}/{groupId}/{videoContentId}`, {
    ...place,
  });
}

/** The page of another member. */
export function memberPath(userId: string): string {
  return fillPath('/member-directory/{userId}', { userId });
}
