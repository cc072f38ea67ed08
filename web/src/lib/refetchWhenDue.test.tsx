import { day, minute, second } from '@atrium/domain/time.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAfter, refetchWhenDue } from './refetchWhenDue.ts';

const start = Date.UTC(2026, 10, 28, 12);
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A query that is shown, and how often it has asked. */
function show(answer: () => Promise<{ readonly endsAt: number | null }>) {
  const ask = vi.fn(answer);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const refetchInterval = refetchWhenDue(({ endsAt }: { endsAt: number | null }, after) => firstAfter(after, [endsAt]));
  const observer = new QueryObserver(queryClient, { queryKey: ['plan'], queryFn: ask, refetchInterval });
  const stop = observer.subscribe(() => undefined);
  return { ask, stop, queryClient };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('[RTE-10] what ends at a known instant is asked for once, after it, and not before or in between', async () => {
  const { ask, stop } = show(() => Promise.resolve({ endsAt: start + day }));
  await pass(day);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(2 * second);
  expect(ask).toHaveBeenCalledTimes(2);
  // the answer is the same: nothing follows that instant
  await pass(3 * day);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('[RTE-10] the next instant counts once the first has passed, also one that is months ahead', async () => {
  let endsAt: number | null = start + minute;
  const { ask, stop } = show(() => Promise.resolve({ endsAt }));
  await pass(0);
  endsAt = start + 60 * day;
  await pass(minute + 2 * second);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(59 * day);
  // longer than a timer may be, so it is asked for on the way
  const onTheWay = ask.mock.calls.length;
  expect(onTheWay).toBeLessThanOrEqual(4);
  endsAt = null;
  await pass(2 * day);
  expect(ask).toHaveBeenCalledTimes(onTheWay + 1);
  await pass(60 * day);
  expect(ask).toHaveBeenCalledTimes(onTheWay + 1);
  stop();
});

test('[RTE-10] when nobody answers then, it is asked for a minute later', async () => {
  let fails = false;
  const { ask, stop } = show(() =>
    fails ? Promise.reject(new Error('down')) : Promise.resolve({ endsAt: start + minute }),
  );
  await pass(0);
  fails = true;
  await pass(minute + 2 * second);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(30 * second);
  expect(ask).toHaveBeenCalledTimes(2);
  fails = false;
  await pass(31 * second);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(day);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

test('[RTE-10] a page in the background does not ask', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { ask, stop } = show(() => Promise.resolve({ endsAt: start + minute }));
  await pass(3 * minute);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});
