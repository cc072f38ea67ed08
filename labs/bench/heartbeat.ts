import pg from 'pg';
import { compare, send, type Ratio, type Side } from './compare.ts';
import { cpuMilliseconds } from './cpu.ts';
import { ask, documentHash, requestTimeout } from './documents.ts';
import type { Place } from './place.ts';
import { startBare } from './processes.ts';
import type { Setting } from './setting.ts';
import type { Watcher } from './watchers.ts';

/** Time limit in seconds for one number of clients; on a busy machine there are fewer runs. */
const within = 45;

/** A table with as many rows as the product's progress, written only by the baseline. */
const ownTable = `
  create table if not exists bench_progress (like video_progress including all) with (fillfactor = 80);
  insert into bench_progress select * from video_progress where not exists (select from bench_progress)`;
const update = documentHash('UpdateVideoSession');
const upsert = `insert into bench_progress (member_id, session_id, video_id, customer_id, farthest_watched_time, continue_at_time, watched_at)
  values ($1, $2, $3, 'consumer', $4, $4, $5)
  on conflict (member_id, session_id, video_id) do update set
    farthest_watched_time = greatest(bench_progress.farthest_watched_time, excluded.farthest_watched_time),
    continue_at_time = excluded.continue_at_time, watched_at = excluded.watched_at`;

export interface HeartbeatResult {
  readonly clients: number;
  readonly cost: number;
  readonly bare: number;
  readonly ratio: Ratio;
  /** Of the product, milliseconds. */
  readonly p99: number;
  /** Reports sent to the product, and how many of them were not acknowledged as written. */
  readonly sent: number;
  readonly errors: number;
  readonly others: string;
}

/** Creates the table for the baseline's upsert, once for each world. */
export async function prepareUpsert({ url }: Setting): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(ownTable);
    await owner.query('vacuum analyze bench_progress, viewing');
  } finally {
    await owner.end();
  }
}

/**
 * Sends one report of each watcher, so that the server has their tokens verified and their viewers cached; returns the
 * CPU milliseconds of one. The measurements that follow use these members: a token lasts for some forty reports.
 */
export async function meetAll({ setting, product }: Place, watchers: readonly Watcher[]): Promise<number> {
  const roots = [product.pid, setting.postmaster];
  const startedAt = cpuMilliseconds(roots);
  await send({ roots, request: (index) => report(product.origin, watchers, index) }, 0, watchers.length, 16);
  return (cpuMilliseconds(roots) - startedAt) / watchers.length;
}

/**
 * The same number of clients on both sides, each report of another member at another playhead, against a bare prepared
 * upsert.
 */
export async function benchHeartbeat(
  { setting, product }: Place,
  watchers: readonly Watcher[],
  clients: number,
  requestsPerRun: number,
): Promise<HeartbeatResult> {
  const bare = await startBare(setting.url, {
    name: 'upsert',
    text: upsert,
    values: bareValues(watcherAt(watchers, 0), 0),
  });
  const times: number[] = [];
  let errors = 0;
  const timed = async (index: number): Promise<void> => {
    const begun = performance.now();
    await report(product.origin, watchers, index).catch(() => (errors += 1));
    times.push(performance.now() - begun);
  };
  const bareReport = async (index: number): Promise<void> => {
    const watcher = watcherAt(watchers, index);
    const values = bareValues(watcher, placeOf(watcher, index, watchers.length));
    const response = await fetch(bare.origin, {
      method: 'POST',
      body: JSON.stringify(values),
      signal: requestTimeout(),
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const sides: Record<'product' | 'bare', Side> = {
    product: { roots: [product.pid, setting.postmaster], request: timed },
    bare: { roots: [bare.pid, setting.postmaster], request: bareReport },
  };
  try {
    const { cost, ratio, others } = await compare(sides, { requestsPerRun, inFlight: clients, within });
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    const sent = times.length;
    return { clients, cost: cost.product, bare: cost.bare, ratio: ratio('product', 'bare'), p99, sent, errors, others };
  } finally {
    await bare.stop();
  }
}

/** A running product with members in the middle of a video. */
interface Seated {
  readonly place: Place;
  readonly watchers: readonly Watcher[];
}

/** What saving progress costs in a large world beside a small one, with as many members on both sides, in turn. */
export async function benchSaves(
  { small, large }: { readonly small: Seated; readonly large: Seated },
  requestsPerRun: number,
): Promise<{ readonly cost: number; readonly growth: Ratio; readonly others: string }> {
  const count = Math.min(small.watchers.length, large.watchers.length);
  const sideOf = ({ place: { product, setting }, watchers }: Seated): Side => {
    const own = watchers.slice(0, count);
    return {
      roots: [product.pid, setting.postmaster],
      request: (index) => report(product.origin, own, index),
    };
  };
  const sides = { small: sideOf(small), large: sideOf(large) };
  const { cost, ratio, others } = await compare(sides, { requestsPerRun });
  return { cost: cost.large, growth: ratio('large', 'small'), others };
}

/** Sends a report of the next watcher; throws when it is not acknowledged as written. */
async function report(origin: string, watchers: readonly Watcher[], index: number): Promise<void> {
  const watcher = watcherAt(watchers, index);
  const at = placeOf(watcher, index, watchers.length);
  const input = {
    userVideoSessionId: watcher.viewingId,
    videoId: watcher.videoId,
    courseId: watcher.courseId,
    continueAtTime: at,
    videoSessionPlayingTime: at,
    videoSessionMaxPlayhead: at,
    from: Math.max(0, at - 1),
    to: at,
    status: 'IN_PROGRESS',
    clientSeq: String(sequence()),
  };
  const { updateVideoSession } = await ask<{ updateVideoSession: { error: unknown } }>(origin, watcher.token, update, {
    input,
  });
  if (updateVideoSession.error !== null) throw new Error(JSON.stringify(updateVideoSession.error));
}

function watcherAt(watchers: readonly Watcher[], index: number): Watcher {
  const watcher = watchers[index % watchers.length];
  if (watcher === undefined) throw new Error('nobody watches');
  return watcher;
}

let last = 0;
/** Rises with each report, over all runs. */
function sequence(): number {
  last = Math.max(last + 1, Date.now());
  return last;
}

/** Advances with each round, within the part of the video before completion. */
function placeOf({ duration }: Watcher, index: number, watchers: number): number {
  const round = Math.floor(index / watchers);
  return (((index % 40) / 40 + round / 97) % 1) * duration * 0.8;
}

function bareValues({ memberId, sessionId, videoId }: Watcher, at: number): unknown[] {
  return [memberId, sessionId, videoId, at, new Date().toISOString()];
}
