import { expect, test } from 'vitest';
import { runAll } from './runAll.ts';
import type { StageResult } from './runStage.ts';
import type { Stage } from './stages.ts';

const stage = (name: string, cores: 1 | 2, after?: string): Stage => ({
  name,
  commands: [],
  cores,
  ...(after !== undefined && { after }),
});
const result = (failed: number): StageResult => ({
  count: { passed: 1 - failed, failed },
  seconds: 0,
  output: '',
  failures: [],
});

test('a failed stage skips only the stages that depend on it', async () => {
  const told: string[] = [];
  await runAll(
    [stage('build', 1), stage('lint', 1), stage('calls', 2), stage('journeys', 2, 'build')],
    2,
    (each) => Promise.resolve(result(each.name === 'build' ? 1 : 0)),
    (each, outcome) => told.push(`${each.name} ${outcome === null ? 'pointless' : String(outcome.count.failed)}`),
  );
  expect(told).toEqual(['build 1', 'lint 0', 'calls 0', 'journeys pointless']);
});

test('no more stages run at once than the cores allow', async () => {
  let busy = 0;
  let most = 0;
  await runAll(
    [stage('a', 1), stage('b', 1), stage('c', 1), stage('d', 2), stage('e', 1)],
    2,
    async (each) => {
      busy += each.cores;
      most = Math.max(most, busy);
      await new Promise(setImmediate);
      busy -= each.cores;
      return result(0);
    },
    () => undefined,
  );
  expect(most).toBe(2);
});
