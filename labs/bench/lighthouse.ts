import { freePort } from '@atrium/server/base/process/freePort.ts';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { median } from './cpu.ts';
import { signInByForm } from './signInByForm.ts';

/** One visit as measured by Lighthouse: mobile, simulated throttling. Times in ms, sizes as transferred, kB. */
export interface Visit {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The same by the CPU time of the page's tasks instead of their elapsed time, which other load lengthens. */
  readonly blocking: number;
  readonly shift: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly data: number;
  readonly requests: number;
  /** The element of the largest contentful paint, as a selector. */
  readonly largest: string;
}

export interface BrowserPage {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  /** The persona who visits it; null for a visitor. */
  readonly who: string | null;
}

const asRoot = process.getuid?.() === 0;

/**
 * Visits each page in turn with an empty cache, round after round, so that other load affects all pages alike; returns
 * the visits of each page, one a round. Pages of one origin that the same person visits share a browser.
 */
export async function visitPages(
  executablePath: string,
  pages: readonly BrowserPage[],
  rounds: number,
): Promise<ReadonlyMap<string, readonly Visit[]>> {
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  const sharing = Map.groupBy(pages, ({ origin, who }) => `${origin} ${who ?? ''}`);
  for (let round = 0; round < rounds; round += 1) {
    for (const [first, ...others] of sharing.values()) {
      if (first === undefined) continue;
      const port = await freePort();
      const context = await chromium.launchPersistentContext('', {
        executablePath,
        args: [
          `--remote-debugging-port=${String(port)}`,
          '--disable-audio-output',
          ...(asRoot ? ['--no-sandbox'] : []),
        ],
      });
      try {
        if (first.who !== null) await signIn(context, first.origin, first.who);
        for (const { name, origin, path } of [first, ...others])
          visits.get(name)?.push(await visit(port, origin + path));
      } finally {
        await context.close();
      }
    }
  }
  return visits;
}

async function signIn(context: BrowserContext, origin: string, who: string): Promise<void> {
  const page = await context.newPage();
  await signInByForm(page, origin, who);
  await page.close();
}

const attempts = 3;

/** On a busy machine a recording may miss the start of the page; then the visit is repeated. */
async function record(port: number, address: string, attempt = 1): Promise<RunnerResult> {
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['performance'] });
  if (result === undefined) throw new Error(`no result for ${address}`);
  if (result.lhr.runtimeError === undefined) return result;
  if (attempt === attempts) throw new Error(`${address}: ${result.lhr.runtimeError.message}`);
  return record(port, address, attempt + 1);
}

async function visit(port: number, address: string): Promise<Visit> {
  const { lhr, artifacts } = await record(port, address);
  const { audits, categories } = lhr;
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(audits['network-requests']?.details);
  const size = (...kinds: string[]): number =>
    requests.reduce((sum, one) => sum + (kinds.includes(one.resourceType ?? '') ? one.transferSize : 0), 0) / 1000;
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    blocking: blockingOf(artifacts.Trace.traceEvents),
    shift: value('cumulative-layout-shift'),
    script: size('Script'),
    style: size('Stylesheet'),
    font: size('Font'),
    data: size('Fetch', 'XHR'),
    requests: requests.length,
    largest: JSON.stringify(audits['lcp-breakdown-insight']?.details ?? null).match(/"selector":"([^"]*)"/)?.[1] ?? '',
  };
}

/** What Lighthouse takes a phone's CPU to be: so many times slower. */
const slower = 4;
/** Milliseconds after which a task blocks input. */
const longTask = 50;

/** The part of an event of a trace that is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of its thread. */
  readonly tdur?: number;
}

/** By how much the tasks of the page's main thread after its first paint are too long, in milliseconds of a phone. */
export function blockingOf(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('the trace has no first contentful paint');
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - longTask), 0);
}

interface Request {
  readonly resourceType?: string;
  readonly transferSize: number;
}

function requestsOf(details: unknown): readonly Request[] {
  return typeof details === 'object' && details !== null && 'items' in details ? (details.items as Request[]) : [];
}

/** The median of each figure. */
export function middle(all: readonly Visit[]): Visit {
  const of = (figure: Exclude<keyof Visit, 'largest'>): number => median(all.map((item) => item[figure]));
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    blocking: of('blocking'),
    shift: Math.max(...all.map(({ shift }) => shift)),
    script: of('script'),
    style: of('style'),
    font: of('font'),
    data: of('data'),
    requests: of('requests'),
    largest: all[0]?.largest ?? '',
  };
}
