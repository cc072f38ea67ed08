export const courseTypes = ['WORKSHOP', 'SPRINT', 'CAPSTONE', 'BOOTCAMP', 'CRASH_COURSE', 'CUSTOMER', 'OPEN'] as const;
export type CourseType = (typeof courseTypes)[number];

/** As pages and files say them. */
export const courseTypeNames: Readonly<Record<CourseType, string>> = {
  SPRINT: 'Sprint',
  WORKSHOP: 'Workshop',
  CAPSTONE: 'Capstone',
  BOOTCAMP: 'Mini-MBA',
  CRASH_COURSE: 'Crash course',
  CUSTOMER: 'Company course',
  OPEN: 'Open course',
};

export const sessionTypes = ['LIVE', 'ON_DEMAND'] as const;
export type SessionType = (typeof sessionTypes)[number];

export const enrollmentStatuses = [
  'ENROLLED',
  'WAITLISTED',
  'FUTURE',
  'CLOSED',
  'MANUAL',
  'WAITLIST',
  'ENROLL',
  'COMPLETED',
  'NO_STATUS',
] as const;

/** The status as it is sent: derived for this viewer at this moment (learning.md §4, D18). */
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** The status as it is stored, one row for each member and session. */
export type StoredEnrollment = 'NONE' | 'ENROLLED' | 'WAITLISTED' | 'COMPLETED';

/**
 * The facts about a run of a course from which the rules decide. Instants are epoch milliseconds, resolved from the
 * session's own zone.
 */
export type SessionFacts = {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseType: CourseType;
  readonly sessionType: SessionType;
  /** Null for on-demand sessions that never begin or end. */
  readonly startAt: number | null;
  readonly endAt: number | null;
  /** When the live room opens, if before the start. */
  readonly activateAt: number | null;
  readonly enrollmentOpensAt: number | null;
  /** Null means: a live session closes when it starts, an on-demand one never. */
  readonly enrollmentClose: number | null;
  readonly enrollmentStatus: EnrollmentStatus;
  readonly isFreeSession: boolean;
  readonly lowInventory: boolean;
  /** Null: without a limit; absent where nobody knows. */
  readonly seatsRemaining?: number | null;
  readonly hideInCatalog: boolean;
  readonly cancelled: boolean;
  readonly eventLink: string | null;
  readonly detailCtaText: string | null;
  /** Labels of the areas that open the course; absent: the defaults for its type. */
  readonly openTo?: readonly string[];
  /** Certificates of which this course is a part. */
  readonly certificateIds?: readonly string[];
  /** The server has found the viewer to be entitled. */
  readonly entitled?: boolean;
  /** The viewer has attended at least half of its meetings (D33); absent where nothing depends on it. */
  readonly attended?: boolean;
};

/** The facts about a course and the viewer's relation to it from which the rules decide. */
export type CourseFacts = {
  readonly courseId: string;
  readonly type: CourseType;
  readonly userEarnedBadge: boolean;
  readonly badgeAsCompletion: boolean;
  readonly sessions: readonly SessionFacts[];
};
