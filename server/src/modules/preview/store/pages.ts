import type { Tx } from '../../../base/sql/db.ts';

/** A course in which somebody teaches, the first by its id; null where they teach none. */
export async function findCourseOf(tx: Tx, facultyId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('course_faculty')
    .select('course_id as courseId')
    .where('faculty_id', '=', facultyId)
    .orderBy('course_id')
    .limit(1)
    .executeTakeFirst();
  return found?.courseId ?? null;
}

/** Where a video is a lesson. */
interface Lesson {
  readonly sessionType: 'LIVE' | 'ON_DEMAND';
  readonly sessionId: string;
  readonly groupId: string;
  readonly videoContentId: string;
}

/** A lesson in which a video is, of a course on demand where there is one; null where it is none. */
export async function findLessonOf(tx: Tx, videoId: string): Promise<Lesson | null> {
  const found = await tx
    .selectFrom('group_video as v')
    .innerJoin('session_content as g', 'g.session_content_id', 'v.session_content_id')
    .innerJoin('session as s', 's.session_id', 'g.session_id')
    .select([
      's.session_type as sessionType',
      's.session_id as sessionId',
      'g.session_content_id as groupId',
      'v.course_content_id as videoContentId',
    ])
    .where('v.video_id', '=', videoId)
    .orderBy('s.session_type', 'desc')
    .orderBy('s.session_id')
    .orderBy('v.course_content_id')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
