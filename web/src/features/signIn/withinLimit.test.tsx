import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError, isUnanswered, Unreachable } from '#lib/callError.ts';
import { withinLimit } from './withinLimit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[RTE-09] work that gets no answer is ended after fifteen seconds, and is an outage', async () => {
  let over: AbortSignal | null = null;
  const outcome = withinLimit((signal) => {
    over = signal;
    return new Promise<never>(() => undefined);
  }).catch((error: unknown) => error);
  vi.advanceTimersByTime(14_999);
  expect(over).toMatchObject({ aborted: false });
  vi.advanceTimersByTime(1);
  expect(over).toMatchObject({ aborted: true });
  expect(isUnanswered(await outcome)).toBe(true);
});

test('[RTE-09] an outage that it meets has the form that the view of an outage knows, any other error is its own', async () => {
  const ended = (error: Error) => withinLimit(() => Promise.reject(error)).catch((caught: unknown) => caught);
  expect(await ended(new Unreachable('HTTP 503', { answered: true }))).toBeInstanceOf(CallError);
  const broken = new Error('broken');
  expect(await ended(broken)).toBe(broken);
  expect(vi.getTimerCount()).toBe(0);
});
