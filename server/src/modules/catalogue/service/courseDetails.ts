import { contentNodeForms } from '@atrium/domain/learning/contentNodeForm.ts';
import type { LoggingReader } from '../../../base/sql/cachedByVersion.ts';
import { readStored } from '../../../base/sql/readStored.ts';
import { findCourseDetails } from '../store/courseDetails.ts';
import type { CourseDetails, OutlineGroupRow, StoredDetails } from '../types.ts';
import type { SharedCatalogue } from './sharedCatalogue.ts';

const detailsOf = new WeakMap<SharedCatalogue, Map<string, CourseDetails>>();

/** Trailer, meetings and outline of a course, cached for the same catalogue version as `shared`. */
export async function courseDetails(
  reader: LoggingReader,
  shared: SharedCatalogue,
  courseId: string,
): Promise<CourseDetails> {
  const cached = detailsOf.get(shared) ?? new Map<string, CourseDetails>();
  detailsOf.set(shared, cached);
  const known = cached.get(courseId);
  if (known !== undefined) return known;
  const stored = await findCourseDetails(reader, courseId);
  const details = { ...stored, outline: stored.outline.flatMap((group) => readGroup(reader, group)) };
  // read after `shared`, so never older than it; later changes come with the next version
  cached.set(courseId, details);
  return details;
}

/** The group, or none when what is stored of it does not fit. */
function readGroup(logging: LoggingReader, { data, ...group }: StoredDetails['outline'][number]): OutlineGroupRow[] {
  const at = { table: 'session_content', column: 'data', id: group.groupId } as const;
  const read = readStored(logging, at, contentNodeForms.VIDEO_GROUP, data);
  if (!read.ok) return [];
  return [{ ...group, description: read.value.description ?? '', hidePreview: read.value.hidePreview ?? false }];
}
