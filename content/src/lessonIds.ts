import { slug } from '@atrium/domain/slug.ts';
import type { CourseDraft } from './courses/draft.ts';

/** The id of a lesson's video, made of course and title. */
export const lessonVideoId = (courseId: string, title: string): string => `${courseId}-${slug(title)}`;

/** The video in a course's hero: its own trailer, else the first lesson, else none. */
export function trailerOf(draft: CourseDraft): string | undefined {
  if (draft.courseMeta.trailerVideoId !== undefined) return draft.courseMeta.trailerVideoId;
  const first = draft.lessons?.[0]?.[2][0]?.[0];
  return first === undefined ? undefined : lessonVideoId(draft.courseId, first);
}
