import { slug } from '@atrium/domain/slug.ts';
import { courseDrafts } from './courseDrafts.ts';
import type { CourseDraft, LessonGroup } from './courses/draft.ts';
import { lessonVideoId, trailerOf } from './lessonIds.ts';
import { clips } from './media.ts';
import type { CourseSeed, OnDemandGroupSeed, SessionSeed } from './types.ts';

const group = (courseId: string, [title, description, lessons, options]: LessonGroup): OnDemandGroupSeed => ({
  courseContentGroupId: `${courseId}-${slug(title)}`,
  slug: slug(title),
  title,
  description,
  ...(options?.hidePreview && { hidePreview: true }),
  content: lessons.map(([lesson, , options]) => ({
    courseContentId: `${lessonVideoId(courseId, lesson)}-item`,
    slug: slug(lesson),
    videoId: lessonVideoId(courseId, lesson),
    ...(options?.optional && { optional: true }),
    ...(options?.completionRequired && { completionRequired: true }),
    ...(options?.hidePreview && { hidePreview: true }),
  })),
});

/** The length of the lessons on demand; where there are none, of the meetings of the next or latest session. */
function minutesOf({ courseId, sessions }: CourseDraft): number {
  const live = sessions.find((session) => session.sessionType === 'LIVE');
  const isOnDemand = sessions.some((session) => session.sessionType === 'ON_DEMAND');
  if (live && !isOnDemand) return live.meetings.reduce((sum, one) => sum + one.minutes, 0);
  const own = clips.filter((clip) => clip.courseId === courseId && clip.externalKey !== `${courseId}-trailer`);
  return Math.round(own.reduce((sum, one) => sum + one.durationSeconds, 0) / 60);
}

function course({ lessons, ...draft }: CourseDraft): CourseSeed {
  const trailerVideoId = trailerOf({ ...draft, ...(lessons && { lessons }) });
  return {
    ...draft,
    lengthMinutes: minutesOf(draft),
    courseMeta: { ...draft.courseMeta, ...(trailerVideoId !== undefined && { trailerVideoId }) },
    ...(lessons && { onDemandGroups: lessons.map((lesson) => group(draft.courseId, lesson)) }),
  };
}

/** Every course of the academy with its sessions and on-demand content. */
export const courses: readonly CourseSeed[] = courseDrafts.map(course);

export interface SessionOfCourse {
  readonly course: CourseSeed;
  readonly session: SessionSeed;
}

/** Every session, paired with its course. */
export const sessions: readonly SessionOfCourse[] = courses.flatMap((course) =>
  course.sessions.map((session) => ({ course, session })),
);
