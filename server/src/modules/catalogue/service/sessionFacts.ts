import type { SessionFacts } from '@atrium/domain/session/facts.ts';
import type { UserSession } from '../types.ts';

/** The facts of the API's session by which the rules of the pages decide (CRS-02). */
export function toSessionFacts(session: UserSession): SessionFacts {
  return {
    ...session,
    startAt: instant(session.startAt),
    endAt: instant(session.endAt),
    activateAt: instant(session.activateAt),
    enrollmentOpensAt: instant(session.enrollmentOpensAt),
    enrollmentClose: instant(session.enrollmentClose),
    eventLink: session.sessionMeta.eventLink ?? null,
    detailCtaText: session.sessionMeta.detailCtaText ?? null,
  };
}

function instant(millis: string | null): number | null {
  return millis === null ? null : Number(millis);
}
