import type { CourseSight } from '@atrium/domain/catalogue/courseSight.ts';
import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../base/prepared.ts';
import type { CourseCardRow, UserSessionRow } from '../catalogue/service.ts';

/** A video begun and not finished. */
export interface ContinueWatchingRow {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
  readonly videoId: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly courseId: string;
  readonly sourceType: 'ON_DEMAND' | 'SESSION';
  readonly thumbnailUrl: string;
  readonly duration: number;
  readonly farthestWatchedTime: number;
  readonly continueAtTime: number;
  readonly session: UserSessionRow;
}

export interface HomeRow {
  readonly continueWatching: readonly ContinueWatchingRow[];
  readonly upcomingCourses: readonly CourseCardRow[];
  readonly freeSessions: readonly UserSessionRow[];
  /** Those that a grant may open; domain decides. */
  readonly grantedSessions: readonly UserSessionRow[];
  /** Millisecond string. */
  readonly trialEndsAt: string | null;
}

export interface HomeQuestion {
  readonly memberId: string;
  readonly sight: CourseSight;
  readonly now: Date;
  /** Courses of others' making: those that begin next, besides the own. */
  readonly withNext: boolean;
  readonly withFree: boolean;
  readonly withGranted: boolean;
}

const mostVideos = 12;
const mostCourses = 8;
const mostSessions = 100;

/** Everything the home page of one member shows, in one statement. */
export async function findHome(reader: Reader, question: HomeQuestion): Promise<HomeRow> {
  const { memberId, sight, now, withNext, withFree, withGranted } = question;
  const seen = sql`(${sight.everything} or c.open_to && ${sight.openTo}::text[] or c.course_id = any(${sight.courseIds}::text[]))`;
  const open = sql`f.cancelled_at is null and coalesce(f.end_at, 'infinity'::timestamptz) > ${now}`;
  const rows = await preparedRows(
    reader,
    sql<HomeRow>`
    with watched as (
      select p.session_id, p.video_id, p.farthest_watched_time, p.continue_at_time, p.watched_at
      from video_progress p
      where p.member_id = ${memberId} and p.completed_at is null and p.farthest_watched_time > 0
      order by p.watched_at desc limit ${mostVideos}
    ),
    own as (
      select s.course_id, min(s.start_at) as start_at
      from enrollment e join session s using (session_id)
      where e.member_id = ${memberId} and e.status in ('ENROLLED', 'WAITLISTED')
        and s.published and s.cancelled_at is null
        and case when e.status = 'WAITLISTED' then s.start_at else s.end_at end > ${now}
      group by s.course_id
    ),
    listed as materialized (
      select course_id, min(start_at) as start_at from session
      where ${withNext ? sql`true` : sql`false`} and published and not hide_in_catalog and cancelled_at is null
        and coalesce(end_at, 'infinity'::timestamptz) > ${now} and start_at > ${now}
      group by course_id
    ),
    next as (select listed.* from listed join course c using (course_id) where ${seen}),
    upcoming as materialized (
      select course_id, own.course_id is not null as own, coalesce(own.start_at, next.start_at) as start_at
      from own full join next using (course_id)
      order by 2 desc, 3, 1 limit ${mostCourses}
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'topLevelId', w.session_id, 'groupId', g.session_content_id, 'videoContentId', g.course_content_id,
          'videoId', v.video_id, 'title', v.title, 'courseTitle', f.course_title, 'courseId', f.course_id,
          'sourceType', case f.session_type when 'ON_DEMAND' then 'ON_DEMAND' else 'SESSION' end,
          'thumbnailUrl', v.thumbnail_url, 'duration', v.duration,
          'farthestWatchedTime', w.farthest_watched_time, 'continueAtTime', w.continue_at_time,
          'session', f.user_session) order by w.watched_at desc, v.video_id)
        from watched w
        join session_facts(${memberId}) f on f.session_id = w.session_id
        join video v on v.video_id = w.video_id
        cross join lateral (
          select gv.session_content_id, gv.course_content_id
          from group_video gv join session_content sc using (session_content_id)
          where gv.video_id = w.video_id and sc.session_id = w.session_id
          order by sc.sort_order limit 1
        ) g
      ), '[]') as "continueWatching",
      coalesce((
        select json_agg(k.card order by u.own desc, u.start_at, u.course_id)
        from upcoming u join course_cards(${memberId}, ${now}) k using (course_id)
      ), '[]') as "upcomingCourses",
      ${
        withFree
          ? sql`coalesce((
              select json_agg(user_session order by start_at nulls last, session_id) from (
                select f.user_session, f.start_at, f.session_id
                from session_facts(${memberId}) f join course c on c.course_id = f.course_id
                where f.is_free_session and not f.hide_in_catalog and ${open} and ${seen}
                order by f.start_at nulls last, f.session_id limit ${mostSessions}
              ) free
            ), '[]')`
          : sql`'[]'::json`
      } as "freeSessions",
      ${
        withGranted
          ? sql`coalesce((
              select json_agg(f.user_session order by f.start_at nulls last, f.session_id)
              from session_facts(${memberId}) f
              where ${open} and f.session_id in (
                select e.session_id from enrollment e where e.member_id = ${memberId} and e.status = 'ENROLLED'
                union select unnest(${sight.sessionIds}::text[])
                union select g.session_id from session g where g.course_id = any(${sight.courseIds}::text[])
              )
            ), '[]')`
          : sql`'[]'::json`
      } as "grantedSessions",
      (select millis(max(g.ends_at)) from entitlement_grant g
        where g.member_id = ${memberId} and g.source = 'TRIAL' and g.revoked_at is null
          and g.starts_at <= ${now} and g.ends_at > ${now}) as "trialEndsAt"`,
  );
  const home = rows[0];
  if (home === undefined) throw new Error('a home without a row');
  return home;
}
