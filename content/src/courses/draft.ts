import type {
  AreaLabel,
  Clock,
  CourseMeta,
  CourseSeed,
  LiveSessionSeed,
  MeetingSeed,
  OnDemandSessionSeed,
  When,
} from '../types.ts';
import { later } from '../when.ts';

export interface LessonOptions {
  readonly optional?: boolean;
  readonly completionRequired?: boolean;
  readonly hidePreview?: boolean;
  readonly isAiGenerated?: boolean;
}
/** Title, description, optional settings. */
export type Lesson = readonly [title: string, description: string, options?: LessonOptions];
export type LessonGroup = readonly [
  title: string,
  description: string,
  lessons: readonly Lesson[],
  options?: Pick<LessonOptions, 'hidePreview'>,
];

/** A course as it is written in this folder; courses.ts and videos.ts derive the rest. */
export interface CourseDraft extends Omit<CourseSeed, 'onDemandGroups' | 'lengthMinutes'> {
  readonly lessons?: readonly LessonGroup[];
}

export const standard: readonly AreaLabel[] = ['mcsc-unlimited', 'ai-academy', 'ai-ondemand'];
const timeZone = 'America/New_York';

/** Texts of the course page: top takeaway, who it is perfect for, what people leave with. */
export const meta = (
  courseId: string,
  topTakeaway: string,
  whoWillBenefit: readonly string[],
  whatYouWillLeaveWith: readonly string[],
  more: Partial<CourseMeta> = {},
): CourseMeta => ({
  topTakeaway,
  whoWillBenefit,
  whatYouWillLeaveWith,
  courseSyllabusUrl: `/files/syllabus/${courseId}.pdf`,
  ...more,
});

type LiveOptions = Partial<Omit<LiveSessionSeed, 'sessionId' | 'sessionType' | 'startAt' | 'endAt' | 'meetings'>>;

/**
 * Two live hours a week, at most three days apart, and a last meeting on the closing Friday. With `monday` it begins on
 * the Monday of that day's week, so that no class is on a weekend, whenever the product is first started.
 */
export function sprint(
  sessionId: string,
  [days, at, monday]: readonly [days: number, at: Clock, monday?: 'monday'],
  weeks: number,
  options: LiveOptions = {},
): LiveSessionSeed {
  const last = weeks * 7 - 3;
  const on = (offset: number): When =>
    monday === undefined ? { days: days + offset, at } : { mondayOf: { days }, plusDays: offset, at };
  const meetings: MeetingSeed[] = Array.from({ length: weeks }, (_, week) => [
    { title: `Working session ${String(week + 1)}`, startAt: on(week * 7), minutes: 60 },
    { title: `Clinic ${String(week + 1)}`, startAt: on(week * 7 + 2), minutes: 60 },
  ]).flat();
  return {
    sessionId,
    sessionType: 'LIVE',
    startAt: on(0),
    endAt: later(on(last), 60),
    timeZone,
    meetings: [...meetings, { title: 'Presentations', startAt: on(last), minutes: 60 }],
    ...options,
  };
}

/** A workshop with one live meeting. */
export const workshop = (
  sessionId: string,
  startAt: When,
  minutes: number,
  options: LiveOptions = {},
): LiveSessionSeed => ({
  sessionId,
  sessionType: 'LIVE',
  startAt,
  endAt: later(startAt, minutes),
  timeZone,
  meetings: [{ title: 'Live workshop', startAt, minutes }],
  ...options,
});

export const onDemand = (
  courseId: string,
  options: Partial<Omit<OnDemandSessionSeed, 'sessionType'>> = {},
): OnDemandSessionSeed => ({ sessionId: `${courseId}-od`, sessionType: 'ON_DEMAND', ...options });
