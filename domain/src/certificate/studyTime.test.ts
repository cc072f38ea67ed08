import { describe, expect, test } from 'vitest';
import {
  certificateStudyMinutes,
  courseStudyMinutes,
  studyTimeLabel,
  studyTimeSentence,
  type SessionTime,
} from './studyTime.ts';

const live = (minutes: number, startAt = 1) => ({ sessionType: 'LIVE' as const, startAt, seconds: minutes * 60 });
const onDemand = (minutes: number) => ({ sessionType: 'ON_DEMAND' as const, startAt: null, seconds: minutes * 60 });
/** Courses whose id says how many minutes their lessons take. */
const course = (minutes: number, completionRequired = true) => ({
  courseId: String(minutes),
  completionRequired,
  liveOnly: false,
});
const times = new Map([10, 20, 30, 50, 60, 100].map((minutes) => [String(minutes), [onDemand(minutes)]]));
const minutesOf = (liveOnly: boolean, sessions: readonly SessionTime[]) =>
  courseStudyMinutes({ courseId: 'a', liveOnly }, new Map([['a', sessions]]));

describe('[CRT-05] hours of study are computed (D86)', () => {
  test('a course takes as long as its latest live session, or its lessons where they are shorter and count', () => {
    const sessionTimes = [live(90, 1), live(300, 3), live(120, 2), onDemand(40)];
    expect(minutesOf(true, sessionTimes)).toBe(300);
    expect(minutesOf(false, sessionTimes)).toBe(40);
    expect(minutesOf(false, [live(30), onDemand(40)])).toBe(30);
    expect(minutesOf(false, [live(0, 9), live(45, 1)])).toBe(45);
  });

  test('a course without anything that has a length has no figure', () => {
    expect(minutesOf(true, [onDemand(40), live(0)])).toBeNull();
    expect(minutesOf(false, [])).toBeNull();
  });

  test('a certificate takes its required courses and the shortest electives that it needs', () => {
    const electives = [course(50, false), course(20, false), course(0, false), course(30, false)];
    expect(
      certificateStudyMinutes(
        [
          { numElectiveCourses: 0, courses: [course(100), course(10)] },
          { numElectiveCourses: 2, courses: electives },
        ],
        times,
      ),
    ).toBe(160);
  });

  test('it has no figure when one of these has none, or without any course', () => {
    const short = { numElectiveCourses: 2, courses: [course(20, false), course(0, false)] };
    expect(certificateStudyMinutes([{ numElectiveCourses: 0, courses: [course(0), course(60)] }], times)).toBeNull();
    expect(certificateStudyMinutes([{ numElectiveCourses: 0, courses: [course(60)] }, short], times)).toBeNull();
    expect(certificateStudyMinutes([], times)).toBeNull();
  });

  test('it is said in minutes below an hour, then in hours to the half', () => {
    expect([1, 7, 59, 60, 74, 75, 100, 460].map(studyTimeLabel)).toEqual([
      'about 1 minute',
      'about 7 minutes',
      'about 59 minutes',
      'about 1 hour',
      'about 1 hour',
      'about 1.5 hours',
      'about 1.5 hours',
      'about 7.5 hours',
    ]);
    expect(studyTimeSentence(300)).toBe('About 5 hours of study.');
    expect(studyTimeSentence(null)).toBe('');
  });
});
