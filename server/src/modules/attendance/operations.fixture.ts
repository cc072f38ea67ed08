import { randomUUID } from 'node:crypto';
import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { codeOf } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { operator } from '../../testing/operator.ts';
import { tellNewDates } from '../enrollment/service/tellNewDates.ts';
import { enterRoom, leaveRoom } from '../meeting/service/presence.ts';
import { addClassOf } from './class.fixture.ts';
import { markAttended } from './service/markAttended.ts';
import { takeMarkBack } from './service/takeMarkBack.ts';

/** A class of a member that is over. */
async function addOverClass(server: TestServer): Promise<string> {
  const startAt = server.clock.now() - 2 * hour;
  const { sessionId } = await addClassOf(server, {
    sessionId: `recorded-${randomUUID()}`,
    meetings: 1,
    members: 2,
    startAt,
  });
  return sessionId;
}

export const operations: Operations = {
  listWantedRecordings: { access: { staff: 'recording.write' } },
  openRecording: {
    access: contentRequirement,
    call: async (server) => ({
      caller: await server.as('planned'),
      variables: { sessionId: 'ai-leaders-1', meetingNumber: 1 },
      varying: ['manifestUrl', 'expiresAt'],
    }),
  },
  saveRecording: {
    access: { staff: 'recording.write' },
    call: async (server) => {
      const sessionId = await addOverClass(server);
      const variables = { sessionId, meetingNumber: 1, url: 'https://zoom.example/rec/1', reason: 'It came late.' };
      return { caller: await server.as('support'), variables, varying: ['lines', 'isSaved'] };
    },
    ids: { filmId: 'recordings.test.ts: a film that there is not is refused as one that was refused' },
  },
  removeRecording: {
    access: { staff: 'recording.write' },
    call: async (server) => {
      const sessionId = await addOverClass(server);
      await server.db
        .insertInto('meeting_recording')
        .values({ session_id: sessionId, meeting_number: 1, url: 'https://zoom.example/rec/1', ready_at: new Date(0) })
        .execute();
      const variables = { sessionId, meetingNumber: 1, reason: 'It was another class.' };
      return { caller: await server.as('support'), variables, varying: ['lines', 'isSaved'] };
    },
  },
  saveAttendance: {
    access: { staff: 'attendance.write' },
    call: async (server) => {
      const { sessionId, members } = await addClassOf(server, {
        sessionId: `called-${randomUUID()}`,
        meetings: 1,
        members: 2,
        startAt: server.clock.now() - 10 * minute,
      });
      const variables = { sessionId, meetingNumber: 1, userIds: members, wasThere: true, reason: 'The report failed.' };
      return { caller: await server.as('support'), variables, varying: ['lines', 'isSaved'] };
    },
    ids: {
      userIds: 'saveAttendance.test.ts: somebody who is not enrolled is passed over',
    },
  },
};

/** A class that is attended, marked and moved. */
export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const { sessionId, members, startOf } = await addClassOf(server, {
    sessionId: 'locks-class',
    meetings: 1,
    members: 3,
  });
  const begins = startOf(1);
  const ctx = server.context(null, begins + 10 * minute);
  const idOf = (n: number): string => members[n % members.length] ?? '';
  let asked = 0;
  return {
    'a room is entered and left': async (n) => {
      const memberId = idOf(n);
      await enterRoom(ctx, memberId, { sessionId, meetingNumber: 1 });
      await leaveRoom(ctx, memberId, { sessionId });
      return 'done';
    },
    'attendance that staff marks': async (n) => {
      const mark = { memberId: idOf(n), sessionId, by: operator, reason: 'x' };
      asked += 1;
      return codeOf(asked % 2 === 0 ? await takeMarkBack(ctx, mark) : await markAttended(ctx, mark));
    },
    'a meeting that staff moves': async (n) => {
      const at = begins + (n % 3) * minute;
      await server.db
        .updateTable('meeting')
        .set({ start_at: new Date(at), end_at: new Date(at + hour) })
        .where('session_id', '=', sessionId)
        .execute();
      await tellNewDates(server.context(null, begins - hour));
      return 'done';
    },
  };
}
