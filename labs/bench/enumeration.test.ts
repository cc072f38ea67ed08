import { expect, test } from 'vitest';
import { shareRecognized } from './enumeration.ts';

const samples = (count: number, timeOf: (isKnown: boolean, index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({ isKnown: index % 2 === 0, time: timeOf(index % 2 === 0, index) }));

test('a threshold tells times apart that differ, in either direction, and no others', () => {
  const slower = samples(200, (isKnown, index) => (isKnown ? 12 : 10) + (index % 7) / 10);
  const faster = samples(200, (isKnown, index) => (isKnown ? 8 : 10) + (index % 7) / 10);
  const alike = samples(2000, (_isKnown, index) => (index * 7919) % 1009);
  expect(shareRecognized(slower, slower)).toBe(1);
  expect(shareRecognized(faster, faster)).toBe(1);
  expect(shareRecognized(alike.slice(0, 1000), alike.slice(1000))).toBeLessThan(0.55);
});
