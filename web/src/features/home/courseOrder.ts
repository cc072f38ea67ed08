import { isComingSoon, isEnrollable } from '@atrium/domain/session/flags.ts';
import { runningMeeting } from '@atrium/domain/session/meetings.ts';
import type { MemberCourse } from '#parts/facts/memberCourse.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';

/** The rank of a course that may be suggested, between the viewer's own and those that are full or over. */
export const suggested = 2;

/** A course as far as its order on the home page depends on it. */
type OrderedCourse = Pick<MemberCourse, 'courseId' | 'enrolled' | 'waitListed' | 'isActive' | 'sessions'>;

/** The courses of the home page by rank, otherwise in the given order (HOM-01). */
export function inOrder<Entry extends { readonly course: OrderedCourse }>(
  entries: readonly Entry[],
  meetings: readonly OwnMeeting[],
  now: number,
): (Entry & { readonly rank: number })[] {
  return entries
    .map((entry) => ({ ...entry, rank: rankOf(entry.course, meetings, now) }))
    .toSorted((a, b) => a.rank - b.rank);
}

function rankOf(course: OrderedCourse, meetings: readonly OwnMeeting[], now: number): number {
  const own = meetings.filter(({ courseId }) => courseId === course.courseId);
  if (runningMeeting(own, now)) return 0;
  if (course.enrolled || course.waitListed || course.isActive) return 1;
  // one whose enrollment opens later can be looked forward to
  return course.sessions.some((session) => isEnrollable(session) || isComingSoon(session)) ? suggested : 3;
}
