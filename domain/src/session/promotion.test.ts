import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day, hour } from '../time.ts';
import { freeSeats } from './enrollment.ts';
import { promote, type WaitlistEntry } from './promotion.ts';
import { noon } from './session.fixture.ts';

const waiting = (memberId: string, given: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  memberId,
  waitlistNumber: 0,
  eligible: true,
  seatless: false,
  seatedElsewhere: false,
  offerExpiresAt: null,
  offeredSwap: false,
  ...given,
});
const oneFree = { capacity: 10, taken: 9, held: 0 };

test('[ENR-04] more than a day before the start the first on the waitlist is enrolled, within a day offered the seat for two hours', () => {
  const line = [waiting('b', { waitlistNumber: 2 }), waiting('a', { waitlistNumber: 1 })];
  expect(promote(line, oneFree, noon + day + 1, noon)).toEqual([{ kind: 'enroll', memberId: 'a', takesSeat: true }]);
  expect(promote(line, oneFree, noon + day, noon)).toEqual([
    { kind: 'offer', memberId: 'a', expiresAt: noon + 2 * hour, swap: false },
  ]);
  expect(promote(line, oneFree, noon + 2 * hour, noon)).toEqual([
    { kind: 'offer', memberId: 'a', expiresAt: noon + 1.5 * hour, swap: false },
  ]);
  expect(promote(line, oneFree, noon + hour / 2, noon)).toEqual([]);
  expect(promote(line, oneFree, noon, noon)).toEqual([]);
});

test('[ENR-04] a lapsed offer passes the seat to the next eligible member', () => {
  const line = [
    waiting('a', { offerExpiresAt: noon }),
    waiting('c', { waitlistNumber: 2, eligible: false }),
    waiting('d', { waitlistNumber: 3 }),
  ];
  expect(promote(line, { capacity: 10, taken: 9, held: 1 }, noon + 10 * hour, noon)).toEqual([
    { kind: 'lapse', memberId: 'a', leavesLine: false },
    { kind: 'offer', memberId: 'd', expiresAt: noon + 2 * hour, swap: false },
  ]);
});

test('[ENR-04] a waiting member who needs no seat any more is enrolled without one', () => {
  const line = [
    waiting('a', { waitlistNumber: 1, seatless: true }),
    waiting('b', { waitlistNumber: 2 }),
    waiting('c', { waitlistNumber: 3 }),
  ];
  expect(promote(line, oneFree, noon + 5 * day, noon)).toEqual([
    { kind: 'enroll', memberId: 'a', takesSeat: false },
    { kind: 'enroll', memberId: 'b', takesSeat: true },
  ]);
  expect(promote(line, { ...oneFree, taken: 10 }, noon + day, noon)).toEqual([
    { kind: 'enroll', memberId: 'a', takesSeat: false },
  ]);
  const elsewhere = [waiting('a', { seatless: true, seatedElsewhere: true })];
  expect(promote(elsewhere, oneFree, noon + 5 * day, noon)).toEqual([]);
});

test('[ENR-04] a member enrolled in another session of the course is offered a swap for twelve hours, never enrolled', () => {
  const line = [waiting('a', { waitlistNumber: 1, seatedElsewhere: true }), waiting('b', { waitlistNumber: 2 })];
  expect(promote(line, { capacity: 10, taken: 8, held: 0 }, noon + 5 * day, noon)).toEqual([
    { kind: 'offer', memberId: 'a', expiresAt: noon + 12 * hour, swap: true },
    { kind: 'enroll', memberId: 'b', takesSeat: true },
  ]);
  const lateOffer = { kind: 'offer', memberId: 'a', expiresAt: noon + 2 * hour, swap: true };
  expect(promote(line, oneFree, noon + day, noon)).toEqual([lateOffer]);
});

test('[ENR-04] a lapsed swap removes the member from the waitlist, and the next one is promoted', () => {
  const line = [
    waiting('a', { waitlistNumber: 1, seatedElsewhere: true, offerExpiresAt: noon, offeredSwap: true }),
    waiting('b', { waitlistNumber: 2 }),
  ];
  expect(promote(line, { capacity: 10, taken: 9, held: 1 }, noon + 5 * day, noon)).toEqual([
    { kind: 'lapse', memberId: 'a', leavesLine: true },
    { kind: 'enroll', memberId: 'b', takesSeat: true },
  ]);
});

test('[ENR-04] an offered seat is not free', () => {
  const line = [waiting('a', { offerExpiresAt: noon + 1 }), waiting('b', { waitlistNumber: 1 })];
  expect(promote(line, { capacity: 10, taken: 9, held: 1 }, noon + 10 * hour, noon)).toEqual([]);
});

test('[ENR-04] nobody is promoted before an eligible member who waits longer, and no seat is given twice', () => {
  const entry = fc.record({
    memberId: fc.uuid(),
    waitlistNumber: fc.nat(1_000),
    eligible: fc.boolean(),
    seatless: fc.boolean(),
    seatedElsewhere: fc.boolean(),
    offeredSwap: fc.boolean(),
    offerExpiresAt: fc.option(fc.integer({ min: noon - 5, max: noon + 5 })),
  });
  const entries = fc.uniqueArray(entry, { selector: (item) => item.waitlistNumber });
  fc.assert(
    fc.property(
      entries,
      fc.nat(30),
      fc.nat(30),
      fc.integer({ min: 1, max: 3 * day }),
      (line, capacity, taken, ahead) => {
        const held = line.filter((item) => item.offerExpiresAt !== null).length;
        const steps = promote(line, { capacity, taken, held }, noon + ahead, noon);
        const lapsed = steps.filter((step) => step.kind === 'lapse').length;
        const promoted = steps
          .filter((step) => step.kind === 'offer' || (step.kind === 'enroll' && step.takesSeat))
          .map((step) => step.memberId);
        const before = freeSeats({ capacity, taken, held: held - lapsed });
        expect(promoted.length).toBeLessThanOrEqual(Math.max(0, before));
        expect(new Set(promoted).size).toBe(promoted.length);
        const order = line
          .filter((item) => item.eligible && !item.seatless && item.offerExpiresAt === null)
          .toSorted((a, b) => a.waitlistNumber - b.waitlistNumber)
          .map((item) => item.memberId);
        expect(promoted).toEqual(order.slice(0, promoted.length));
        if (ahead > hour) expect(promoted).toHaveLength(Math.min(order.length, Math.max(0, before)));
      },
    ),
    { numRuns: 1_000 },
  );
});
