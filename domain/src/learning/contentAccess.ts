import { refusal, type Refusal } from '../errors.ts';
import { isWithinReach, type CourseKind } from '../access/contentRequirement.ts';
import { standardAreas } from '../access/derived.ts';
import { isReleased } from '../access/flags.ts';
import type { Viewer } from '../access/viewer.ts';
import { courseSight, isInSight } from '../catalogue/courseSight.ts';
import { holdsSession, sessionUnlocks, type SessionIdentity } from '../session/entitled.ts';
import type { EnrollmentStatus } from '../session/facts.ts';

export type ContentAccess = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** A session whose course says which areas open it. */
export type KnownSession = SessionIdentity & CourseKind;

/** Whether the viewer has a seat in the session, or waits for one. */
function isOwn(status: EnrollmentStatus): boolean {
  return status === 'ENROLLED' || status === 'COMPLETED' || status === 'WAITLISTED';
}

/**
 * Whether the viewer may know of a session at all: the route table opens a page of it, and it is an own one, a free one,
 * or one in sight (ACC-20, THR-47).
 */
export function isKnownSession(viewer: Viewer, session: KnownSession, enrollmentStatus: EnrollmentStatus): boolean {
  return (
    isWithinReach(viewer, session) &&
    (isOwn(enrollmentStatus) || session.isFreeSession || isInSight(courseSight(viewer), session))
  );
}

/**
 * Whether the content of a session opens, by whichever door (learning.md §5; SSN-03, SSN-04). Refuses with NOT_FOUND
 * what the viewer may not know of, as if it were not there; then with NOT_ENROLLED a live one, with
 * NO_ON_DEMAND_ACCESS (reason FLAG or ENTITLEMENT) an on-demand one; their words are the guard screens' own.
 */
export function sessionAccess(
  viewer: Viewer,
  session: KnownSession,
  enrollmentStatus: EnrollmentStatus,
): ContentAccess {
  if (!isKnownSession(viewer, session, enrollmentStatus)) return { ok: false, refusal: refusal('NOT_FOUND') };
  return session.sessionType === 'LIVE' ? liveAccess(viewer, enrollmentStatus) : onDemandAccess(viewer, session);
}

/** A live session needs ENROLLED or COMPLETED; employees pass (SSN-03). */
function liveAccess(viewer: Viewer, status: EnrollmentStatus): ContentAccess {
  if (viewer.accountType === 'EMPLOYEE' || status === 'ENROLLED' || status === 'COMPLETED') return { ok: true };
  return { ok: false, refusal: refusal('NOT_ENROLLED', { reason: 'ENROLLMENT' }) };
}

/**
 * An on-demand session must be released, and free or held, by employees too (SSN-04). Limited people, whose videos are
 * counted, need hold nothing for a standard course.
 */
function onDemandAccess(viewer: Viewer, session: KnownSession): ContentAccess {
  if (!isReleased(viewer.flags.onDemand2024Refresh, session.sessionId)) {
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

/** Whether a video group or a button is open already; before `enabledAt` it says 'Available Soon' (SSN-05). */
export function isContentEnabled(enabledAt: number | null, now: number): boolean {
  return enabledAt === null || enabledAt <= now;
}
