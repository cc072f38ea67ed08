import { expect, test } from 'vitest';
import { completionSentence, partPercent, readSpans, unwatched, watchedPercent } from './watched.ts';

test('spans are read from the text of the database, and end with the video', () => {
  expect(readSpans('{[0,10),[20,61)}', 60.4)).toEqual([
    { from: 0, to: 10 },
    { from: 20, to: 60.4 },
  ]);
  expect(readSpans('{}', 60)).toEqual([]);
});

test('what was not watched is the rest, without parts too short to mention', () => {
  const spans = [
    { from: 5, to: 10 },
    { from: 12, to: 58 },
  ];
  expect(unwatched(spans, 60, 1)).toEqual([
    { from: 0, to: 5 },
    { from: 10, to: 12 },
    { from: 58, to: 60 },
  ]);
  expect(unwatched(spans, 60, 3)).toEqual([{ from: 0, to: 5 }]);
  expect(unwatched(spans, 60, 5)).toEqual([{ from: 0, to: 5 }]);
  expect(unwatched([], 60, 3)).toEqual([{ from: 0, to: 60 }]);
  expect(unwatched([{ from: 0, to: 60 }], 60, 1)).toEqual([]);
});

test('a hundred percent only when nothing is missing', () => {
  expect(watchedPercent([{ from: 0, to: 59.9 }], 60)).toBe(99);
  expect(watchedPercent([{ from: 0, to: 60 }], 60)).toBe(100);
  expect(watchedPercent([], 0)).toBe(0);
});

test('one sentence says what completes the video, by the rule of its course', () => {
  const clock = (seconds: number): string => `${String(seconds)} s`;
  const of = { completed: false, duration: 100 };
  expect(completionSentence({ ...of, rule: 'farthest' }, clock)).toContain('up to 90 s');
  expect(completionSentence({ ...of, rule: 'coverage' }, clock)).toBe(
    'It is complete when you have watched 90% of it.',
  );
  expect(completionSentence({ ...of, completed: true, rule: 'coverage' }, clock)).toBe('This video is complete.');
});

test('[VID-16] of a chapter counts what was watched of it, wherever the playhead has been', () => {
  const spans = [
    { from: 0, to: 25 },
    { from: 84, to: 105 },
  ];
  const percent = (from: number, to: number) => partPercent({ from, to }, spans);
  expect([percent(0, 25), percent(0, 50), percent(25, 84), percent(80, 120)]).toEqual([100, 50, 0, 52.5]);
  // rounded ends
  expect([percent(0, 26), percent(0, 27)]).toEqual([100, (25 / 27) * 100]);
  expect([percent(10, 10), partPercent({ from: 0, to: 30 }, [])]).toEqual([0, 0]);
});
