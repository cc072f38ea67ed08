import type { CourseDraft } from './courses/draft.ts';
import { slug } from './slug.ts';

/** Video of a lesson: course and title make the id. */
export const lessonVideoId = (courseId: string, title: string): string => `${courseId}-${slug(title)}`;

/** What plays in a course's hero: its own trailer, else the first lesson, else nothing. */
export function trailerOf(draft: CourseDraft): string | undefined {
  if (draft.courseMeta.trailerVideoId !== undefined) return draft.courseMeta.trailerVideoId;
  const first = draft.lessons?.[0]?.[2][0]?.[0];
  return first === undefined ? undefined : lessonVideoId(draft.courseId, first);
}
