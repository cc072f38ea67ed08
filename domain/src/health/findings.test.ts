import { expect, test } from 'vitest';
import { describeHealth, healthExitCode, type HealthState } from './findings.ts';

test.each<[readonly HealthState[], string, number, number]>([
  [['OK', 'OFF'], 'Everything that is set up works.', 0, 0],
  [['OK', 'WARNING'], '1 warning.', 0, 1],
  [['WARNING', 'FAILURE', 'WARNING'], '1 failure and 2 warnings.', 2, 2],
  [['FAILURE', 'FAILURE'], '2 failures.', 2, 2],
])('[OPE-05] %j in words, and for a monitor', (states, words, code, strict) => {
  const lines = states.map((state) => ({ state }));
  expect([describeHealth(lines), healthExitCode(lines, false), healthExitCode(lines, true)]).toEqual([
    words,
    code,
    strict,
  ]);
});
