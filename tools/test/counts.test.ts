import { expect, test } from 'vitest';
import { countStage, readPlaywright, readVitest } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('skipped tests and files that do not load count as failed', () => {
  const report = {
    testResults: [file('passed', 'passed', 'pending', 'todo'), file('failed'), file('failed', 'failed')],
  };
  expect(readVitest(JSON.stringify(report))).toEqual({ passed: 1, failed: 4 });
});

test('a skipped journey counts as failed, and so does one that passed when tried again', () => {
  const report = { errors: [], stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } };
  expect(readPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 });
});

test.each([
  [true, null, { passed: 1, failed: 0 }],
  [false, null, { passed: 0, failed: 1 }],
  [true, { passed: 7, failed: 0 }, { passed: 7, failed: 0 }],
  [false, { passed: 7, failed: 2 }, { passed: 7, failed: 2 }],
  [false, { passed: 7, failed: 0 }, { passed: 7, failed: 1 }],
  [true, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
] as const)('a stage that succeeded=%s with %o adds %o', (succeeded, tests, sum) => {
  expect(countStage(succeeded, tests)).toEqual(sum);
});
