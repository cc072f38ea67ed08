import { expect, test } from 'vitest';
import { together } from './together.ts';

/** A run that answers ten times each number when told to; 13 fails whatever it comes with. */
function watched() {
  const runs: number[][] = [];
  const ends: (() => void)[] = [];
  const run = async (all: readonly number[]): Promise<number[]> => {
    runs.push([...all]);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (all.includes(13)) throw new Error('13');
    return all.map((one) => one * 10);
  };
  const endAll = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      for (const end of ends.splice(0)) {
        end();
        quiet = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { runs, run, endAll };
}

test('the first go at once and alone, the others together when a lane is free, as many as may', async () => {
  const { runs, run, endAll } = watched();
  const call = together(run, { lanes: 2, most: 3 });
  const answers = Promise.all([1, 2, 3, 4, 5, 6, 7].map(call));
  expect(runs).toEqual([[1], [2]]);
  await endAll();
  expect(await answers).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(runs).toEqual([[1], [2], [3, 4, 5], [6, 7]]);
  const later = call(8);
  expect(runs.at(-1)).toEqual([8]);
  await endAll();
  expect(await later).toBe(80);
});

test('one that fails fails alone', async () => {
  const { runs, run, endAll } = watched();
  const call = together(run, { lanes: 1, most: 10 });
  const answers = Promise.allSettled([1, 2, 13, 3].map(call));
  await endAll();
  expect((await answers).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    10,
    20,
    'failed',
    30,
  ]);
  expect(runs).toEqual([[1], [2, 13, 3], [2], [13], [3]]);
});

test('an answer that is missing is a failure, not somebody else’s answer', async () => {
  const sizes: number[] = [];
  const call = together(
    (all: readonly number[]) => {
      sizes.push(all.length);
      return Promise.resolve(all.length > 1 ? [all[0]] : all);
    },
    { lanes: 1, most: 10 },
  );
  expect(await Promise.all([1, 2, 3].map(call))).toEqual([1, 2, 3]);
  expect(sizes).toEqual([1, 2, 1, 1]);
});

test('[THR-18] while the database is away nobody waits for the same answer again', async () => {
  const runs: number[] = [];
  const call = together(
    (all: readonly number[]) => {
      runs.push(all.length);
      return Promise.reject(Object.assign(new Error('no line'), { code: 'ECONNREFUSED' }));
    },
    { lanes: 1, most: 10 },
  );
  const answers = await Promise.allSettled([1, 2, 3].map(call));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toEqual([1, 2]);
});
