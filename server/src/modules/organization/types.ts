import type { ErrorCode } from '@atrium/domain/errors.ts';
import type { DownloadType } from '@atrium/domain/organization/csv.ts';
import type {
  CourseSortKey,
  Direction,
  EmployeeCourseSortKey,
  EmployeeCourseStatus,
  EmployeeSortKey,
  EmployeeStatus,
  FigureFilter,
  SortBy,
} from '@atrium/domain/organization/figures.ts';
import type { ImportantLink, Renewal } from '@atrium/domain/organization/overview.ts';
import type { Days, Scope } from '@atrium/domain/organization/scope.ts';
import type { CourseType, SessionType } from '@atrium/domain/session/facts.ts';

/** Why the dashboard has nothing to show: an answer's `error` instead of its data. */
export interface OrganizationError {
  readonly code: ErrorCode;
  readonly message: string;
}
/** An answer with its data, or with the reason why there is none. */
export type Answer<T> = { readonly [K in keyof T]: T[K] | null } & { readonly error: OrganizationError | null };

export interface Overview {
  readonly companyName: string;
  readonly companyLogo: string | null;
  readonly accentColor: string | null;
  /** yyyy-MM-dd in the customer's zone, as the next. */
  readonly contractStart: string;
  readonly contractEnd: string;
  readonly totalSeats: number;
  /** Activated seats. */
  readonly usedSeats: number;
  readonly importantLinks: readonly ImportantLink[];
  readonly renewals: readonly Renewal[];
}
export interface Stats {
  readonly usersEngaged: number;
  readonly usersEngagedPercent: number;
  readonly assignedSeats: number;
  readonly lessonsStarted: number;
  readonly hoursWatched: number;
  readonly coursesConsumed: number;
  readonly coursesCompleted: number;
  readonly badgesEarned: number;
  readonly badgesEarnedPercent: number;
}
export interface ActivityDay {
  /** yyyy-MM-dd in the customer's zone. */
  readonly day: string;
  readonly usersEngaged: number;
  readonly lessonsStarted: number;
  readonly hoursWatched: number;
}
/** A week of the range, from Monday on, or a month of a long one; its first and last one within the range. */
export interface ActivityPeriod {
  /** yyyy-MM-dd in the customer's zone, as the next; the last day is included. */
  readonly from: string;
  readonly to: string;
  /** Different people. */
  readonly usersEngaged: number;
  readonly hoursWatched: number;
}
export interface OrganizationDetails {
  readonly overview: Overview;
  readonly stats: Stats;
  /** Reads the days on which anything happened, in their order: no page shows them. */
  readonly activity: () => Promise<ActivityDay[]>;
  /** All weeks or months of the range, in their order. */
  readonly periods: readonly ActivityPeriod[];
  /** yyyy-MM-dd: the range's days, the last one included. */
  readonly from: string;
  readonly to: string;
  /** yyyy-MM-dd: the first day of the company's first program, before which there are no figures. */
  readonly since: string;
  /** Of the company, an IANA name. */
  readonly timeZone: string;
  readonly asOf: string;
}

export interface Employee {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly status: EmployeeStatus;
  /** In the course or session of the scope; null without one. */
  readonly isEnrolled: boolean | null;
  /** In the range (D58), and in the scope, as all figures of the row. */
  readonly isEngaged: boolean;
  readonly views: number;
  readonly hoursWatched: number;
  /** Null in a scope of days. */
  readonly coursesStarted: number | null;
  readonly completed: number;
  readonly badges: number;
  /** Milliseconds; null for one who has not learned yet. */
  readonly lastActive: string | null;
}
/** `totalPages` is at least 1; `asOf`: when the figures were brought up to date, milliseconds. */
export interface Paged {
  readonly totalPages: number;
  readonly total: number;
  readonly asOf: string;
}
export interface EmployeePage extends Paged {
  readonly employees: readonly Employee[];
  /** The title of the course or session of the scope; null without one. */
  readonly scopeTitle: string | null;
}

