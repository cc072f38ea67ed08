import { isHappeningNow } from '@atrium/domain/session/flags.ts';
import { now } from '#lib/clock.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { announce } from '#ui/announce.ts';
import { showEnrollmentDialog, type EnrollmentDialog } from './enrollmentDialog.ts';

/** The dialog after a saved enrollment (ENR-02); none for a session that is running. */
export function dialogAfter(session: MemberSession, courseTitle: string, at: number): EnrollmentDialog | null {
  if (session.enrollmentStatus === 'WAITLISTED') return { kind: 'waitlisted', session, courseTitle };
  return isHappeningNow(session, at) ? null : { kind: 'enrolled', session, courseTitle };
}

/** Navigates or opens the dialog after a saved enrollment. */
export function followEnrollment(session: MemberSession, courseTitle: string): void {
  const next = dialogAfter(session, courseTitle, now());
  showEnrollmentDialog(next);
  if (next === null) announce(`You're enrolled in ${courseTitle}.`);
}
