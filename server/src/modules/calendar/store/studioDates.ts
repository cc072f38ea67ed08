import { sql } from 'kysely';
import { boolean, instant, nullable, number, oneOf, text, type RowOf } from '../../../base/sql/columns.ts';
import type { Db } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const columns = {
  what: oneOf('MEETING', 'OPENS', 'CLOSES', 'EVENT', 'PUBLISHES'),
  kind: text,
  id: text,
  title: text,
  detail: text,
  startAt: instant,
  endAt: nullable(instant),
  people: nullable(number),
};
export type StudioDateRow = RowOf<typeof columns>;

interface Asked {
  readonly from: Date;
  readonly until: Date;
  /** Only what is of these courses; null: everything. */
  readonly courseIds: readonly string[] | null;
  /** Of which drafts are told. */
  readonly kinds: readonly string[];
}

/**
 * What happens from `from` until before `until`: meetings, and sessions that have none; when enrollment opens and
 * closes; events and drafts that publish themselves, which are of no course. Canceled ones are left out.
 */
export function listDates(db: Db, { from, until, courseIds, kinds }: Asked): Promise<StudioDateRow[]> {
  return dates.rows(db, { from, until, all: courseIds === null, courses: [...(courseIds ?? [])], kinds: [...kinds] });
}

const dates = statement(
  columns,
  ({
    from,
    until,
    all,
    courses,
    kinds,
  }: {
    from: Date;
    until: Date;
    all: boolean;
    courses: string[];
    kinds: string[];
  }) => sql`
    with run as (
      select s.session_id, c.title, s.start_at, s.end_at, s.enrollment_opens_at as opens_at,
        coalesce(s.enrollment_close, s.start_at) as closes_at
      from session s join course c on c.course_id = s.course_id
      where s.session_type = 'LIVE' and s.cancelled_at is null and s.published
        and (${all} or s.course_id = any(${courses}))
    ), met as (
      select r.session_id, r.title, m.title as detail, m.start_at, m.end_at
      from meeting m join run r on r.session_id = m.session_id
      where m.start_at >= ${from} and m.start_at < ${until}
      union all
      select r.session_id, r.title, '', r.start_at, r.end_at from run r
      where r.start_at >= ${from} and r.start_at < ${until}
        and not exists (select from meeting m where m.session_id = r.session_id)
    )
    select 'MEETING' as what, 'session' as kind, m.session_id as id, m.title, m.detail, m.start_at as "startAt",
      m.end_at as "endAt",
      (select count(*) from enrollment e where e.session_id = m.session_id and e.status = 'ENROLLED') as people
    from met m
    union all
    select 'OPENS', 'session', session_id, title, '', opens_at, null, null from run
    where opens_at >= ${from} and opens_at < ${until}
    union all
    select 'CLOSES', 'session', session_id, title, '', closes_at, null, null from run
    where closes_at >= ${from} and closes_at < ${until}
    union all
    select 'EVENT', 'event', e.member_event_id, e.title, '', e.start_at, e.ends_at,
      (select count(*) from member_event_rsvp r where r.member_event_id = e.member_event_id and r.status = 'ACTIVE')
    from member_event e
    where ${all} and e.status = 'PUBLISHED' and e.start_at >= ${from} and e.start_at < ${until}
    union all
    select 'PUBLISHES', d.kind, d.id, d.title, '', d.publish_at, null, null from draft d
    where ${all} and d.kind = any(${kinds}) and d.publish_at >= ${from} and d.publish_at < ${until}
    order by "startAt", title, id`,
);

/** Whether any certificate that is open to members is issued on the issuing days. */
export async function isIssuedByDate(db: Db): Promise<boolean> {
  const [row] = await issued.rows(db, {});
  return row?.isAny ?? false;
}

const issued = statement(
  { isAny: boolean },
  () =>
    sql`select exists (select from certificate where cadence = 'BIWEEKLY' and publish_status = 'ACTIVE') as "isAny"`,
);
