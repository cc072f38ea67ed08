import { noon } from '@atrium/domain/session/session.fixture.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { toMemberSession } from './memberSession.ts';
import { meetingTimes, seatWords, sessionDates, sessionWhen, startWords } from './sessionWords.ts';
import { aWireOnDemand, aWireSession } from './wire.fixture.ts';

const zone = 'America/New_York';
const at = (startAt: number) => ({ startAt, endAt: startAt + hour });

test('date ranges are as short as possible', () => {
  const dates = (startAt: number, endAt: number) =>
    sessionDates(toMemberSession(aWireSession({ startAt: String(startAt), endAt: String(endAt) })), zone);
  expect(dates(noon, noon + 4 * day)).toBe('Mar 2 to 6, 2026');
  expect(dates(noon, noon + 35 * day)).toBe('Mar 2 to Apr 6, 2026');
  expect(dates(noon, noon + 310 * day)).toBe('Mar 2, 2026 to Jan 6, 2027');
  expect(dates(noon, noon + hour)).toBe('Mar 2, 2026');
  expect(sessionDates(toMemberSession(aWireOnDemand()), zone)).toBe('On demand');
});

test('meetings are shown by weekdays and time, in the viewer’s zone', () => {
  const session = toMemberSession(aWireSession());
  const meetings = [at(noon), at(noon + 2 * day), at(noon + 4 * day)];
  expect(meetingTimes(session, meetings, 'UTC')).toBe('Mon, Wed and Fri, 12:00\u00a0PM\u00a0UTC');
  expect(meetingTimes(session, meetings, zone)).toBe('Mon, Wed and Fri, 7:00\u00a0AM\u00a0GMT-\u20605');
  expect(meetingTimes(session, [at(noon), at(noon + 2 * day + hour)], 'UTC')).toBe(
    'Mon and Wed, from 12:00\u00a0PM\u00a0UTC',
  );
  const workshop = toMemberSession(aWireSession({ startAt: String(noon), endAt: String(noon + 2 * hour) }));
  expect(meetingTimes(workshop, [], 'UTC')).toBe('Mon, Mar 2, 12:00\u00a0PM\u00a0UTC');
  expect(meetingTimes(toMemberSession(aWireOnDemand()), [], 'UTC')).toBe(null);
  expect(startWords(workshop, 'UTC')).toBe('Starts Mon, Mar 2, 12:00\u00a0PM\u00a0UTC');
  expect(sessionWhen(workshop, 'UTC')).toEqual(['Mon, Mar 2, 2026, 12:00\u00a0PM\u00a0UTC']);
  const days = toMemberSession(aWireSession({ startAt: String(noon), endAt: String(noon + 4 * day) }));
  expect(sessionWhen(days, 'UTC')).toEqual(['Mar 2 to 6, 2026', 'Starts Mon, Mar 2, 12:00\u00a0PM\u00a0UTC']);
  expect(sessionWhen(toMemberSession(aWireOnDemand()), 'UTC')).toEqual(['On demand']);
});

test('seats, waitlist rank and offers as text', () => {
  const words = (given: Parameters<typeof aWireSession>[0], meetings: Parameters<typeof seatWords>[1] = []) =>
    seatWords(toMemberSession(aWireSession(given)), meetings, noon);
  expect(words({ seatsRemaining: 14 })).toBe('14 seats left');
  expect(words({ seatsRemaining: 1 })).toBe('1 seat left');
  expect(words({ seatsRemaining: null })).toBe('Open');
  expect(words({ seatsRemaining: null, endAt: String(noon + hour) })).toBe('Closed');
  expect(words({ enrollmentStatus: 'WAITLISTED', waitlistPosition: 3 })).toBe("You're number 3 in line");
  const offered = { enrollmentStatus: 'WAITLISTED', waitlistPosition: 1, offerExpiresAt: String(noon + 1) } as const;
  expect(words(offered)).toBe('A seat is yours to claim');
  expect(words({ ...offered, offerExpiresAt: String(noon) })).toBe("You're number 1 in line");
  // a member who was enrolled to the end may have been absent (D24)
  expect(words({ enrollmentStatus: 'COMPLETED' })).toBe('Ended');
});

test('[CRS-02] an enrolled row says live during a meeting, not for all its weeks', () => {
  const running = toMemberSession(
    aWireSession({ enrollmentStatus: 'ENROLLED', startAt: String(noon - day), endAt: String(noon + day) }),
  );
  expect(seatWords(running, [at(noon - hour / 2)], noon)).toBe('Enrolled, live now');
  expect(seatWords(running, [at(noon - day), at(noon + hour)], noon)).toBe('Enrolled');
  expect(seatWords(running, [], noon)).toBe('Enrolled, live now');
});
