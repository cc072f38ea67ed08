import { minute } from '@atrium/domain/time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForActivation } from './waitForActivation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

test('[SIG-09] it asks every two seconds, until it is confirmed', async () => {
  const answers = [false, false, true];
  const asked: number[] = [];
  const begun = Date.now();
  const waited = waitForActivation(() => {
    asked.push(Date.now() - begun);
    return Promise.resolve(answers.shift() ?? false);
  }, never);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await waited).toBe(true);
  expect(asked).toEqual([2_000, 4_000, 6_000]);
});

test('[SIG-09] after five questions it gives up, also when they fail', async () => {
  const isConfirmed = vi.fn(() => Promise.reject(new Error('no answer')));
  const waited = waitForActivation(isConfirmed, never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waited).toBe(false);
  await vi.advanceTimersByTimeAsync(minute);
  expect(isConfirmed).toHaveBeenCalledTimes(5);
});

test('[SIG-09] after twelve seconds it gives up, whatever is still to be answered', async () => {
  const aborted: boolean[] = [];
  const waited = waitForActivation((signal) => {
    signal.addEventListener('abort', () => aborted.push(true));
    return new Promise(() => undefined);
  }, never);
  let outcome: boolean | null = null;
  void waited.then((confirmed) => (outcome = confirmed));
  await vi.advanceTimersByTimeAsync(11_999);
  expect(outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect([outcome, aborted]).toEqual([false, [true]]);
});

test('it stops when the page is left', async () => {
  const left = new AbortController();
  const isConfirmed = vi.fn(() => Promise.resolve(false));
  const waited = waitForActivation(isConfirmed, left.signal);
  await vi.advanceTimersByTimeAsync(2_500);
  left.abort();
  expect(await waited).toBe(false);
  await vi.advanceTimersByTimeAsync(minute);
  expect(isConfirmed).toHaveBeenCalledTimes(1);
});
