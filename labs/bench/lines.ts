import type { Ratio } from './compare.ts';

/** One line of the measurements: what, its result, its bound, and whether that holds; null where there is none. */
export function printLine(name: string, result: string, bound: string, holds: boolean | null = null): void {
  const verdict = holds === null ? '' : holds ? 'holds' : 'BROKEN';
  console.log(`${name.padEnd(49)}${result.padEnd(60)}${bound.padEnd(20)}${verdict}`);
}

/** A ratio that is at most `most`; null where there is no bound. */
export function tellRatio(name: string, ratio: Ratio, result: string, most: number | null): void {
  const range = `${ratio.lowest.toFixed(2)} to ${ratio.highest.toFixed(2)}`;
  const bound = most === null ? '' : `at most ${String(most)} times`;
  printLine(
    name,
    `${ratio.median.toFixed(2)} times (${range}) ${result}`,
    bound,
    most === null ? null : ratio.median <= most,
  );
}

/** What a page costs. */
interface View {
  readonly name: string;
  /** CPU milliseconds. */
  readonly cost: number;
  /** Beside the bare handler; null where that is no measure. */
  readonly ratio: Ratio | null;
  /** Beside the same page of the small world. */
  readonly growth: Ratio;
}

export function tellView({ name, cost, ratio, growth }: View): void {
  if (ratio === null) printLine(name, `${cost.toFixed(2)} ms`, '');
  else tellRatio(`a view of ${name}`, ratio, `${cost.toFixed(2)} ms`, 6);
  tellRatio('  beside 1,000 members', growth, '', 1.3);
}
