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

test('a short queue refuses what comes when it is full, and is free again afterwards', async () => {
  const queue = { atOnce: 2, waiting: 1 };
  const answers = await Promise.all([1, 2, 3, 4].map((place) => inShortTurn('d', queue, () => later(place))));
  expect(answers).toEqual([1, 2, 3, null]);
  expect(await inShortTurn('d', queue, () => later(5))).toBe(5);
});
