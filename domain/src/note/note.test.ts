import { expect, test } from 'vitest';
import { byMoment, isMoment, isRoomFor, longestNote, mostCharacters, mostNotes, noteFaults } from './note.ts';
import { notesText } from './notesText.ts';

test('[NOT-01] a note has words, or a moment without any, and at most five thousand characters', () => {
  expect(noteFaults({ text: '', seconds: 4 })).toEqual([]);
  expect(noteFaults({ text: ' \n', seconds: null })).toEqual(['Write something first.']);
  expect(noteFaults({ text: '\u{1F600}'.repeat(longestNote), seconds: null })).toEqual([]);
  expect(noteFaults({ text: 'x'.repeat(longestNote + 1), seconds: 0 })).toEqual([
    'A note has at most 5,000 characters.',
  ]);
  expect([null, 0, 252].map(isMoment)).toEqual([true, true, true]);
  expect([-1, 0.5, Number.NaN, 1e9].map(isMoment)).toEqual([false, false, false, false]);
});

test('[NOT-01] a lesson has room for so many notes, and so many characters of them', () => {
  expect(isRoomFor({ notes: mostNotes - 1, characters: 0 }, 1, 5)).toBe(true);
  expect(isRoomFor({ notes: mostNotes, characters: 0 }, 1, 5)).toBe(false);
  expect(isRoomFor({ notes: 200, characters: mostCharacters - 5 }, 1, 5)).toBe(true);
  expect(isRoomFor({ notes: 200, characters: mostCharacters - 5 }, 1, 6)).toBe(false);
  // what is full can be made shorter
  expect(isRoomFor({ notes: mostNotes, characters: mostCharacters }, 0, -1)).toBe(true);
});

test('[NOT-01] notes are in the order of their moments, those of the whole lesson first', () => {
  const at = (seconds: number | null, createdAt: string) => ({ seconds, createdAt });
  const notes = [at(9, '1'), at(0, '5'), at(null, '9'), at(9, '0')];
  expect(notes.toSorted(byMoment)).toEqual([at(null, '9'), at(0, '5'), at(9, '0'), at(9, '1')]);
});

test('[NOT-01] a file of notes has a heading for each course and lesson, and no text becomes markup', () => {
  const note = { courseTitle: 'Pricing', lessonTitle: 'Anchors', seconds: 252, text: 'First\n<b>[x](y)' };
  expect(
    notesText([
      note,
      { ...note, seconds: 300, text: '' },
      { ...note, lessonTitle: 'Discounts', seconds: null, text: 'All of it' },
      { ...note, courseTitle: 'Writing', text: 'Elsewhere' },
    ]),
  ).toBe(
    [
      '# My notes',
      '',
      '## Pricing',
      '',
      '### Anchors',
      '',
      String.raw`- **04:12** First`,
      String.raw`  \<b\>\[x\](y)`,
      '- **05:00**',
      '',
      '### Discounts',
      '',
      '- All of it',
      '',
      '## Writing',
      '',
      '### Anchors',
      '',
      '- **04:12** Elsewhere',
      '',
    ].join('\n'),
  );
});