export interface CourseFigures {
  readonly courseId: string;
  readonly title: string;
  readonly coverImageUrl: string;
  readonly courseType: CourseType;
  readonly enrolled: number;
  readonly completed: number;
  /** Engaged people of those enrolled, percent. */
  readonly engagement: number;
  /** How many sessions it opens to. */
  readonly session: number;
  readonly videosWatched: number;
}
export interface CoursePage extends Paged {
  readonly courses: readonly CourseFigures[];
}
export interface SessionFigures {
  readonly sessionId: string;
  readonly title: string;
  readonly sessionType: SessionType;
  /** Epoch milliseconds, as the next. */
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly enrolled: number;
  readonly completed: number;
}

export interface EmployeeDetails {
  readonly userId: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly email: string;
  readonly status: EmployeeStatus;
  readonly lastActive: string | null;
  readonly videosWatched: number;
  readonly lessonsStarted: number;
  readonly hoursWatched: number;
  readonly coursesStarted: number;
  readonly coursesCompleted: number;
  readonly badgesEarned: number;
}
export interface EmployeeCourse {
  readonly courseId: string;
  readonly title: string;
  readonly courseType: CourseType;
  readonly status: EmployeeCourseStatus;
  readonly enrolledOn: string | null;
  readonly completedOn: string | null;
  /** Percent. */
  readonly progress: number;
  /** Something of it was done in the range (D58). */
  readonly isStarted: boolean;
  readonly videosWatched: number;
  readonly hoursWatched: number;
  readonly badges: number;
}
/** A video that a person played in a course, in the range. */
export interface EmployeeVideo {
  readonly videoId: string;
  readonly title: string;
  readonly hoursWatched: number;
  /** For as long as it takes to count (D58). */
  readonly isWatched: boolean;
  /** The day of the last time, yyyy-MM-dd in the customer's zone. */
  readonly watchedOn: string;
}
/** A course with the videos behind its figures; a download has it without. */
export type CourseWithVideos = EmployeeCourse & { readonly videos?: readonly EmployeeVideo[] };
export interface EmployeeCoursePage extends Paged {
  readonly courses: readonly CourseWithVideos[];
}

/** A person in a course. */
export interface EmployeeCourseRow {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly courseId: string;
  readonly course: string;
  readonly status: EmployeeCourseStatus;
  readonly progress: number;
  readonly completedOn: string | null;
}
/** One page of a download: the list that was asked for, the others null. `total` counts people for a list of both. */
export interface DashboardData extends Paged {
  readonly courses: readonly CourseFigures[] | null;
  readonly employees: readonly Employee[] | null;
  readonly employeeCourses: readonly EmployeeCourse[] | null;
  readonly employeesMapCourses: readonly EmployeeCourseRow[] | null;
  /** Of the company, an IANA name: that of the dates in the file. */
  readonly timeZone: string;
}

/** What is downloaded. `employeeId`: whose courses, for employee_courses. */
export interface DownloadAsked {
  readonly type: DownloadType;
  readonly employeeId: string | null;
  readonly filter: FigureFilter;
  readonly searchTerm: string;
  readonly sortBy: { readonly key: string; readonly direction: Direction } | null;
}

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Makes the file of a download and mails a link to the person who asked for it (D62). */
    'organization.makeDownload': { readonly customerId: string; readonly id: string };
  }
}

/** A company in the list of those that our staff may look at. */
export interface Company {
  readonly customerId: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly accentColor: string | null;
  /** Null: it is not set up (D64). */
  readonly program: Pick<Overview, 'contractEnd' | 'contractStart' | 'totalSeats' | 'usedSeats'> | null;
}
export interface CompanyList extends Omit<Paged, 'asOf'> {
  readonly companies: readonly Company[];
}

/** Which rows of a table: `page` from 0. */
export interface TablePage<Key extends string> {
  readonly filter: FigureFilter;
  readonly searchTerm: string;
  readonly sortBy: SortBy<Key>;
  readonly page: number;
}
/** `count`: rows on a page; a download has larger ones. `scope`: null for everybody. */
export type EmployeeTable = TablePage<EmployeeSortKey> & { readonly count: number; readonly scope: Scope | null };
export type CourseTable = TablePage<CourseSortKey> & { readonly count: number };
/** `days`: only what was done on these; null for the whole range. */
export type EmployeeCourseTable = TablePage<EmployeeCourseSortKey> & { readonly days: Days | null };
