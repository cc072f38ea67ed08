import { day } from '../time.ts';
import type { CriteriaVersion, CriteriaCourse, CriteriaGroup } from './facts.ts';

/** How long former criteria still count for those who registered under them, in milliseconds (D31). */
export const formerCriteriaFor = 180 * day;

/** Whether a course counts: its badge, or for a live-only one an attended live session (D31, D33). */
export function isCourseDone(course: Pick<CriteriaCourse, 'liveOnly' | 'completed' | 'attended'>): boolean {
  return course.liveOnly ? course.attended : course.completed;
}

export interface GroupProgress {
  /** Courses that the group needs: the required ones and its number of electives. */
  readonly needed: number;
  /** How many of them are done; further electives do not count. */
  readonly done: number;
  readonly isMet: boolean;
}

/** How far a member is in one group. */
export function groupProgress({ courses, numElectiveCourses }: CriteriaGroup): GroupProgress {
  const required = courses.filter((course) => course.completionRequired);
  const electives = courses.filter((course) => !course.completionRequired && isCourseDone(course)).length;
  const needed = required.length + numElectiveCourses;
  const done = required.filter(isCourseDone).length + Math.min(electives, numElectiveCourses);
  return { needed, done, isMet: done === needed };
}

export interface CriteriaProgress {
  readonly needed: number;
  readonly done: number;
  /** Whole percent, rounded down; 100 only when the criteria are met (D69). */
  readonly percent: number;
  readonly isMet: boolean;
}

/** How far a member is with all criteria of a certificate. Criteria without courses are never met. */
export function criteriaProgress(groups: readonly CriteriaGroup[]): CriteriaProgress {
  const parts = groups.map(groupProgress);
  const needed = parts.reduce((sum, part) => sum + part.needed, 0);
  const done = parts.reduce((sum, part) => sum + part.done, 0);
  const isMet = needed > 0 && done === needed;
  return { needed, done, percent: needed === 0 ? 0 : Math.floor((done / needed) * 100), isMet };
}

/** Whether a group can be begun: a capstone opens when all other groups are met (D31). */
export function isGroupOpen(group: CriteriaGroup, groups: readonly CriteriaGroup[]): boolean {
  if (!group.isCapstoneGroup) return true;
  return groups.every((other) => other.isCapstoneGroup || groupProgress(other).isMet);
}

/**
 * The criteria by which a member may earn a certificate at `now`: those in force, and for a registrant each that was in
 * force since the registration, for 180 days after it was replaced (D31). Newest first; `registeredAt` null: only those
 * in force. Instants are epoch milliseconds.
 */
export function acceptedCriteria<Version extends CriteriaVersion>(
  versions: readonly Version[],
  registeredAt: number | null,
  now: number,
): Version[] {
  const begun = versions
    .filter(({ inForceAt }) => inForceAt <= now)
    .toSorted((a, b) => b.inForceAt - a.inForceAt || b.version - a.version);
  return begun.filter((_version, index) => {
    const replacedAt = begun[index - 1]?.inForceAt;
    if (replacedAt === undefined) return true;
    return registeredAt !== null && replacedAt > registeredAt && now < replacedAt + formerCriteriaFor;
  });
}

/** Of the accepted criteria those that the member is nearest to; the newest of equals, null without any. */
export function nearestCriteria<Version extends CriteriaVersion>(accepted: readonly Version[]): Version | null {
  return accepted.reduce<Version | null>((best, version) => {
    if (best === null) return version;
    return criteriaProgress(version.groups).percent > criteriaProgress(best.groups).percent ? version : best;
  }, null);
}
