import { minute } from '@atrium/domain/time.ts';
import { beforeEach, expect, test } from 'vitest';
import { mayHandleReturn } from './federationRuns.ts';

beforeEach(() => {
  sessionStorage.clear();
});

test('[SSO-07] [THR-19] a state is handled once, and another one at once', async () => {
  expect(await mayHandleReturn('one', 0)).toBe(true);
  expect(await mayHandleReturn('one', 1)).toBe(false);
  expect(await mayHandleReturn('two', 2)).toBe(true);
  expect(await mayHandleReturn('one', 9 * minute)).toBe(false);
});

test('[SSO-07] of several calls at once for one state, one handles it', async () => {
  const states = ['one', 'one', 'two', 'one', null, null];
  const may = await Promise.all(states.map((state) => mayHandleReturn(state, 0)));
  // hashes end in any order, so which of the calls handles it is open
  const handled = states.filter((_, index) => may[index]);
  expect(handled).toHaveLength(3);
  expect(new Set(handled)).toEqual(new Set(['one', 'two', null]));
  expect(await mayHandleReturn('two', 1)).toBe(false);
});

test('[SSO-07] without a state, once in ten minutes', async () => {
  expect(await mayHandleReturn(null, 0)).toBe(true);
  expect(await mayHandleReturn(null, 10 * minute - 1)).toBe(false);
  expect(await mayHandleReturn(null, 10 * minute)).toBe(true);
});

test('states are kept as hashes, and unreadable text counts as none', async () => {
  await mayHandleReturn('a secret state', 0);
  expect(sessionStorage.getItem('federationRuns')).not.toContain('secret');
  for (const text of ['null', 'not JSON', '[]', '7']) {
    sessionStorage.setItem('federationRuns', text);
    expect(await mayHandleReturn('a secret state', 1)).toBe(true);
  }
});
