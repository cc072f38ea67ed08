import { day } from '../time.ts';
import type { SessionFacts } from './facts.ts';

const sprintAfterglow = 5 * day;

/** The flags of learning.md §3 that follow from the enrollment status alone (D18). */
export function isEnrollable(session: SessionFacts): boolean {
  return session.enrollmentStatus === 'ENROLL';
}

export function isWaitListOpen(session: SessionFacts): boolean {
  return session.enrollmentStatus === 'WAITLIST';
}

export function isClosed(session: SessionFacts): boolean {
  return session.enrollmentStatus === 'CLOSED';
}

export function isComingSoon(session: SessionFacts): boolean {
  return session.enrollmentStatus === 'FUTURE';
}

export function isEnrolled(session: SessionFacts): boolean {
  return session.enrollmentStatus === 'ENROLLED';
}

export function isWaitListed(session: SessionFacts): boolean {
  return session.enrollmentStatus === 'WAITLISTED';
}

export function isUserCompleted(session: SessionFacts): boolean {
  return session.enrollmentStatus === 'COMPLETED';
}

export function isLive(session: SessionFacts): boolean {
  return session.sessionType === 'LIVE';
}

/** Live, from activation (or the start) until the end (CRS-02). */
export function isHappeningNow(session: SessionFacts, now: number): boolean {
  const from = session.activateAt ?? session.startAt;
  if (!isLive(session) || session.cancelled || from === null || session.endAt === null) return false;
  return from <= now && now < session.endAt;
}

/** Whether the session is over. On-demand sessions without an end never are. */
export function hasEnded(session: SessionFacts, now: number): boolean {
  return session.endAt !== null && now >= session.endAt;
}

/** Live, not ended, not happening, and enrollable, waitlist open or coming soon (CRS-02). */
export function isShownInUpcoming(session: SessionFacts, now: number): boolean {
  if (!isLive(session) || hasEnded(session, now) || isHappeningNow(session, now)) return false;
  return isEnrollable(session) || isWaitListOpen(session) || isComingSoon(session);
}

/** Enrolled and happening now, or a completed sprint that ended less than five days ago (CRS-02). */
export function isActive(session: SessionFacts, now: number): boolean {
  if (isEnrolled(session)) return isHappeningNow(session, now);
  if (!isUserCompleted(session) || session.courseType !== 'SPRINT' || session.endAt === null) return false;
  return isLive(session) && now >= session.endAt && now - session.endAt < sprintAfterglow;
}

/**
 * The session that represents its course, for example on a card: the first future live one, else the on-demand one when
 * a live one was completed, else the first (CRS-02). Undefined only for a course without sessions.
 */
export function mainSession<S extends SessionFacts>(sessions: readonly S[], now: number): S | undefined {
  const future = sessions
    .filter((session) => isLive(session) && !session.cancelled && session.startAt !== null && session.startAt > now)
    .toSorted((a, b) => (a.startAt ?? 0) - (b.startAt ?? 0))[0];
  if (future) return future;
  const completedLive = sessions.some((session) => isLive(session) && isUserCompleted(session));
  const onDemand = completedLive ? sessions.find((session) => !isLive(session)) : undefined;
  return onDemand ?? sessions[0];
}
