import { expect, test } from 'vitest';
import { shouldAutoEnroll } from './autoEnroll.ts';
import { continueAt, isVideoComplete, rollUp } from './progress.ts';

test('[VID-04] complete at 90 % of the duration, never without one', () => {
  const complete = (farthestWatchedTime: number, duration: number) =>
    isVideoComplete({ farthestWatchedTime, duration });
  expect([complete(90, 100), complete(89.9, 100), complete(0.9 * 7.3, 7.3), complete(5, 0), complete(5, -1)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('[VID-03] playback resumes where it stopped, from the beginning within ten seconds of the end', () => {
  expect([0, 50, 89.9, 90, 100, 400].map((position) => continueAt(position, 100))).toEqual([0, 50, 89.9, 0, 0, 0]);
});

test('[VID-13] roll-ups are weighted by duration and count a complete video as a whole', () => {
  const videos = [
    { duration: 100, farthestWatchedTime: 95 },
    { duration: 300, farthestWatchedTime: 30 },
    { duration: 0, farthestWatchedTime: 9 },
  ];
  expect(rollUp(videos)).toEqual({
    videoCount: 3,
    completedCount: 1,
    totalDuration: 400,
    totalFarthestWatchedTime: 125,
    share: 130 / 400,
  });
  expect(rollUp([]).share).toBe(0);
  // a video that was replaced by a shorter one was not watched for longer than it is
  expect(rollUp([{ duration: 100, farthestWatchedTime: 250 }]).totalFarthestWatchedTime).toBe(100);
});

test('[VID-09] automatic enrollment at 30 seconds, on demand, not enrolled, no badge, entitled', () => {
  const facts = {
    sessionType: 'ON_DEMAND',
    enrolled: false,
    hasBadge: false,
    entitled: true,
    totalFarthestWatchedTime: 30,
  } as const;
  expect(shouldAutoEnroll(facts)).toBe(true);
  expect(shouldAutoEnroll({ ...facts, totalFarthestWatchedTime: 29.9 })).toBe(false);
  expect(shouldAutoEnroll({ ...facts, sessionType: 'LIVE' })).toBe(false);
  expect(shouldAutoEnroll({ ...facts, enrolled: true })).toBe(false);
  expect(shouldAutoEnroll({ ...facts, hasBadge: true })).toBe(false);
  expect(shouldAutoEnroll({ ...facts, entitled: false })).toBe(false);
});
