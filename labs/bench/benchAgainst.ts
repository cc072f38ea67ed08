import { loadavg } from 'node:os';
import path from 'node:path';
import { callToActionCoverage } from '@atrium/content/coverage.ts';
import { findNotedChromium } from '@atrium/tools/chromium.ts';
import { courseId, groupId, onDemandSessionId, videoId } from '../world/plan.ts';
import type { OlderVersion } from './against.ts';
import { startBareSession } from './bareSession.ts';
import { compare, ratioOf, type Side } from './compare.ts';
import { cpuMilliseconds, median, watchOthers } from './cpu.ts';
import { printLine, tellRatio } from './lines.ts';
import type { Place } from './place.ts';
import { startAlone, type Running } from './processes.ts';
import { recordedView, recordViews } from './recordedView.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The pages that are compared, by their name. */
export const comparedPages: Readonly<Record<string, string>> = {
  home: '/',
  catalogue: '/courses',
  course: `/courses/${courseId(0)}`,
  session: `/courses/session/${callToActionCoverage.goToLiveCourseByRoute.sessionId}`,
  video: `/courses/ondemand/${onDemandSessionId(1)}/${groupId(1, 0)}/${videoId(1, 0)}-item`,
};

const startsOfEach = 5;

/**
 * Starts both versions in turn, each with its own embedded database and the demo world, which their first start made,
 * and compares the CPU of everything that runs until the first correct answer, the database included.
 */
export async function compareStarts(older: OlderVersion, folder: string): Promise<void> {
  const starts: Readonly<Record<'now' | 'before', () => Promise<Running>>> = {
    now: () => startAlone(path.join(folder, 'start')),
    before: () => older.startAlone(path.join(folder, `start-${older.name}`)),
  };
  for (const start of Object.values(starts)) await (await start()).stop();
  const others = watchOthers([process.pid]);
  const used = { now: [] as number[], before: [] as number[] };
  const ready = { now: [] as number[], before: [] as number[] };
  for (let round = 0; round < startsOfEach; round += 1) {
    for (const version of ['now', 'before'] as const) {
      const product = await starts[version]();
      used[version].push(cpuMilliseconds([product.pid]));
      ready[version].push(product.readyAfter);
      await product.stop();
    }
  }
  const compared = (values: typeof used) =>
    ratioOf(values.now.map((value, round) => value / (values.before[round] ?? Number.NaN)));
  const both = (values: typeof used): string =>
    `${(median(values.now) / 1000).toFixed(2)} and ${(median(values.before) / 1000).toFixed(2)} s`;
  tellRatio('CPU of a start, with its database', compared(used), both(used), 0.5);
  tellRatio('  until its first answer', compared(ready), both(ready), null);
  tellLoad(others());
}

/**
 * Compares views of the pages of both versions by the demo's member, in turn, beside the bare handler: the HTML and
 * what Chromium sent for it besides with a warm cache, as `recordViews` saw it, without mutations and streams.
 */
export async function comparePages(
  place: Place,
  {
    older,
    world,
    views,
    names,
  }: {
    readonly older: OlderVersion;
    /** The older version's own. */
    readonly world: { readonly path: string; readonly size: Parameters<OlderVersion['open']>[1] };
    readonly views: number;
    /** Null for all. */
    readonly names: readonly string[] | null;
  },
  started: AsyncDisposableStack,
): Promise<void> {
  const executablePath = process.env['CHROMIUM'] ?? (await findNotedChromium());
  if (executablePath === null) throw new Error('Chromium is not prepared: run this as `npm run bench`');
  const unknown = names?.find((name) => !(name in comparedPages));
  if (unknown !== undefined)
    throw new Error(`--pages ${unknown}: with --against there are ${Object.keys(comparedPages).join(', ')}`);
  const pages = Object.entries(comparedPages).filter(([name]) => names?.includes(name) ?? true);
  const before = await older.open(world.path, world.size, started);
  const versions = {
    now: { origin: place.product.origin, checkout: root, roots: [place.product.pid, place.setting.postmaster] },
    before: { origin: before.product.origin, checkout: older.checkout, roots: [before.product.pid, before.postmaster] },
  };
  const measure = await startBareSession(place);
  try {
    const sides: Record<string, Side> = { bare: measure.bare };
    const told = new Map<string, string>();
    for (const [version, visited] of Object.entries(versions)) {
      const recorded = await recordViews(
        executablePath,
        visited,
        pages.map(([, at]) => at),
      );
      for (const [name, at] of pages) {
        const sent = recorded.get(at) ?? { asksToken: false, queries: [], left: [] };
        sides[`${name} ${version}`] = recordedView(visited, { roots: visited.roots, path: at, recorded: sent });
        const besides = sent.queries.length + Number(sent.asksToken);
        const left = sent.left.length === 0 ? '' : `; not sent again: ${sent.left.join(', ')}`;
        told.set(`${name} ${version}`, `HTML and ${String(besides)} more${left}`);
      }
    }
    const { cost, ratio, others } = await compare(sides, { requestsPerRun: views });
    printLine('bare session page', `${(cost['bare'] ?? Number.NaN).toFixed(2)} ms`, 'the measure');
    for (const [name] of pages) {
      const [now, old] = [`${name} now`, `${name} before`];
      const costs = `${(cost[now] ?? Number.NaN).toFixed(2)} and ${(cost[old] ?? Number.NaN).toFixed(2)} ms`;
      tellRatio(`a view of ${name}`, ratio(now, old), `of ${older.name}, ${costs}`, null);
      tellRatio('  of the bare handler', ratio(now, 'bare'), '', 5);
      tellRatio(`  ${older.name} of the bare handler`, ratio(old, 'bare'), '', null);
      console.log(`  counted now: ${told.get(now) ?? ''}\n  counted before: ${told.get(old) ?? ''}`);
    }
    tellLoad(others);
  } finally {
    await measure.stop();
  }
}

function tellLoad(others: string): void {
  printLine('  meanwhile', `${others}; load ${loadavg()[0]?.toFixed(1) ?? ''}`, '');
}
