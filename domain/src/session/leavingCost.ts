import {
  deriveEnrollmentStatus,
  enrollmentClosesAt,
  freeSeats,
  type Enroller,
  type EnrollmentTerms,
  type Seats,
} from './enrollment.ts';
import type { StoredEnrollment } from './facts.ts';

/**
 * What a member who leaves a session cannot have back (D84): a seat in a session that is closed to enrollment or full,
 * a place on the waitlist, or that place with a seat that is held for them.
 */
export const leavingCosts = ['CLOSED_SEAT', 'FULL_SEAT', 'PLACE', 'OFFERED_SEAT'] as const;
export type LeavingCost = (typeof leavingCosts)[number];

/** What leaving costs by the facts of the server; null where one can enroll again. */
export function leavingCost(
  facts: {
    readonly stored: StoredEnrollment;
    readonly terms: EnrollmentTerms;
    readonly seats: Seats;
    readonly enroller: Enroller;
    /** The end of the offer that the member holds; epoch milliseconds. */
    readonly offerExpiresAt: number | null;
  },
  now: number,
): LeavingCost | null {
  const { stored, terms, seats, enroller, offerExpiresAt } = facts;
  const status = deriveEnrollmentStatus(stored, terms, seats, enroller, now);
  if (status === 'WAITLISTED') return offerExpiresAt !== null && now < offerExpiresAt ? 'OFFERED_SEAT' : 'PLACE';
  if (status !== 'ENROLLED' || terms.sessionType !== 'LIVE') return null;
  const left = { ...seats, taken: seats.taken - (enroller.seatless ? 0 : 1) };
  if (deriveEnrollmentStatus('NONE', terms, left, enroller, now) !== 'ENROLL') return 'CLOSED_SEAT';
  return !enroller.seatless && freeSeats(seats) <= 0 ? 'FULL_SEAT' : null;
}

/** The same while a page is open: enrollment may have closed since the server was asked. */
export function leavingCostNow(
  session: Parameters<typeof enrollmentClosesAt>[0] & { readonly leavingCost: LeavingCost | null },
  isEnrolled: boolean,
  now: number,
): LeavingCost | null {
  const closesAt = enrollmentClosesAt(session);
  const isClosed = isEnrolled && closesAt !== null && now >= closesAt;
  return isClosed ? 'CLOSED_SEAT' : session.leavingCost;
}

/** What to say before it is lost, and how to keep it; the dialog says by itself that a place is lost. */
export const leavingWords: Readonly<Record<LeavingCost, { readonly sentence: string | null; readonly keep: string }>> =
  {
    CLOSED_SEAT: { sentence: "Enrollment has closed, so you can't get your seat back.", keep: 'Keep my seat' },
    FULL_SEAT: {
      sentence: 'This session is full. Your seat goes to someone else, and you may not get one again.',
      keep: 'Keep my seat',
    },
    PLACE: { sentence: null, keep: 'Keep my place' },
    OFFERED_SEAT: {
      sentence: "A seat is held for you. If you leave, it goes to the next person, and you can't get it back.",
      keep: 'Keep my seat',
    },
  };
