import { cpuMilliseconds, median, watchOthers } from './cpu.ts';

/** One side of a comparison: a server's processes and a request to it. */
export interface Side {
  /** The HTTP process, and the parent process of its database. */
  readonly roots: readonly number[];
  readonly request: (index: number) => Promise<void>;
}

/** The cost of one side relative to another, over the runs. */
export interface Ratio {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Comparison<Name extends string> {
  /** CPU milliseconds for one request, median of the runs. */
  readonly cost: Readonly<Record<Name, number>>;
  /** The ratio of two sides, from runs that followed each other directly. */
  readonly ratio: (a: Name, b: Name) => Ratio;
  /** Other processes that used the CPU meanwhile. */
  readonly others: string;
}

export interface Effort {
  readonly requestsPerRun: number;
  readonly inFlight?: number;
  readonly runs?: number;
  /** Seconds after which no further run starts, once there were `fewestRuns`. */
  readonly within?: number;
}

const warmUpRuns = 3;
const fewestRuns = 3;

/**
 * Runs all sides in turn, five times each or as often as time allows, after a warm-up that lets each side run compiled
 * code, and reads the cost of a request from /proc: other processes lengthen the elapsed time but hardly the CPU time.
 */
export async function compare<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  { requestsPerRun, inFlight = 8, runs = 5, within = Infinity }: Effort,
): Promise<Comparison<Name>> {
  const entries = Object.entries<Side>(sides) as [Name, Side][];
  const warmUp = warmUpRuns * requestsPerRun;
  const deadline = performance.now() + within * 1000;
  for (const [, side] of entries) await send(side, 0, warmUp, inFlight);
  const costs = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>;
  const roots = entries.flatMap(([, side]) => side.roots);
  const others = watchOthers([...roots, process.pid]);
  for (let run = 0; run < runs && (run < fewestRuns || performance.now() < deadline); run += 1) {
    for (const [name, side] of entries) {
      const cpuBefore = cpuMilliseconds(side.roots);
      await send(side, warmUp + run * requestsPerRun, requestsPerRun, inFlight);
      costs[name].push((cpuMilliseconds(side.roots) - cpuBefore) / requestsPerRun);
    }
  }
  return {
    cost: Object.fromEntries(entries.map(([name]) => [name, median(costs[name])])) as Record<Name, number>,
    ratio: (a, b) => ratioOf(costs[a].map((cost, run) => cost / (costs[b][run] ?? Number.NaN))),
    others: others(),
  };
}

export function ratioOf(values: readonly number[]): Ratio {
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}

/** Sends `count` requests to a side, `inFlight` of them at a time. */
export async function send(side: Side, first: number, count: number, inFlight: number): Promise<void> {
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
