import type { AccountType } from '@atrium/domain/access/accountType.ts';
import type { CourseKind } from '@atrium/domain/access/contentRequirement.ts';
import type { Ok, Refused } from '@atrium/domain/errors.ts';
import type { SessionAct } from '@atrium/domain/session/changeDates.ts';
import type { EnrollmentStatus } from '@atrium/domain/session/facts.ts';
import type { RunRecording } from '@atrium/domain/session/recording.ts';
import type { Context, MemberContext } from '../../base/context.ts';
import type { WebCalendarLinks } from '../../base/text/webCalendars.ts';
import type { UserSession, UserSessionRow } from '../catalogue/types.ts';

export interface SessionLink extends WebCalendarLinks {
  readonly url: string;
}
/** The dates of a session for one member's calendar. Instants are millisecond strings, both null on demand. */
export interface SessionDates {
  readonly sessionId: string;
  readonly title: string;
  readonly description: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly cancelled: boolean;
  readonly enrolled: boolean;
  /** How often the session has changed, and how often the member's enrollment. */
  readonly revision: number;
  readonly changes: number;
  readonly meetings: readonly {
    readonly meetingNumber: number;
    readonly title: string;
    readonly startAt: string;
    readonly endAt: string;
    readonly revision: number;
  }[];
}

/** The dates of a session before they were changed. */
export type EarlierDates = Pick<SessionDates, 'startAt' | 'endAt' | 'cancelled' | 'meetings'>;

/** The dates of a session, and the session with the member's relation to it. */
export interface KnownSessionDates extends SessionDates {
  /** Is or was enrolled, and not only on the waitlist. */
  readonly wasEnrolled: boolean;
  readonly timeZone: string;
  readonly session: UserSessionRow;
}

/** How long the mails of what is done wait before they leave, in milliseconds (D96); absent for what members do. */
interface Holding {
  readonly heldFor?: number;
  readonly mails?: ActMails;
}
/** What an act did with mails: members whose mail is withdrawn, and steps that only take back what nobody has read. */
export type ActMails = Readonly<{ withdrawn: Set<string>; unmailed: Set<number> }>;
/** What moves seats: a call, a job, or an act of the staff, whose mails wait. */
export type SeatContext = Context & Holding;
export type EnrollmentContext = MemberContext & Holding;

/** Somebody who is mailed about a seat. */
interface SeatPerson {
  readonly memberId: string;
  readonly firstName: string;
  readonly email: string;
  /** In which mails write dates for them. */
  readonly timeZone: string;
  readonly accountType: AccountType;
  readonly entitlements: readonly string[];
}

/** A member and a session joined: the member's row, and the session with the member's relation to it. */
export interface MemberInSession extends SeatPerson {
  readonly row: UserSessionRow;
  /** This member's enrollment takes a seat. */
  readonly takesSeat: boolean;
  /** Another live session of the course, not yet over, in which the member is enrolled (D20). */
  readonly otherSessionId: string | null;
}

export type EnrollmentStep =
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
  readonly waitlistNumber: number | null;
  readonly kind: EnrollmentStep;
  readonly now: Date;
}

/** A member on the waitlist, with or without an open offer. Instants are epoch milliseconds. */
export interface Waiting extends SeatPerson {
  /** Takes no seat of a session (D19). */
  readonly seatless: boolean;
  readonly waitlistNumber: number;
  readonly offerExpiresAt: number | null;
  /** That was in the past. */
  readonly lapsed: boolean;
  /** The offer is a swap (D21). */
  readonly offeredSwap: boolean;
  /** Enrolled in another live session of the course that is not over. */
  readonly seatedElsewhere: boolean;
}

export interface SaveEnrollmentInput {
  readonly userId: string;
  readonly sessionId: string;
  readonly unenroll: boolean;
  /** The session whose seat is given up for this one (D20). */
  readonly swapFrom: string | null;
  /** Rises with each request of one device; null: the caller does not number its requests. */
  readonly clientSeq: number | null;
  /** The id by which a device identifies itself. */
  readonly deviceId: string;
  /** Automatic enrollment, for which no mail is sent (D29). */
  readonly quiet?: boolean;
  /** Why, by staff for somebody else, who needs one to take a seat away (D96). '' for none. */
  readonly reason?: string;
}

