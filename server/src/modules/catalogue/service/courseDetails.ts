import type { Reader } from '../../../base/sql/statement.ts';
import { findCourseDetails } from '../store/courseDetails.ts';
import type { CourseDetails } from '../types.ts';
import type { SharedCatalogue } from './sharedCatalogue.ts';

const detailsOf = new WeakMap<SharedCatalogue, Map<string, CourseDetails>>();

/** Trailer, meetings and outline of a course, cached for the same catalogue version as `shared`. */
export async function courseDetails(reader: Reader, shared: SharedCatalogue, courseId: string): Promise<CourseDetails> {
  const cached = detailsOf.get(shared) ?? new Map<string, CourseDetails>();
  detailsOf.set(shared, cached);
  const known = cached.get(courseId);
  if (known !== undefined) return known;
  const details = await findCourseDetails(reader, courseId);
  // read after `shared`, so never older than it; later changes come with the next version
  cached.set(courseId, details);
  return details;
}
