import { expect, test } from 'vitest';
import { longestViewName, savedViewForm } from './savedViewForm.ts';

test('[STU-04] a view has a name that is not too long', () => {
  expect(savedViewForm.name({ name: '  ' })).toEqual(['Give it a name.']);
  expect(savedViewForm.name({ name: ` ${'a'.repeat(longestViewName)} ` })).toEqual([]);
  expect(savedViewForm.name({ name: 'a'.repeat(longestViewName + 1) })).toEqual(['A name has at most 60 characters.']);
});
