import { expect, test } from 'vitest';
import { writeCaptions } from './captions.ts';
import { changeCue, cueAt, findCue, insertCue, joinCues, removeCue, replaceInCues, splitCue } from './cueEdits.ts';

const cue = (startSeconds: number, endSeconds: number, text: string) => ({ startSeconds, endSeconds, text });
const cues = [cue(0, 4, 'One two three four'), cue(5, 8, 'Five (six)'), cue(8, 9, 'Seven')];

test('[MED-03] captions are split at the playhead or in their middle, at a word, and joined', () => {
  expect(splitCue(cues, 0, 1).slice(0, 2)).toEqual([cue(0, 1, 'One'), cue(1, 4, 'two three four')]);
  expect(splitCue(cues, 0, 30).slice(0, 2)).toEqual([cue(0, 2, 'One two'), cue(2, 4, 'three four')]);
  expect(splitCue([cue(0, 1, 'Word')], 0, 9)).toEqual([cue(0, 0.5, 'Word'), cue(0.5, 1, '')]);
  expect(joinCues(cues, 0)).toEqual([cue(0, 8, 'One two three four Five (six)'), cues[2]]);
  expect(joinCues(cues, 2)).toBe(cues);
});

test('[MED-03] a caption is added where there is room, changed and removed', () => {
  expect(insertCue(cues, 0)[1]).toEqual(cue(4, 5, ''));
  expect(insertCue(cues, 2)[3]).toEqual(cue(9, 12, ''));
  expect(insertCue(cues, 1)[2]).toEqual(cue(8, 11, ''));
  expect(insertCue([], -1)).toEqual([cue(0, 3, '')]);
  expect(changeCue(cues, 1, { text: 'Six' })[1]).toEqual(cue(5, 8, 'Six'));
  expect(removeCue(cues, 1)).toEqual([cues[0], cues[2]]);
});

test('[MED-03] words are found from here on and replaced, as they are written', () => {
  expect([findCue(cues, 'FIVE', -1), findCue(cues, 'e', 1), findCue(cues, 'one', 2), findCue(cues, 'ten', 0)]).toEqual([
    1, 2, 0, -1,
  ]);
  expect(findCue(cues, '', 0)).toBe(-1);
  expect(replaceInCues(cues, '(SIX)', '$& or 6')).toEqual({
    cues: [cues[0], cue(5, 8, 'Five $& or 6'), cues[2]],
    count: 1,
  });
  expect(replaceInCues(cues, '', 'x').count).toBe(0);
  expect([cueAt(cues, 4.5), cueAt(cues, 5), cueAt(cues, 8)]).toEqual([-1, 1, 2]);
});

test('[MED-03] [THR-67] no text of a caption ends it, or begins another', () => {
  expect(writeCaptions([cue(0, 1, '\nOne\n\n00:00 --> 00:09\nTwo\n'), cue(1, 2, 'Three')])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nOne\n00:00 → 00:09\nTwo\n\n00:00:01.000 --> 00:00:02.000\nThree\n',
  );
});
