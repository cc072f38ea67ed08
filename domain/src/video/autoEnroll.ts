import type { SessionType } from '../session/facts.ts';

export const autoEnrollSeconds = 30;

/**
 * Whether watching enrolls the member automatically (VID-09, D29): on demand, not enrolled, no badge, entitled, and 30
 * seconds watched in the whole session.
 */
export function shouldAutoEnroll(facts: {
  readonly sessionType: SessionType;
  readonly enrolled: boolean;
  readonly hasBadge: boolean;
  readonly entitled: boolean;
  /** The sum of farthestWatchedTime over the session's videos, in seconds. */
  readonly totalFarthestWatchedTime: number;
}): boolean {
  return (
    facts.sessionType === 'ON_DEMAND' &&
    !facts.enrolled &&
    !facts.hasBadge &&
    facts.entitled &&
    facts.totalFarthestWatchedTime >= autoEnrollSeconds
  );
}
