import { parseEnrollmentStatus } from '@atrium/domain/session/enrollment.ts';
import type { SessionFacts } from '@atrium/domain/session/facts.ts';
import type { LeavingCost } from '@atrium/domain/session/leavingCost.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { SessionFieldsFragment } from '#lib/gql/graphql.ts';

graphql(`
  fragment SessionFields on UserSession {
    sessionId
    courseId
    courseType
    sessionType
    title
    startAt
    endAt
    activateAt
    enrollmentOpensAt
    enrollmentClose
    timeZone
    enrollmentStatus
    waitlistPosition
    seatsRemaining
    leavingCost
    lowInventory
    offerExpiresAt
    isFreeSession
    hideInCatalog
    cancelled
    entitled
    sessionMeta {
      eventLink
      detailCtaText
      liveEnrollDescriptor
      addEventsCalendarUrl
    }
    waitlistTaskItems
  }
`);

/** A session with this member's relation to it: the facts for the rules, and what else the pages show. */
export interface MemberSession extends SessionFacts {
  readonly title: string;
  readonly timeZone: string;
  /** The rank on the waitlist, from 1; null unless waitlisted. */
  readonly waitlistPosition: number | null;
  /** Null: unlimited. */
  readonly seatsRemaining: number | null;
  /** What this member cannot have back after leaving (D84). */
  readonly leavingCost: LeavingCost | null;
  /** Epoch milliseconds until which an offered seat can be claimed; null without an offer. */
  readonly offerExpiresAt: number | null;
  readonly liveEnrollDescriptor: string | null;
  readonly addEventsCalendarUrl: string | null;
  readonly waitlistTaskItems: readonly string[];
}

/**
 * Converts the API's session: millisecond strings become numbers, a status is read in any case (ENR-05). `openTo` are
 * the course's area labels, where known.
 */
export function toMemberSession(wire: SessionFieldsFragment, openTo?: readonly string[]): MemberSession {
  const { sessionMeta, ...rest } = wire;
  return {
    ...rest,
    enrollmentStatus: parseEnrollmentStatus(wire.enrollmentStatus) ?? 'NO_STATUS',
    startAt: instant(wire.startAt),
    endAt: instant(wire.endAt),
    activateAt: instant(wire.activateAt),
    enrollmentOpensAt: instant(wire.enrollmentOpensAt),
    enrollmentClose: instant(wire.enrollmentClose),
    offerExpiresAt: instant(wire.offerExpiresAt),
    eventLink: sessionMeta.eventLink,
    detailCtaText: sessionMeta.detailCtaText,
    liveEnrollDescriptor: sessionMeta.liveEnrollDescriptor,
    addEventsCalendarUrl: sessionMeta.addEventsCalendarUrl,
    ...(openTo !== undefined && { openTo }),
  };
}

function instant(milliseconds: string | null): number | null {
  return milliseconds === null ? null : Number(milliseconds);
}
