import type { FilmFault } from '@atrium/domain/film/film.ts';
import type { StaffActor } from '../../base/actor.ts';

/** A meeting of a session. */
export interface MeetingKey {
  readonly sessionId: string;
  readonly meetingNumber: number;
}

/** A meeting whose attendance is not settled. Instants are epoch milliseconds. */
export interface OpenMeeting extends MeetingKey {
  readonly startAt: number;
  readonly endAt: number;
  /** The link of its room; null without one. */
  readonly link: string | null;
}

/** An enrolled member, as the meeting provider may name them. */
export interface KnownPerson {
  readonly memberId: string;
  readonly email: string;
  /** Which nobody has now. */
  readonly formerEmails: readonly string[];
  readonly registrantId: string | null;
}

/** How long a member was in a meeting, and whether that counts. */
export interface MemberAttendance {
  readonly memberId: string;
  readonly seconds: number;
  readonly attended: boolean;
}

/** What was recorded of a meeting: a link, a video of the session, or a film of ours. */
export interface StoredRecording {
  readonly url: string | null;
  readonly videoId: string | null;
  readonly filmId: string | null;
  /** Since when it can be watched; null while its film is made. */
  readonly readyAt: Date | null;
  /** The name of the film, as it was given. */
  readonly fileName: string | null;
}

/** A film of ours that is the recording of a meeting, opened for a member. Seconds. */
export interface OpenedRecording {
  readonly title: string;
  readonly duration: number;
  /** Null for a film without a picture. */
  readonly posterUrl: string | null;
  /** Signed, for ten minutes. */
  readonly manifestUrl: string;
  /** A millisecond string. */
  readonly expiresAt: string;
}

/** A class that is over and has no recording, or one that could not be made. Epoch milliseconds. */
export interface WantedRecording extends MeetingKey {
  readonly title: string;
  readonly meetingTitle: string;
  readonly endAt: number;
  /** Why its film could not be made; null where none was given. */
  readonly fault: FilmFault | null;
}

/** What the meeting provider has told, as it is kept. */
export interface TakenNotice {
  readonly kind: 'ended' | 'recorded';
  /** Part of the link of its room. */
  readonly linkPart: string;
  /** When the meeting ended, or when the one that was recorded began; epoch milliseconds. */
  readonly happenedAt: number;
  /** Of the recording; null for a meeting that ended. */
  readonly url: string | null;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Carries out what the meeting provider has told. */
    'attendance.takeNotice': { readonly noticeId: string };
    'attendance.settleMeeting': MeetingKey;
    'attendance.completeSession': { readonly memberId: string; readonly sessionId: string };
    'attendance.announceRecording': MeetingKey;
  }
}

/** What staff says about the attendance of a member: of which session, who says it, and why. */
export interface StaffMark {
  readonly memberId: string;
  readonly sessionId: string;
  readonly by: StaffActor;
  readonly reason: string;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    ATTENDANCE_MARKED: 'member';
    ATTENDANCE_MARK_TAKEN_BACK: 'member';
    MEETING_ATTENDANCE_MARKED: 'member';
    RECORDING_SAVED: 'session';
    RECORDING_REMOVED: 'session';
  }
}
