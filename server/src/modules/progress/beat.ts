import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { creditPerSecond, creditSlack } from '@atrium/domain/video/credit.ts';
import { completeFrom } from '@atrium/domain/video/progress.ts';
import type { Tx } from '../../base/db.ts';

/** One report of a player about one viewing. Seconds of the video, unless said otherwise. */
export interface Beat {
  readonly viewingId: string;
  readonly memberId: string;
  readonly videoId: string;
  readonly courseId: string;
  readonly clientSeq: number;
  readonly position: number;
  readonly maxPlayhead: number;
  /** Played in this viewing so far. */
  readonly playingTime: number;
  /** Watched since the last report; null: from the last reported place to this one, if it can have been played so far. */
  readonly from: number | null;
  readonly to: number | null;
  readonly status: 'IN_PROGRESS' | 'ENDED';
}

/** How a viewing and its video stand after a report. */
export interface BeatState {
  readonly sessionId: string;
  readonly duration: number;
  readonly farthestWatchedTime: number;
  readonly continueAtTime: number;
  readonly completed: boolean;
  readonly status: 'IN_PROGRESS' | 'ENDED';
  /** Played in this viewing. */
  readonly playingSeconds: number;
  /** This report completed the video. */
  readonly flipped: boolean;
  /** Watched in the whole session; null when watching cannot enrol any more. */
  readonly totalFarthestWatchedTime: number | null;
}

/** A silence of more seconds means that the device was offline: its credit is kept for the reports it sends at once. */
const offlineAfter = 30;
/** Reports in closer succession, in seconds, are sent from a queue. */
const burstWithin = 5;

const newest = `($14::bigint >= p.continue_at_seq or p.continue_at_seq > $15::bigint)`;
const silence = `greatest(extract(epoch from $12::timestamptz - w.last_beat_at)::float8, 0)`;
const position = `least(greatest($6::float8, 0), w.duration)`;
const from = `coalesce($9::float8, case when b.position between p.continue_at_time and p.continue_at_time + b.credit_cap
  then p.continue_at_time else b.position end)`;
const to = `coalesce($10::float8, b.position)`;
const first = `ceil(least(greatest(${from}, 0), b.duration))::int`;
const last = `case when ${to} >= b.duration then ceil(b.duration) else floor(greatest(${to}, 0)) end::int`;

/**
 * The heartbeat (D25, D26, D35). It updates the viewing if the sequence is newer, then its progress; both updates read
 * the row as the one before left it, so that parallel reports add up. No row: nothing was written, because the viewing
 * is not this member's, the sequence is not newer or, with $13, the report may complete the video. The service then
 * repeats it in a transaction with all that completion brings about (D28).
 */
