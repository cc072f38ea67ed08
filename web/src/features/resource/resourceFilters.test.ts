import { expect, test } from 'vitest';
import { formatResourceFilters, noResourceFilters, parseResourceFilters, toggled } from './resourceFilters.ts';

test('filters survive the way into the address and back, and the default is an empty address', () => {
  const filters = { q: 'board pack', types: ['PROMPT_PACK'], stacks: ['Growth', 'Applied AI'], page: 2 } as const;
  expect(formatResourceFilters(filters)).toEqual({
    q: 'board pack',
    type: 'prompt_pack',
    stack: 'Growth,Applied AI',
    page: '2',
  });
  expect(parseResourceFilters(formatResourceFilters(filters))).toEqual(filters);
  expect(formatResourceFilters(noResourceFilters)).toEqual({});
});

test('an address that means nothing is the whole list', () => {
  for (const page of ['0', '-1', 'two', '1e9', '99999']) {
    expect(parseResourceFilters({ q: ' ', type: 'nothing,', stack: ',', page })).toEqual(noResourceFilters);
  }
});

test('a value is added, and removed again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
