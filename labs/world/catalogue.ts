import { day } from '@atrium/domain/time.ts';
import type pg from 'pg';
import { copyRows } from './copyRows.ts';
import { map } from './members.ts';
import {
  courseId,
  groupId,
  iso,
  lessonsPerCourse,
  liveSessionId,
  onDemandSessionId,
  textArray,
  videoId,
  type Ground,
} from './plan.ts';
import { seeded } from './random.ts';
import { audiences, difficulties, lessonTitles, openings, stacks, subjects, topics } from './words.ts';

const titleOf = (index: number): string => {
  const random = seeded(index + 1_000_000);
  return `${random.pick(openings)} ${random.pick(subjects)} ${random.pick(audiences)}`;
};
/**
 * Every hundredth course runs weekly for years and has this many live sessions, as long as that uses at most a third of
 * them.
 */
const sessionsOfBusyCourse = 100;

/** The course of a live session. */
export function courseOfLive(index: number, courses: number, live: number): number {
  const busySessions =
    Math.min(Math.ceil(courses / sessionsOfBusyCourse), Math.floor(live / 3 / sessionsOfBusyCourse)) *
    sessionsOfBusyCourse;
  return index < busySessions
    ? Math.floor(index / sessionsOfBusyCourse) * sessionsOfBusyCourse
    : index % Math.max(1, courses);
}

const range = function* (limit: number): Generator<number> {
  for (let index = 0; index < limit; index += 1) yield index;
};

/**
 * Creates courses with an on-demand session, two groups of lessons each, and live sessions over a year in both
 * directions.
 */
export async function growCatalogue(
  client: pg.Client,
  ground: Ground,
  courses: number,
  sessions: number,
): Promise<void> {
  const courseColumns = [
    'course_id',
    'course_type',
    'title',
    'subtitle',
    'description',
    'cover_image_url',
    'topic',
    'stacks',
    'difficulty',
    'length_minutes',
    'rating',
    'rating_count',
    'open_to',
  ] as const;
  await copyRows(
    client,
    'course',
    courseColumns,
    map(range(courses), (index) => {
      const random = seeded(index + 2_000_000);
      const title = titleOf(index);
      return [
        courseId(index),
        index % 3 === 0 ? 'WORKSHOP' : 'SPRINT',
        title,
        `${title}, worked through on your own material.`,
        `You bring one real piece of work. ${title} gives you a way to look at it, a way to change it and a way to tell whether the change was worth it.`,
        `/files/art/cover/${courseId(index)}.svg`,
        random.pick(topics),
        textArray([random.pick(stacks)]),
        random.pick(difficulties),
        60 + 30 * random.below(8),
        35 / 10 + random.below(16) / 10,
        random.below(900),
        textArray(['mcsc-unlimited', 'ai-academy', 'ai-ondemand']),
      ];
    }),
  );
  await copyRows(
    client,
    'course_faculty',
    ['course_id', 'faculty_id', 'sort_order'],
    map(range(courses), (index) => [courseId(index), ground.facultyIds[index % ground.facultyIds.length] ?? '', 0]),
  );

  const live = Math.max(0, sessions - courses);
  const sessionColumns = [
    'session_id',
    'course_id',
    'session_type',
    'title',
    'start_at',
    'end_at',
    'activate_at',
    'waitlist_allowed',
    'time_zone',
  ] as const;
  await copyRows(
    client,
    'session',
    sessionColumns,
    map(range(courses), (index) => [
      onDemandSessionId(index),
      courseId(index),
      'ON_DEMAND',
      titleOf(index),
      null,
      null,
      null,
      false,
      'UTC',
    ]),
  );
  await copyRows(
    client,
    'session',
    sessionColumns,
    map(range(live), (index) => {
      const start = Math.floor(ground.now / day) * day + (((index * 37) % 730) - 365) * day + 15 * 3_600_000;
      const course = courseOfLive(index, courses, live);
      return [
        liveSessionId(index),
        courseId(course),
        'LIVE',
        titleOf(course),
        iso(start),
        iso(start + 12 * day),
        iso(start),
        true,
        'UTC',
      ];
    }),
  );
  const seatColumns = ['session_id', 'capacity'] as const;
  await copyRows(
    client,
    'session_seat',
    seatColumns,
    map(range(courses), (index) => [onDemandSessionId(index), null]),
  );
  await copyRows(
    client,
    'session_seat',
    seatColumns,
    map(range(live), (index) => [liveSessionId(index), 40 + (index % 200)]),
  );

  const clip = (course: number, lesson: number): Ground['clips'][number] => {
    const found = ground.clips[(course + lesson) % ground.clips.length];
    if (found === undefined) throw new Error('the demo world has no clips');
    return found;
  };
  const lessons = function* (): Generator<readonly [number, number]> {
    for (const course of range(courses)) for (const lesson of range(lessonsPerCourse)) yield [course, lesson];
  };
  await copyRows(
    client,
    'video',
    ['video_id', 'external_key', 'title', 'duration', 'thumbnail_url'],
    map(lessons(), ([course, lesson]) => {
      const { externalKey, duration } = clip(course, lesson);
      return [
        videoId(course, lesson),
        externalKey,
        lessonTitles[lesson] ?? 'Lesson',
        duration,
        `/files/art/thumb/${videoId(course, lesson)}.svg`,
      ];
    }),
  );
  const groups = function* (): Generator<readonly [number, number]> {
    for (const course of range(courses)) for (const group of range(2)) yield [course, group];
  };
  await copyRows(
    client,
    'session_content',
    ['session_content_id', 'session_id', 'kind', 'title', 'sort_order', 'data'],
    map(groups(), ([course, group]) => [
      groupId(course, group),
      onDemandSessionId(course),
      'VIDEO_GROUP',
      `Part ${String(group + 1)}`,
      group,
      JSON.stringify({ slug: `part-${String(group + 1)}`, description: '', hidePreview: false }),
    ]),
  );
  await copyRows(
    client,
    'group_video',
    ['session_content_id', 'video_id', 'course_content_id', 'sort_order', 'completion_required'],
    map(lessons(), ([course, lesson]) => [
      groupId(course, Math.floor(lesson / 3)),
      videoId(course, lesson),
      `${videoId(course, lesson)}-item`,
      lesson % 3,
      true,
    ]),
  );
}
