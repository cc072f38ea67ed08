import type { EnrollmentStatus } from '@atrium/domain/session/facts.ts';
import { noon } from '@atrium/domain/session/session.fixture.ts';
import { hour } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';
import { anOwnMeeting, aWireCard, aWireSession } from '#parts/facts/wire.fixture.ts';
import { inOrder } from './courseOrder.ts';

test('[HOM-01] the class that is live now is first, then own courses, those to join, and what is full or over', () => {
  const entry = (courseId: string, ...statuses: EnrollmentStatus[]) => ({
    course: toMemberCourse(
      aWireCard({ courseId, sessions: statuses.map((status) => aWireSession({ courseId, enrollmentStatus: status })) }),
      noon,
    ),
  });
  const entries = [
    entry('full', 'WAITLIST'),
    entry('own', 'ENROLLED'),
    entry('closed', 'CLOSED'),
    entry('later', 'FUTURE'),
    entry('free', 'WAITLIST', 'ENROLL'),
    entry('live', 'ENROLLED'),
  ];
  const meeting = anOwnMeeting({ courseId: 'live', startAt: noon - hour / 2, endAt: noon + hour });
  expect(inOrder(entries, [meeting], noon).map(({ course, rank }) => [course.courseId, rank])).toEqual([
    ['live', 0],
    ['own', 1],
    ['later', 2],
    ['free', 2],
    ['full', 3],
    ['closed', 3],
  ]);
});
