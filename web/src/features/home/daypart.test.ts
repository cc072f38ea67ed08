import { hour } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { isSameDay } from '#lib/dates.ts';
import { daypart } from './daypart.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test('the greeting follows the clock of the zone', () => {
  expect(daypart(noon, 'UTC')).toBe('afternoon');
  expect(daypart(noon - 1, 'UTC')).toBe('morning');
  expect(daypart(noon, 'America/New_York')).toBe('morning');
  expect(daypart(noon + 6 * hour, 'UTC')).toBe('evening');
  expect(daypart(noon - 9 * hour, 'UTC')).toBe('evening');
});

test('a day ends at midnight of the zone', () => {
  expect(isSameDay(noon, noon + 12 * hour - 1, 'UTC')).toBe(true);
  expect(isSameDay(noon, noon + 12 * hour, 'UTC')).toBe(false);
  expect(isSameDay(noon, noon + 12 * hour, 'America/New_York')).toBe(true);
});
