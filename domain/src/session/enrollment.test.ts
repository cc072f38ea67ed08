import { expect, test } from 'vitest';
import { day, hour } from '../time.ts';
import { decideEnroll, decideUnenroll, type EnrollRequest } from './decideEnroll.ts';
import {
  deriveEnrollmentStatus,
  freeSeats,
  hoursLeftToEnroll,
  isLowInventory,
  offeredUntil,
  parseEnrollmentStatus,
  recordedStatus,
  type Enroller,
  type EnrollmentTerms,
  type Seats,
} from './enrollment.ts';
import type { StoredEnrollment } from './facts.ts';
import { noon } from './session.fixture.ts';

const terms: EnrollmentTerms = {
  sessionType: 'LIVE',
  startAt: noon + 10 * day,
  endAt: noon + 24 * day,
  enrollmentOpensAt: null,
  enrollmentClose: null,
  cancelled: false,
  manual: false,
  waitlistAllowed: true,
};
const seats: Seats = { capacity: 25, taken: 5, held: 0 };
const full: Seats = { capacity: 25, taken: 24, held: 1 };
const member: Enroller = { seatless: false, priority: false };

function status(
  given: {
    stored?: StoredEnrollment;
    terms?: Partial<EnrollmentTerms>;
    seats?: Seats;
    enroller?: Partial<Enroller>;
    now?: number;
  } = {},
): string {
  return deriveEnrollmentStatus(
    given.stored ?? 'NONE',
    { ...terms, ...given.terms },
    given.seats ?? seats,
    { ...member, ...given.enroller },
    given.now ?? noon,
  );
}

test('[ENR-05] statuses are read in upper and lower case; no record is NO_STATUS', () => {
  expect(parseEnrollmentStatus('enroll')).toBe('ENROLL');
  expect(parseEnrollmentStatus('Waitlisted')).toBe('WAITLISTED');
  expect(parseEnrollmentStatus('none')).toBeUndefined();
  expect(recordedStatus(null, terms, seats, member, noon)).toBe('NO_STATUS');
  expect(recordedStatus('NONE', terms, seats, member, noon)).toBe('ENROLL');
});

test('[ENR-04] statuses by priority: each wins over all that follow it', () => {
  const everything = { manual: true, cancelled: true, enrollmentOpensAt: noon + day } as const;
  expect(status({ stored: 'COMPLETED', terms: everything, seats: full })).toBe('COMPLETED');
  expect(status({ stored: 'ENROLLED', terms: everything, seats: full })).toBe('ENROLLED');
  expect(status({ stored: 'WAITLISTED', terms: { manual: true, enrollmentClose: noon } })).toBe('WAITLISTED');
  expect(status({ stored: 'WAITLISTED', terms: { cancelled: true } })).toBe('CLOSED');
  expect(status({ terms: everything, seats: full })).toBe('MANUAL');
  expect(status({ terms: { cancelled: true, enrollmentOpensAt: noon + day }, seats: full })).toBe('CLOSED');
  expect(status({ terms: { enrollmentOpensAt: noon + day }, seats: full })).toBe('FUTURE');
  expect(status({ seats: full })).toBe('WAITLIST');
  expect(status({ seats: full, terms: { waitlistAllowed: false } })).toBe('CLOSED');
  // a session that has begun may still be joined, but nobody waits for it any more (D22)
  const begun = { startAt: noon, enrollmentClose: noon + day };
  expect(status({ terms: begun })).toBe('ENROLL');
  expect(status({ terms: begun, seats: full })).toBe('CLOSED');
  expect(status({ terms: { ...begun, startAt: noon + 1 }, seats: full })).toBe('WAITLIST');
  expect(status()).toBe('ENROLL');
  expect(status({ seats: { capacity: null, taken: 9_999, held: 0 } })).toBe('ENROLL');
});

