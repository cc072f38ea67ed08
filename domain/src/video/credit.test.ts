import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverage, creditReport, notPlayed, type Claim, type Credited } from './credit.model.fixture.ts';
import { wallTimeFor } from './credit.ts';

const duration = 300;
const claim = (from: number | null, to: number): Claim => ({ from, to, playhead: to, maxPlayhead: to });
const seconds = (covered: Credited['covered']): number => covered.reduce((sum, [from, to]) => sum + to - from, 0);
const after = (reports: readonly (readonly [at: number, Claim])[], of = duration): Credited =>
  reports.reduce((stored, [at, one]) => creditReport(stored, one, of, at * 1000), notPlayed(0));

test('[THR-36] play is credited up to twice the wall time, plus three seconds once', () => {
  expect(after([[10, claim(0, 10)]])).toMatchObject({ farthestWatchedTime: 10, covered: [[0, 10]], credit: 10 });
  expect(after([[10, claim(0, 200)]])).toMatchObject({ farthestWatchedTime: 23, covered: [[0, 23]], credit: -3 });
  const again = after([
    [10, claim(0, 200)],
    [10, claim(23, 200)],
    [11, claim(23, 200)],
  ]);
  expect(again).toMatchObject({ farthestWatchedTime: 25, covered: [[0, 25]] });
  expect(after([[-5, claim(0, 200)]])).toMatchObject({ farthestWatchedTime: 3, lastReportedAt: 0 });
});

test('[THR-36] the farthest time moves elsewhere with one second of earned play that ends there, not by a claim', () => {
  const far = (at: number, one: Claim): number => after([[at, one]]).farthestWatchedTime;
  expect(far(60, { ...claim(null, 299), maxPlayhead: 299 })).toBe(0);
  expect(far(60, { from: 0, to: 0, playhead: 0, maxPlayhead: 299 })).toBe(0);
  expect(far(60, claim(298.1, 299))).toBe(0);
  expect(far(60, claim(297.9, 299))).toBe(299);
  // the slack alone does not count as play
  expect(far(0.4, claim(297, 299))).toBe(0);
  expect(far(0.5, claim(297, 299))).toBe(299);
  expect(far(60, { ...claim(290, 299), maxPlayhead: 295 })).toBe(295);
});

test('[THR-36] play counts in full once its wall time has passed since the creation, and not before', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 250, noNaN: true }), (played) => {
      const reached = (at: number): number => after([[at, claim(0, played)]]).farthestWatchedTime;
      expect(reached(wallTimeFor(played))).toBeCloseTo(played, 6);
    }),
  );
  expect(after([[wallTimeFor(2) - 0.1, claim(40, 42)]]).farthestWatchedTime).toBe(0);
  expect(after([[wallTimeFor(2), claim(40, 42)]]).farthestWatchedTime).toBe(42);
});

test('[VID-13] whole seconds count, also those split between reports and the short last one', () => {
  const parts = after([
    [10, claim(0, 10.4)],
    [20, claim(10.4, 20.7)],
    [30, claim(20.7, 30.2)],
  ]);
  expect(parts.covered).toEqual([[0, 30]]);
  expect(after([[100, claim(5.5, 10.5)]]).covered).toEqual([[6, 10]]);
  expect(after([[100, claim(50, 90)]], 60.4).covered).toEqual([[50, 61]]);
  expect(after([[100, claim(-20, 20)]]).covered).toEqual([[0, 20]]);
  expect(after([[100, claim(20, 10)]]).covered).toEqual([]);
  expect(coverage([[0, 30]], 60)).toBe(0.5);
  expect(coverage([[0, 61]], 60.4)).toBe(1);
  expect(coverage([], 0)).toBe(0);
});

test('[THR-36] a cut-off report that continues inside a second covers no second beyond its credit', () => {
  const begun = [0, claim(0, 0.9)] as const;
  for (const more of [claim(0.9, 200), claim(null, 4)]) {
    expect(after([begun, [0.55, more]]).covered).toEqual([[0, 3]]);
  }
});

test('[THR-43] ten minutes offline are credited when they arrive, in one report or in many', () => {
  const queue = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => [610, claim(10 + (n * 280) / count, 10 + ((n + 1) * 280) / count)] as const,
    );
  for (const count of [1, 28, 280]) {
    expect(after([[10, claim(0, 10)], ...queue(count)])).toMatchObject({
      farthestWatchedTime: 290,
      covered: [[0, 290]],
    });
  }
});

test('[THR-36] whatever is claimed, in any number of viewings: at most twice the wall time plus three seconds', () => {
  const number = fc.oneof(
    // fc.double would mostly generate tiny numbers
    fc.double({ min: -10, max: 400, noNaN: true }),
    fc.integer({ min: -10_000, max: 400_000 }).map((milliseconds) => milliseconds / 1000),
  );
  const report = fc.record({
    wait: fc.nat(20_000),
    goesOn: fc.boolean(),
    one: fc.record({ from: fc.option(number), to: fc.option(number), playhead: number, maxPlayhead: number }),
  });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
      let stored = notPlayed(0);
      let now = 0;
      for (const { wait, goesOn, one } of reports) {
        now += wait;
        const from = goesOn ? stored.continueAtTime : one.from;
        const next = creditReport(stored, { ...one, from }, duration, now);
        const budget = (now / 1000) * 2 + 3 + 1e-9;
        expect(seconds(next.covered)).toBeLessThanOrEqual(budget);
        expect(seconds(next.covered)).toBeGreaterThanOrEqual(seconds(stored.covered));
        expect(next.credit).toBeGreaterThanOrEqual(-3 - 1e-9);
        expect(next.farthestWatchedTime).toBeGreaterThanOrEqual(stored.farthestWatchedTime);
        expect(next.farthestWatchedTime).toBeLessThanOrEqual(duration);
        // before wall time has earned a second, the farthest time moves only by the slack at the beginning
        if (now < 500) expect(next.farthestWatchedTime).toBeLessThanOrEqual(budget);
        stored = next;
      }
    }),
    { numRuns: 500 },
  );
});

test('[VID-13] an honest player, at any speed, with seeks and late reports, loses nothing', () => {
  const stretch = fc.record({
    start: fc.integer({ min: 0, max: 280 }),
    speed: fc.constantFrom(0.5, 1, 1.25, 1.5, 2),
    reports: fc.array(fc.integer({ min: 2000, max: 10_000 }), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 6 }), fc.array(fc.nat(1000)), (stretches, delays) => {
      let stored = notPlayed(0);
      let clock = 0;
      let farthest = 0;
      let sent = 0;
      const watched = new Set<number>();
      for (const { start, speed, reports } of stretches) {
        let at = start;
        stored = creditReport(stored, { ...claim(at, at), maxPlayhead: farthest }, duration, clock);
        for (const wait of reports) {
          const to = Math.min(duration, at + (wait / 1000) * speed);
          clock += wait;
          sent += 1;
          farthest = Math.max(farthest, to);
          stored = creditReport(
            stored,
            { ...claim(at, to), maxPlayhead: farthest },
            duration,
            clock + (delays[sent] ?? 0),
          );
          at = to;
        }
        for (let second = start; second < Math.floor(at); second += 1) watched.add(second);
        // a short pause between two stretches, as for any pause or seek
        clock += 1000;
      }
      expect(stored.farthestWatchedTime).toBeCloseTo(farthest, 6);
      expect(seconds(stored.covered)).toBe(watched.size);
    }),
    { numRuns: 300 },
  );
});
