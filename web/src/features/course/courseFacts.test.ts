import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';
import { anOwnMeeting, aWireCard, aWireOnDemand, aWireSession } from '#parts/facts/wire.fixture.ts';
import { courseFormats, firstChoice, hiddenLessons, liveFrom } from './courseFacts.ts';
import type { CourseDetail } from './courseQuery.ts';

const inDays = (days: number, length = 2) => ({
  startAt: String(noon + days * day),
  endAt: String(noon + (days + length) * day),
});

function aDetail(sessions: CourseDetail['sessions'], given: Partial<CourseDetail> = {}): CourseDetail {
  return {
    card: { ...aWireCard(), subtitle: '', description: '', faculty: [] },
    whoWillBenefit: [],
    whatYouWillLeaveWith: [],
    topTakeaway: '',
    courseSyllabusUrl: null,
    trailer: null,
    sessions,
    meetings: [],
    outline: [],
    lessonCount: 0,
    lessonSeconds: 0,
    ...given,
  };
}

test('[CRS-01] the formats: upcoming live sessions in order, and the on-demand one', () => {
  const detail = aDetail([
    aWireOnDemand(),
    aWireSession({ sessionId: 'late', ...inDays(20) }),
    aWireSession({ sessionId: 'past', enrollmentStatus: 'CLOSED', ...inDays(-9) }),
    aWireSession({ sessionId: 'off', cancelled: true, enrollmentStatus: 'CLOSED', ...inDays(8) }),
    aWireSession({ sessionId: 'soon', ...inDays(4) }),
  ]);
  const { live, onDemand } = courseFormats(detail, [], noon);
  expect(live.map(({ session }) => session.sessionId)).toEqual(['soon', 'late']);
  expect(onDemand?.sessionId).toBe('od1');
});

test('[CRS-01] the own session is chosen first, else the first that can be joined', () => {
  const choice = (...statuses: CourseDetail['sessions'][number]['enrollmentStatus'][]) => {
    const sessions = statuses.map((enrollmentStatus, at) =>
      aWireSession({ sessionId: `s${String(at)}`, enrollmentStatus, ...inDays(4 + 10 * at) }),
    );
    return firstChoice(courseFormats(aDetail(sessions), [], noon).live, noon)?.session.sessionId;
  };
  expect(choice('ENROLL', 'ENROLLED')).toBe('s1');
  expect(choice('CLOSED', 'WAITLIST', 'ENROLL')).toBe('s1');
  expect(choice('CLOSED')).toBe('s0');
});

test('a session is live from its first meeting, not from the hour at which its room opens', () => {
  const session = aWireSession({ sessionId: 's', ...inDays(4), activateAt: String(noon + 4 * day - 3 * hour) });
  const meeting = (at: number) => ({
    sessionId: 's',
    title: 'Working session',
    startAt: String(at),
    endAt: String(at + hour),
  });
  const options = (meetings: CourseDetail['meetings']) =>
    courseFormats(aDetail([session], { meetings }), [], noon).live;
  expect(options([meeting(noon + 6 * day), meeting(noon + 5 * day)]).map(liveFrom)).toEqual([noon + 5 * day]);
  expect(options([]).map(liveFrom)).toEqual([noon + 4 * day]);
});

test('[CRS-01] a date names the meeting it overlaps; overlapping weeks, and other sessions of the course, are no clash', () => {
  const at = (sessionId: string, days: number) => ({
    sessionId,
    title: 'Working session',
    startAt: String(noon + days * day),
    endAt: String(noon + days * day + hour),
  });
  const detail = aDetail(
    [aWireSession({ sessionId: 'a', ...inDays(4) }), aWireSession({ sessionId: 'b', ...inDays(9) })],
    { meetings: [at('a', 4), at('a', 5), at('b', 9)] },
  );
  const clashes = (...own: OwnMeeting[]) =>
    courseFormats(detail, own, noon).live.map(({ clash }) => clash?.courseTitle ?? null);
  const other = anOwnMeeting({ courseId: 'other', courseTitle: 'AI for Business Leaders', startAt: noon + 5 * day });
  expect(clashes(other)).toEqual(['AI for Business Leaders', null]);
  expect(clashes({ ...other, courseId: 'c1' })).toEqual([null, null]);
  expect(clashes({ ...other, startAt: other.endAt, endAt: other.endAt + hour })).toEqual([null, null]);
});

test('a date that can no longer be joined overlaps nothing', () => {
  const own = anOwnMeeting({ courseId: 'other', startAt: noon + hour });
  const clashes = (...given: Parameters<typeof aWireSession>) =>
    courseFormats(aDetail([aWireSession(...given)]), [own], noon).live.map(({ clash }) => clash !== null);
  const running = { startAt: String(noon - 9 * day), endAt: String(noon + 8 * hour) };
  expect(clashes({ ...running, courseType: 'WORKSHOP' })).toEqual([true]);
  expect(clashes({ ...running, courseType: 'WORKSHOP', enrollmentStatus: 'CLOSED' })).toEqual([false]);
  expect(clashes({ ...running, courseType: 'SPRINT' })).toEqual([false]);
});

test('[CRS-01] completed sessions come after upcoming ones', () => {
  const detail = aDetail([
    aWireSession({ sessionId: 'done', enrollmentStatus: 'COMPLETED', ...inDays(-9) }),
    aWireSession({ sessionId: 'soon', ...inDays(4) }),
  ]);
  const { live } = courseFormats(detail, [], noon);
  expect(live.map(({ session }) => session.sessionId)).toEqual(['soon', 'done']);
  expect(firstChoice(live, noon)?.session.sessionId).toBe('soon');
});

test('[CRS-07] hidden sessions are offered where the server answers them', () => {
  const sessions = [aWireSession({ hideInCatalog: true }), { ...aWireOnDemand(), hideInCatalog: true }];
  const { live, onDemand } = courseFormats(aDetail(sessions), [], noon);
  expect([live.length, onDemand?.sessionId]).toEqual([1, 'od1']);
});

test('[CRS-07] the lessons that an outline leaves out are counted', () => {
  const video = { videoId: 'v', title: 'V', duration: 90 };
  const outline = [{ groupId: 'g', title: 'G', description: '', videos: [video, video] }];
  expect([2, 5].map((lessonCount) => hiddenLessons({ outline, lessonCount }))).toEqual([0, 3]);
});
