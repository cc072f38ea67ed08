import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import type { CourseCardFieldsFragment, SessionFieldsFragment } from '#lib/gql/graphql.ts';
import type { OwnMeeting } from './ownMeetings.ts';

/** A live sprint as the API sends it, for tests: starts in thirty days, lasts fourteen days, open for enrollment. */
export function aWireSession(given: Partial<SessionFieldsFragment> = {}): SessionFieldsFragment {
  return {
    sessionId: 's1',
    courseId: 'c1',
    courseType: 'SPRINT',
    sessionType: 'LIVE',
    title: 'Pricing as Strategy',
    startAt: String(noon + 30 * day),
    endAt: String(noon + 44 * day),
    activateAt: null,
    enrollmentOpensAt: null,
    enrollmentClose: null,
    timeZone: 'America/New_York',
    enrollmentStatus: 'ENROLL',
    waitlistPosition: null,
    seatsRemaining: 14,
    leavingCost: null,
    lowInventory: false,
    offerExpiresAt: null,
    isFreeSession: false,
    hideInCatalog: false,
    cancelled: false,
    entitled: true,
    sessionMeta: { eventLink: null, detailCtaText: null, liveEnrollDescriptor: null, addEventsCalendarUrl: null },
    waitlistTaskItems: [],
    ...given,
  };
}

/** The on-demand session of the same course. */
export function aWireOnDemand(given: Partial<SessionFieldsFragment> = {}): SessionFieldsFragment {
  return aWireSession({ sessionId: 'od1', sessionType: 'ON_DEMAND', startAt: null, endAt: null, ...given });
}

/** A course's card as the API sends it. */
export function aWireCard(given: Partial<CourseCardFieldsFragment> = {}): CourseCardFieldsFragment {
  return {
    courseId: 'c1',
    courseType: 'SPRINT',
    title: 'Pricing as Strategy',
    coverImageUrl: '/files/c1.svg',
    topic: 'Finance',
    lengthMinutes: 190,
    courseRating: 4.85,
    ratingCount: 120,
    faculty: [{ facultyId: 'f1', fullName: 'Henrik Lindqvist' }],
    openTo: ['mcsc-unlimited'],
    hideTimeAndFacultyLabels: false,
    badgeAsCompletion: false,
    hasEarnedBadge: false,
    bookmarked: false,
    sessions: [aWireSession()],
    ...given,
  };
}

/** A meeting of the member's own in the same course in thirty days, an hour long by default. */
export function anOwnMeeting(given: Partial<OwnMeeting> = {}): OwnMeeting {
  const startAt = given.startAt ?? noon + 30 * day;
  return {
    sessionId: 's1',
    courseId: 'c1',
    courseTitle: 'Pricing as Strategy',
    title: 'Working session 1',
    startAt,
    endAt: startAt + hour,
    ...given,
  };
}
