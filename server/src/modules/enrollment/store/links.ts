import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { CalendarEntry, LinkRow } from '../types.ts';

/** The link of a member to a session's calendar file, created with `token` if there is none. */
export async function findOrAddLink(
  tx: Tx,
  memberId: string,
  sessionId: string,
  token: string,
  now: Date,
): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`
    with added as (
      insert into session_link (token, member_id, session_id, created_at)
      values (${token}, ${memberId}, ${sessionId}, ${now})
      on conflict (member_id, session_id) do update set token = session_link.token
      returning token, created_at
    )
    select token, (extract(epoch from created_at) * 1000)::float8 as "createdAt" from added`.execute(tx);
  const link = rows[0];
  if (link === undefined) throw new Error('a link without a row');
  return link;
}

/** Gives the link a new token, which invalidates the old address. */
export async function replaceLink(
  tx: Tx,
  memberId: string,
  sessionId: string,
  token: string,
  now: Date,
): Promise<void> {
  await sql`update session_link set token = ${token}, created_at = ${now}
    where member_id = ${memberId} and session_id = ${sessionId}`.execute(tx);
}

const entry = sql`
  f.session_id as "sessionId", f.course_id as "courseId", f.title, f.description,
  f.user_session as session, millis(f.start_at) as "startAt", millis(f.end_at) as "endAt",
  f.cancelled_at is not null as cancelled, coalesce(f.status = 'ENROLLED', false) as enrolled,
  coalesce((select json_agg(json_build_object('sessionId', m.session_id, 'title', m.title,
      'startAt', millis(m.start_at), 'endAt', millis(m.end_at)) order by m.meeting_number)
    from meeting m where m.session_id = f.session_id), '[]') as meetings`;

const changes = (memberId: ReturnType<typeof sql>): ReturnType<typeof sql> => sql`
  (select count(*) from enrollment_event v where v.member_id = ${memberId} and v.session_id = f.session_id)
    + (f.cancelled_at is not null)::integer as changes`;

/** The calendar entry of a session for a member. */
export async function findEntry(tx: Tx, memberId: string, sessionId: string): Promise<CalendarEntry | null> {
  const { rows } = await sql<CalendarEntry>`
    select ${entry}, ${changes(sql`${memberId}`)}
    from session_facts(${memberId}) f where f.session_id = ${sessionId}`.execute(tx);
  return rows[0] ?? null;
}

/** The calendar entry of a link's token. */
export async function findLinkedEntry(tx: Tx, token: string): Promise<CalendarEntry | null> {
  const { rows } = await sql<CalendarEntry>`
    select ${entry}, ${changes(sql`l.member_id`)}
    from session_link l cross join lateral session_facts(l.member_id) f
    where l.token = ${token} and f.session_id = l.session_id`.execute(tx);
  return rows[0] ?? null;
}
