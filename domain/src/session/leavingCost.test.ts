import { expect, test } from 'vitest';
import { day } from '../time.ts';
import type { StoredEnrollment } from './facts.ts';
import { leavingCost, leavingCostNow } from './leavingCost.ts';
import { noon } from './session.fixture.ts';

const terms = {
  ...({
    sessionType: 'LIVE',
    startAt: noon + 5 * day,
    endAt: noon + 9 * day,
    enrollmentOpensAt: null,
  } as const),
  enrollmentClose: noon + 3 * day,
  cancelled: false,
  manual: false,
  waitlistAllowed: true,
};
const seats = { capacity: 10, taken: 8, held: 0 };
const costOf = (stored: StoredEnrollment, given: object = {}, now = noon) =>
  leavingCost(
    { stored, terms, seats, enroller: { seatless: false, priority: false }, offerExpiresAt: null, ...given },
    now,
  );

test('[ENR-07] a seat that can be had again costs nothing, one that is closed or full cannot be had back', () => {
  expect(costOf('ENROLLED')).toBeNull();
  expect(costOf('ENROLLED', {}, noon + 3 * day)).toBe('CLOSED_SEAT');
  // only staff enroll people there
  expect(costOf('ENROLLED', { terms: { ...terms, manual: true } })).toBe('CLOSED_SEAT');
  expect(costOf('ENROLLED', { seats: { ...seats, taken: 10 } })).toBe('FULL_SEAT');
  const seatless = { seatless: true, priority: false };
  expect(costOf('ENROLLED', { seats: { ...seats, taken: 10 }, enroller: seatless })).toBeNull();
  expect(costOf('ENROLLED', { terms: { ...terms, sessionType: 'ON_DEMAND' } })).toBeNull();
  expect([costOf('NONE'), costOf('COMPLETED')]).toEqual([null, null]);
});

test('[ENR-07] a place on a waitlist is lost for good, and with it a seat that is offered', () => {
  expect(costOf('WAITLISTED')).toBe('PLACE');
  expect(costOf('WAITLISTED', { offerExpiresAt: noon + 1 })).toBe('OFFERED_SEAT');
  expect(costOf('WAITLISTED', { offerExpiresAt: noon })).toBe('PLACE');
});

test('[ENR-07] enrollment that closes while the page is open is said, too', () => {
  const session = { ...terms, leavingCost: null };
  expect(leavingCostNow(session, true, noon)).toBeNull();
  expect(leavingCostNow(session, true, noon + 3 * day)).toBe('CLOSED_SEAT');
  expect(leavingCostNow({ ...session, leavingCost: 'PLACE' }, false, noon + 3 * day)).toBe('PLACE');
});
