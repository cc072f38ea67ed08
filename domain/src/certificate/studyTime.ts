import { minute } from '../time.ts';

/** How long a session takes who follows all of it: its meetings, its films and the minutes that its tasks state. */
export interface SessionTime {
  readonly sessionType: 'LIVE' | 'ON_DEMAND';
  /** Epoch milliseconds; null on demand. */
  readonly startAt: number | null;
  readonly seconds: number;
}

/** The sessions of courses, by the id of the course; one that is not there has none. */
export type StudyTimes = ReadonlyMap<string, readonly SessionTime[]>;

interface Course {
  readonly courseId: string;
  readonly completionRequired: boolean;
  readonly liveOnly: boolean;
}
interface Group {
  readonly numElectiveCourses: number;
  readonly courses: readonly Course[];
}

/**
 * The study time of a course of a certificate, in whole minutes (D86): its latest live session, or its lessons on
 * demand where those count too and take less, so that nobody is said to have studied longer than they had to. Null when
 * nothing of it has a length.
 */
export function courseStudyMinutes({ courseId, liveOnly }: Pick<Course, 'courseId' | 'liveOnly'>, times: StudyTimes) {
  const known = (times.get(courseId) ?? []).filter(({ seconds }) => seconds > 0);
  const [live] = known
    .filter(({ sessionType }) => sessionType === 'LIVE')
    .toSorted((a, b) => (b.startAt ?? 0) - (a.startAt ?? 0) || a.seconds - b.seconds);
  const onDemand = liveOnly ? [] : known.filter(({ sessionType }) => sessionType === 'ON_DEMAND');
  const counted = [...(live === undefined ? [] : [live]), ...onDemand].map(({ seconds }) => seconds);
  return counted.length === 0 ? null : Math.max(1, Math.round((Math.min(...counted) * 1000) / minute));
}

/**
 * The study time of a certificate, in whole minutes: its required courses, and of each group as many electives as it
 * needs, the shortest ones (D86). Null unless each of these can be computed.
 */
export function certificateStudyMinutes(groups: readonly Group[], times: StudyTimes): number | null {
  const minutesOf = (course: Course) => courseStudyMinutes(course, times);
  const parts = groups.flatMap(({ courses, numElectiveCourses }) => {
    const required = courses.filter((course) => course.completionRequired).map(minutesOf);
    const electives = courses.filter((course) => !course.completionRequired).map(minutesOf);
    const shortest = electives.filter((minutes) => minutes !== null).toSorted((a, b) => a - b);
    return [...required, ...Array.from({ length: numElectiveCourses }, (_, index) => shortest[index] ?? null)];
  });
  return parts.length === 0 ? null : parts.reduce<number | null>(plus, 0);
}

const plus = (sum: number | null, part: number | null): number | null =>
  sum === null || part === null ? null : sum + part;

/** 'about 5 hours', below an hour 'about 40 minutes'; hours to the half (D86). */
export function studyTimeLabel(minutes: number): string {
  if (minutes < 60) return `about ${minutes === 1 ? '1 minute' : `${String(minutes)} minutes`}`;
  const hours = Math.round(minutes / 30) / 2;
  return `about ${hours === 1 ? '1 hour' : `${String(hours)} hours`}`;
}

/** 'About 5 hours of study.', after the criteria of a credential; empty when the time is not known (D86). */
export function studyTimeSentence(minutes: number | null): string {
  return minutes === null ? '' : `A${studyTimeLabel(minutes).slice(1)} of study.`;
}
