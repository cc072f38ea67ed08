import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchCache, patched } from './patchCache.ts';

test('an object is changed in every cached query, and nothing else loses its identity', () => {
  const other = { courseId: 'c2', bookmarked: false };
  const data = {
    pages: [{ courses: [{ courseId: 'c1', bookmarked: false, title: 'A' }, other] }],
    more: { deep: [1] },
  };
  const next = patched(data, (item) => item['courseId'] === 'c1', { bookmarked: true }) as typeof data;
  expect(next.pages[0]?.courses[0]).toEqual({ courseId: 'c1', bookmarked: true, title: 'A' });
  expect(next.pages[0]?.courses[1]).toBe(other);
  expect(next.more).toBe(data.more);
  expect(patched(data, (item) => item['courseId'] === 'c3', { bookmarked: true })).toBe(data);
});

test('only existing fields are written: a smaller selection stays small', () => {
  const card = { courseId: 'c1', title: 'A' };
  expect(patched(card, () => true, { bookmarked: true })).toBe(card);
});

test('every cached answer is patched and keeps its age', () => {
  const client = new QueryClient();
  client.setQueryData(['catalogue'], { courses: [{ courseId: 'c1', bookmarked: false }] }, { updatedAt: 5 });
  client.setQueryData(['home'], [{ courseId: 'c1', bookmarked: false }]);
  patchCache(client, (item) => item['courseId'] === 'c1', { bookmarked: true });
  expect(client.getQueryData(['catalogue'])).toEqual({ courses: [{ courseId: 'c1', bookmarked: true }] });
  expect(client.getQueryState(['catalogue'])?.dataUpdatedAt).toBe(5);
  expect(client.getQueryData(['home'])).toEqual([{ courseId: 'c1', bookmarked: true }]);
});

test('an answer that is to be fetched again stays so when it is patched', async () => {
  const client = new QueryClient();
  client.setQueryData(['home'], [{ courseId: 'c1', bookmarked: false }]);
  client.setQueryData(['portfolio'], [{ courseId: 'c1', bookmarked: false }]);
  await client.invalidateQueries({ queryKey: ['home'] });
  patchCache(client, (item, [page]) => item['courseId'] === 'c1' && page === 'home', { bookmarked: true });
  expect(client.getQueryData(['home'])).toEqual([{ courseId: 'c1', bookmarked: true }]);
  expect(client.getQueryState(['home'])?.isInvalidated).toBe(true);
  expect(client.getQueryData(['portfolio'])).toEqual([{ courseId: 'c1', bookmarked: false }]);
});
