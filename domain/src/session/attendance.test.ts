import { expect, test } from 'vitest';
import { hour, minute } from '../time.ts';
import { isLiveComplete, isMeetingAttended, isMeetingMissed, isSessionAttended, presentFor } from './attendance.ts';
import { noon } from './session.fixture.ts';

test('[SSN-06] a meeting is missed once it is over, was not attended, and no report can change that', () => {
  const record = { endAt: noon, isReported: false, attended: false };
  expect(isMeetingMissed(record, noon - 1)).toBe(false);
  expect(isMeetingMissed({ ...record, isReported: true }, noon - 1)).toBe(false);
  // the provider may still report
  expect(isMeetingMissed(record, noon)).toBe(false);
  expect(isMeetingMissed(record, noon + 36 * hour)).toBe(true);
  expect(isMeetingMissed({ ...record, isReported: true }, noon)).toBe(true);
  expect(isMeetingMissed({ ...record, isReported: true, attended: true }, noon + hour)).toBe(false);
});

const meeting = { startAt: noon, endAt: noon + hour };
const there = (from: number, to: number | null) => ({
  joinedAt: noon + from * minute,
  leftAt: to === null ? null : noon + to * minute,
});

test('[SSN-06] of a meeting count the minutes within it, those of two devices once; a member who never leaves stays until the end', () => {
  const minutes = (...presences: ReturnType<typeof there>[]) => presentFor(meeting, presences) / minute;
  expect(minutes()).toBe(0);
  expect(minutes(there(-10, 30))).toBe(30);
  expect(minutes(there(50, 90))).toBe(10);
  expect(minutes(there(-30, -10), there(70, 80))).toBe(0);
  expect(minutes(there(20, 45), there(10, 35))).toBe(35);
  expect(minutes(there(0, 50), there(10, 20), there(40, 55))).toBe(55);
  expect(minutes(there(45, null))).toBe(15);
});

test('[SSN-06] half of a meeting is a meeting attended, half of the meetings a session; less is neither', () => {
  expect([30, 29].map((minutes) => isMeetingAttended(meeting, minutes * minute))).toEqual([true, false]);
  expect(isMeetingAttended({ startAt: noon, endAt: noon }, 0)).toBe(false);
  const session = (attended: number, count: number) => isSessionAttended({ attended, count });
  expect([session(1, 2), session(1, 3), session(2, 3), session(0, 0)]).toEqual([true, false, true, false]);
});

test('[SSN-08] a live session is complete by attendance and every required project', () => {
  const project = (completed: boolean, optional = false) => ({ completed, optional });
  expect(isLiveComplete({ attended: true, projects: [] })).toBe(true);
  expect(isLiveComplete({ attended: true, projects: [project(true), project(false, true)] })).toBe(true);
  expect(isLiveComplete({ attended: true, projects: [project(true), project(false)] })).toBe(false);
  expect(isLiveComplete({ attended: false, projects: [project(true)] })).toBe(false);
});
