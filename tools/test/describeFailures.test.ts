import { expect, test } from 'vitest';
import { describeFailures } from './describeFailures.ts';

const result = { count: { passed: 0, failed: 1 }, seconds: 1, output: 'a.ts:1 unused\n', failures: [] };

test('a failed check shows its output and how to repeat it', () => {
  expect(describeFailures('floor plan', result)).toBe(
    "✗ floor plan\n\na.ts:1 unused\n\nrepeat: npm run check -- 'floor plan'",
  );
});

test('failed tests show why, without the noise of the others, and how to repeat each', () => {
  const failures = [
    { file: 'web/src/a.test.ts', title: "a member's seat", why: 'expected 1' },
    { file: 'web/src/b.test.ts', title: '', why: 'no such module' },
  ];
  expect(describeFailures('rules', { ...result, failures })).toBe(
    [
      "✗ web/src/a.test.ts: a member's seat\n\nexpected 1",
      String.raw`repeat: npm run test:one -- web/src/a.test.ts 'a member'\''s seat'`,
      '✗ web/src/b.test.ts\n\nno such module',
      'repeat: npm run test:one -- web/src/b.test.ts',
    ].join('\n\n'),
  );
});
