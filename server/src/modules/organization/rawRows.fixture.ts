import { sql } from 'kysely';
import type { Tx } from '../../base/sql/db.ts';
import { rawFacts } from './rawFigures.fixture.ts';

/** One person in a range. */
export interface RawPerson {
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  readonly status: string;
  readonly views: number;
  readonly courses: number;
  readonly completed: number;
  readonly badges: number;
  readonly seconds: number;
  readonly isEngaged: boolean;
  /** Epoch milliseconds; null for never. */
  readonly lastActive: number | null;
}
/** One person in a course. Days are yyyy-MM-dd in the customer's zone. */
export interface RawPair {
  readonly memberId: string;
  readonly courseId: string;
  readonly status: string;
  readonly enrolledOn: string | null;
  readonly completedOn: string | null;
  readonly progress: number;
  readonly isEngaged: boolean;
  readonly views: number;
  readonly badges: number;
  readonly seconds: number;
}
export interface RawCourse {
  readonly courseId: string;
  readonly title: string;
  readonly courseType: string;
  readonly enrolled: number;
  readonly engaged: number;
  readonly completed: number;
  readonly views: number;
  readonly sessions: number;
}
export interface RawSession {
  readonly courseId: string;
  readonly sessionId: string;
  readonly enrolled: number;
  readonly completed: number;
}
export interface RawRows {
  readonly people: readonly RawPerson[];
  readonly pairs: readonly RawPair[];
  readonly courses: readonly RawCourse[];
  readonly sessions: readonly RawSession[];
  /** Seats of all contracts that are in force, or ended last: those that there are, people with one, and in use. */
  readonly bought: number;
  readonly assigned: number;
  readonly used: number;
}

