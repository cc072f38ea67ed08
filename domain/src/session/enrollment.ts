import { day, hour } from '../time.ts';
import { enrollmentStatuses, type EnrollmentStatus, type SessionType, type StoredEnrollment } from './facts.ts';

/** The enrollment settings of a session. Instants are epoch milliseconds. */
export type EnrollmentTerms = {
  readonly sessionType: SessionType;
  readonly startAt: number | null;
  readonly endAt: number | null;
  readonly enrollmentOpensAt: number | null;
  readonly enrollmentClose: number | null;
  readonly cancelled: boolean;
  /** Only staff enroll people here. */
  readonly manual: boolean;
  readonly waitlistAllowed: boolean;
};

export type Seats = {
  /** Null is unlimited. */
  readonly capacity: number | null;
  /** Enrolled members that are neither employees nor test data (D19). */
  readonly taken: number;
  /** Seats kept for people who hold an open offer (D21). */
  readonly held: number;
};

export type Enroller = {
  /** Employees and test data enroll without taking a seat (D19, D20). */
  readonly seatless: boolean;
  /** Was left on the waitlist of an earlier session of the course (D22). */
  readonly priority: boolean;
};

export const priorityHeadStart = 2 * day;
export const priorityShare = 0.2;

/** Parses a status in upper or lower case (ENR-05); undefined when it is none. */
export function parseEnrollmentStatus(text: string): EnrollmentStatus | undefined {
  const upper = text.trim().toUpperCase();
  return enrollmentStatuses.find((status) => status === upper);
}

/**
 * The status this person is shown (D18), first match wins: COMPLETED, ENROLLED, WAITLISTED, MANUAL, CLOSED, FUTURE,
 * WAITLIST, ENROLL. ENROLLED becomes COMPLETED at the end of a live session (D24), and WAITLISTED lapses at its start
 * (D22); both are derived from `now`.
 */
export function deriveEnrollmentStatus(
  stored: StoredEnrollment,
  terms: EnrollmentTerms,
  seats: Seats,
  enroller: Enroller,
  now: number,
): Exclude<EnrollmentStatus, 'NO_STATUS'> {
  const live = terms.sessionType === 'LIVE';
  if (stored === 'COMPLETED') return 'COMPLETED';
  if (stored === 'ENROLLED') return isOver(terms, now) ? 'COMPLETED' : 'ENROLLED';
  const started = live && terms.startAt !== null && now >= terms.startAt;
  if (stored === 'WAITLISTED' && !started && !terms.cancelled) return 'WAITLISTED';
  if (terms.manual) return 'MANUAL';
  if (isEnrollmentClosed(terms, now)) return 'CLOSED';
  if (terms.enrollmentOpensAt !== null && now < terms.enrollmentOpensAt) {
    return opensEarly(terms.enrollmentOpensAt, seats, enroller, now) ? 'ENROLL' : 'FUTURE';
  }
  if (!enroller.seatless && freeSeats(seats) <= 0) return terms.waitlistAllowed && !started ? 'WAITLIST' : 'CLOSED';
  return 'ENROLL';
}

/** What getUserSession returns: NO_STATUS without a record, else the derived status (ENR-05). */
export function recordedStatus(
  stored: StoredEnrollment | null,
  ...derivation: [EnrollmentTerms, Seats, Enroller, number]
): EnrollmentStatus {
  return stored === null ? 'NO_STATUS' : deriveEnrollmentStatus(stored, ...derivation);
}

/** The instant enrollment closes: as configured, else the start of a live session; null means never. */
export function enrollmentClosesAt(
  terms: Pick<EnrollmentTerms, 'sessionType' | 'startAt' | 'enrollmentClose'>,
): number | null {
  return terms.enrollmentClose ?? (terms.sessionType === 'LIVE' ? terms.startAt : null);
}

/** Whether a live session is over; one on demand never is. */
export function isOver(terms: Pick<EnrollmentTerms, 'sessionType' | 'endAt'>, now: number): boolean {
  return terms.sessionType === 'LIVE' && terms.endAt !== null && now >= terms.endAt;
}

/** Seats that are free now; Infinity when the session has no capacity. */
export function freeSeats(seats: Seats): number {
  return seats.capacity === null ? Infinity : seats.capacity - seats.taken - seats.held;
}

/** No offer lasts longer than until half an hour before the start (D21). */
export const lastClaimBeforeStart = hour / 2;

/**
 * Until when a member on the waitlist can claim a seat without an offer: as long as somebody who has not waited could
 * enroll. Seats are left like that when nobody in line gets an offer any more, in the last half hour or because the
 * offers of all have lapsed. Null: not now.
 */
export function openClaimUntil(terms: EnrollmentTerms, seats: Seats, enroller: Enroller, now: number): number | null {
  const { startAt } = terms;
  if (startAt === null || now >= startAt) return null;
  return deriveEnrollmentStatus('NONE', terms, seats, enroller, now) === 'ENROLL' ? startAt : null;
}

/** Until when a seat is the member's to claim (D21); null without an offer that is still open. */
export function offeredUntil(session: { readonly offerExpiresAt: number | null }, now: number): number | null {
  return session.offerExpiresAt !== null && session.offerExpiresAt > now ? session.offerExpiresAt : null;
}

/** Whether what a waiting member can claim is no offer of their own, but goes to the member who claims it first. */
export function isOpenClaim(session: {
  readonly offerExpiresAt: number | null;
  readonly startAt: number | null;
}): boolean {
  return session.offerExpiresAt !== null && session.offerExpiresAt === session.startAt;
}

/** Whether few seats are left: at most five, or at most a tenth of the capacity where that is more (D19). */
export function isLowInventory(seats: Seats): boolean {
  return seats.capacity !== null && freeSeats(seats) <= Math.max(5, Math.ceil(seats.capacity * 0.1));
}

/** Whole hours until enrollment closes, at least 0; null when it never closes (D19). */
export function hoursLeftToEnroll(
  terms: Pick<EnrollmentTerms, 'sessionType' | 'startAt' | 'enrollmentClose'>,
  now: number,
): number | null {
  const closesAt = enrollmentClosesAt(terms);
  return closesAt === null ? null : Math.max(0, Math.floor((closesAt - now) / hour));
}

function isEnrollmentClosed(terms: EnrollmentTerms, now: number): boolean {
  const closesAt = enrollmentClosesAt(terms);
  return terms.cancelled || isOver(terms, now) || (closesAt !== null && now >= closesAt);
}

/** Members with priority can enroll 48 hours early, for as many seats as are reserved for them (D22). */
function opensEarly(opensAt: number, seats: Seats, enroller: Enroller, now: number): boolean {
  if (!enroller.priority || now < opensAt - priorityHeadStart) return false;
  if (enroller.seatless || seats.capacity === null) return true;
  return seats.taken + seats.held < Math.floor(seats.capacity * priorityShare);
}
