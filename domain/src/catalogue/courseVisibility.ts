import { checkRequirement } from '../access/checkRoute.ts';
import { standardAreas } from '../access/derived.ts';
import { routeRequirement } from '../access/routeRequirement.ts';
import type { Viewer } from '../access/viewer.ts';
import { onceFor } from '../onceFor.ts';

/** Which courses a viewer may know of: all of them, or those opened by one of these keys. */
export type CourseVisibility = {
  readonly everything: boolean;
  /** Labels of areas. */
  readonly openTo: readonly string[];
  /**
   * Areas among them outside the standard catalogue; `hideInCatalog` does not hide their sessions from holders
   * (CRS-07).
   */
  readonly special: readonly string[];
  readonly courseIds: readonly string[];
  readonly sessionIds: readonly string[];
};

const catalogue = routeRequirement('/courses');

/**
 * Which courses the catalogue may show this viewer (D6, D73, THR-47). The standard courses are visible to everyone who
 * reaches the catalogue, with locked buttons where the plan ends (learning.md §4); Mini-MBAs, legacy and customer
 * courses only to holders of their area, the course or one of its sessions; a crash course to holders of a certificate
 * that lists it (CRC-01). Employees see everything.
 */
export const courseVisibility = onceFor((viewer: Viewer): CourseVisibility => {
  const labels = (type: string): string[] =>
    viewer.entitlements.filter((key) => key.startsWith(`${type}/`)).map((key) => key.slice(type.length + 1));
  const standard = standardAreas.map((key) => key.slice('area/'.length));
  const reached = checkRequirement(viewer, catalogue).ok ? standard : [];
  // an account whose plan has ended may still hold a standard area by a grant of staff (D4)
  const special = labels('area').filter((label) => label !== 'crash-courses' && !standard.includes(label));
  return {
    everything: viewer.accountType === 'EMPLOYEE',
    openTo: [...reached, ...special],
    special,
    courseIds: labels('course'),
    sessionIds: labels('session'),
  };
});

/** Whether a course is visible, by itself or through one of these sessions. */
export function isVisibleTo(
  visibility: CourseVisibility,
  course: { readonly courseId: string; readonly sessionIds: readonly string[]; readonly openTo: readonly string[] },
): boolean {
  return (
    visibility.everything ||
    visibility.courseIds.includes(course.courseId) ||
    course.sessionIds.some((id) => visibility.sessionIds.includes(id)) ||
    course.openTo.some((label) => visibility.openTo.includes(label))
  );
}
