import { expect, test } from 'vitest';
import { foldLetters } from './foldLetters.ts';
import { slug } from './slug.ts';

test('[STU-03] a name is found without its accents, letters that have none to take off included', () => {
  expect(['Łódź', 'Sørensen', 'Straße', 'İzmir', 'Ærø'].map(foldLetters)).toEqual([
    'lodz',
    'sorensen',
    'strasse',
    'izmir',
    'aero',
  ]);
  expect(slug("Sørensen-Vásquez, Ingrid O'Neill")).toBe('sorensen-vasquez-ingrid-oneill');
});
