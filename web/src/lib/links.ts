import { isBuilt } from '@atrium/domain/access/builtRoutes.ts';
import { isPathPermitted } from '@atrium/domain/access/checkRoute.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
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

/**
 * The page of a session, for those who are in it. A Mini-MBA stands among the Mini-MBAs, as does everything for who has
 * nothing else (access.md §2.3, D78); where the kind of course is not known, its other address leads there.
 */
export function sessionPath(sessionId: string, viewer?: Viewer, courseType?: string): string {
  return firstOpen(
    viewer,
    miniMbasFirst(courseType, ['/courses/session']).map((tree) => fillPath(`${tree}/{sessionId}`, { sessionId })),
  );
}

/**
 * The page of a video. On-demand courses of standard members stand under /courses/ondemand; limited accounts, people
 * without a standard plan, and everybody in a live session watch under /courses/session, and
 * Mini-MBAs, or who has nothing else, there (access.md §2.1, §2.3, D78).
 */
export function videoPath(viewer: Viewer, sourceType: string, place: VideoPlace, courseType?: string): string {
  const onDemand = sourceType === 'ON_DEMAND' && viewer.accountType !== 'LIMITED';
  return firstOpen(
    viewer,
    miniMbasFirst(courseType, [...(onDemand ? ['/courses/ondemand'] : []), '/courses/session']).map((tree) =>
      fillPath(`${tree}/{topLevelId}/{groupId}/{videoContentId}`, { ...place }),
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

/** The address when its page stands and opens for the viewer, else nothing: a link that leads nowhere is no link (D78). */
export function ifOpen(viewer: Viewer, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  return isBuilt(path) && isPathPermitted(viewer, path) ? address : undefined;
}

function firstOpen(viewer: Viewer | undefined, paths: readonly string[]): string {
  const open = viewer === undefined ? undefined : paths.find((path) => isPathPermitted(viewer, path));
  return open ?? paths[0] ?? '/';
}
