import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  enterSearch,
  formatFilters,
  isFiltered,
  noFilters,
  parseFilters,
  replaceFilters,
  toggleBookmarked,
  toggleFilter,
} from './filters.ts';

test('[CAT-01] the filters are read from the address; what is missing is All', () => {
  expect(parseFilters('')).toEqual(noFilters);
  expect(parseFilters('?m=sprint&t=ai,strategy&q=%20growth+plan%20&s=Marketing&d=beginner,advanced&b=true')).toEqual({
    meta: ['sprint'],
    topic: ['ai', 'strategy'],
    stack: ['Marketing'],
    difficulty: ['beginner', 'advanced'],
    q: 'growth plan',
    bookmarked: true,
  });
  expect(parseFilters('?filter=workshop').meta).toEqual(['workshop']);
  expect(parseFilters('?filter=workshop&m=sprint').meta).toEqual(['workshop']);
  expect(parseFilters('?m=all&t=,All,ai,ai&b=false&b2=1')).toEqual({ ...noFilters, topic: ['ai'] });
  expect(parseFilters('?t=100%&q=%E0%A4%A')).toMatchObject({ topic: ['100%'] });
});

const value = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .map((text) => text.replaceAll(',', '').trim())
  .filter((text) => text !== '' && text.toLowerCase() !== 'all');
const values = fc.uniqueArray(value, { maxLength: 4 });
const filters = fc.record({
  meta: values,
  topic: values,
  stack: values,
  difficulty: values,
  q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  bookmarked: fc.boolean(),
});

test('[CAT-01] [CAT-06] any filters survive a round trip through the address, and nothing undefined is written', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const written = formatFilters(chosen);
      expect(parseFilters(written)).toEqual(chosen);
      expect(written).not.toMatch(/undefined|null|=(&|$)/);
      expect(isFiltered(chosen)).toBe(written !== '');
    }),
    { numRuns: 2_000 },
  );
});

test('[CAT-06] other parameters of the address stay when the filters change', () => {
  expect(replaceFilters('?ec=1&filter=sprint&t=a', { ...noFilters, q: 'x' })).toBe('?q=x&ec=1');
});

test('[CAT-06] All clears its group, so does choosing every other option; choosing again removes', () => {
  const options = ['all', 'a', 'b', 'c'];
  const chosen = toggleFilter(toggleFilter(noFilters, 'topic', 'a', options), 'topic', 'b', options);
  expect(chosen.topic).toEqual(['a', 'b']);
  expect(toggleFilter(chosen, 'topic', 'c', options).topic).toEqual([]);
  expect(toggleFilter(chosen, 'topic', 'all', options).topic).toEqual([]);
  expect(toggleFilter(chosen, 'topic', 'a', options).topic).toEqual(['b']);
  expect(toggleFilter({ ...chosen, stack: ['x'] }, 'topic', 'all', options).stack).toEqual(['x']);
  // a value that no course has any more is none of the others
  expect(toggleFilter({ ...noFilters, topic: ['gone', 'a'] }, 'topic', 'b', options).topic).toEqual(['gone', 'a', 'b']);
  // before the values of a group are known, none of them is every one
  expect(toggleFilter(noFilters, 'topic', 'a', []).topic).toEqual(['a']);
  expect(toggleFilter(noFilters, 'topic', 'a', ['all']).topic).toEqual(['a']);
  expect(toggleBookmarked(toggleBookmarked(noFilters)).bookmarked).toBe(false);
  expect(toggleBookmarked(noFilters).bookmarked).toBe(true);
});

test('[CAT-05] a search is trimmed and clears type and topics; an empty one is removed and keeps them', () => {
  const chosen = { ...noFilters, meta: ['sprint'], topic: ['ai'], stack: ['x'], bookmarked: true };
  expect(enterSearch(chosen, '  a ')).toEqual({ ...chosen, q: 'a', meta: [], topic: [] });
  expect(enterSearch({ ...chosen, q: 'a' }, '  ')).toEqual({ ...chosen, q: '' });
  expect(formatFilters(enterSearch(noFilters, ''))).toBe('');
});
