import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../base/sql/db.ts';

/** The tiles of a company. */
export interface RawFigures {
  readonly people: number;
  readonly engaged: number;
  readonly lessonsStarted: number;
  readonly coursesConsumed: number;
  readonly coursesCompleted: number;
  readonly badgesEarned: number;
  readonly badgeHolders: number;
  readonly seconds: number;
}

/**
 * The records that count for a company in a range, as the parts of a plain query, written a second time from the
 * decisions (D35, D57, D58), with instants instead of days; the days of the range are only used for its two ends.
 * `from` and `to`: yyyy-MM-dd.
 */
export const rawFacts = (customerId: string, from: string, to: string): RawBuilder<unknown> => sql`
  zone as (
    select (${from}::date)::timestamp at time zone time_zone as opens,
      (${to}::date + 1)::timestamp at time zone time_zone as closes
    from customer where customer_id = ${customerId}
  ), seated as (
    select member_id, assigned_at as since, coalesce(revoked_at, 'infinity') as until from seat
    where customer_id = ${customerId}
  ), sittings as (
    select member_id, unnest(range_agg(tstzrange(started_at, coalesce(ended_at, last_beat_at), '[]'))) as span
    from viewing where customer_id = ${customerId} group by member_id
  ), plays as (
    select v.member_id, v.video_id, v.course_id, v.started_at as at,
      v.playing_seconds * least(1,
        extract(epoch from upper(s.span) - lower(s.span)) / nullif(sum(v.playing_seconds) over tabs, 0)) as seconds
    from viewing v join sittings s on s.member_id = v.member_id and s.span @> v.started_at
    where v.customer_id = ${customerId}
    window tabs as (partition by s.member_id, s.span)
  ), played as (
    select p.* from plays p, zone z
    where p.at >= z.opens and p.at < z.closes
      and exists (select from seated s where s.member_id = p.member_id and p.at >= s.since and p.at < s.until)
  ), deeds as (
    select member_id, completed_at as at, 'completion' as deed, course_id from course_completion where customer_id = ${customerId}
    union all
    select member_id, awarded_at, 'badge', course_id from course_badge where customer_id = ${customerId}
    union all
    select a.member_id, a.attended_at, 'attended', s.course_id from attendance a join session s using (session_id)
    where a.customer_id = ${customerId}
    union all
    select a.member_id, a.attended_at, 'attended', s.course_id from meeting_attendance a join session s using (session_id)
    where a.customer_id = ${customerId} and a.attended_at is not null
    union all
    select p.member_id, p.changed_at, 'project', s.course_id
    from content_progress p join session_content c using (session_content_id) join session s using (session_id)
    where p.customer_id = ${customerId} and p.type = 'PROJECT_SUBMISSION' and p.status = 'Completed'
    union all
    select member_id, downloaded_at, 'download', null from resource_download where customer_id = ${customerId}
    union all
    select member_id, issued_at, 'certificate', null from credential
    where customer_id = ${customerId} and replaces is null
  ), done as (
    select d.* from deeds d, zone z
    where d.at >= z.opens and d.at < z.closes
      and exists (select from seated s where s.member_id = d.member_id and d.at >= s.since and d.at < s.until)
  ), videos as (
    select member_id, video_id from played group by member_id, video_id having sum(seconds) >= 15
  )`;

/** The tiles by one plain query over the raw records. */
export async function readRawFigures(tx: Tx, customerId: string, from: string, to: string): Promise<RawFigures> {
  const { rows } = await sql<RawFigures>`
    with ${rawFacts(customerId, from, to)}
    select
      (select count(distinct member_id) from seated, zone where since < closes and until > opens) as people,
      (select count(*) from (
        select member_id from videos union select member_id from done where deed <> 'badge') as engaged) as engaged,
      (select count(*) from videos) as "lessonsStarted",
      (select count(*) from (
        select member_id, course_id from (
          select member_id, course_id from played group by member_id, course_id, video_id having sum(seconds) >= 15
        ) as long_enough
        union select member_id, course_id from done where deed in ('completion', 'attended', 'project')) as consumed)
        as "coursesConsumed",
      (select count(*) from done where deed = 'completion') as "coursesCompleted",
      (select count(*) from done where deed = 'badge') as "badgesEarned",
      (select count(distinct member_id) from done where deed = 'badge') as "badgeHolders",
      coalesce((select sum(seconds) from played), 0)::float8 as seconds`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without from returns a row');
  return row;
}
