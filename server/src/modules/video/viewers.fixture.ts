import { second } from '@atrium/domain/time.ts';
import { readSpans } from '@atrium/domain/video/watched.ts';
import { sql } from 'kysely';
import type { TestServer } from '../../testing/harness.ts';
import { contextOf } from '../enrollment/workshop.fixture.ts';
import { startViewing } from '../progress/service/startViewing.ts';
import type { Report } from '../progress/types.ts';
import type { Place } from './video.fixture.ts';

// Synthetic viewers: each watches one video on two devices, with seeks, times offline and repeated reports.

/** How long a viewer plays and is offline. Seconds. */
export interface Habits {
  /** Stretches of play on a device, with a seek before each. */
  readonly stretches: number;
  /** The most reports of a stretch. */
  readonly reports: number;
  /** The play of one report, at least and at most; at least one second, which the farthest time needs (D25). */
  readonly plays: readonly [shortest: number, longest: number];
  readonly offline: number;
}

/** A report as its device sends it. */
export interface Sent {
  readonly device: number;
  readonly report: Omit<Report, 'viewingId'>;
  /** The instants at which it arrives, epoch milliseconds; two when the first answer was lost. */
  readonly arrives: readonly number[];
}

/** What one viewer really watched. */
export interface Truth {
  readonly seconds: ReadonlySet<number>;
  readonly farthest: number;
}

/** One viewer from `begin` on: the viewings of the two devices, what they send, and what is really watched. */
export interface Watching {
  readonly memberId: string;
  readonly viewings: readonly string[];
  readonly sent: readonly Sent[];
  readonly truth: Truth;
}

/** A generator of numbers from 0 to 1, the same for each seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Starts the viewings of a viewer, and plays on both devices at once: nothing is sent yet. */
export async function beginWatching(
  server: TestServer,
  memberId: string,
  { seed, place, begin, habits }: { seed: number; place: Place; begin: number; habits: Habits },
): Promise<Watching> {
  const viewings: string[] = [];
  for (const now of [begin, begin]) {
    const one = { sessionId: place.topLevelId, videoId: place.videoId, clientUri: '' };
    const begun = await startViewing(contextOf(server, memberId, now), server.db, one);
    if (!begun.ok) throw new Error(begun.refusal.code);
    viewings.push(begun.value.viewingId);
  }
  const random = seeded(seed);
  const truth = { seconds: new Set<number>(), farthest: 0 };
  const sent = [0, 1].flatMap((device) => {
    const startsAt = begin + device * random() * habits.plays[1] * 2 * second;
    return play({ device, startsAt, place, habits }, random, truth);
  });
  return { memberId, viewings, sent, truth };
}

/** One device plays a few stretches with seeks between them, from `startsAt` on; some reports wait offline. */
function play(
  of: { device: number; startsAt: number; place: Place; habits: Habits },
  random: () => number,
  truth: { seconds: Set<number>; farthest: number },
): Sent[] {
  const { device, startsAt, place, habits } = of;
  const [shortest, longest] = habits.plays;
  const sent: Sent[] = [];
  let [clock, playing, maxPlayhead, arrived] = [startsAt, 0, 0, startsAt];
  for (let stretch = 0; stretch < habits.stretches; stretch += 1) {
    let at = Math.floor(random() * place.duration * 0.8);
    const first = at;
    for (let n = 0; n < 1 + Math.floor(random() * habits.reports); n += 1) {
      const to = Math.min(place.duration, at + shortest + random() * (longest - shortest));
      clock += (to - at) * second;
      playing += to - at;
      maxPlayhead = Math.max(maxPlayhead, to);
      // a device sends its reports in order, so what waits holds back what follows
      const late = random() < 0.25 ? random() * habits.offline : random() * 0.3;
      arrived = Math.ceil(Math.max(arrived, clock + late * second));
      const again = random() < 0.3 ? [Math.ceil(arrived + random() * habits.offline * 1.5 * second)] : [];
      const report = { videoId: place.videoId, courseId: place.courseId, clientSeq: Math.floor(clock) };
      sent.push({
        device,
        report: { ...report, playhead: to, maxPlayhead, playingTime: playing, from: at, to, status: 'IN_PROGRESS' },
        arrives: [arrived, ...again],
      });
      at = to;
    }
    for (let n = first; n < Math.floor(at); n += 1) truth.seconds.add(n);
    truth.farthest = Math.max(truth.farthest, at);
    clock += 0.5 * second;
  }
  return sent;
}

/** The viewers whose stored progress is not what they watched, to the second. */
export async function findWrong(
  { db }: TestServer,
  watched: readonly Watching[],
  duration: number,
): Promise<{ memberId: string; far: number; tooMuch: number; missing: number }[]> {
  const { rows } = await sql<{ member_id: string; farthest: number; covered: string }>`
    select member_id, farthest_watched_time as farthest, covered::text as covered from video_progress
    where member_id = any(${watched.map(({ memberId }) => memberId)}::text[])`.execute(db);
  const stored = new Map(rows.map((row) => [row.member_id, row]));
  return watched.flatMap(({ memberId, truth }) => {
    const row = stored.get(memberId);
    const seconds = new Set<number>();
    for (const { from, to } of readSpans(row?.covered ?? '', duration))
      for (let n = from; n < Math.floor(to); n += 1) seconds.add(n);
    const tooMuch = [...seconds].filter((n) => !truth.seconds.has(n)).length;
    const missing = [...truth.seconds].filter((n) => !seconds.has(n)).length;
    const far = Math.abs((row?.farthest ?? 0) - truth.farthest);
    return far > 1 || tooMuch > 0 || missing > 0 ? [{ memberId, far, tooMuch, missing }] : [];
  });
}
