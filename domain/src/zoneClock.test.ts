import { expect, test } from 'vitest';
import { instantText } from './parseInstant.ts';
import { day, hour, minute } from './time.ts';
import { addDays, daysBetween, zoneClock } from './zoneClock.ts';

test('[D83] what the clock of a zone shows leads back to its instant, also where the clock jumps', () => {
  for (const zone of ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'Africa/Cairo']) {
    const clock = zoneClock(zone);
    // every 29 hours of a year, so that both changes of the clock are near one of them
    for (let at = 1_780_000_020_000; at < 1_811_000_000_000; at += 29 * hour) {
      const back = clock.instantOf(clock.timeAt(at));
      expect([zone, clock.timeAt(back)]).toEqual([zone, clock.timeAt(at)]);
      // an hour that the clock shows twice has two instants, of which the first is taken
      expect(at - back).toBeOneOf([0, hour]);
    }
  }
  const newYork = zoneClock('America/New_York');
  expect(instantText(newYork.instantOf('2027-03-14T02:30:00'))).toBe('2027-03-14T07:30:00.000Z');
  expect(instantText(newYork.instantOf('2026-11-01T01:30:00'))).toBe('2026-11-01T05:30:00.000Z');
  expect(instantText(newYork.instantOf('2026-12-02T00:00:00'))).toBe('2026-12-02T05:00:00.000Z');
  expect(newYork.dayAt(1_796_180_400_000 + 5 * hour - minute)).toBe('2026-12-02');
  expect(newYork.instantOf('soon')).toBeNaN();
});

test('[D83] days are counted by the calendar', () => {
  expect([addDays('2027-02-27', 2), addDays('2028-02-27', 2), addDays('2027-01-01', -1)]).toEqual([
    '2027-03-01',
    '2028-02-29',
    '2026-12-31',
  ]);
  for (const from of ['2026-10-24', '2027-03-13'])
    for (const days of [0, 1, 7, 400, -30]) expect(daysBetween(from, addDays(from, days))).toBe(days);
  expect(addDays('2027-03-13', day / day)).toBe('2027-03-14');
});
