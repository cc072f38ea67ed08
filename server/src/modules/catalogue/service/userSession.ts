import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isKnownSession, sessionAccess } from '@atrium/domain/learning/contentAccess.ts';
import {
  deriveEnrollmentStatus,
  freeSeats,
  hoursLeftToEnroll,
  isLowInventory,
  openClaimUntil,
  type Enroller,
  type EnrollmentTerms,
  type Seats,
} from '@atrium/domain/session/enrollment.ts';
import { isEntitledToSession } from '@atrium/domain/session/entitled.ts';
import { leavingCost } from '@atrium/domain/session/leavingCost.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { CourseCard, CourseCardRow, UserSession, UserSessionRow } from '../types.ts';

/** The facts of a session's row that the enrollment rules need. */
export interface EnrollmentFacts {
  readonly terms: EnrollmentTerms;
  readonly seats: Seats;
  readonly enroller: Enroller;
}

/** Extracts the facts for the enrollment rules from a session's row. */
export function enrollmentFacts(row: UserSessionRow): EnrollmentFacts {
  return {
    terms: {
      sessionType: row.sessionType,
      startAt: instant(row.startAt),
      endAt: instant(row.endAt),
      enrollmentOpensAt: instant(row.enrollmentOpensAt),
      enrollmentClose: instant(row.enrollmentClose),
      cancelled: row.cancelled,
      manual: row.manual,
      waitlistAllowed: row.waitlistAllowed,
    },
    seats: { capacity: row.capacity, taken: row.taken, held: row.held },
    enroller: { seatless: row.seatless === true, priority: row.priority },
  };
}

/** The API's session for `viewer` at `now`: the row's facts and what the rules derive from them. */
export function toUserSession(row: UserSessionRow, viewer: Viewer, now: number): UserSession {
  const { terms, seats, enroller } = enrollmentFacts(row);
  const status = deriveEnrollmentStatus(row.stored ?? 'NONE', terms, seats, enroller, now);
  const waiting = status === 'WAITLISTED';
  const offerEnd = instant(row.offerExpiresAt);
  const entitled = isEntitledToSession(viewer, row);
  const openUntil = entitled ? openClaimUntil(terms, seats, enroller, now) : null;
  const claimUntil = offerEnd !== null && now < offerEnd ? offerEnd : openUntil;
  const inside = status === 'ENROLLED' || status === 'COMPLETED' || viewer.accountType === 'EMPLOYEE';
  return {
    ...row,
    enrollmentStatus: status,
    waitlistPosition: waiting ? row.waitlistPosition : null,
    seatsRemaining: seats.capacity === null ? null : Math.max(0, freeSeats(seats)),
    lowInventory: isLowInventory(seats),
    hoursLeftToEnroll: hoursLeftToEnroll(terms, now),
    leavingCost: leavingCost({ stored: row.stored ?? 'NONE', terms, seats, enroller, offerExpiresAt: offerEnd }, now),
    offerExpiresAt: waiting && claimUntil !== null ? String(claimUntil) : null,
    entitled,
    courseBadgeId: row.badge ? `badge-${row.courseId}` : null,
    sessionMeta: { ...row.sessionMeta, eventLink: inside ? roomAddress(row) : null },
  };
}

/** Where a member enters the live room: an address of ours, which leads to the member's own one at the provider. */
function roomAddress({ sessionId, sessionMeta: { eventLink = null } }: UserSessionRow): string | null {
  return eventLink === null || eventLink.startsWith('/')
    ? eventLink
    : `/rooms/session/${encodeURIComponent(sessionId)}`;
}

/**
 * The session if the viewer may know of it. Refuses with NOT_FOUND, whether it does not exist or is hidden from the
 * viewer (THR-47).
 */
export function findKnown(
  { viewer, now }: Pick<MemberContext, 'viewer' | 'now'>,
  row: UserSessionRow | undefined,
): Result<UserSession> {
  if (row === undefined) return refuse('NOT_FOUND');
  const session = toUserSession(row, viewer, now);
  return isKnownSession(viewer, session, session.enrollmentStatus) ? ok(session) : refuse('NOT_FOUND');
}

/**
 * The session if its content opens for the viewer. All content goes through this check. Refuses as `sessionAccess`
 * does.
 */
export function openContent(
  { viewer, now }: Pick<MemberContext, 'viewer' | 'now'>,
  row: UserSessionRow | undefined,
): Result<UserSession> {
  if (row === undefined) return refuse('NOT_FOUND');
  const session = toUserSession(row, viewer, now);
  const access = sessionAccess(viewer, session, session.enrollmentStatus);
  return access.ok ? ok(session) : access;
}

/** The API's card for `viewer` at `now`. */
export function toCourseCard(row: CourseCardRow, viewer: Viewer, now: number): CourseCard {
  return { ...row, sessions: row.sessions.map((session) => toUserSession(session, viewer, now)) };
}

function instant(millis: string | null): number | null {
  return millis === null ? null : Number(millis);
}
