import { expect, test, vi } from 'vitest';
import { CallError, callFault, Unreachable } from './callError.ts';
import { readAttempts, retry } from './retry.ts';

const outage = new Unreachable('no answer');

test('[THR-18] work that meets an outage is tried four times in all, after longer and longer waits', async () => {
  const work = vi.fn().mockRejectedValue(outage);
  const waits: number[] = [];
  const waitFor = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
  await expect(retry(work, waitFor)).rejects.toBe(outage);
  expect(work).toHaveBeenCalledTimes(4);
  for (const [at, pause] of [400, 1200, 3600].entries()) {
    expect(waits[at]).toBeGreaterThanOrEqual(pause * 0.75);
    expect(waits[at]).toBeLessThanOrEqual(pause * 1.25);
  }
});

test('[RTE-09] what is read for the screen is said to have failed after about two seconds of waiting', async () => {
  let waited = 0;
  const waitFor = (milliseconds: number) => Promise.resolve(void (waited += milliseconds));
  const work = vi.fn().mockRejectedValue(outage);
  await expect(retry(work, waitFor, { attempts: readAttempts })).rejects.toBe(outage);
  expect(work).toHaveBeenCalledTimes(3);
  expect(waited).toBeGreaterThanOrEqual(1200);
  expect(waited).toBeLessThanOrEqual(2000);
});

test('a refusal is final, and so is an outage of a request that nobody waits for any more', async () => {
  const left = new AbortController();
  left.abort();
  const refusal = new CallError([callFault('FORBIDDEN', 'no')], null);
  for (const [error, signal] of [
    [refusal, undefined],
    [outage, left.signal],
  ] as const) {
    const work = vi.fn().mockRejectedValue(error);
    await expect(retry(work, () => Promise.resolve(), { signal })).rejects.toBe(error);
    expect(work).toHaveBeenCalledOnce();
  }
});
