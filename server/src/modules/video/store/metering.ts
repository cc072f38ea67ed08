import { sql, type RawBuilder } from 'kysely';
import { json, text, texts } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { statement, type Reader, type StatementRow } from '../../../base/sql/statement.ts';
import { meteringUseShape, type MeteringUse, type MeteringWindow } from '../types.ts';

/** What `useOf` takes of a window. */
export type UseQuestion = { readonly memberId: string } & Omit<MeteringWindow, 'threshold'>;

/** The instant at which the next month is counted from zero, a millisecond string. */
const resetOf = ({ timeZone }: UseQuestion): RawBuilder<unknown> =>
  sql`millis((month + interval '1 month') at time zone ${timeZone}::text)`;

const monthOf = ({ now, timeZone }: UseQuestion): RawBuilder<unknown> =>
  sql`date_trunc('month', ${now}::timestamptz at time zone ${timeZone}::text) as month`;

/** The rows of `month` that count. */
const countedFor = ({ memberId, freshSince }: UseQuestion): RawBuilder<unknown> => sql`
  metering_use used where used.member_id = ${memberId} and used.window_start = month::date
    and (used.confirmed_at is not null or used.reserved_at > ${freshSince})`;

/** The member's use as JSON: each video that counts, with its sessions and the member's relation to them. */
export function useOf(asked: UseQuestion): RawBuilder<unknown> {
  return sql`(
    select json_build_object('key', to_char(month, 'YYYY-MM'), 'resetsAt', ${resetOf(asked)},
      'videos', coalesce((
        select json_agg(json_build_object('videoId', used.video_id, 'sessions', coalesce((
          select json_agg((select one.user_session from session_facts(${asked.memberId}) one where one.session_id = place.session_id))
          from (
            select distinct g.session_id from group_video gv
            join session_content g using (session_content_id)
            join session shown on shown.session_id = g.session_id and shown.published
            where gv.video_id = used.video_id
          ) as place
        ), '[]')) order by used.reserved_at)
        from ${countedFor(asked)}), '[]'))
    from ${monthOf(asked)}
  )`;
}

const use = statement({ use: json(meteringUseShape) }, (given: UseQuestion) => sql`select ${useOf(given)} as use`);

/** The member's use in the month of `window.now`. */
export async function findMeteringUse(tx: Tx, memberId: string, window: MeteringWindow): Promise<MeteringUse> {
  const [row] = await use.rows(tx, { memberId, ...window });
  if (row === undefined) throw new Error('a select without from returns a row');
  return row.use;
}

const count = statement(
  { key: text, resetsAt: text, videoIds: texts },
  (given: UseQuestion) => sql`
    select to_char(month, 'YYYY-MM') as key, ${resetOf(given)} as "resetsAt",
      array(select used.video_id from ${countedFor(given)} order by used.reserved_at) as "videoIds"
    from ${monthOf(given)}`,
);

/** The videos that count in the month of `window.now`, without their sessions, which take most of the time to read. */
export async function findMeteringCount(
  reader: Reader,
  memberId: string,
  window: MeteringWindow,
): Promise<StatementRow<typeof count>> {
  const [row] = await count.prepared(reader, { memberId, ...window });
  if (row === undefined) throw new Error('a month is one row');
  return row;
}

/** Serializes one member's reservations: with one video left, one of fifty concurrent ones succeeds (D16, THR-35). */
export function lockAllowance(tx: Tx, memberId: string): Promise<void> {
  return lock(tx, `metering/${memberId}`);
}

const reservation = statement(
  {},
  ({
    memberId,
    videoId,
    now,
    timeZone,
    freshSince,
    threshold,
  }: { readonly memberId: string; readonly videoId: string } & MeteringWindow) => sql`
    with month as (
      select date_trunc('month', ${now}::timestamptz at time zone ${timeZone}::text)::date as start
    ), unconfirmed as (
      select coalesce(sum(used.reservations - case when used.confirmed_at is not null then 1 else 0 end), 0) as count
      from metering_use used join month on used.window_start = month.start
      where used.member_id = ${memberId}
    ), before as (
      select coalesce(sum(p.farthest_watched_time), 0) as farthest, coalesce(sum(seconds_in(p.covered)), 0) as covered
      from video_progress p where p.member_id = ${memberId} and p.video_id = ${videoId}
    )
    insert into metering_use (member_id, window_start, video_id, customer_id, reserved_at, confirmed_at,
      farthest_before, covered_before)
    select m.member_id, month.start, ${videoId}, m.customer_id, ${now},
      case when unconfirmed.count >= ${threshold}::integer then ${now}::timestamptz end, before.farthest, before.covered
    from member m, month, unconfirmed, before where m.member_id = ${memberId}
    on conflict (member_id, window_start, video_id) do update set
      reserved_at = excluded.reserved_at,
      reservations = metering_use.reservations + case when metering_use.reserved_at > ${freshSince} then 0 else 1 end,
      confirmed_at = case when metering_use.reserved_at > ${freshSince} then null else excluded.confirmed_at end
    where metering_use.confirmed_at is null`,
);

/**
 * Reserves a video in this month, or renews the reservation of one that was not watched yet. At most `threshold`
 * reservations may lapse in a month, those included that are still open; further ones count at once (D16).
 */
export async function saveReservation(
  tx: Tx,
  memberId: string,
  videoId: string,
  window: MeteringWindow,
): Promise<void> {
  await reservation.rows(tx, { memberId, videoId, ...window });
}

/** When a reservation counts. Seconds. */
interface Playback {
  readonly now: Date;
  readonly playingSeconds: number;
  /** From so many on. */
  readonly seconds: number;
}

const confirmation = statement(
  {},
  ({
    memberId,
    videoId,
    now,
    playingSeconds,
    seconds,
  }: { readonly memberId: string; readonly videoId: string } & Playback) => sql`
    update metering_use used set confirmed_at = ${now}
    where used.member_id = ${memberId} and used.video_id = ${videoId} and used.confirmed_at is null
      and used.window_start = (select max(newest.window_start) from metering_use newest
        where newest.member_id = ${memberId} and newest.video_id = ${videoId})
      and (${playingSeconds}::double precision >= ${seconds} or exists (
        select from video_progress p where p.member_id = ${memberId} and p.video_id = ${videoId}
        having sum(p.farthest_watched_time) - used.farthest_before >= ${seconds}
          or sum(seconds_in(p.covered)) - used.covered_before >= ${seconds}))`,
);

/**
 * Confirms the newest reservation of the video after so many seconds of playback, by the player's own count in one
 * viewing or by the growth of coverage or farthest time (D16).
 */
export async function saveUse(reader: Reader, memberId: string, videoId: string, playback: Playback): Promise<void> {
  // prepared: it runs with every report of a limited member, and planning it costs more than executing it
  await confirmation.prepared(reader, { memberId, videoId, ...playback });
}
