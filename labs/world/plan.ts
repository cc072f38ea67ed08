/** The target size of the world, in total. */
export interface WorldSize {
  readonly members: number;
  readonly courses: number;
  readonly sessions: number;
  readonly progress: number;
}

/** The rows that exist already, and the instant to which the new dates are relative, epoch milliseconds. */
export interface Ground {
  readonly now: number;
  readonly facultyIds: readonly string[];
  readonly clips: readonly { readonly externalKey: string; readonly duration: number }[];
}

export const lessonsPerCourse = 6;

const pad = (value: number): string => String(value).padStart(6, '0');
export const memberId = (index: number): string => `world-member-${pad(index)}`;
/** Of the company of the grown world, from 1. */
export const employeePrefix = 'world-employee';
export const employeeId = (number: number): string => `${employeePrefix}-${String(number)}`;
export const courseId = (index: number): string => `world-course-${pad(index)}`;
export const onDemandSessionId = (course: number): string => `${courseId(course)}-od`;
export const liveSessionId = (index: number): string => `world-session-${pad(index)}`;
export const videoId = (course: number, lesson: number): string => `${courseId(course)}-video-${String(lesson)}`;
export const groupId = (course: number, group: number): string => `${courseId(course)}-group-${String(group)}`;
export const iso = (instant: number): string => new Date(instant).toISOString();
/** A text array in COPY's format; the values contain no quotes. */
export const textArray = (values: readonly string[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`;
