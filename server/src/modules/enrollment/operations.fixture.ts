import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { day, hour } from '@atrium/domain/time.ts';
import type { TestServer } from '../../testing/harness.ts';
import { firstNumber, type MutationCall, type Operations } from '../../testing/operation.ts';
import { actOf } from '../../testing/operator.ts';
import { addClassOf } from '../attendance/class.fixture.ts';
import { enrollmentCalls } from './enrollmentCalls.fixture.ts';
import { cancelSession } from './service/staff/changeDates.ts';
import { addFullSession, addOpenAnnouncement, addOpenOffer, addSession, staffContextOf } from './workshop.fixture.ts';

/** A call of support about somebody who waits for a full session, of whom another waits first. */
const onWaitlist =
  (name: string, more: Readonly<Record<string, unknown>> = {}, isOffered = false) =>
  async (server: TestServer): Promise<MutationCall> => {
    const { sessionId, waiting } = await addFullSession(server, `called-${name}-${randomUUID()}`);
    const [first = '', second = ''] = waiting;
    if (isOffered) await addOpenOffer(server, sessionId, second);
    else await server.db.updateTable('session_seat').set({ capacity: 2 }).where('session_id', '=', sessionId).execute();
    const reason = 'They asked for it.';
    return {
      caller: await server.as('support'),
      variables: { sessionId, userId: isOffered ? second : first, reason, ...more },
      varying: ['lines', 'isSaved'],
    };
  };

/** A session of two classes that are to come. */
const addClassToCome = (server: TestServer) =>
  addClassOf(server, {
    sessionId: `dated-${randomUUID()}`,
    meetings: 2,
    members: 2,
    startAt: server.clock.now() + 7 * day,
  });

const staffCall = async (server: TestServer, variables: Readonly<Record<string, unknown>>): Promise<MutationCall> => ({
  caller: await server.as('support'),
  variables: { ...variables, reason: 'The teacher is ill.' },
  varying: ['lines', 'isSaved'],
});

export const operations: Operations = {
  getRunSession: { access: { staff: 'enrollment.read' } },
  listRunSessions: { access: { staff: 'enrollment.read' } },
  listSessionPeople: { access: { staff: 'enrollment.read' } },
  enrollPerson: {
    access: { staff: 'enrollment.write' },
    call: async (server) => {
      const startAt = server.clock.now() + 30 * day;
      const sessionId = `called-${randomUUID()}`;
      await addSession(server, { sessionId, courseId: sessionId, startAt, capacity: 3 });
      const userId = persona('academy').memberId;
      const variables = { sessionId, userId, reason: 'They asked by phone.' };
      return { caller: await server.as('support'), variables, varying: ['lines', 'isSaved'] };
    },
  },
  unenrollPerson: {
    access: { staff: 'enrollment.write' },
    call: onWaitlist('unenroll'),
  },
  offerSeat: { access: { staff: 'enrollment.write' }, call: onWaitlist('offer') },
  holdSeat: {
    access: { staff: 'enrollment.write' },
    call: async (server) => onWaitlist('hold', { until: String(server.clock.now() + day) }, true)(server),
  },
  letSeatGo: {
    access: { staff: 'enrollment.write' },
    call: onWaitlist('let-go', {}, true),
  },
  moveMeeting: {
    access: { staff: 'schedule.write' },
    call: async (server) => {
      const { sessionId, startOf } = await addClassToCome(server);
      const [startAt, endAt] = [startOf(1) + hour, startOf(1) + 2 * hour].map(String);
      return staffCall(server, { sessionId, meetingNumber: 1, startAt, endAt });
    },
  },
  cancelMeeting: {
    access: { staff: 'schedule.write' },
    call: async (server) =>
      staffCall(server, { sessionId: (await addClassToCome(server)).sessionId, meetingNumber: 1 }),
  },
  cancelSession: {
    access: { staff: 'schedule.write' },
    call: async (server) => staffCall(server, { sessionId: (await addClassToCome(server)).sessionId }),
  },
  takeDatesBack: {
    access: { staff: 'schedule.write' },
    call: async (server) => {
      const { sessionId } = await addClassToCome(server);
      const owner = staffContextOf(server, persona('employee').memberId, server.clock.now());
      await cancelSession(owner, actOf(server), { sessionId, words: '' });
      return staffCall(server, { sessionId });
    },
  },
  listSessionAnnouncements: { access: { staff: 'enrollment.read' } },
  announceToSession: {
    access: { staff: 'announcement.write' },
    call: async (server) => {
      const { sessionId } = await addFullSession(server, `called-${randomUUID()}`);
      const written = { announcementId: randomUUID(), subject: 'The room', text: 'It has moved.' };
      const variables = { sessionId, ...written, reason: 'The former one is closed.' };
      return { caller: await server.as('support'), variables, varying: ['lines', 'isSaved'] };
    },
    ids: { announcementId: 'announcements.test.ts: a new id' },
  },
  stopAnnouncement: {
    access: { staff: 'announcement.write' },
    call: async (server) => {
      const { sessionId } = await addFullSession(server, `called-${randomUUID()}`);
      const announcementId = randomUUID();
      await addOpenAnnouncement(server, sessionId, announcementId);
      const variables = { announcementId, reason: 'It was wrong.' };
      return { caller: await server.as('support'), variables, varying: ['lines', 'isSaved'] };
    },
    ids: { announcementId: 'announcements.test.ts: for the team, and an instructor only of their own courses' },
  },
  moveWaiting: {
    access: { staff: 'enrollment.write' },
    call: onWaitlist('move', { rank: 1 }, true),
  },
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
