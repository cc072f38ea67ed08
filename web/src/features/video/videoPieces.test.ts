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

test('the transcript search ignores case, and an empty one finds everything', () => {
  const cues = ['A brief is a question', 'that somebody answers'].map((text, i) => ({
    startSeconds: i,
    endSeconds: i + 1,
    text,
  }));
  expect(findCues(cues, ' BRIEF ')).toEqual([cues[0]]);
  expect(findCues(cues, '  ')).toEqual(cues);
  expect(findCues(cues, '.*')).toEqual([]);
});
