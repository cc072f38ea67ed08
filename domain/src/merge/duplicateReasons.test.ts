import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressHalves, duplicateReasons, isOneLetterOff } from './duplicateReasons.ts';

const account = (email: string, companyId: string | null = null, formerEmails: readonly string[] = []) => ({
  email,
  companyId,
  formerEmails,
});
const sameName = { isSameName: true };
const otherName = { isSameName: false };

test('[PEO-01] two accounts of a name are suspected in one company, at one domain, or one by a company', () => {
  expect(duplicateReasons(account('a@x.example', 'acme'), account('b@y.example', 'acme'), sameName)).toEqual([
    'Same name, same company.',
  ]);
  expect(duplicateReasons(account('a@x.example'), account('b@x.example'), sameName)).toEqual([
    'Same name, both at x.example.',
  ]);
  expect(duplicateReasons(account('a@x.example'), account('b@y.example', 'acme'), sameName)).toEqual([
    'Same name, one by a company and one without.',
  ]);
  // of two companies, or both at a mailbox of everybody, a name says nothing
  expect(duplicateReasons(account('a@x.example', 'acme'), account('b@y.example', 'globex'), sameName)).toEqual([]);
  expect(duplicateReasons(account('anna@gmail.com'), account('berta@gmail.com'), sameName)).toEqual([]);
  expect(duplicateReasons(account('a@x.example', 'acme'), account('b@x.example', 'acme'), otherName)).toEqual([]);
});

test('[PEO-01] two addresses are suspected that are one mailbox, differ by one letter, or followed each other', () => {
  expect(duplicateReasons(account('anna.lee@x.example'), account('AnnaLee+atrium@x.example'), otherName)).toEqual([
    'Same address but for dots or what follows a plus sign.',
  ]);
  expect(duplicateReasons(account('annalee@x.example'), account('anaalee@x.example'), otherName)).toEqual([
    'The addresses differ by one letter.',
  ]);
  expect(duplicateReasons(account('abc@x.example'), account('abd@x.example'), otherName)).toEqual([]);
  expect(duplicateReasons(account('annalee@x.example'), account('anaalee@y.example'), otherName)).toEqual([]);
  expect(
    duplicateReasons(account('new@x.example', null, ['Old@y.example']), account('old@y.example'), otherName),
  ).toEqual(['One account had the address of the other before.']);
});

test.each([
  ['annalee', 'anaalee', true],
  ['annalee', 'annale', true],
  ['annalee', 'annaleee', true],
  ['annalee', 'nanalee', true],
  ['annalee', 'annalee', false],
  ['annalee', 'bnnalex', false],
  ['annalee', 'annal', false],
])('%s and %s differ by one letter: %s', (one, other, expected) => {
  expect(isOneLetterOff(one, other)).toBe(expected);
  expect(isOneLetterOff(other, one)).toBe(expected);
});

test('[PEO-01] every address with one letter replaced is found by a half of it', () => {
  const letters = fc.string({ minLength: 5, maxLength: 20, unit: fc.constantFrom('a', 'b', 'c', 'd') });
  fc.assert(
    fc.property(letters, fc.nat(), (key, at) => {
      const place = at % key.length;
      const wrong = `${key.slice(0, place)}z${key.slice(place + 1)}`;
      const halves = addressHalves(`${key}@x.example`);
      const found = halves !== null && (wrong.startsWith(halves.begins) || `${wrong}@x.example`.endsWith(halves.ends));
      expect(found).toBe(true);
    }),
  );
});
