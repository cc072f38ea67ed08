import { isWithinReach, type CourseKind } from '../access/contentRequirement.ts';
import { standardAreas } from '../access/derived.ts';
import type { Viewer } from '../access/viewer.ts';
import { courseVisibility, isVisibleTo } from '../catalogue/courseVisibility.ts';
import { refusal, type Refusal } from '../errors.ts';
import { holdsSession, isUnreleased, sessionUnlocks, type SessionIdentity } from '../session/entitled.ts';
import type { EnrollmentStatus, SessionType } from '../session/facts.ts';

export type ContentAccess = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** A session whose course lists the areas that open it. */
export type KnownSession = SessionIdentity & CourseKind;

/** Whether the viewer is enrolled in the session or on its waitlist. */
function isOwn(status: EnrollmentStatus): boolean {
  return status === 'ENROLLED' || status === 'COMPLETED' || status === 'WAITLISTED';
}

/**
 * Whether the viewer may know that a session exists: the route table opens a page of it, and it is their own, free, or
 * visible in the catalogue (ACC-20, THR-47).
 */
export function isKnownSession(viewer: Viewer, session: KnownSession, enrollmentStatus: EnrollmentStatus): boolean {
  return (
    isWithinReach(viewer, session) &&
    (isOwn(enrollmentStatus) ||
      session.isFreeSession ||
      isVisibleTo(courseVisibility(viewer), { ...session, sessionIds: [session.sessionId] }))
  );
}

/**
 * Whether the content of a session opens for the viewer (learning.md §5; SSN-03, SSN-04). Refuses with NOT_FOUND when
 * the viewer may not know of the session; then a live one with NOT_ENROLLED, an on-demand one with NO_ON_DEMAND_ACCESS
 * (reason FLAG or ENTITLEMENT); the messages are those of the guard screens.
 */
export function sessionAccess(
  viewer: Viewer,
  session: KnownSession,
  enrollmentStatus: EnrollmentStatus,
): ContentAccess {
  if (!isKnownSession(viewer, session, enrollmentStatus)) return { ok: false, refusal: refusal('NOT_FOUND') };
  return session.sessionType === 'LIVE' ? liveAccess(viewer, enrollmentStatus) : onDemandAccess(viewer, session);
}

/**
 * Whether the content of such a session may open for viewers who are not enrolled: a live one only for employees
 * (SSN-03).
 */
export function mayOpenUnenrolled({ accountType }: Viewer, sessionType: SessionType): boolean {
  return sessionType === 'ON_DEMAND' || accountType === 'EMPLOYEE';
}

/** A live session requires ENROLLED or COMPLETED; employees are exempt (SSN-03). */
function liveAccess(viewer: Viewer, status: EnrollmentStatus): ContentAccess {
  if (mayOpenUnenrolled(viewer, 'LIVE') || status === 'ENROLLED' || status === 'COMPLETED') return { ok: true };
  return { ok: false, refusal: refusal('NOT_ENROLLED', { reason: 'ENROLLMENT' }) };
}

/**
 * An on-demand session must be released, and free or granted, for employees too (SSN-04). Limited members, whose videos
 * are metered, need no grant for a standard course.
 */
function onDemandAccess(viewer: Viewer, session: KnownSession): ContentAccess {
  if (isUnreleased(viewer, session)) {
    return { ok: false, refusal: refusal('NO_ON_DEMAND_ACCESS', { reason: 'FLAG' }) };
  }
  const entitled = session.isFreeSession || holdsSession(viewer, session);
  const metered = viewer.accountType === 'LIMITED' && isStandard(session);
  if (metered || entitled) return { ok: true };
  const unlock = sessionUnlocks(session);
  return { ok: false, refusal: refusal('NO_ON_DEMAND_ACCESS', { reason: 'ENTITLEMENT', unlock }) };
}

function isStandard({ openTo }: KnownSession): boolean {
  return openTo.some((label) => (standardAreas as readonly string[]).includes(`area/${label}`));
}

/** Whether a video group or a button is available yet; before `enabledAt` it says 'Available Soon' (SSN-05). */
export function isContentEnabled(enabledAt: number | null, now: number): boolean {
  return enabledAt === null || enabledAt <= now;
}
