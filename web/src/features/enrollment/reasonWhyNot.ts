import { notInPlan } from '@atrium/domain/access/refusalSentence.ts';
import type { CallToAction } from '@atrium/domain/session/callToAction.ts';
import type { MemberSession } from '#parts/facts/memberSession.ts';
import { opensSoon, whyEnded } from '#parts/facts/sessionWords.ts';

/** The reason shown beside a disabled button. `opens`: when enrollment opens, as text. */
export function reasonWhyNot(action: CallToAction, session: MemberSession, now: number, opens: string | null): string {
  if (session.cancelled) return 'This session was canceled.';
  if (action.key === 'comingSoon') return opens === null ? opensSoon : `Enrollment opens ${opens}.`;
  if (action.key === 'courseEnded') return whyEnded(session, now);
  if (session.enrollmentStatus === 'MANUAL') return 'Enrollment is by invitation. Contact support to request a seat.';
  if (action.unlock.length > 0) return notInPlan([], 'session');
  return session.seatsRemaining === 0 ? 'This session is full.' : 'Enrollment for this session is closed.';
}
