import { expect, test } from 'vitest';
import { day, hour } from '../time.ts';
import { isActive, isHappeningNow, isShownInUpcoming, mainSession } from './flags.ts';
import { anOnDemandSession, aRunningSession, aSession, noon } from './session.fixture.ts';

test('[CRS-02] happeningNow: live, from activation or the start until the end', () => {
  const session = aSession({ startAt: noon, endAt: noon + hour });
  expect([noon - 1, noon, noon + hour - 1, noon + hour].map((now) => isHappeningNow(session, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isHappeningNow({ ...session, activateAt: noon - 600_000 }, noon - 600_000)).toBe(true);
  expect(isHappeningNow({ ...session, sessionType: 'ON_DEMAND' }, noon)).toBe(false);
  expect(isHappeningNow({ ...session, cancelled: true }, noon)).toBe(false);
});

test('[CRS-02] showInUpcoming: live, not ended, not happening, and enrollable, waitlist open or coming soon', () => {
  const shown = (given: Parameters<typeof aSession>[0]): boolean => isShownInUpcoming(aSession(given), noon);
  expect(['ENROLL', 'WAITLIST', 'FUTURE'].map((enrollmentStatus) => shown({ enrollmentStatus } as never))).toEqual([
    true,
    true,
    true,
  ]);
  expect(shown({ enrollmentStatus: 'ENROLLED' })).toBe(false);
  expect(shown({ enrollmentStatus: 'CLOSED' })).toBe(false);
  expect(shown({ startAt: noon - hour, endAt: noon + hour })).toBe(false);
  expect(shown({ startAt: noon - 2 * hour, endAt: noon - hour })).toBe(false);
  expect(shown({ sessionType: 'ON_DEMAND' })).toBe(false);
});

test('[CRS-02] active: enrolled and happening, or a completed sprint that ended under five days ago', () => {
  expect(isActive(aRunningSession({ enrollmentStatus: 'ENROLLED' }), noon)).toBe(true);
  expect(isActive(aRunningSession({ enrollmentStatus: 'ENROLL' }), noon)).toBe(false);
  expect(isActive(aSession({ enrollmentStatus: 'ENROLLED' }), noon)).toBe(false);
  const over = aSession({ startAt: noon - 10 * day, endAt: noon, enrollmentStatus: 'COMPLETED' });
  expect(isActive(over, noon)).toBe(true);
  expect(isActive(over, noon + 5 * day - 1)).toBe(true);
  expect(isActive(over, noon + 5 * day)).toBe(false);
  expect(isActive({ ...over, courseType: 'WORKSHOP' }, noon)).toBe(false);
});

test('[CRS-02] the main session: first future live, else on demand when a live one was completed, else the first', () => {
  const past = aSession({ sessionId: 'past', startAt: noon - 9 * day, endAt: noon - day, enrollmentStatus: 'CLOSED' });
  const later = aSession({ sessionId: 'later', startAt: noon + 9 * day });
  const sooner = aSession({ sessionId: 'sooner', startAt: noon + day });
  const onDemand = anOnDemandSession();
  const main = (...sessions: (typeof past)[]): string | undefined => mainSession(sessions, noon)?.sessionId;
  expect(main(past, later, onDemand, sooner)).toBe('sooner');
  expect(main(past, { ...sooner, cancelled: true })).toBe('past');
  expect(main(past, { ...sooner, startAt: noon })).toBe('past');
  expect(main(past, onDemand)).toBe('past');
  expect(main({ ...past, enrollmentStatus: 'COMPLETED' }, onDemand)).toBe('od1');
  expect(main()).toBeUndefined();
});
