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

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
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
  }
}
