import { now } from '#lib/clock.ts';
import { isHappeningNow } from '@atrium/domain/session/flags.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { announce } from '#ui/announce.ts';
import { showEnrollmentDialog, type EnrollmentDialog } from './enrollmentDialogs.ts';

/** What opens when an enrolment was saved (ENR-02): nothing for a session that is happening now. */
export function dialogAfter(session: MemberSession, courseTitle: string, at: number): EnrollmentDialog | null {
  if (session.enrollmentStatus === 'WAITLISTED') return { kind: 'waitlisted', session, courseTitle };
  return isHappeningNow(session, at) ? null : { kind: 'enrolled', session, courseTitle };
}

/** Goes on from a saved enrolment. */
export function followEnrollment(session: MemberSession, courseTitle: string): void {
  const next = dialogAfter(session, courseTitle, now());
  showEnrollmentDialog(next);
  if (next === null) announce(`You're enrolled in ${courseTitle}.`);
}
