import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { day } from '@atrium/domain/time.ts';
import { firstNumber, type Operations } from '../../testing/operation.ts';
import { enrollmentCalls } from './enrollmentCalls.fixture.ts';
import { addSession } from './workshop.fixture.ts';

export const operations: Operations = {
  getSessionLink: { access: contentRequirement },
  getUserSession: { access: contentRequirement },
  // leaving is open to all members, joining is not
  saveEnrollment: {
    access: 'member',
    call: async (server) => {
      const startAt = server.clock.now() + 30 * day;
      await addSession(server, { sessionId: 'called-1', courseId: 'called', startAt, capacity: 3 });
      const caller = await server.as('academy');
      return { caller, variables: { input: { userId: caller.memberId, sessionId: 'called-1', ...firstNumber } } };
    },
  },
};

export const writingCalls = enrollmentCalls;
