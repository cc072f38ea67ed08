import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { keepRunning, type Running } from './keepRunning.ts';
import { openLog } from './log.ts';

/** Every delay that was started; a test resolves it. */
const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
const wait = (milliseconds: number): Promise<void> =>
  new Promise((end) => {
    pauses.push({ milliseconds, end });
  });
afterEach(() => {
  pauses.length = 0;
});

const log = openLog('silent');

/** Work that ends when the test says so, and counts how often it was started and stopped. */
function work() {
  const told = { begun: 0, stopped: 0, canBegin: true, reason: 'cannot begin', fail: (): void => undefined };
  const begin = (): Promise<Running> => {
    told.begun += 1;
    if (!told.canBegin) return Promise.reject(new Error(told.reason));
    const { promise: ended, reject } = Promise.withResolvers<never>();
    told.fail = () => {
      reject(new Error('it failed'));
    };
    const stop = (): Promise<void> => {
      told.stopped += 1;
      return Promise.resolve();
    };
    return Promise.resolve({ ended, stop });
  };
  return { told, begin };
}

test('[THR-18] failed work is stopped and restarted, with backoff up to two seconds', async () => {
  const { told, begin } = work();
  const stop = await keepRunning(begin, log, wait);
  told.canBegin = false;
  told.fail();
  for (let tries = 1; tries <= 5; tries += 1) {
    await turn();
    expect([told.begun, told.stopped]).toEqual([tries, 1]);
    told.canBegin = tries === 5;
    pauses.at(-1)?.end();
  }
  await turn();
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([250, 500, 1000, 2000, 2000]);
  expect([told.begun, told.stopped]).toEqual([6, 1]);
  await stop();
  expect(told.stopped).toBe(2);
});

test('work that is stopped during the backoff is not restarted', async () => {
  const { told, begin } = work();
  const stop = await keepRunning(begin, log, wait);
  told.fail();
  await turn();
  await stop();
  expect(pauses).toHaveLength(1);
  pauses[0]?.end();
  await turn();
  expect(told.begun).toBe(1);
});

test('work that cannot start at all rejects', async () => {
  const { told, begin } = work();
  told.canBegin = false;
  await expect(keepRunning(begin, log, wait)).rejects.toThrow('cannot begin');
  expect(pauses).toEqual([]);
});

test('[THR-18] a first start while the database is away is retried', async () => {
  const { told, begin } = work();
  told.canBegin = false;
  told.reason = 'Connection terminated unexpectedly';
  const started = keepRunning(begin, log, wait);
  await turn();
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([250]);
  told.canBegin = true;
  pauses[0]?.end();
  const stop = await started;
  expect([told.begun, told.stopped]).toEqual([2, 0]);
  await stop();
  expect(told.stopped).toBe(1);
});