const text = `
with beat as (
  update viewing w set
    client_seq = $5::bigint,
    last_beat_at = greatest(w.last_beat_at, $12::timestamptz),
    max_playhead = greatest(w.max_playhead, least($7::float8, w.duration)),
    status = $11::text,
    ended_at = case $11::text when 'ENDED' then $12::timestamptz end,
    (credit_cap, playing_seconds, credit_left) = (
      select cap, playing, case when silence between ${String(burstWithin)} and ${String(offlineAfter)} then 0
        else greatest(cap - ${String(creditSlack)} - greatest($10::float8 - $9::float8, playing - w.playing_seconds), 0) end
      from (select ${silence} as silence) as since,
      lateral (select floor(silence * ${String(creditPerSecond)}) + ${String(creditSlack)}
        + case when silence < ${String(burstWithin)} then w.credit_left else 0 end as cap) as credit,
      lateral (select least(greatest($8::float8, w.playing_seconds), w.playing_seconds + cap) as playing) as played
    )
  where w.viewing_id = $1 and w.member_id = $2 and w.video_id = $3 and w.course_id = $4 and w.client_seq < $5
    and not ($13::boolean and ($7 >= w.duration * ${String(completeFrom)} or w.credit_rule = 'coverage') and exists (
      select from video_progress p
      where p.member_id = $2 and p.session_id = w.session_id and p.video_id = $3 and p.completed_at is null
        and (w.credit_rule = 'farthest' or seconds_in(p.covered) + coalesce($10::float8 - $9::float8, w.duration) >= ceil(w.duration) * ${String(completeFrom)})
    ))
  returning w.session_id, w.duration, w.credit_rule, w.may_enrol, w.credit_cap, w.playing_seconds,
    ${position} as position
), progress as (
  update video_progress p set
    watched_at = greatest(p.watched_at, $12),
    continue_at_time = case when ${newest} then b.position else p.continue_at_time end,
    continue_at_seq = case when ${newest} then $14 else p.continue_at_seq end,
    (farthest_watched_time, covered, completed_at) = (
      select farthest, coverage, coalesce(p.completed_at, case when case b.credit_rule
        when 'coverage' then seconds_in(coverage) / ceil(b.duration) else farthest / b.duration
      end >= ${String(completeFrom)} then $12 end)
      from (select greatest(p.farthest_watched_time, least($7, b.duration)) as farthest) as reached,
      lateral (select ${first} as first, ${last} as last) as watched,
      lateral (select case
        when last <= first then p.covered
        when last - first <= b.credit_cap then p.covered + int4multirange(int4range(first, last))
        else p.covered + first_seconds(int4multirange(int4range(first, last)) - p.covered, b.credit_cap::int)
      end as coverage) as credited
    )
  from beat b
  where p.member_id = $2 and p.session_id = b.session_id and p.video_id = $3
  returning p.farthest_watched_time, p.continue_at_time, p.completed_at
)
select b.session_id as "sessionId", b.duration, p.farthest_watched_time as "farthestWatchedTime",
  p.continue_at_time as "continueAtTime", p.completed_at is not null as completed, $11 as status,
  b.playing_seconds as "playingSeconds", coalesce(p.completed_at = $12, false) as flipped,
  case when b.may_enrol then p.farthest_watched_time + (
    select coalesce(sum(other.farthest_watched_time), 0) from video_progress other
    where other.member_id = $2 and other.session_id = b.session_id and other.video_id <> $3
  ) end as "totalFarthestWatchedTime"
from beat b, progress p`;

/** Sequences of this size are epoch milliseconds, as our player numbers its reports; smaller ones only count. */
const leastInstant = 1e12;

const mostSeconds = 1e9;

/** A client's number to the microsecond and within reason: the database knows no subnormal ones. */
function toSeconds(given: number | null): number | null {
  return given === null ? null : Math.round(Math.min(Math.max(given, -mostSeconds), mostSeconds) * 1e6) / 1e6;
}

function values(beat: Beat, now: number, holdBack: boolean): unknown[] {
  const reportedAt = beat.clientSeq >= leastInstant && beat.clientSeq <= now ? beat.clientSeq : now;
  return [
    ...[beat.viewingId, beat.memberId, beat.videoId, beat.courseId, beat.clientSeq],
    ...[beat.position, beat.maxPlayhead, beat.playingTime, beat.from, beat.to].map(toSeconds),
    ...[beat.status, new Date(now), holdBack, reportedAt, now],
  ];
}

/** Writes a report by itself, unless it may complete the video. */
export async function sendBeat(pool: pg.Pool, beat: Beat, now: number): Promise<BeatState | undefined> {
  // named: the statement is planned once a connection, which is most of its price
  const { rows } = await pool.query<BeatState>({ name: 'heartbeat', text, values: values(beat, now, true) });
  return rows[0];
}

/** Writes a report in a transaction, whatever it brings about. */
export async function applyBeat(tx: Tx, beat: Beat, now: number): Promise<BeatState | undefined> {
  const { rows } = await tx.executeQuery<BeatState>(CompiledQuery.raw(text, values(beat, now, false)));
  return rows[0];
}
