import { expect, test } from 'vitest';
import { readBody } from '../document/anyDocument.ts';
import { hostileTexts } from '../hostileTexts.fixture.ts';
import { fillLine, fillText, findWordFaults, letterSlots, variablesOf, type LetterTemplate } from './letterTemplate.ts';
import { findTemplate, letterTemplates } from './letterTemplates.ts';
import { letterWordsDocument, productWords } from './letterWordsDocument.ts';

const letters = Object.entries(letterTemplates) as [string, LetterTemplate][];
const wordsOf = ({ subject, text, button }: LetterTemplate) => ({ ...productWords, subject, text, button });
const offered = letterTemplates.seatOffered;

test.each(letters)(
  '[RUN-01] the words of the product for %s have no fault, and each of its variables says what it is',
  (_name, template) => {
    expect(findWordFaults(template, wordsOf(template))).toEqual([]);
    for (const [name, { meaning, sample }] of Object.entries(variablesOf(template))) {
      expect(
        [meaning, sample].every((words) => words !== ''),
        name,
      ).toBe(true);
      // each by itself, in every part where it may be
      const said = Object.fromEntries(Object.entries(variablesOf(template)).map(([each, of]) => [each, of.sample]));
      expect(fillLine(`{${name}}!`, said)).toBe(`${sample}!`);
    }
  },
);

test('[RUN-01] what cannot be sent is said at its part, with a code that stays', () => {
  const codes = (words: Partial<typeof productWords>) =>
    findWordFaults(offered, { ...productWords, ...words }).map(({ slot, code }) => `${slot} ${code}`);
  expect(codes({})).toEqual([]);
  expect(codes({ subject: 'A seat in {sessionName}' })).toEqual(['subject UNKNOWN_VARIABLE']);
  expect(codes({ subject: '{__proto__} {constructor}' })).toEqual([
    'subject UNKNOWN_VARIABLE',
    'subject UNKNOWN_VARIABLE',
  ]);
  expect(codes({ heading: 'A seat in {sessionTitle' })).toEqual(['heading OPEN_BRACE']);
  expect(codes({ heading: '{{sessionTitle}}' })).toEqual(['heading OPEN_BRACE']);
  expect(codes({ preheader: '{swapNote}' })).toEqual(['preheader TEXT_ONLY']);
  expect(codes({ text: 'A seat.' })).toEqual(['text MISSING_VARIABLE', 'text MISSING_VARIABLE']);
  expect(codes({ text: '{swapNote}\nUntil {expiresAt}.' })).toEqual([]);
  expect(codes({ subject: 'x'.repeat(151) })).toEqual(['subject TOO_LONG']);
  expect(codes({ text: `{swapNote}{expiresAt}${'x'.repeat(10_000)}` })).toEqual(['text TOO_LONG']);
  const withoutButton = findWordFaults(letterTemplates.erased, { ...productWords, button: 'Open' });
  expect(withoutButton.map(({ code }) => code)).toEqual(['NO_BUTTON']);
});

test('[RUN-01] [THR-32] whatever is written or stands in for a variable is filled in once, and never read again', () => {
  for (const text of [...hostileTexts, '{expiresAt}', '{__proto__}', '$&', '\u202Eabc']) {
    expect(fillLine('<{sessionTitle}>', { sessionTitle: text, expiresAt: 'never' })).toBe(`<${text}>`);
    // the words themselves may be anything
    expect(() =>
      findWordFaults(offered, { subject: text, preheader: text, heading: text, text, button: text }),
    ).not.toThrow();
    expect(fillText(text, {}).every((paragraph) => paragraph.trim() !== '')).toBe(true);
  }
  expect(fillText('One {a}.\n\n\n{list}\n{none}\nTwo', { a: 'A', list: ['x', 'y'], none: '' })).toEqual([
    'One A.',
    'x',
    'y',
    'Two',
  ]);
  expect(fillLine('{list}', { list: ['x', 'y'] })).toBe('x y');
});

test('[RUN-01] the document of words has the faults of its letter, and none for fixed words but that they are', () => {
  const body = { ...productWords, subject: '{nothing}' };
  expect(letterWordsDocument.missing(body, { template: offered })).toEqual([
    { path: 'subject', message: 'There is no variable {nothing} here.', when: 'must' },
  ]);
  expect(findTemplate('resetPassword')).toBeNull();
  expect(findTemplate('toString')).toBeNull();
  expect(letterWordsDocument.missing(body, { template: null }).map(({ message }) => message)).toEqual([
    'The words of this letter are fixed.',
  ]);
  expect(readBody(letterWordsDocument, { ...productWords, subject: 'a\nb' }).faults.map(({ path }) => path)).toEqual([
    'subject',
  ]);
  expect(letterSlots.map((slot) => letterWordsDocument.isPublished({ ...productWords, [slot]: 'x' }, 0))).toEqual(
    letterSlots.map(() => true),
  );
  expect(letterWordsDocument.isPublished(productWords, 0)).toBe(false);
});
