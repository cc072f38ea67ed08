import { loadavg } from 'node:os';
import { ratioOf } from './compare.ts';
import { median } from './cpu.ts';
import type { Interactions } from './interactions.ts';
import { middle, type Visit } from './lighthouse.ts';

type Figure = 'lcp' | 'tbt' | 'blocking' | 'script' | 'requests';

/**
 * Prints what the visits of each page were, as medians of the rounds, beside React alone; then, with the `suffix` of
 * the names of an older version's pages, the ratios of each page and its older version, round by round.
 */
export function tellVisits(visits: ReadonlyMap<string, readonly Visit[]>, suffix: string | null): void {
  const alone = visits.get('React alone') ?? [];
  const lines = [...visits].map(([name, all]) => {
    const page = middle(all);
    return {
      page: name,
      score: page.score,
      'FCP s': seconds(page.fcp),
      'LCP s': seconds(page.lcp),
      'of React alone': ratioText(all, alone, 'lcp'),
      'TBT ms': Math.round(page.tbt),
      'by CPU': Math.round(page.blocking),
      shift: page.shift.toFixed(3),
      'JS kB': page.script.toFixed(1),
      'CSS kB': page.style.toFixed(1),
      'font kB': page.font.toFixed(1),
      'data kB': page.data.toFixed(1),
      requests: page.requests,
      largest: page.largest.slice(-60),
    };
  });
  console.table(lines);
  console.log('TBT by CPU: of the CPU time of the tasks, which other load of the machine does not lengthen.');
  console.log('Bounds: score 90, LCP 1.6 times React alone, TBT 200 ms, JS 150 kB, shift 0.');
  console.log(`Load of the machine after the visits: ${loadavg()[0]?.toFixed(1) ?? ''}.`);
  if (suffix === null) return;
  const pairs = [...visits].flatMap(([name, now]) => {
    const before = visits.get(name + suffix);
    return before === undefined ? [] : [{ name, now, before }];
  });
  console.log(`Times those${suffix}, median (lowest to highest) of the rounds:`);
  console.table(
    pairs.map(({ name, now, before }) => ({
      page: name,
      LCP: ratioText(now, before, 'lcp'),
      TBT: ratioText(now, before, 'tbt'),
      'TBT by CPU': ratioText(now, before, 'blocking'),
      'ms by CPU of each': `${spread(now, 'blocking')} and ${spread(before, 'blocking')}`,
      'TBT ms of each': `${spread(now, 'tbt')} and ${spread(before, 'tbt')}`,
      'JS kB': ratioText(now, before, 'script'),
      requests: `${String(middle(now).requests)} and ${String(middle(before).requests)}`,
    })),
  );
}

/** Prints how long presses took: `runs` are rounds, each of this version and, where there is one, an older. */
export function tellPresses(where: string, runs: readonly (readonly (readonly Interactions[])[])[]): void {
  for (const [at, { name }] of (runs[0]?.[0] ?? []).entries()) {
    const of = (version: number): Interactions[] => runs.flatMap((run) => run[version]?.[at] ?? []);
    const [now, before] = [of(0), of(1)];
    const most = Math.max(...now.map((one) => one.most));
    const count = now.reduce((sum, one) => sum + one.count, 0);
    const middleOf = (all: readonly Interactions[]): number => median(all.map((one) => one.median));
    const ratio = ratioOf(now.map((one, round) => one.median / (before[round]?.median ?? Number.NaN)));
    const range = `${ratio.lowest.toFixed(2)} to ${ratio.highest.toFixed(2)}`;
    const times =
      before.length === 0 ? '' : `; ${ratio.median.toFixed(2)} times (${range}) the ${String(middleOf(before))} before`;
    console.log(`${where}: ${name}: ${String(middleOf(now))} ms, at most ${String(most)}, of ${String(count)}${times}`);
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

/** The ratio of two pages by a figure, round by round; a dash where the other has none of it. */
function ratioText(page: readonly Visit[], other: readonly Visit[], figure: Figure): string {
  const rounds = page.flatMap((visit, round) => {
    const base = other[round]?.[figure] ?? 0;
    return base === 0 ? [] : [visit[figure] / base];
  });
  if (rounds.length === 0) return '-';
  const { median: middleRatio, lowest, highest } = ratioOf(rounds);
  return `${middleRatio.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
}

function spread(visits: readonly Visit[], figure: Figure): string {
  const { median: middleValue, lowest, highest } = ratioOf(visits.map((visit) => visit[figure]));
  return `${middleValue.toFixed(0)} (${lowest.toFixed(0)} to ${highest.toFixed(0)})`;
}
