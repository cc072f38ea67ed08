import { expect, test } from 'vitest';
import { seekParam } from './seekParam.ts';
import { findCues } from './transcriptSearch.ts';

test('[VID-02] [THR-48] ?seek is a number inside the video, and nothing else', () => {
  expect(seekParam('372', 930)).toBe(372);
  expect(seekParam('12.9', 930)).toBe(12);
  expect(seekParam('99999', 930)).toBe(929);
  for (const text of [undefined, '', '-5', '1e3', 'NaN', '5;alert(1)', '<img>', '0x10', '99999999999']) {
    expect(seekParam(text, 930)).toBeNull();
  }
});

<<<<<<< HEAD
test('the transcript finds words whatever their case, and everything for nothing', () => {
=======
test('a position in a video is formatted like a clock', () => {
  expect([0, 67, 725, 3729].map(clockTime)).toEqual(['0:00', '1:07', '12:05', '1:02:09']);
});

test('the transcript search ignores case, and an empty one finds everything', () => {
>>>>>>> 163d862 (Say test titles in plain English)
  const cues = ['A brief is a question', 'that somebody answers'].map((text, i) => ({
    startSeconds: i,
    endSeconds: i + 1,
    text,
  }));
  expect(findCues(cues, ' BRIEF ')).toEqual([cues[0]]);
  expect(findCues(cues, '  ')).toEqual(cues);
  expect(findCues(cues, '.*')).toEqual([]);
});
