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

/**
 * The heartbeat (D25, D26, D35). It updates the viewing if the sequence is newer, then its progress; both updates read
 * the row as the one before left it, so that parallel reports add up. Null: nothing was written, because the viewing
 * is not this member's, the sequence is not newer or, with $14, the report may complete the video. The service then
 * repeats it in a transaction with all that completion brings about (D28).
 */
const text = `
select progress_beat($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
  ${[creditPerSecond, creditSlack, burstWithin, offlineAfter, completeFrom].join(', ')}) as answer`;

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
    ...[beat.status, now, reportedAt, holdBack],
  ];
}

interface Row {
  readonly answer: Omit<BeatState, 'status'> | null;
}

function stateOf([row]: readonly Row[], { status }: Beat): BeatState | undefined {
  return row?.answer ? { ...row.answer, status } : undefined;
}

/** Writes a report by itself, unless it may complete the video. */
export async function sendBeat(pool: pg.Pool, beat: Beat, now: number): Promise<BeatState | undefined> {
  // named: the statement is planned once a connection, which is most of its price
  const { rows } = await pool.query<Row>({ name: 'heartbeat', text, values: values(beat, now, true) });
  return stateOf(rows, beat);
}

/** Writes a report in a transaction, whatever it brings about. */
export async function applyBeat(tx: Tx, beat: Beat, now: number): Promise<BeatState | undefined> {
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, values(beat, now, false)));
  return stateOf(rows, beat);
}
