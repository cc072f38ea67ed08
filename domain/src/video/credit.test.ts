import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCoverage, coverage, creditCap, type Span } from './credit.ts';

test('credit grows with wall time: twice as fast, and three seconds of slack', () => {
  expect([0, 1_000, 10_000, 10_400, -5].map(creditCap)).toEqual([3, 5, 23, 23, 3]);
});

test('only whole, new seconds within the duration are credited, up to the cap', () => {
  expect(addCoverage([], [0, 10.9], 60, 99)).toEqual({ covered: [[0, 10]], added: 10 });
  expect(addCoverage([[0, 10]], [5, 15], 60, 99)).toEqual({ covered: [[0, 15]], added: 5 });
  expect(
    addCoverage(
      [
        [0, 5],
        [20, 30],
      ],
      [3.2, 25],
      60,
      10,
    ),
  ).toEqual({
    covered: [
      [0, 15],
      [20, 30],
    ],
    added: 10,
  });
  expect(addCoverage([], [50, 90], 60.4, 99)).toEqual({ covered: [[50, 61]], added: 11 });
  expect(addCoverage([[0, 61]], [0, 61], 60.4, 99).added).toBe(0);
  expect(coverage([[0, 30]], 60)).toBe(0.5);
  expect(coverage([[0, 61]], 60.4)).toBe(1);
  expect(coverage([], 0)).toBe(0);
});

test('[VID-13] whatever a player claims, credit never shrinks, never passes the cap, and is what a set would hold', () => {
  const duration = 120;
  const claim = fc.record({
    from: fc.double({ min: -10, max: 200, noNaN: true }),
    to: fc.double({ min: -10, max: 200, noNaN: true }),
    elapsedMs: fc.nat(60_000),
  });
  fc.assert(
    fc.property(fc.array(claim, { maxLength: 15 }), (claims) => {
      let covered: readonly Span[] = [];
      const seconds = new Set<number>();
      for (const { from, to, elapsedMs } of claims) {
        const cap = creditCap(elapsedMs);
        const next = addCoverage(covered, [from, to], duration, cap);
        let left = cap;
        const end = to >= duration ? duration : Math.floor(to);
        for (let second = Math.max(0, Math.ceil(from)); second < end && left > 0; second += 1) {
          if (seconds.has(second)) continue;
          seconds.add(second);
          left -= 1;
        }
        expect(next.added).toBe(cap - left);
        const flat = next.covered.flatMap(([start, stop]) =>
          Array.from({ length: stop - start }, (_, at) => start + at),
        );
        expect(flat).toEqual([...seconds].toSorted((a, b) => a - b));
        covered = next.covered;
      }
    }),
    { numRuns: 500 },
  );
});
