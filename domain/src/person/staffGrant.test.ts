import { expect, test } from 'vitest';
import { parseInstant } from '../parseInstant.ts';
import { endOfDay, refuseLastDay } from './staffGrant.ts';

const now = parseInstant('2026-11-29T23:30:00Z');
const support = { roles: ['support'] } as const;

test('[PEO-01] access lasts to the end of its last day in the zone of the person', () => {
  expect(endOfDay('2026-12-01', 'America/New_York')).toBe(parseInstant('2026-12-02T05:00:00Z'));
  // over the night on which the clocks change
  expect(endOfDay('2027-03-13', 'America/New_York')).toBe(parseInstant('2027-03-14T05:00:00Z'));
  expect(endOfDay('2027-03-14', 'America/New_York')).toBe(parseInstant('2027-03-15T04:00:00Z'));
  for (const none of ['', 'soon', '2026-02-31', '2026-1-1', '2026-12-01T00:00'])
    expect(endOfDay(none, 'UTC')).toBeNaN();
});

test.each([
  ['2026-11-29', 'UTC', null],
  // in Tokyo it is the next day already
  ['2026-11-29', 'Asia/Tokyo', 'This day has passed.'],
  ['2026-11-28', 'UTC', 'This day has passed.'],
  ['2026-12-28', 'UTC', null],
  ['2026-12-29', 'UTC', 'You can give access for 30 days: until December 28, 2026. An owner can give more.'],
  ['2026-12-29', 'Asia/Tokyo', null],
  ['9999-12-31', 'UTC', 'Choose the last day.'],
  ['never', 'UTC', 'Choose the last day.'],
])('[STF-01] support gives access until %s in %s: %s', (lastDay, timeZone, sentence) => {
  expect(refuseLastDay(lastDay, { staff: support, timeZone, now })).toBe(sentence);
});

test('[STF-01] an owner and a command give access until any day', () => {
  const given = { timeZone: 'UTC', now };
  expect(refuseLastDay('2030-01-01', { staff: { roles: ['owner', 'support'] }, ...given })).toBeNull();
  expect(refuseLastDay('2030-01-01', { staff: null, ...given })).toBeNull();
});
