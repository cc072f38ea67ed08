import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { aWireOnDemand, aWireSession } from '#parts/facts/wire.fixture.ts';
import { sessionCourses } from './sessionCourses.ts';

const cover = { coverImageUrl: '/files/c.svg' };
const aSession = (given: Parameters<typeof aWireSession>[0]) => ({ ...aWireSession(given), ...cover });

test('[HOM-02] each course is one card with its dates, own courses first', () => {
  const later = { startAt: String(noon + 60 * day), endAt: String(noon + 70 * day) };
  const courses = sessionCourses(
    [
      aSession({ sessionId: 'a1', courseId: 'a' }),
      aSession({ sessionId: 'a2', courseId: 'a', ...later }),
      { ...aWireOnDemand({ sessionId: 'a3', courseId: 'a' }), ...cover },
      aSession({ sessionId: 'b0', courseId: 'b', startAt: String(noon - 9 * day), endAt: String(noon - day) }),
      aSession({ sessionId: 'b1', courseId: 'b', enrollmentStatus: 'ENROLLED', ...later }),
    ],
    noon,
  );
  expect(
    courses.map(({ courseId, own, live, onDemand }) => [
      courseId,
      own?.sessionId ?? null,
      live.map(({ sessionId }) => sessionId),
      onDemand,
    ]),
  ).toEqual([
    ['b', 'b1', ['b1'], false],
    ['a', null, ['a1', 'a2'], true],
  ]);
});
