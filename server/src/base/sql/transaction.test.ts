import { expect, test } from 'vitest';
import { retryOnConflict } from './transaction.ts';

/** Fails with each of these codes in turn, then returns how often it ran. */
function failing(...codes: string[]) {
  let runs = 0;
  return {
    runs: () => runs,
    work: () => {
      const code = codes[runs];
      runs += 1;
      return code === undefined ? Promise.resolve(runs) : Promise.reject(Object.assign(new Error(code), { code }));
    },
  };
}

test('a transaction aborted by a conflict is retried once', async () => {
  expect(await retryOnConflict(failing('40P01').work)).toBe(2);
  expect(await retryOnConflict(failing('40001').work)).toBe(2);
  const twice = failing('40P01', '40001');
  await expect(retryOnConflict(twice.work)).rejects.toMatchObject({ code: '40001' });
  expect(twice.runs()).toBe(2);
});

test('any other failure is not retried, because its effect is unknown', async () => {
  const other = failing('57P01');
  await expect(retryOnConflict(other.work)).rejects.toMatchObject({ code: '57P01' });
  expect(other.runs()).toBe(1);
});
