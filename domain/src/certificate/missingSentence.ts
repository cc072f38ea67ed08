import { groupProgress, isCourseDone, isGroupOpen } from './criteria.ts';
import type { CriteriaCourse, CriteriaGroup } from './facts.ts';

/** More than these are counted instead of named. */
const namedAtMost = 3;

/** 'a', 'a and b', 'a, b and c' */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

function courseNamed({ title, liveOnly }: CriteriaCourse): string {
  return liveOnly ? `a live session of “${title}”` : `“${title}”`;
}

function openCourses({ courses }: CriteriaGroup): CriteriaCourse[] {
  return courses.filter((course) => course.completionRequired && !isCourseDone(course));
}

/** 'one course of your choice from Electives'; null when a group's electives are done. */
function electivesMissing(group: CriteriaGroup): string | null {
  const { needed, done } = groupProgress(group);
  const count = needed - done - openCourses(group).length;
  if (count <= 0) return null;
  return `${count === 1 ? 'one course' : `${String(count)} courses`} of your choice from ${group.title}`;
}

/**
 * What a member lacks for a certificate, in one sentence made from the criteria that decide about issuing it: 'Still to
 * complete: …'. Null when nothing is missing.
 */
export function missingSentence(groups: readonly CriteriaGroup[]): string | null {
  const open = groups.filter((group) => isGroupOpen(group, groups));
  const later = groups.filter((group) => !isGroupOpen(group, groups) && !groupProgress(group).isMet);
  const courses = open.flatMap(openCourses);
  const named = courses.slice(0, namedAtMost).map(courseNamed);
  const further = courses.length - named.length;
  const items = [
    ...named,
    ...(further > 0 ? [further === 1 ? 'one more course' : `${String(further)} more courses`] : []),
    ...open.flatMap((group) => electivesMissing(group) ?? []),
  ];
  const then = listed(later.map(({ title }) => title));
  if (items.length === 0) return then === '' ? null : `Still to complete: ${then}.`;
  return `Still to complete: ${listed(items)}${then === '' ? '' : `. ${then} opens after that`}.`;
}
