import { expect, test } from 'vitest';
import { mergeLines } from './mergeLines.ts';

const emails = { leaving: 'old@test.example', staying: 'new@test.example' };

test('[PEO-01] a merge says in numbers what moves, what is united, how it is settled and what is lost', () => {
  const lines = mergeLines(
    [
      { fate: 'MOVED', subject: 'ENROLLMENT', amount: 1 },
      { fate: 'MOVED', subject: 'ENROLLMENT', amount: 2 },
      { fate: 'MOVED', subject: 'CERTIFICATE', amount: 1 },
      { fate: 'UNITED', subject: 'PROGRESS', amount: 4 },
      { fate: 'SETTLED', subject: 'SEAT', amount: 1 },
      { fate: 'LOST', subject: 'PASSWORD', amount: 1 },
    ],
    emails,
  );
  expect(lines).toEqual([
    'To new@test.example from old@test.example: 3 enrollments, 1 certificate.',
    'In both, and one afterwards, with the farthest progress and the earliest date: 4 lessons with progress.',
    'Both hold a seat of the same company: one is released.',
    'old@test.example opens no account any more, and is signed out everywhere. The address is free; mails to it stay on record.',
    'Lost with it: 1 password.',
    'The person signs in as new@test.example, as before. Both addresses are mailed in ten minutes.',
    'It cannot be undone.',
  ]);
});

test('[PEO-01] an account without anything is said to have nothing', () => {
  expect(mergeLines([], emails)[0]).toBe('Nothing of old@test.example is new to new@test.example.');
});
