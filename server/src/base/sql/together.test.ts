import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { together } from './together.ts';

// time is simulated, so that no test waits for the batching delay
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A run function that multiplies each number by ten when the test resolves it; 13 makes its whole batch fail. */
function watched() {
  const runs: number[][] = [];
  const ends: (() => void)[] = [];
  const run = async (all: readonly number[]): Promise<number[]> => {
    runs.push([...all]);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (all.includes(13)) throw new Error('13');
    return all.map((item) => item * 10);
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

test('the first call runs at once and alone, later ones are batched up to the limit', async () => {
  const { runs, run, endAll } = watched();
  const call = together(run, { maxConcurrent: 2, maxBatch: 3, collectFor: 20 });
  const answers = Promise.all([1, 2, 3].map(call));
  expect(runs).toEqual([[1]]);
  vi.advanceTimersByTime(19);
  expect(runs).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  // the first has not returned yet, and does not block the others
  expect(runs).toEqual([[1], [2, 3]]);
  const more = Promise.all([4, 5, 6, 7].map(call));
  vi.advanceTimersByTime(20);
  expect(runs).toEqual([[1], [2, 3]]);
  await endAll();
  expect([...(await answers), ...(await more)]).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(runs).toEqual([[1], [2, 3], [4, 5, 6], [7]]);
});

test('after a batch the next calls are collected too; after a single call they run at once', async () => {
  const { runs, run, endAll } = watched();
  const call = together(run, { maxConcurrent: 1, maxBatch: 3, collectFor: 20 });
  const all = [1, 2, 3].map(call);
  vi.advanceTimersByTime(20);
  await endAll();
  expect(runs).toEqual([[1], [2, 3]]);
  all.push(call(4));
  expect(runs).toHaveLength(2);
  vi.advanceTimersByTime(20);
  await endAll();
  expect(runs).toEqual([[1], [2, 3], [4]]);
  all.push(call(5));
  expect(runs.at(-1)).toEqual([5]);
  await endAll();
  expect(await Promise.all(all)).toEqual([10, 20, 30, 40, 50]);
});

test('a full batch does not wait', async () => {
  const { runs, run, endAll } = watched();
  const call = together(run, { maxConcurrent: 2, maxBatch: 2, collectFor: 20 });
  const answers = Promise.all([1, 2, 3].map(call));
  expect(runs).toEqual([[1], [2, 3]]);
  await endAll();
  expect(await answers).toEqual([10, 20, 30]);
});

test('a failing call fails alone', async () => {
  const { runs, run, endAll } = watched();
  const call = together(run, { maxConcurrent: 1, maxBatch: 10, collectFor: 20 });
  const answers = Promise.allSettled([1, 2, 13, 3].map(call));
  vi.advanceTimersByTime(20);
  await endAll();
  expect((await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    10,
    20,
    'failed',
    30,
  ]);
  expect(runs).toEqual([[1], [2, 13, 3], [2], [13], [3]]);
});

test('a missing result is a failure, not the result of another call', async () => {
  const sizes: number[] = [];
  const call = together(
    (all: readonly number[]) => {
      sizes.push(all.length);
      return Promise.resolve(all.length > 1 ? [all[0]] : all);
    },
    { maxConcurrent: 1, maxBatch: 10, collectFor: 20 },
  );
  const answers = Promise.all([1, 2, 3].map(call));
  vi.advanceTimersByTime(20);
  expect(await answers).toEqual([1, 2, 3]);
  expect(sizes).toEqual([1, 2, 1, 1]);
});

test('[THR-18] during an outage a batch is not retried call by call', async () => {
  const runs: number[] = [];
  const call = together(
    (all: readonly number[]) => {
      runs.push(all.length);
      return Promise.reject(Object.assign(new Error('no line'), { code: 'ECONNREFUSED' }));
    },
    { maxConcurrent: 1, maxBatch: 10, collectFor: 20 },
  );
  const waiting = Promise.allSettled([1, 2, 3].map(call));
  vi.advanceTimersByTime(20);
  const answers = await waiting;
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toEqual([1, 2]);
});
