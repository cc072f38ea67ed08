import { expect, test } from 'vitest';
import { textSearch } from './textSearch.ts';

test('[CAT-01] keeps texts and unknown parameters, drops a named parameter that is no text', () => {
  const read = textSearch('q', 'm');
  expect(read({ q: 'ai', m: ['x'], utm: '1' })).toEqual({ q: 'ai', utm: '1' });
  expect(read({})).toEqual({});
});
