import { creditPerSecond, creditSlack, playPerGap, playThatCounts } from '@atrium/domain/video/credit.ts';
import { completeFrom } from '@atrium/domain/video/progress.ts';
import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { json, nullable, number } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import { together } from '../../../base/sql/together.ts';
import { retryOnConflict } from '../../../base/sql/transaction.ts';
import type { Beat, BeatState } from '../types.ts';

/** The parameters of `progress_beat`, in order. */
const parameters = {
  viewing: 'text',
  member: 'text',
  video: 'text',
  course: 'text',
  seq: 'bigint',
  playhead: 'double precision',
  greatest_playhead: 'double precision',
  playing: 'double precision',
  watched_from: 'double precision',
  watched_to: 'double precision',
  status: 'text',
  received_at: 'bigint',
  reported_at: 'bigint',
  metered: 'boolean',
  hold_back: 'boolean',
};
type Values = Readonly<Record<keyof typeof parameters, unknown>>;
const names = Object.keys(parameters) as (keyof Values)[];

const answer = nullable(
  json(
    z.strictObject({
      sessionId: z.string(),
      duration: z.number(),
      farthestWatchedTime: z.number(),
      continueAtTime: z.number(),
      completed: z.boolean(),
      playingSeconds: z.number(),
      justCompleted: z.boolean(),
      totalFarthestWatchedTime: z.nullable(z.number()),
      reserved: z.boolean(),
      covered: z.string(),
    }),
  ),
);

/**
 * The heartbeat (D25, D26, D35). It locks the member's progress in the video, updates the viewing if the sequence is
 * newer, then the progress, by the rules of D25 (`server/sql/progress/progress_beat.sql`); concurrent reports run one
 * after another and add up. Null: nothing was written, because the viewing is not this member's, the sequence is not
 * newer or, with `hold_back`, the report completes the video. The service then repeats it in a transaction with all
 * consequences of completion (D28).
 */
function beatOf(values: readonly unknown[]): RawBuilder<unknown> {
  const rules = [creditPerSecond, creditSlack, playPerGap, playThatCounts, completeFrom].map((rule) => sql.lit(rule));
  return sql`progress_beat(${sql.join([...values, ...rules])})`;
}

const heartbeat = statement(
  { answer },
  (values: Values) => sql`
  select ${beatOf(names.map((name) => values[name]))} as answer`,
);

const recordColumns = sql.raw(
  Object.entries(parameters)
    .map((column) => column.join(' '))
    .join(', '),
);
// in the lock order of `progress_beat`; a function scan calls it in the order of its rows
const heartbeats = statement(
  { at: number, answer },
  ({ beats }: { beats: string }) => sql`
  select list_number - 1 as at, ${beatOf(names.map((name) => sql.ref(name)))} as answer
  from (
    select beat.* from rows from (json_to_recordset(${beats}) as (${recordColumns}))
      with ordinality as beat(${sql.raw(names.join(', '))}, list_number)
    left join viewing w on w.viewing_id = beat.viewing
    order by beat.member, w.session_id, beat.video, beat.viewing, beat.seq
  ) as beat`,
);

/** Sequence numbers from this size on are epoch milliseconds, as our player sends; smaller ones are counters. */
const leastInstant = 1e12;

const mostSeconds = 1e9;

/** A client's number rounded to microseconds and limited, because the database does not accept subnormal numbers. */
function toSeconds(given: number | null): number | null {
  return given === null ? null : Math.round(Math.min(Math.max(given, -mostSeconds), mostSeconds) * 1e6) / 1e6;
}

function valuesOf(beat: Beat, now: number, holdBack: boolean): Values {
  return {
    viewing: beat.viewingId,
    member: beat.memberId,
    video: beat.videoId,
    course: beat.courseId,
    seq: beat.clientSeq,
    playhead: toSeconds(beat.playhead),
    greatest_playhead: toSeconds(beat.maxPlayhead),
    playing: toSeconds(beat.playingTime),
    watched_from: toSeconds(beat.from),
    watched_to: toSeconds(beat.to),
    status: beat.status,
    received_at: now,
    reported_at: beat.clientSeq >= leastInstant && beat.clientSeq <= now ? beat.clientSeq : now,
    metered: beat.isMetered,
    hold_back: holdBack,
  };
}

function stateOf(found: Omit<BeatState, 'status'> | null | undefined, { status }: Beat): BeatState | null {
  return found ? { ...found, status } : null;
}

/** A report and the instant of its arrival, epoch milliseconds. */
interface Received {
  readonly beat: Beat;
  readonly now: number;
}

/** Writes reports in one statement: a single one directly, several as a list. */
async function sendAll(pool: pg.Pool, all: readonly Received[]): Promise<(BeatState | null)[]> {
  const values = all.map(({ beat, now }) => valuesOf(beat, now, true));
  const [first] = values;
  // prepared: planning once for each connection saves most of the statement's cost
  const rows =
    first !== undefined && values.length === 1
      ? (await heartbeat.prepared({ pool }, first)).map((row) => ({ ...row, at: 0 }))
      : await heartbeats.prepared({ pool }, { beats: JSON.stringify(values) });
  const byPlace = new Map(rows.map((row) => [row.at, row.answer]));
  return all.map(({ beat }, at) => stateOf(byPlace.get(at), beat));
}

/** Connections that reports may use, reports in one statement, and milliseconds for which they are collected. */
const limits = { maxConcurrent: 2, maxBatch: 50, collectFor: 40 };
const senders = new WeakMap<pg.Pool, (received: Received) => Promise<BeatState | null>>();

/**
 * Writes a report, unless it completes the video. It is sent at once; only many concurrent reports share a statement,
 * and when it returns each of them is committed (decision 008).
 */
export function saveBeatTogether(pool: pg.Pool, beat: Beat, now: number): Promise<BeatState | null> {
  let send = senders.get(pool);
  if (send === undefined) {
    send = together((all) => retryOnConflict(() => sendAll(pool, all)), limits);
    senders.set(pool, send);
  }
  return send({ beat, now });
}

/** Writes a report in a transaction, with whatever follows from it. */
export async function saveBeat(tx: Tx, beat: Beat, now: number): Promise<BeatState | null> {
  const [row] = await heartbeat.rows(tx, valuesOf(beat, now, false));
  return stateOf(row?.answer, beat);
}
