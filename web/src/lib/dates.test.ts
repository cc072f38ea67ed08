import { day } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { formatDay, formatMonthDay, formatPlainDay, formatSpan, formatTime, formatWeekday } from './dates.ts';

// three hours before midnight in New York is already the next day in UTC, and afternoon there in Tokyo
const late = Date.UTC(2026, 11, 2, 2);

test('[NAV-11] days, times and spans are those of the zone, not of the machine', () => {
  expect(formatDay(late, 'America/New_York')).toBe('Dec 1, 2026');
  expect(formatDay(late, 'UTC')).toBe('Dec 2, 2026');
  expect(formatPlainDay('2026-12-02')).toBe('Dec 2, 2026');
  expect(formatMonthDay(late, 'America/New_York')).toBe('Dec 1');
  expect(formatWeekday(late, 'America/New_York')).toBe('Tue, Dec 1');
  expect(formatTime(late, 'America/New_York')).toBe('9:00\u00a0PM\u00a0GMT-\u20605');
  expect(formatTime(late, 'Asia/Tokyo')).toMatch(/^11:00\u00a0AM\u00a0/);
  expect(formatSpan(late, late + day, 'America/New_York')).toBe('Dec 1 to 2, 2026');
});