test('[ENR-04] changes by time alone: closing at the start, COMPLETED at the end, the waitlist lapsing', () => {
  expect(status({ now: noon + 10 * day - 1 })).toBe('ENROLL');
  expect(status({ now: noon + 10 * day })).toBe('CLOSED');
  expect(status({ terms: { enrollmentClose: noon + 12 * day }, now: noon + 11 * day })).toBe('ENROLL');
  expect(status({ stored: 'ENROLLED', now: noon + 24 * day - 1 })).toBe('ENROLLED');
  expect(status({ stored: 'ENROLLED', now: noon + 24 * day })).toBe('COMPLETED');
  expect(status({ stored: 'WAITLISTED', now: noon + 10 * day })).toBe('CLOSED');
  const onDemand = { sessionType: 'ON_DEMAND', startAt: noon - day, endAt: null } as const;
  expect(status({ terms: onDemand })).toBe('ENROLL');
  expect(status({ stored: 'ENROLLED', terms: onDemand, now: noon + 999 * day })).toBe('ENROLLED');
});

test('[ENR-04] employees need no seat; members with priority enroll 48 h early for a fifth of the seats', () => {
  expect(status({ seats: full, enroller: { seatless: true } })).toBe('ENROLL');
  const opening = { enrollmentOpensAt: noon + 2 * day };
  expect(status({ terms: opening, enroller: { priority: true } })).toBe('FUTURE');
  expect(status({ terms: opening, enroller: { priority: true }, seats: { ...seats, taken: 4 } })).toBe('ENROLL');
  expect(status({ terms: opening, enroller: { priority: true }, seats: { ...seats, taken: 4 }, now: noon - 1 })).toBe(
    'FUTURE',
  );
  expect(status({ terms: opening, seats: { ...seats, taken: 0 } })).toBe('FUTURE');
  // a seat that is held for an offer is none that is reserved
  const held = { ...seats, taken: 4, held: 1 };
  expect(status({ terms: opening, enroller: { priority: true }, seats: held })).toBe('FUTURE');
  // of twelve seats two are a fifth, not three
  const ofTwelve = (taken: number): Seats => ({ capacity: 12, taken, held: 0 });
  expect(status({ terms: opening, enroller: { priority: true }, seats: ofTwelve(1) })).toBe('ENROLL');
  expect(status({ terms: opening, enroller: { priority: true }, seats: ofTwelve(2) })).toBe('FUTURE');
});

