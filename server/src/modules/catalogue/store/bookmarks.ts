import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import { visible } from './courseHits.ts';
import type { Bookmark, SaveContentType, CatalogueReader } from '../types.ts';

/** The member's saved courses, the latest first. */
export async function listCourseBookmarks(tx: Tx, memberId: string): Promise<Bookmark[]> {
  const { rows } = await sql<Bookmark>`
    select content_id as "contentId", content_type as "contentType", millis(created_at) as "createdAt"
    from bookmark where member_id = ${memberId} and content_type = 'COURSE'
    order by created_at desc, content_id`.execute(tx);
  return rows;
}

/** Saves a course; false when there is none that the viewer may know of. Idempotent. */
export async function addBookmark(
  tx: Tx,
  { memberId, sight, now }: CatalogueReader,
  contentType: SaveContentType,
  courseId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with known as (select c.course_id from course c where c.course_id = ${courseId} and ${visible(sight)}),
    added as (
      insert into bookmark (member_id, content_type, content_id, created_at)
      select ${memberId}, ${contentType}, course_id, ${now} from known
      on conflict do nothing
    )
    select from known`.execute(tx);
  return rows.length > 0;
}

/** Removes a saved course; does nothing when it was not saved. */
export async function removeBookmark(
  tx: Tx,
  memberId: string,
  contentType: SaveContentType,
  courseId: string,
): Promise<void> {
  await sql`delete from bookmark
    where member_id = ${memberId} and content_type = ${contentType} and content_id = ${courseId}`.execute(tx);
}
