import type { Reader } from '../../../base/sql/statement.ts';
import { findCourseMatter } from '../store/courseMatter.ts';
import type { CourseMatter } from '../types.ts';
import type { Shared } from './sharedCatalogue.ts';

const matters = new WeakMap<Shared, Map<string, CourseMatter>>();

/** Trailer, meetings and outline of a course, cached for the same catalogue version as `shared`. */
export async function courseMatter(reader: Reader, shared: Shared, courseId: string): Promise<CourseMatter> {
  const kept = matters.get(shared) ?? new Map<string, CourseMatter>();
  matters.set(shared, kept);
  const known = kept.get(courseId);
  if (known !== undefined) return known;
  const matter = await findCourseMatter(reader, courseId);
  // read after `shared`, so never older than it; later changes come with the next version
  kept.set(courseId, matter);
  return matter;
}
