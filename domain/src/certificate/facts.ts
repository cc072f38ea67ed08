export const certificateTypes = ['Open', 'CrashCourse'] as const;
/** Open: any member may register. CrashCourse: bought, by an entitlement to that certificate. */
export type CertificateType = (typeof certificateTypes)[number];

/**
 * BIWEEKLY: issued by the job of every second Monday. IMMEDIATE: as soon as it is earned. MANUAL: by staff only (D31).
 */
export const cadences = ['BIWEEKLY', 'IMMEDIATE', 'MANUAL'] as const;
export type Cadence = (typeof cadences)[number];

/** A published course of a certificate's criteria, with what the member did in it. */
export interface CriteriaCourse {
  readonly courseId: string;
  readonly title: string;
  /** Otherwise an elective. */
  readonly completionRequired: boolean;
  /** Only a live session that the member attended counts. */
  readonly liveOnly: boolean;
  /** The member has the badge of the course. */
  readonly completed: boolean;
  /** The member attended a live session of it (D33). */
  readonly attended: boolean;
}

/** A published group of courses of a certificate's criteria. */
export interface CriteriaGroup {
  readonly certificateGroupId: string;
  readonly title: string;
  /** How many of the courses that are not required must be completed. */
  readonly numElectiveCourses: number;
  /** Opens when the other groups are met. */
  readonly isCapstoneGroup: boolean;
  readonly courses: readonly CriteriaCourse[];
}

/** The criteria of a certificate as of an instant, epoch milliseconds. */
export interface CriteriaVersion<Group extends CriteriaGroup = CriteriaGroup> {
  readonly version: number;
  readonly inForceAt: number;
  readonly groups: readonly Group[];
}
