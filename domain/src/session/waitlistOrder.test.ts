import { expect, test } from 'vitest';
import { movedInLine } from './waitlistOrder.ts';

const line = [
  { memberId: 'ann', waitlistNumber: 3 },
  { memberId: 'bo', waitlistNumber: 7 },
  { memberId: 'cy', waitlistNumber: 8 },
  { memberId: 'di', waitlistNumber: 20 },
];

test.each([
  ['to the front', 'cy', 1, { from: 3, to: 1, moved: 'cy 3, ann 7, bo 8' }],
  ['one up', 'cy', 2, { from: 3, to: 2, moved: 'cy 7, bo 8' }],
  ['to the end', 'ann', 9, { from: 1, to: 4, moved: 'bo 3, cy 7, di 8, ann 20' }],
  ['where they are', 'bo', 2, { from: 2, to: 2, moved: '' }],
])('[RUN-02] somebody who moves %s takes a number of the line, and no others change', (_how, who, rank, expected) => {
  const { moved, ...ranks } = movedInLine(line, who, rank);
  const words = moved.map(({ memberId, waitlistNumber }) => `${memberId} ${String(waitlistNumber)}`);
  expect({ ...ranks, moved: words.join(', ') }).toEqual(expected);
});
