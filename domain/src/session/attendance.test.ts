import { expect, test } from 'vitest';
import { hour } from '../time.ts';
import { isMeetingMissed } from './attendance.ts';
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
