import { day } from '@atrium/domain/time.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { WritingCalls } from '../../testing/operation.ts';
import { act, addMembers, addSession } from './workshop.fixture.ts';

/** Enrolling in the sessions 'locks-1' and 'locks-2', leaving, swapping and promoting. */
export async function enrollmentCalls(server: TestServer): Promise<WritingCalls> {
  const now = server.clock.now();
  for (const sessionId of ['locks-1', 'locks-2']) {
    await addSession(server, { sessionId, courseId: 'locks', startAt: now + 30 * day, capacity: 3 });
  }
  // a member who joins and leaves repeatedly is rate-limited, so there are several
  const members = await addMembers(server, 'locker', 64);
  let asked = 0;
  const of = (n: number): string => {
    asked += 1;
    return members[(8 * Math.floor(asked / 60) + (n % 8)) % members.length] ?? '';
  };
  const session = (n: number): string => `locks-${String((n % 2) + 1)}`;
  const other = (n: number): string => session(n + 1);
  return {
    'saveEnrollment: enroll': (n) => act(server, of(n), session(n), now),
    'saveEnrollment: leave': (n) => act(server, of(n), session(n), now, { unenroll: true }),
    'saveEnrollment: swap': (n) => act(server, of(n), session(n), now, { swapFrom: other(n) }),
    // the seat that becomes free goes to the first on the waitlist
    'saveEnrollment: promotion': async (n) => {
      await act(server, of(n), session(n), now);
      return act(server, of(n + 1), session(n), now, { unenroll: true });
    },
  };
}
