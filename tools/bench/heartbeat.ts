import { compare, type Ratio, type Side } from './compare.ts';
import { ask, documentHash, patience } from './documents.ts';
import { startBare } from './processes.ts';
import type { Place } from './pages.ts';
import type { Watcher } from './watchers.ts';

/** Seconds for one number of clients; a busy machine gets fewer runs, not a longer evening. */
const within = 60;

const upsert = `insert into video_progress (member_id, session_id, video_id, customer_id, farthest_watched_time, continue_at_time, watched_at)
  values ($1, $2, $3, 'consumer', $4, $4, $5)
  on conflict (member_id, session_id, video_id) do update set
    farthest_watched_time = greatest(video_progress.farthest_watched_time, excluded.farthest_watched_time),
    continue_at_time = excluded.continue_at_time, watched_at = excluded.watched_at`;

export interface HeartbeatResult {
  readonly clients: number;
  readonly cost: number;
  readonly bare: number;
  readonly ratio: Ratio;
  /** Of the product, milliseconds. */
  readonly p99: number;
  /** Reports that were not answered as written. */
  readonly errors: number;
  readonly others: number;
}

/** The same number of clients, each report of another member and at another place, against a bare prepared upsert. */
export async function benchHeartbeat(
  { setting, product }: Place,
  watchers: readonly Watcher[],
  clients: number,
  requestsPerRun: number,
): Promise<HeartbeatResult> {
  const [first] = watchers;
  if (first === undefined) throw new Error('nobody watches');
  const bare = await startBare(setting.url, { name: 'upsert', text: upsert, values: bareValues(first, 0) });
  const update = documentHash('UpdateVideoSession');
  const times: number[] = [];
  let errors = 0;
  const report = async (index: number): Promise<void> => {
    const watcher = watchers[index % watchers.length] ?? first;
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
    const begun = performance.now();
    const error = await ask<{ updateVideoSession: { error: unknown } }>(product.origin, watcher.token, update, {
      input,
    }).then(
      (answer) => answer.updateVideoSession.error,
      (failure: unknown) => failure,
    );
    times.push(performance.now() - begun);
    if (error !== null) errors += 1;
  };
  const bareReport = async (index: number): Promise<void> => {
    const watcher = watchers[index % watchers.length] ?? first;
    const values = bareValues(watcher, placeOf(watcher, index, watchers.length));
    const response = await fetch(bare.origin, { method: 'POST', body: JSON.stringify(values), signal: patience() });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const sides: Record<'product' | 'bare', Side> = {
    product: { roots: [product.pid, setting.postmaster], request: report },
    bare: { roots: [bare.pid, setting.postmaster], request: bareReport },
  };
  try {
    const { cost, ratio, others } = await compare(sides, { requestsPerRun, inFlight: clients, within });
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    return { clients, cost: cost.product, bare: cost.bare, ratio: ratio('product', 'bare'), p99, errors, others };
  } finally {
    await bare.stop();
  }
}

let last = 0;
/** Rises with each report, through all runs. */
function sequence(): number {
  last = Math.max(last + 1, Date.now());
  return last;
}

/** Moves on with each round, within the part of the video that completes nothing. */
function placeOf({ duration }: Watcher, index: number, watchers: number): number {
  const round = Math.floor(index / watchers);
  return (((index % 40) / 40 + round / 97) % 1) * duration * 0.8;
}

function bareValues({ memberId, sessionId, videoId }: Watcher, at: number): unknown[] {
  return [memberId, sessionId, videoId, at, new Date().toISOString()];
}
