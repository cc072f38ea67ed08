import { expect, test } from 'vitest';
import { day } from '../time.ts';
import { certificateWords, dueNotice } from './certificateEnd.ts';

test.each([
  [31, null],
  [30, 30],
  [8, 30],
  [7, 7],
  [2, 7],
  [1, 1],
  [0.5, 1],
  [0, null],
  [-1, null],
])('[COM-01] %s days before the end of a certificate the notice %s is due', (days, notice) => {
  expect(dueNotice(days * day, 0)).toBe(notice);
});

test('[COM-01] the days of a certificate in words', () => {
  expect([400, 1, 0].map((days) => certificateWords(days * day, 0))).toEqual([
    'Ends in 400 days',
    'Ends within a day',
    'Has ended',
  ]);
});
