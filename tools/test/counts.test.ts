import { expect, test } from 'vitest';
import { countStage, readPlaywright, readVitest } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/root/a.test.ts',
  status,
  message: status === 'failed' ? 'no such module' : '',
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: `it ${each}`,
    failureMessages: each === 'failed' ? ['\u001b[31mexpected 1\u001b[39m'] : [],
  })),
});

test('skipped tests and files that do not load count as failed', () => {
  const report = {
    testResults: [file('passed', 'passed', 'pending', 'todo'), file('failed'), file('failed', 'failed')],
  };
  const place = { file: 'a.test.ts' };
  expect(readVitest(JSON.stringify(report), '/root')).toEqual({
    passed: 1,
    failed: 4,
    failures: [
      { ...place, title: 'it pending', why: 'pending' },
      { ...place, title: 'it todo', why: 'todo' },
      { ...place, title: '', why: 'no such module' },
      { ...place, title: 'it failed', why: 'expected 1' },
    ],
  });
});

test('a skipped journey counts as failed, and so does one that passed when tried again', () => {
  const spec = (title: string, status: string, error?: object) => ({
    file: 'video/a.spec.ts',
    title,
    tests: [{ status, results: error === undefined ? [] : [{ error }] }],
  });
  const failing = spec('plays', 'unexpected', { message: 'not visible', snippet: '> 1 |' });
  const suite = { specs: [spec('starts', 'expected')], suites: [{ specs: [failing, spec('waits', 'skipped')] }] };
  const report = { errors: [], stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, suites: [suite] };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      { file: 'e2e/video/a.spec.ts', title: 'plays', why: 'not visible\n> 1 |' },
      { file: 'e2e/video/a.spec.ts', title: 'waits', why: 'skipped' },
    ],
  });
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
