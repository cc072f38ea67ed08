import { expect, test } from 'vitest';
import { openLog } from '../process/log.ts';
import { runEach } from './runEach.ts';

test('what fails for one is logged, and done for the others', async () => {
  const lines: string[] = [];
  const log = openLog('error', { write: (line) => lines.push(line) });
  const done: string[] = [];
  await runEach(['a', 'b', 'c'], { log, fieldsOf: (letter) => ({ letter }) }, (letter) => {
    if (letter === 'b') return Promise.reject(new Error('a fault of b'));
    done.push(letter);
    return Promise.resolve();
  });
  expect(done).toEqual(['a', 'c']);
  expect(lines).toEqual([expect.stringContaining('"letter":"b"')]);
});

test('[THR-18] while the database is away, the rest waits for the next run', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const tried: string[] = [];
  const run = runEach(['a', 'b'], { log: openLog('silent'), fieldsOf: () => ({}) }, (letter) => {
    tried.push(letter);
    return Promise.reject(away);
  });
  await expect(run).rejects.toBe(away);
  expect(tried).toEqual(['a']);
});
