import { hour, minute } from '@atrium/domain/time.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from '#lib/clock.ts';
import { followMovedClock } from './followMovedClock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an open page is at the time to which the sandbox was moved within a minute, with fresh data', async () => {
  let ahead = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ now: new Date(Date.now() + ahead).toISOString() })));
  const queryClient = new QueryClient();
  const refetch = vi.spyOn(queryClient, 'invalidateQueries');
  followMovedClock(queryClient);
  await vi.advanceTimersByTimeAsync(minute);
  expect(now() - Date.now()).toBe(0);
  ahead = 3 * hour;
  await vi.advanceTimersByTimeAsync(minute);
  expect(now() - Date.now()).toBe(3 * hour);
  expect(refetch).toHaveBeenCalledTimes(1);
  ahead = 2 * hour;
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(now() - Date.now()).toBe(2 * hour);
  expect(refetch).toHaveBeenCalledTimes(2);
});
