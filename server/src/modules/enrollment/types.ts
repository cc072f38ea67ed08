import type { AccountType } from '@atrium/domain/access/accountType.ts';
import type { Refusal } from '@atrium/domain/errors.ts';
import type { EnrollmentStatus } from '@atrium/domain/session/facts.ts';
import type { Meeting, UserSession, UserSessionRow } from '../catalogue/types.ts';

export interface SessionLink {
  readonly url: string;
  readonly googleUrl: string;
  readonly outlookUrl: string;
}

export interface LinkRow {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** What the calendar file of one member and session says. */
export interface CalendarEntry {
  readonly sessionId: string;
  readonly courseId: string;
  readonly title: string;
  readonly description: string;
  /** Millisecond strings; both null on demand. */
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly cancelled: boolean;
  readonly enrolled: boolean;
  /** How often the entry has changed. */
  readonly changes: number;
  readonly meetings: readonly Meeting[];
  /** The session as the member stands to it. */
  readonly session: UserSessionRow;
}

/** Someone who enrols, and the session as that person stands to it. */
export interface Position {
  readonly row: UserSessionRow;
  readonly memberId: string;
  readonly firstName: string;
  readonly email: string;
  readonly accountType: AccountType;
  readonly entitlements: readonly string[];
  /** The row of this member takes a seat. */
  readonly takesSeat: boolean;
  /** Another live session of the course, not yet over, in which the member sits (D20). */
  readonly otherSessionId: string | null;
}

export type EventKind =
  | 'ENROLLED'
  | 'WAITLISTED'
  | 'PROMOTED'
  | 'OFFERED'
  | 'OFFER_LAPSED'
  | 'UNENROLLED'
  | 'LEFT_WAITLIST'
  | 'SWAPPED_OUT'
  | 'WAITLIST_CLOSED';

export interface EnrollmentChange {
  readonly memberId: string;
  readonly sessionId: string;
  readonly status: 'NONE' | 'ENROLLED' | 'WAITLISTED';
  readonly takesSeat: boolean;
  readonly place: number | null;
  readonly kind: EventKind;
  readonly now: Date;
}

/** Someone in the line, or with an offer in hand. Instants are epoch milliseconds. */
export interface Waiting {
  readonly memberId: string;
  readonly firstName: string;
  readonly email: string;
  readonly accountType: AccountType;
  readonly entitlements: readonly string[];
  /** Takes no seat of a session (D19). */
  readonly seatless: boolean;
  readonly place: number;
  readonly offerExpiresAt: number | null;
  /** That was in the past. */
  readonly lapsed: boolean;
  /** The offer is one to swap (D21). */
  readonly offeredSwap: boolean;
  /** Sits in another live session of the course that is not over. */
  readonly seatedElsewhere: boolean;
}

export interface SaveEnrollmentInput {
  readonly userId: string;
  readonly sessionId: string;
  readonly unenroll: boolean;
  /** The session whose seat is given up for this one (D20). */
  readonly swapFrom: string | null;
  /** Rises with each order of one device; null: the caller keeps no order. */
  readonly clientSeq: number | null;
  /** Which device, in its own words. */
  readonly deviceId: string;
  /** The product enrols by itself: nobody is written to (D29). */
  readonly quiet?: boolean;
}

export interface SavedEnrollment {
  readonly userId: string;
  readonly sessionId: string;
  readonly enrollmentStatus: EnrollmentStatus;
  readonly session: UserSession;
}

export type SaveEnrollmentOutcome =
  | { readonly refusal: null; readonly saved: SavedEnrollment }
  | { readonly refusal: Refusal; readonly conflict: UserSession | null };
