import type { LetterFacts } from '../../../base/letterKind.ts';
import type { Db } from '../../../base/sql/db.ts';
import { timeZoneOf } from '../../../base/sql/fragments.ts';

/** A session of the catalog with its course, the one that starts last; null in an academy without live sessions. */
export async function findSession(
  db: Db,
): Promise<
  (LetterFacts['course'] & { readonly session: Omit<LetterFacts['session'], 'startAt'> & { startAt: Date } }) | null
> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .select([
      's.session_id as sessionId',
      's.title',
      's.start_at as startAt',
      'c.course_id as courseId',
      'c.title as courseTitle',
      'c.cover_image_url as coverImageUrl',
    ])
    .where('s.start_at', 'is not', null)
    .where('s.hide_in_catalog', '=', false)
    .orderBy('s.start_at', 'desc')
    .orderBy('s.session_id')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.startAt === null) return null;
  const { sessionId, title, startAt, courseId, courseTitle, coverImageUrl } = row;
  return { courseId, title: courseTitle, coverImageUrl, session: { sessionId, title, startAt } };
}

/** The event that starts last; null in an academy without events. */
export async function findEvent(
  db: Db,
): Promise<(Omit<LetterFacts['event'], 'startAt'> & { readonly startAt: Date }) | null> {
  const row = await db
    .selectFrom('member_event')
    .select(['member_event_id as memberEventId', 'title', 'start_at as startAt', 'hero_image_url as heroImageUrl'])
    .orderBy('start_at', 'desc')
    .orderBy('member_event_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The title of a certificate; null in an academy without any. */
export async function findCertificateTitle(db: Db): Promise<string | null> {
  const row = await db.selectFrom('certificate').select('title').orderBy('title').limit(1).executeTakeFirst();
  return row?.title ?? null;
}

/** The time zone of a member, in which their mails are written. */
export async function findTimeZone(db: Db, memberId: string): Promise<string> {
  const { timeZone } = await db
    .selectFrom('member')
    .select((eb) => timeZoneOf(eb.ref('member.member_id')).as('timeZone'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return timeZone;
}
