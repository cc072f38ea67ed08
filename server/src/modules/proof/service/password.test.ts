import { expect, test, vi } from 'vitest';
import { checkPassword, hashingQueue, hashPassword, inHashingQueue } from './password.ts';

test('[THR-13] a wrong password keeps its place in the queue for a rest, a right one frees it at once', async () => {
  const stored = await hashPassword('Right-pass-1!');
  const rests: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((end) => {
      rests.push({ milliseconds, end });
    });
  expect(await checkPassword(stored, 'Right-pass-1!', pause)).toBe(true);
  expect(rests).toEqual([]);

  // also for an account that does not exist
  const guesses = Array.from({ length: hashingQueue.atOnce }, (_, index) =>
    checkPassword(index % 2 === 0 ? stored : null, 'Wrong-pass-1!', pause),
  );
  await vi.waitFor(() => {
    expect(rests).toHaveLength(hashingQueue.atOnce);
  }, 10_000);
  let begun = false;
  const next = inHashingQueue(() => Promise.resolve((begun = true)));
  await new Promise(setImmediate);
  expect(begun).toBe(false);
  for (const { milliseconds, end } of rests) {
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(100);
    end();
  }
  expect(await next).toBe(true);
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([false]));
});
