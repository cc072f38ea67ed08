import type { Reader } from '../../../base/prepared.ts';
import { findCourseMatter } from '../store/courseMatter.ts';
import type { CourseMatter } from '../types.ts';
import type { Shared } from './sharedCatalogue.ts';

const matters = new WeakMap<Shared, Map<string, CourseMatter>>();

/** Trailer, meetings and outline of a course; kept as long as the catalogue that it belongs to. */
export async function courseMatter(reader: Reader, shared: Shared, courseId: string): Promise<CourseMatter> {
  const kept = matters.get(shared) ?? new Map<string, CourseMatter>();
  matters.set(shared, kept);
  const known = kept.get(courseId);
  if (known !== undefined) return known;
  const matter = await findCourseMatter(reader, courseId);
  // read after `shared`, so never older than it; what changed since comes with the next one
  kept.set(courseId, matter);
  return matter;
}
