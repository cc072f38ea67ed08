import { refusal, type Refusal } from '../errors.ts';
import { isReleased } from '../access/flags.ts';
import type { Viewer } from '../access/viewer.ts';
import { holdsSession, sessionUnlocks, type SessionIdentity } from '../session/entitled.ts';
import type { EnrollmentStatus } from '../session/facts.ts';

export type ContentAccess = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Whether the content of a session opens (learning.md §5; SSN-03, SSN-04). Refuses with NOT_ENROLLED for a live one,
 * NO_ON_DEMAND_ACCESS (reason FLAG or ENTITLEMENT) for an on-demand one; their words are the guard screens' own.
 */
export function sessionAccess(
  viewer: Viewer,
  session: SessionIdentity,
  enrollmentStatus: EnrollmentStatus,
): ContentAccess {
  return session.sessionType === 'LIVE' ? liveAccess(viewer, enrollmentStatus) : onDemandAccess(viewer, session);
}

/** A live session needs ENROLLED or COMPLETED; employees pass (SSN-03). */
function liveAccess(viewer: Viewer, status: EnrollmentStatus): ContentAccess {
  if (viewer.accountType === 'EMPLOYEE' || status === 'ENROLLED' || status === 'COMPLETED') return { ok: true };
  return { ok: false, refusal: refusal('NOT_ENROLLED', { reason: 'ENROLLMENT' }) };
}

/** An on-demand session must be released, and free or held by everyone but limited people, employees too (SSN-04). */
function onDemandAccess(viewer: Viewer, session: SessionIdentity): ContentAccess {
  if (!isReleased(viewer.flags.onDemand2024Refresh, session.sessionId)) {
    return { ok: false, refusal: refusal('NO_ON_DEMAND_ACCESS', { reason: 'FLAG' }) };
  }
  const entitled = session.isFreeSession || holdsSession(viewer, session);
  if (viewer.accountType === 'LIMITED' || entitled) return { ok: true };
  const unlock = sessionUnlocks(session);
  return { ok: false, refusal: refusal('NO_ON_DEMAND_ACCESS', { reason: 'ENTITLEMENT', unlock }) };
}

/** Whether a video group or a button is open already; before `enabledAt` it says 'Available Soon' (SSN-05). */
export function isContentEnabled(enabledAt: number | null, now: number): boolean {
  return enabledAt === null || enabledAt <= now;
}
