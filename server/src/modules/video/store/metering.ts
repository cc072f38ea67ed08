import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { MeteringUse, MeteringWindow } from '../types.ts';

/** The member's use as JSON: each video that counts, with its sessions and the member's relation to them. */
export function useOf(memberId: string, { now, timeZone, freshSince }: MeteringWindow) {
  return sql`(
    select json_build_object('key', to_char(month, 'YYYY-MM'),
      'resetsAt', millis((month + interval '1 month') at time zone ${timeZone}::text),
      'videos', coalesce((
        select json_agg(json_build_object('videoId', used.video_id, 'sessions', coalesce((
          select json_agg((select one.user_session from session_facts(${memberId}) one where one.session_id = place.session_id))
          from (
            select distinct g.session_id from group_video gv
            join session_content g using (session_content_id)
            join session shown on shown.session_id = g.session_id and shown.published
            where gv.video_id = used.video_id
          ) as place
        ), '[]')) order by used.reserved_at)
        from metering_use used
        where used.member_id = ${memberId} and used.window_start = month::date
          and (used.confirmed_at is not null or used.reserved_at > ${freshSince})), '[]'))
    from date_trunc('month', ${now}::timestamptz at time zone ${timeZone}::text) as month
  )`;
}

/** The member's use in the month of `window.now`. */
export async function findUse(tx: Tx, memberId: string, window: MeteringWindow): Promise<MeteringUse> {
  const { rows } = await sql<{ use: MeteringUse }>`select ${useOf(memberId, window)} as use`.execute(tx);
  const row = rows[0];
  if (row === undefined) throw new Error('a select without from returns a row');
  return row.use;
}

/** Serializes one member's reservations: with one video left, one of fifty concurrent ones succeeds (D16, THR-35). */
export async function lockAllowance(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`metering/${memberId}`}, 0))`.execute(tx);
}

/**
 * Reserves a video in this month, or renews the reservation of one that was not watched yet. At most `threshold`
 * reservations may lapse in a month; further ones count at once (D16).
 */
export async function reserve(
  tx: Tx,
  memberId: string,
  videoId: string,
  { now, timeZone, freshSince, threshold }: MeteringWindow,
): Promise<void> {
  await sql`
    with month as (
      select date_trunc('month', ${now}::timestamptz at time zone ${timeZone}::text)::date as start
    ), lapsed as (
      select coalesce(sum(used.reservations - case
        when used.confirmed_at is not null or used.reserved_at > ${freshSince} then 1 else 0 end), 0) as count
      from metering_use used join month on used.window_start = month.start
      where used.member_id = ${memberId}
    ), before as (
      select coalesce(sum(p.farthest_watched_time), 0) as farthest, coalesce(sum(seconds_in(p.covered)), 0) as covered
      from video_progress p where p.member_id = ${memberId} and p.video_id = ${videoId}
    )
    insert into metering_use (member_id, window_start, video_id, customer_id, reserved_at, confirmed_at,
      farthest_before, covered_before)
    select m.member_id, month.start, ${videoId}, m.customer_id, ${now},
      case when lapsed.count >= ${threshold}::integer then ${now}::timestamptz end, before.farthest, before.covered
    from member m, month, lapsed, before where m.member_id = ${memberId}
    on conflict (member_id, window_start, video_id) do update set
      reserved_at = excluded.reserved_at,
      reservations = metering_use.reservations + case when metering_use.reserved_at > ${freshSince} then 0 else 1 end,
      confirmed_at = case when metering_use.reserved_at > ${freshSince} then null else excluded.confirmed_at end
    where metering_use.confirmed_at is null`.execute(tx);
}

/**
 * Confirms the newest reservation of the video after so many seconds of playback, by the player's own count in one
 * viewing or by the growth of coverage or farthest time (D16).
 */
export async function confirmUse(
  reader: Reader,
  memberId: string,
  videoId: string,
  { now, playingSeconds, seconds }: { now: Date; playingSeconds: number; seconds: number },
): Promise<void> {
  // prepared: it runs with every report of a limited member, and planning it costs more than executing it
  await preparedRows(
    reader,
    sql`
    update metering_use used set confirmed_at = ${now}
    where used.member_id = ${memberId} and used.video_id = ${videoId} and used.confirmed_at is null
      and used.window_start = (select max(newest.window_start) from metering_use newest
        where newest.member_id = ${memberId} and newest.video_id = ${videoId})
      and (${playingSeconds}::double precision >= ${seconds} or exists (
        select from video_progress p where p.member_id = ${memberId} and p.video_id = ${videoId}
        having sum(p.farthest_watched_time) - used.farthest_before >= ${seconds}
          or sum(seconds_in(p.covered)) - used.covered_before >= ${seconds}))`,
  );
}
