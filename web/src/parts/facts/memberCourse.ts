import { groupByCourse, type GroupedCourse } from '@atrium/domain/catalogue/groupByCourse.ts';
import type { SectionFacts } from '@atrium/domain/catalogue/sections.ts';
import type { CourseFacts } from '@atrium/domain/session/facts.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { toMemberSession, type MemberSession } from './memberSession.ts';

graphql(`
  fragment CourseCardFields on CourseCard {
    courseId
    courseType
    title
    coverImageUrl
    topic
    lengthMinutes
    courseRating
    ratingCount
    faculty {
      facultyId
      fullName
    }
    openTo
    hideTimeAndFacultyLabels
    badgeAsCompletion
    hasEarnedBadge
    bookmarked
    sessions {
      ...SessionFields
    }
  }
`);

/** A course's card as the rules need it, to derive badge, section and button. */
export interface MemberCourse extends CourseFacts, SectionFacts {
  readonly sessions: readonly MemberSession[];
  /** Null for a course whose sessions are all hidden from this member. */
  readonly grouped: GroupedCourse<MemberSession> | null;
}

/** Converts the API's card, at `now` in epoch milliseconds (learning.md §3 Course card). */
export function toMemberCourse(
  wire: Pick<
    CourseCardFieldsFragment,
    'courseId' | 'courseType' | 'openTo' | 'hasEarnedBadge' | 'badgeAsCompletion' | 'sessions'
  >,
  now: number,
  options: { showHiddenInCatalog?: boolean } = {},
): MemberCourse {
  const all = wire.sessions.map((session) => toMemberSession(session, wire.openTo));
  const grouped = groupByCourse(all, now, options)[0] ?? null;
  return {
    courseId: wire.courseId,
    type: wire.courseType,
    userEarnedBadge: wire.hasEarnedBadge,
    badgeAsCompletion: wire.badgeAsCompletion,
    sessions: grouped?.sessions ?? [],
    grouped,
    isActive: grouped?.isActive ?? false,
    enrolled: grouped?.enrolled ?? false,
    waitListed: grouped?.waitListed ?? false,
    isOpen: grouped?.isOpen ?? false,
    userCompleted: grouped?.userCompleted ?? false,
    numUpcomingSessions: grouped?.upcoming.length ?? 0,
    hasOnDemand: grouped !== null && grouped.onDemand !== null,
  };
}
