import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilNone } from './untilNone.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for a number that is one less after every `asked` questions, until `left` is reached. */
async function wait(asked: number, left: number): Promise<string> {
  let questions = 0;
  const count = () => Promise.resolve(Math.max(left, 5 - Math.floor((questions += 1) / asked)));
  const done = untilNone('mails', count).then(
    () => `none after ${String(questions)}`,
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return done;
}

test('what is slow is waited for as long as it goes on, and what stands still for a minute is not', async () => {
  expect(await wait(1, 0)).toBe('none after 5');
  expect(await wait(1000, 0)).toBe('none after 5000');
  expect(await wait(1, 2)).toBe('Error: 2 mails are left, the same for a minute');
});