export interface SavedEnrollment {
  readonly userId: string;
  readonly sessionId: string;
  readonly enrollmentStatus: EnrollmentStatus;
  readonly session: UserSession;
}

export type SaveEnrollmentOutcome =
  | Ok<SavedEnrollment>
  | (Refused & {
      /** With COURSE_SEAT_HELD: the session that holds the seat. */
      readonly conflictSession?: UserSession | null;
    });

/** How long before the start members are reminded: a day, or an hour. */
export type ReminderKind = 'DAY' | 'HOUR';

/** A session that starts soon. */
export interface StartingSession extends CourseKind {
  readonly sessionId: string;
  readonly courseId: string;
  readonly title: string;
  readonly startAt: Date;
}
/** A live session with its seats, for whoever runs it. Instants are epoch milliseconds. */
export interface RunSessionRow {
  readonly sessionId: string;
  readonly title: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly startAt: number;
  readonly endAt: number;
  readonly timeZone: string;
  readonly isCanceled: boolean;
  /** Null is unlimited. */
  readonly capacity: number | null;
  readonly taken: number;
  /** Seats kept for those who hold an open offer. */
  readonly held: number;
  readonly waiting: number;
}
/** A class of a session, for whoever runs it. Instants are epoch milliseconds. */
export interface RunMeeting {
  readonly meetingNumber: number;
  readonly title: string;
  readonly startAt: number;
  readonly endAt: number;
  /** Its provider has said who was there; `attended`: how many of those who are enrolled. */
  readonly isReported: boolean;
  readonly attended: number;
  readonly recording: RunRecording | null;
}
export interface RunSession extends RunSessionRow {
  /** The last act on its dates while it can be taken back; null otherwise. */
  readonly openAct: SessionAct | null;
  /** Also those who take no seat. */
  readonly enrolled: number;
  readonly meetings: readonly RunMeeting[];
}
export const peopleViews = ['ENROLLED', 'WAITLISTED'] as const;

/** Somebody who is enrolled in a session, or waits for a seat of it. Instants are epoch milliseconds. */
export interface SessionPerson {
  readonly memberId: string;
  readonly displayName: string;
  readonly email: string;
  readonly customerId: string;
  readonly customerName: string;
  /** Takes no seat of a session (D19). */
  readonly isSeatless: boolean;
  readonly joinedAt: number;
  /** The session counts as attended; `isMarked`: because staff say so. */
  readonly hasAttended: boolean;
  readonly isMarked: boolean;
  readonly meetingsAttended: number;
  /** In the class that was asked for; `isMarked`: because staff say so. */
  readonly meeting: { readonly seconds: number; readonly wasThere: boolean; readonly isMarked: boolean } | null;
  /** On the waitlist, from 1; null for those who are enrolled. */
  readonly rank: number | null;
  readonly offerExpiresAt: number | null;
  /** Offers that they have let lapse since they wait. */
  readonly offersMissed: number;
}

/** A mail to everybody who is enrolled in a session. Instants are epoch milliseconds. */
export interface Announced {
  readonly announcementId: string;
  readonly sessionId: string;
  readonly subject: string;
  readonly text: string;
  readonly writtenBy: string;
  readonly writtenAt: number;
  /** While it waits; null once it has left or was stopped. */
  readonly leavesAt: number | null;
  readonly sentAt: number | null;
  readonly stoppedAt: number | null;
  /** To how many it was sent so far. */
  readonly mailed: number;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Sends a mail to a member who is enrolled in a session, or waits for a seat in it, if they still do. */
    'enrollment.mailEnrolled': { mailId: number; memberId: string; sessionId: string; waits?: true };
  }
}

declare module '../audit/types.ts' {
  interface AuditActions {
    MEMBER_ENROLLED: 'member';
    MEMBER_UNENROLLED: 'member';
    SEAT_OFFERED: 'member';
    SEAT_HELD: 'member';
    SEAT_LET_GO: 'member';
    WAITLIST_MOVED: 'member';
    SESSION_ANNOUNCED: 'session';
    ANNOUNCEMENT_STOPPED: 'session';
    MEETING_MOVED: 'session';
    MEETING_CANCELED: 'session';
    SESSION_CANCELED: 'session';
    SESSION_CHANGE_TAKEN_BACK: 'session';
  }
}
