import { forbidden } from '../access/checkRoute.ts';
import { ok, refuse, type Result } from '../errors.ts';
import {
  deriveEnrollmentStatus,
  freeSeats,
  isOver,
  openClaimUntil,
  type Enroller,
  type EnrollmentTerms,
  type Seats,
} from './enrollment.ts';
import type { StoredEnrollment } from './facts.ts';

export type EnrollRequest = {
  readonly stored: StoredEnrollment;
  readonly terms: EnrollmentTerms;
  readonly seats: Seats;
  readonly enroller: Enroller;
  /**
   * Whether the member is entitled to this session; when not, `unlock` lists the entitlement keys that would open it.
   */
  readonly entitled: boolean;
  readonly unlock: readonly string[];
  /** Whether the session is released to the member (SSN-04). Staff may enroll people before it is. */
  readonly released: boolean;
  /** The end of the offer this member holds, if one was made (D21). */
  readonly offerExpiresAt: number | null;
  /** Another upcoming live session of the course in which the member is enrolled (D20). */
  readonly otherSessionId: string | null;
  /** The member agreed to give up the other seat for one here. */
  readonly swap: boolean;
  /** Staff act on behalf of the member: MANUAL sessions are open to them. */
  readonly byStaff: boolean;
  readonly now: number;
};

export type EnrollDecision = {
  readonly next: 'ENROLLED' | 'WAITLISTED';
  /** False when the stored row already has this status: repeating the request changes nothing. */
  readonly changed: boolean;
  /** Whether the seat counter changes; with `claimsOffer` the seat comes from those held for offers. */
  readonly takesSeat: boolean;
  readonly claimsOffer: boolean;
  /** The session given up in the same transaction (D20). */
  readonly leavesSessionId: string | null;
};

/**
 * Decides a request to enroll (D18 to D22). The server asks with facts read under the lock of the course, and takes the
 * seat by a guarded update in the same transaction. Refuses with FORBIDDEN, SESSION_CLOSED, SESSION_NOT_OPEN,
 * SESSION_FULL, OFFER_EXPIRED or COURSE_SEAT_HELD.
 */
export function decideEnroll(request: EnrollRequest): Result<EnrollDecision> {
  const { stored, terms, seats, enroller, now } = request;
  const status = deriveEnrollmentStatus(stored, terms, seats, enroller, now);
  if (status === 'ENROLLED') return ok({ ...unchanged, next: 'ENROLLED' });
  if (status === 'COMPLETED') return refuse('SESSION_CLOSED');
  if (!request.entitled)
    return { ok: false, refusal: forbidden('ENTITLEMENT', request.unlock, { subject: 'session' }) };
  if (status === 'MANUAL') {
    if (!request.byStaff) return refuse('FORBIDDEN', { reason: 'MANUAL' });
    // staff may enroll after the closing, but nobody in a session that is over or does not take place
    if (terms.cancelled || isOver(terms, now)) return refuse('SESSION_CLOSED');
    if (isFull(request)) return refuse('SESSION_FULL');
  }
  if (status === 'CLOSED') return refuse(isFull(request) ? 'SESSION_FULL' : 'SESSION_CLOSED');
  if (status === 'FUTURE' || !request.released) return refuse('SESSION_NOT_OPEN');
  if (status === 'WAITLISTED') return claim(request);
  if (status === 'WAITLIST') {
    // joining a waitlist takes no seat, so no other seat is given up for it
    return request.swap ? refuse('SESSION_FULL') : ok({ ...unchanged, next: 'WAITLISTED', changed: true });
  }
  if (seatHeldElsewhere(request)) return refuse('COURSE_SEAT_HELD');
  return ok({
    next: 'ENROLLED',
    changed: true,
    takesSeat: !enroller.seatless,
    claimsOffer: false,
    leavesSessionId: leaves(request),
  });
}

const unchanged = { changed: false, takesSeat: false, claimsOffer: false, leavesSessionId: null } as const;

/** For a member who is already on the waitlist: claims an offer, or a seat that is free for everybody (D21). */
function claim(request: EnrollRequest): Result<EnrollDecision> {
  const { offerExpiresAt, terms, seats, now, enroller } = request;
  const claimsOffer = offerExpiresAt !== null && now < offerExpiresAt;
  if (!claimsOffer && openClaimUntil(terms, seats, enroller, now) === null) {
    return offerExpiresAt === null ? ok({ ...unchanged, next: 'WAITLISTED' }) : refuse('OFFER_EXPIRED');
  }
  if (seatHeldElsewhere(request)) return refuse('COURSE_SEAT_HELD');
  return ok({
    next: 'ENROLLED',
    changed: true,
    takesSeat: !enroller.seatless,
    claimsOffer,
    leavesSessionId: leaves(request),
  });
}

function seatHeldElsewhere(request: EnrollRequest): boolean {
  return request.terms.sessionType === 'LIVE' && request.otherSessionId !== null && !request.swap;
}

function leaves(request: EnrollRequest): string | null {
  return request.terms.sessionType === 'LIVE' ? request.otherSessionId : null;
}

function isFull({ terms, seats, enroller }: EnrollRequest): boolean {
  return !terms.cancelled && !enroller.seatless && freeSeats(seats) <= 0;
}

export type UnenrollDecision = {
  readonly changed: boolean;
  /** What the call answers: ENROLL while enrollment is still open, else CLOSED (D23). */
  readonly status: 'ENROLL' | 'CLOSED';
};

/** Decides a request to leave a session or its waitlist; allowed until the end (D23), then SESSION_CLOSED. */
export function decideUnenroll(
  request: Pick<EnrollRequest, 'stored' | 'terms' | 'seats' | 'enroller' | 'now'>,
): Result<UnenrollDecision> {
  const { stored, terms, seats, enroller, now } = request;
  const current = deriveEnrollmentStatus(stored, terms, seats, enroller, now);
  if (current === 'COMPLETED') return refuse('SESSION_CLOSED');
  // a member who takes no seat is not asked whether one is free
  const left = { ...seats, taken: seats.taken - (stored === 'ENROLLED' ? 1 : 0) };
  const after = deriveEnrollmentStatus('NONE', terms, left, enroller, now);
  return ok({
    changed: stored === 'ENROLLED' || stored === 'WAITLISTED',
    status: after === 'ENROLL' || after === 'WAITLIST' ? 'ENROLL' : 'CLOSED',
  });
}
