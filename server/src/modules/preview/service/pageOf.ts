import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findCourseOf, findLessonOf } from '../store/pages.ts';

/** A page that shows a document which has none by itself: one of several; null where no page does. */
export async function pageOf(tx: Tx, { kind, id }: DocumentKey): Promise<string | null> {
  if (kind === 'faculty') {
    const courseId = await findCourseOf(tx, id);
    return courseId === null ? null : fillPath('/courses/{courseId}', { courseId });
  }
  const lesson = kind === 'video' ? await findLessonOf(tx, id) : null;
  if (lesson === null) return null;
  const { sessionType, sessionId: topLevelId, groupId, videoContentId } = lesson;
  const place = sessionType === 'LIVE' ? 'session' : 'ondemand';
  return fillPath(`/courses/${place}/{topLevelId}/{groupId}/{videoContentId}`, { topLevelId, groupId, videoContentId });
}
