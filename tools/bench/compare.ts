import { cpuMilliseconds, median } from './cpu.ts';

/** One side of a comparison: a server's processes and a request to it. */
export interface Side {
  readonly name: string;
  /** The HTTP process; the database is counted with both sides. */
  readonly pid: number;
  readonly request: (index: number) => Promise<void>;
}

export interface Comparison {
  /** CPU milliseconds a request, median of the runs. */
  readonly a: number;
  readonly b: number;
  /** Median of the ratios run by run. */
  readonly ratio: number;
}

const runs = 5;
const inFlight = 8;
const warmUpRuns = 3;

/**
 * Runs A and B in turn, five times each after a warm-up long enough for both to run compiled code (the one with more
 * code takes longer), and reads what a request costs from /proc.
 */
export async function compare(a: Side, b: Side, postmaster: number, requestsPerRun: number): Promise<Comparison> {
  const warmUp = warmUpRuns * requestsPerRun;
  for (const side of [a, b]) await send(side, 0, warmUp);
  const costs: Record<'a' | 'b', number[]> = { a: [], b: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [key, side] of [
      ['a', a],
      ['b', b],
    ] as const) {
      const before = cpuMilliseconds([side.pid, postmaster]);
      await send(side, warmUp + run * requestsPerRun, requestsPerRun);
      costs[key].push((cpuMilliseconds([side.pid, postmaster]) - before) / requestsPerRun);
    }
  }
  const ratios = costs.a.map((cost, run) => cost / (costs.b[run] ?? Number.NaN));
  return { a: median(costs.a), b: median(costs.b), ratio: median(ratios) };
}

async function send(side: Side, first: number, count: number): Promise<void> {
  let next = first;
  const worker = async (): Promise<void> => {
    while (next < first + count) {
      const index = next;
      next += 1;
      await side.request(index);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
}
