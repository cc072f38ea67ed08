import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';

/** The ids in a video's address: a course or session, a group in it, the content. */
export interface VideoAddress {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
}

/** The page of a course. */
export function coursePath(courseId: string): string {
  return fillPath('/courses/{courseId}', { courseId });
}

/**
 * The page of a session, for members who are enrolled. A Mini-MBA is under /mini-mbas, and so is everything for viewers
 * without other areas (access.md §2.3, D78); when the course type is not known, the other address redirects there.
 */
export function sessionPath(sessionId: string, viewer?: Viewer, courseType?: string): string {
  return firstOpen(
    viewer,
    miniMbasFirst(courseType, ['/courses/session']).map((tree) => fillPath(`${tree}/{sessionId}`, { sessionId })),
  );
}

/**
 * The page of a video. On-demand courses of standard members are under /courses/ondemand; limited accounts, viewers
 * without a standard plan, and everybody in a live session watch under /courses/session; Mini-MBAs, and viewers with
 * nothing else, under /mini-mbas (access.md §2.1, §2.3, D78).
 */
export function videoPath(viewer: Viewer, sourceType: string, address: VideoAddress, courseType?: string): string {
  const onDemand = sourceType === 'ON_DEMAND' && viewer.accountType !== 'LIMITED';
  return firstOpen(
    viewer,
    miniMbasFirst(courseType, [...(onDemand ? ['/courses/ondemand'] : []), '/courses/session']).map((tree) =>
      fillPath(`${tree}/{topLevelId}/{groupId}/{videoContentId}`, { ...address }),
    ),
  );
}

function miniMbasFirst(courseType: string | undefined, trees: readonly string[]): readonly string[] {
  return courseType === 'BOOTCAMP' ? ['/mini-mbas', ...trees] : [...trees, '/mini-mbas'];
}

/** The page of another member. */
export function memberPath(userId: string): string {
  return fillPath('/member-directory/{userId}', { userId });
}

/** The address if its page opens for the viewer, else undefined, so that no link leads nowhere (D78). */
export function ifOpen(viewer: Viewer, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  return isPathPermitted(viewer, path) ? address : undefined;
}

function firstOpen(viewer: Viewer | undefined, paths: readonly string[]): string {
  const open = viewer === undefined ? undefined : paths.find((path) => isPathPermitted(viewer, path));
  return open ?? paths[0] ?? '/';
}