test('low inventory is five seats or a tenth; hours left are whole and never negative', () => {
  const left = (capacity: number | null, taken: number): boolean => isLowInventory({ capacity, taken, held: 0 });
  expect([left(25, 19), left(25, 20), left(200, 179), left(200, 180), left(null, 1_000)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  // a tenth of 55 seats is rounded up to six
  expect([left(55, 48), left(55, 49)]).toEqual([false, true]);
  expect(freeSeats(full)).toBe(0);
  expect(hoursLeftToEnroll(terms, noon)).toBe(240);
  expect(hoursLeftToEnroll({ ...terms, enrollmentClose: noon + 1.9 * hour }, noon)).toBe(1);
  expect(hoursLeftToEnroll(terms, noon + 99 * day)).toBe(0);
  expect(hoursLeftToEnroll({ ...terms, sessionType: 'ON_DEMAND' }, noon)).toBeNull();
});

const request: EnrollRequest = {
  stored: 'NONE',
  terms,
  seats,
  enroller: member,
  entitled: true,
  unlock: ['area/mcsc-unlimited'],
  released: true,
  offerExpiresAt: null,
  otherSessionId: null,
  swap: false,
  byStaff: false,
  now: noon,
};

function decide(given: Partial<EnrollRequest>): string {
  const result = decideEnroll({ ...request, ...given });
  if (!result.ok) return result.refusal.code;
  const { next, changed, takesSeat, claimsOffer, leavesSessionId } = result.value;
  return [next, changed && 'changed', takesSeat && 'seat', claimsOffer && 'offer', leavesSessionId]
    .filter(Boolean)
    .join(' ');
}

test('[SSN-04] nobody joins what is not released; an enrolled member stays so', () => {
  expect(decide({ released: false })).toBe('SESSION_NOT_OPEN');
  expect(decide({ released: false, entitled: false })).toBe('FORBIDDEN');
  expect(decide({ released: false, stored: 'ENROLLED' })).toBe('ENROLLED');
});

test('[ENR-04] enrolling: a seat, the waitlist, or a refusal with a code', () => {
  expect(decide({})).toBe('ENROLLED changed seat');
  expect(decide({ enroller: { seatless: true, priority: false }, seats: full })).toBe('ENROLLED changed');
  expect(decide({ stored: 'ENROLLED' })).toBe('ENROLLED');
  expect(decide({ stored: 'COMPLETED' })).toBe('SESSION_CLOSED');
  expect(decide({ seats: full })).toBe('WAITLISTED changed');
  expect(decide({ seats: full, stored: 'WAITLISTED' })).toBe('WAITLISTED');
  expect(decide({ seats: full, terms: { ...terms, waitlistAllowed: false } })).toBe('SESSION_FULL');
  expect(decide({ entitled: false })).toBe('FORBIDDEN');
  expect(decide({ terms: { ...terms, manual: true } })).toBe('FORBIDDEN');
  expect(decide({ terms: { ...terms, manual: true }, byStaff: true })).toBe('ENROLLED changed seat');
  expect(decide({ terms: { ...terms, manual: true }, byStaff: true, seats: full })).toBe('SESSION_FULL');
  expect(decide({ terms: { ...terms, manual: true, cancelled: true }, byStaff: true })).toBe('SESSION_CLOSED');
  const ended = { ...terms, manual: true, endAt: noon };
  expect(decide({ terms: ended, byStaff: true })).toBe('SESSION_CLOSED');
  expect(decide({ terms: ended, byStaff: true, now: noon - 1 })).toBe('ENROLLED changed seat');
  expect(decide({ terms: { ...terms, enrollmentOpensAt: noon + 1 } })).toBe('SESSION_NOT_OPEN');
  expect(decide({ terms: { ...terms, enrollmentClose: noon } })).toBe('SESSION_CLOSED');
  expect(decide({ terms: { ...terms, cancelled: true } })).toBe('SESSION_CLOSED');
});

test('[ENR-04] one seat in each course: another upcoming session is refused unless swapped; on demand never conflicts', () => {
  expect(decide({ otherSessionId: 's2' })).toBe('COURSE_SEAT_HELD');
  expect(decide({ otherSessionId: 's2', swap: true })).toBe('ENROLLED changed seat s2');
  const onDemand = { ...terms, sessionType: 'ON_DEMAND' } as const;
  expect(decide({ otherSessionId: 's2', terms: onDemand })).toBe('ENROLLED changed seat');
});

test('[ENR-04] joining a waitlist takes no seat, and no seat is swapped for it', () => {
  expect(decide({ seats: full, otherSessionId: 's2' })).toBe('WAITLISTED changed');
  expect(decide({ seats: full, otherSessionId: 's2', swap: true })).toBe('SESSION_FULL');
  const closed = { ...terms, waitlistAllowed: false };
  expect(decide({ seats: full, terms: closed, otherSessionId: 's2', swap: true })).toBe('SESSION_FULL');
});

test('[ENR-04] an offer can be claimed only before it expires', () => {
  const offered = { stored: 'WAITLISTED', seats: full } as const;
  expect(decide({ ...offered, offerExpiresAt: noon + 1 })).toBe('ENROLLED changed seat offer');
  expect(decide({ ...offered, offerExpiresAt: noon })).toBe('OFFER_EXPIRED');
  expect([offeredUntil({ offerExpiresAt: noon + 1 }, noon), offeredUntil({ offerExpiresAt: noon }, noon)]).toEqual([
    noon + 1,
    null,
  ]);
  expect(decide({ ...offered, offerExpiresAt: noon + 1, otherSessionId: 's2' })).toBe('COURSE_SEAT_HELD');
});

test('[ENR-03] leaving returns ENROLL, by the seat that it frees, while enrollment is open, else CLOSED', () => {
  const leave = (given: Partial<EnrollRequest>) => decideUnenroll({ ...request, stored: 'ENROLLED', ...given });
  expect(leave({ seats: full })).toMatchObject({ value: { changed: true, status: 'ENROLL' } });
  expect(leave({ now: noon + 11 * day })).toMatchObject({ value: { changed: true, status: 'CLOSED' } });
  expect(leave({ now: noon + 24 * day })).toMatchObject({ refusal: { code: 'SESSION_CLOSED' } });
  expect(leave({ stored: 'WAITLISTED' })).toMatchObject({ value: { changed: true } });
  expect(leave({ stored: 'NONE' })).toMatchObject({ value: { changed: false } });
  const fullWithout = { seats: full, terms: { ...request.terms, waitlistAllowed: false } };
  expect(leave(fullWithout)).toMatchObject({ value: { status: 'ENROLL' } });
});
