import { expect, test } from 'vitest';
import { closestReadings } from './closestReadings.ts';

const fatou = { word: 'fatou', likeness: 0.5 };
const farouk = { word: 'farouk', likeness: 0.45 };
const diop = { word: 'diop', likeness: 1 };
const dion = { word: 'dion', likeness: 0.6 };

test('[DIR-01] misspelled words are read as the most similar ones together, each combination once', () => {
  const readings = closestReadings(
    [
      [fatou, farouk],
      [diop, dion],
    ],
    10,
  );
  expect(readings.map(({ words }) => words.join(' '))).toEqual([
    'fatou diop',
    'farouk diop',
    'fatou dion',
    'farouk dion',
  ]);
  expect(readings[0]?.likeness).toBe(1.5);
});

test('[DIR-01] only the closest readings are kept, those of the first words too', () => {
  expect(closestReadings([[fatou, farouk], [dion, diop], [diop]], 1)).toEqual([
    { words: ['fatou', 'diop', 'diop'], likeness: 2.5 },
  ]);
});

test('[DIR-01] there is no reading when one of the words is similar to nothing', () => {
  expect(closestReadings([[fatou], []], 10)).toEqual([]);
});
