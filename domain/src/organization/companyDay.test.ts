import { expect, test } from 'vitest';
import { isOver } from './companyDay.ts';

test('the last day of a contract belongs to it, to its end where the company is', () => {
  const over = (now: string, zone = 'America/New_York') => isOver('2027-02-05', zone, Date.parse(now));
  // midnight in New York is 5:00 in UTC
  expect([over('2027-02-05T12:00Z'), over('2027-02-06T04:59Z'), over('2027-02-06T05:00Z')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(over('2027-02-05T15:00Z', 'Asia/Tokyo')).toBe(true);
});
