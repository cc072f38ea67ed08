import { expect, test } from 'vitest';
import { resumeOf } from './resume.ts';

const duration = 169.4;
const begun = (continueAtTime: number, farthestWatchedTime = continueAtTime) => ({
  duration,
  continueAtTime,
  farthestWatchedTime,
});

test('[VID-17] a video without gaps goes on at its playhead, and its rest is left', () => {
  expect(resumeOf(begun(60), [{ from: 0, to: 60 }])).toEqual({ at: 60, unwatched: 109.4, skipped: false });
  // nothing is known of the parts but how far it was watched
  expect(resumeOf(begun(60), [])).toEqual({ at: 60, unwatched: 109.4, skipped: false });
  expect(resumeOf(begun(0), [])).toEqual({ at: 0, unwatched: duration, skipped: false });
});

test('[VID-17] a video whose end was watched goes on at the part that was skipped', () => {
  const spans = [
    { from: 0, to: 20 },
    { from: 58, to: duration },
  ];
  expect(resumeOf(begun(0, duration), spans)).toEqual({ at: 20, unwatched: 38, skipped: true });
  // the playhead was left in the last part, after which nothing is missing
  expect(resumeOf(begun(140, 160), spans)).toEqual({ at: 20, unwatched: 38, skipped: true });
});

test('[VID-17] a playhead before the end of a gap stays where it is', () => {
  const spans = [
    { from: 0, to: 20 },
    { from: 58, to: 90 },
  ];
  expect(resumeOf(begun(70, 90), spans)).toMatchObject({ at: 70, skipped: true });
  expect(resumeOf(begun(30, 90), spans)).toMatchObject({ at: 30 });
});

test('[VID-17] something is always left, however short the gaps are', () => {
  const spans = [
    { from: 0, to: 80 },
    { from: 82, to: duration },
  ];
  expect(resumeOf(begun(0, duration), spans)).toEqual({ at: 0, unwatched: 2, skipped: true });
  expect(resumeOf(begun(0, duration), [{ from: 0, to: duration }]).unwatched).toBe(1);
});