/** The rows behind the tiles by one plain query over the raw records, at `now`, in no order. */
export async function readRawRows(
  tx: Tx,
  { customerId, from, to, now }: { customerId: string; from: string; to: string; now: number },
): Promise<RawRows> {
  const { rows } = await sql<RawRows>`
    with ${rawFacts(customerId, from, to)}, holders as (
      select member_id, bool_or(until = 'infinity') as is_held from seated, zone where since < closes and until > opens
      group by member_id
    ), customer_zone as (
      select time_zone as tz, ((${new Date(now)}::timestamptz at time zone time_zone)::date - 29)::timestamp
        at time zone time_zone as recently
      from customer where customer_id = ${customerId}
    ), ever as (
      select member_id, course_id, at, deed, null as video_id, 0 as seconds from deeds
      union all select member_id, course_id, at, 'play', video_id, seconds from plays
    ), own as (
      select e.* from ever e
      where exists (select from seated s where s.member_id = e.member_id and e.at >= s.since and e.at < s.until)
    ), recent as (
      select member_id from own, customer_zone where at >= recently and deed not in ('badge', 'play')
      union
      select member_id from own, customer_zone where at >= recently and deed = 'play'
      group by member_id, video_id having sum(seconds) >= 15
    ), enrolled as (
      select e.member_id, s.course_id, e.session_id, e.joined_at from enrollment e join session s using (session_id)
      where e.customer_id = ${customerId} and e.status = 'ENROLLED'
        and exists (select from seated h where h.member_id = e.member_id and e.joined_at < h.until)
    ), engaging as (
      select member_id, course_id, null as video_id from done where deed <> 'badge' and course_id is not null
      union
      select member_id, course_id, video_id from played group by 1, 2, 3 having sum(seconds) >= 15
    ), pairs as (
      select member_id, course_id from holders join enrolled using (member_id)
      union select member_id, course_id from played
      union select member_id, course_id from done where course_id is not null
    ), lessons as (
      select distinct c.session_id, v.video_id, v.duration from session_content c
      join group_video g using (session_content_id) join video v using (video_id)
      where not c.optional and not g.optional and v.duration > 0
    ), shares as (
      select p.member_id, s.course_id, (
          select sum(least(w.farthest_watched_time, l.duration)) from video_progress w join lessons l using (session_id, video_id)
          where w.member_id = p.member_id and w.session_id = p.session_id and w.customer_id = ${customerId}
        ) / (select sum(duration) from lessons l where l.session_id = p.session_id) as share
      from (select distinct member_id, session_id from video_progress where customer_id = ${customerId}) as p
      join session s using (session_id)
      union all
      select a.member_id, s.course_id, count(a.attended_at)::float8 / (select count(*) from meeting m where m.session_id = a.session_id)
      from meeting_attendance a join session s using (session_id) where a.customer_id = ${customerId}
      group by a.member_id, s.course_id, a.session_id
    ), completions as (
      select d.member_id, d.course_id, d.session_id from course_completion d, zone z
      where d.customer_id = ${customerId} and d.completed_at >= z.opens and d.completed_at < z.closes and exists (
        select from seated s where s.member_id = d.member_id and d.completed_at >= s.since and d.completed_at < s.until)
    ), places as (
      select e.course_id, e.session_id, e.member_id, true as is_place from enrolled e join holders using (member_id)
      union all select course_id, session_id, member_id, false from completions
    ), shown as (
      select contract_id, total_seats from contract k, customer c
      where k.customer_id = ${customerId} and c.customer_id = k.customer_id and k.starts_at <= ${new Date(now)}
        and not exists (select from contract later where later.customer_id = k.customer_id
          and later.starts_at <= ${new Date(now)}
          and (later.ends_at at time zone time_zone)::date > (k.ends_at at time zone time_zone)::date
          and (k.ends_at at time zone time_zone)::date < (${new Date(now)}::timestamptz at time zone time_zone)::date)
    )
    select (
      select coalesce(json_agg(json_build_object(
        'memberId', case when m.customer_id = ${customerId} then h.member_id else former_id(${customerId}, h.member_id) end,
        'name', case when m.customer_id = ${customerId} then m.first_name || ' ' || m.last_name else 'Former member' end,
        'email', case when m.customer_id = ${customerId} then m.email else '' end,
        'status', case when not h.is_held then 'Deactivated'
          when not exists (select from seat s where s.customer_id = ${customerId} and s.member_id = h.member_id
            and s.revoked_at is null and s.activated_at is not null) then 'Invited'
          when h.member_id in (select member_id from recent) then 'Active' else 'Inactive' end,
        'views', (select count(*) from videos v where v.member_id = h.member_id),
        'courses', (select count(distinct course_id) from engaging e where e.member_id = h.member_id),
        'completed', (select count(*) from completions d where d.member_id = h.member_id),
        'badges', (select count(*) from done d where d.member_id = h.member_id and d.deed = 'badge'),
        'seconds', coalesce((select sum(seconds) from played p where p.member_id = h.member_id), 0),
        'isEngaged', h.member_id in (select member_id from videos
          union select member_id from done where deed <> 'badge'),
        'lastActive', (select extract(epoch from max(at)) * 1000 from own o
          where o.member_id = h.member_id and deed <> 'badge' and (deed <> 'play' or seconds > 0)))), '[]')
      from holders h join member m using (member_id)
    ) as people, (
      select coalesce(json_agg(json_build_object('memberId', (
          select case when m.customer_id = ${customerId} then m.member_id else former_id(${customerId}, m.member_id) end
          from member m where m.member_id = p.member_id), 'courseId', p.course_id,
        'status', case when c.at is not null then 'Completed' when exists (
          select from own o where o.member_id = p.member_id and o.course_id = p.course_id and (deed <> 'play' or seconds > 0)
        ) then 'In progress' else 'Enrolled' end,
        'enrolledOn', (select (min(joined_at) at time zone tz)::date from enrolled e
          where e.member_id = p.member_id and e.course_id = p.course_id),
        'completedOn', (c.at at time zone tz)::date,
        'progress', case when c.at is not null then 100 else least(99, floor(100 * coalesce((
          select max(share) from shares s where s.member_id = p.member_id and s.course_id = p.course_id), 0))) end,
        'isEngaged', exists (select from engaging e where e.member_id = p.member_id and e.course_id = p.course_id),
        'views', (select count(*) from engaging e
          where e.member_id = p.member_id and e.course_id = p.course_id and e.video_id is not null),
        'badges', (select count(*) from done d
          where d.member_id = p.member_id and d.course_id = p.course_id and deed = 'badge'),
        'seconds', coalesce((select sum(seconds) from played d
          where d.member_id = p.member_id and d.course_id = p.course_id), 0))), '[]')
      from customer_zone, pairs p left join lateral (
        select max(at) as at from own o
        where o.member_id = p.member_id and o.course_id = p.course_id and o.deed = 'completion') as c on true
    ) as pairs, (
      select coalesce(json_agg(json_build_object('courseId', c.course_id, 'title', c.title, 'courseType', c.course_type,
        'enrolled', (select count(distinct member_id) from places p where p.course_id = c.course_id and is_place),
        'engaged', (select count(distinct member_id) from places p where p.course_id = c.course_id and is_place
          and member_id in (select member_id from engaging e where e.course_id = c.course_id)),
        'completed', (select count(*) from completions d where d.course_id = c.course_id),
        'views', (select count(*) from engaging e where e.course_id = c.course_id and e.video_id is not null),
        'sessions', (select count(distinct session_id) from places p where p.course_id = c.course_id))), '[]')
      from course c where c.course_id in (select course_id from pairs)
    ) as courses, (
      select coalesce(json_agg(json_build_object('courseId', course_id, 'sessionId', session_id, 'enrolled', enrolled,
        'completed', completed)), '[]')
      from (select course_id, session_id, count(*) filter (where is_place) as enrolled,
          count(*) filter (where not is_place) as completed from places group by 1, 2) as s
    ) as sessions,
    (select sum(total_seats) from shown)::float8 as bought,
    (select count(distinct member_id) from seat join shown using (contract_id) where revoked_at is null) as assigned,
    (select count(distinct member_id) from seat join shown using (contract_id)
      where revoked_at is null and activated_at is not null) as used`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without from returns a row');
  return row;
}
