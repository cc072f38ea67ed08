import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Clock from './clock.ts';

// a separate instance of the module, so that the clock of other test files is not changed
const ownClock = './clock.ts?own';
const { now, onClockMoved, syncClock } = (await import(ownClock)) as typeof Clock;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('product time follows the server: the fastest answer is the most exact, and a moved clock applies at once', () => {
  syncClock(1_500_000, 999_980, 1_000_000);
  expect(now()).toBe(1_500_010);
  syncClock(1_500_300, 999_000, 1_001_000);
  expect(now()).toBe(1_500_010);
  syncClock(9_000_000, 999_000, 1_001_000);
  expect(now()).toBe(9_000_000);
  syncClock(Number.NaN, 999_000, 1_001_000);
  expect(now()).toBe(9_000_000);
});

test('a listener of the clock is called when it has jumped, not for a small correction', () => {
  syncClock(5_000_000, 1_000_000, 1_000_000);
  const moved = vi.fn();
  const stop = onClockMoved(moved);
  syncClock(5_000_400, 1_000_000, 1_000_000);
  expect(moved).not.toHaveBeenCalled();
  syncClock(7_000_000, 1_000_000, 1_000_000);
  expect(moved).toHaveBeenCalledTimes(1);
  stop();
  syncClock(9_000_000, 1_000_000, 1_000_000);
  expect(moved).toHaveBeenCalledTimes(1);
});
