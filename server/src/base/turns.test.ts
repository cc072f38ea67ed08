import { expect, test } from 'vitest';
import { inShortTurn, inTurn } from './turns.ts';

const later = <T>(value: T): Promise<T> =>
  new Promise((resolve) =>
    setImmediate(() => {
      resolve(value);
    }),
  );

test('work with one key runs in the order of the calls, other keys do not wait', async () => {
  const steps: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    steps.push(`${name} begins`);
    await later(null);
    steps.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.all([
    inTurn('a', work('first')),
    inTurn('a', work('second')),
    inTurn('b', work('other')),
  ]);
  expect(answers).toEqual(['first', 'second', 'other']);
  expect(steps.indexOf('second begins')).toBeGreaterThan(steps.indexOf('first ends'));
  expect(steps.indexOf('other begins')).toBeLessThan(steps.indexOf('first ends'));
});

test('failing work rejects for its own caller, and the next one runs', async () => {
  const failed = inTurn('c', () =>
    later(null).then(() => {
      throw new Error('planned');
    }),
  );
  const next = inTurn('c', () => later('done'));
  await expect(failed).rejects.toThrow('planned');
  await expect(next).resolves.toBe('done');
});

test('a short queue runs four at once, the rest in order, refuses beyond it, and is free again afterwards', async () => {
  const queue = { atOnce: 4, waiting: 3 };
  const finish: (() => void)[] = [];
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const results = Array.from({ length: 9 }, (_, place) =>
    inShortTurn('d', queue, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
      done.push(place);
      return place;
    }),
  );
  for (let turn = 0; turn < 7; turn += 1) {
    await Promise.resolve();
    finish[turn]?.();
    await later(null);
  }
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5, 6, null, null]);
  expect(most).toBe(4);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const again = inShortTurn('d', queue, () => Promise.resolve('free'));
  expect(await again).toBe('free');
});
