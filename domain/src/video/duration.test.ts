import { expect, test } from 'vitest';
import { durationInWords, formatDuration, formatTimeLeft } from './duration.ts';

test('[VID-10] a length has minutes and seconds, and hours when it is more than one', () => {
  expect([0, 59.9, 65, 3599, 3600, 3601, 36_061, -3].map(formatDuration)).toEqual([
    '00:00',
    '00:59',
    '01:05',
    '59:59',
    '60:00',
    '01:00:01',
    '10:01:01',
    '00:00',
  ]);
});

test('a length in words leaves out what is nothing', () => {
  expect([102, 60, 42].map(durationInWords)).toEqual(['1 minute 42 seconds', '1 minute', '42 seconds']);
});

test('[VID-17] what is left is told in minutes, and in seconds below one, and is never nothing', () => {
  const left = [-5, 0.2, 59.4, 60, 540].map((seconds) => formatTimeLeft(seconds));
  expect(left).toEqual(['1 sec left', '1 sec left', '59 sec left', '1 min left', '9 min left']);
  expect([formatTimeLeft(38, true), formatTimeLeft(150, true)]).toEqual(['38 sec unwatched', '3 min unwatched']);
});
