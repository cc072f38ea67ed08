import path from 'node:path';
import { parseArgs } from 'node:util';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import type { Ratio } from './bench/compare.ts';
import { median, residentMegabytes } from './bench/cpu.ts';
import { useFilters } from './bench/filters.ts';
import { benchFirstLoad } from './bench/firstLoad.ts';
import { benchHeartbeat } from './bench/heartbeat.ts';
import { benchIdle, largestConnection } from './bench/idle.ts';
import { benchPages, type Place } from './bench/pages.ts';
import { startProduct } from './bench/processes.ts';
import { prepareSetting } from './bench/setting.ts';
import { seatWatchers } from './bench/watchers.ts';
import type { WorldSize } from './world/plan.ts';

/**
 * Measures what the product costs, in CPU read from /proc, beside bare handlers in the same run (the ratio is what
 * counts: machines differ): page views in a small and a large world, heartbeats, an idle process, the memory of the
 * database's connections, the start and the first load. `npm run bench -- --members 5000 --views 20` for a quick look.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    courses: { type: 'string', default: '500' },
    sessions: { type: 'string', default: '2000' },
    views: { type: 'string', default: '60' },
    watchers: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'start,idle,pages,heartbeat,memory,load' },
    data: { type: 'string', default: '.data/bench' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const parts = new Set(values.only.split(','));
const sizeOf = (members: number): WorldSize => ({
  members,
  courses: Number(values.courses),
  sessions: Number(values.sessions),
  progress: members * 10,
});

const tell = (name: string, result: string, bound: string, holds: boolean | null = null): void => {
  const verdict = holds === null ? '' : holds ? 'holds' : 'BROKEN';
  console.log(`${name.padEnd(30)}${result.padEnd(58)}${bound.padEnd(20)}${verdict}`);
};
const tellRatio = (name: string, ratio: Ratio, words: string, most: number): void => {
  const spread = `${ratio.lowest.toFixed(2)} to ${ratio.highest.toFixed(2)}`;
  const bound = `at most ${String(most)} times`;
  tell(name, `${ratio.median.toFixed(2)} times (${spread}) ${words}`, bound, ratio.median <= most);
};

const open = async (members: number): Promise<Place & { dataDir: string; close: () => Promise<void> }> => {
  const dataDir = path.resolve(root, values.data, String(members));
  const setting = await prepareSetting(dataDir, sizeOf(members));
  const product = await startProduct(setting.url, dataDir);
  const close = async (): Promise<void> => {
    await product.stop();
    await setting.stop();
  };
  return { setting, product, dataDir, close };
};

const large = await open(Number(values.members));
const { setting, product, dataDir } = large;
try {
  if (parts.has('start')) {
    const starts: number[] = [];
    for (let start = 0; start < 5; start += 1) {
      const started = await startProduct(setting.url, dataDir);
      starts.push(started.readyAfter / 1000);
      await started.stop();
    }
    const all = starts.map((seconds) => seconds.toFixed(2)).join(', ');
    tell('start, beside its database', `${median(starts).toFixed(2)} s (${all})`, 'at most 1 s', median(starts) <= 1);
  }
  if (parts.has('idle')) {
    const idle = await benchIdle([product.pid, setting.postmaster]);
    tell('idle, with its database', `${idle.toFixed(2)} ms of CPU a second`, 'at most 3 ms', idle <= 3);
  }
  if (parts.has('pages')) {
    const small = await open(1000);
    const measured = await benchPages(small, large, Number(values.views)).finally(small.close);
    const { bare, pages, session, others } = measured;
    tell('bare session page', `${bare.toFixed(2)} ms; others used ${others.toFixed(2)} cores`, 'the measure');
    tellRatio('session page, its document', session, `${session.cost.toFixed(2)} ms`, 1.35);
    for (const { name, cost, ratio, growth } of pages) {
      tellRatio(`a view of ${name}`, ratio, `${cost.toFixed(2)} ms`, 6);
      tellRatio(`  beside 1,000 members`, growth, '', 1.3);
    }
  }
  if (parts.has('heartbeat')) {
    const watchers = await seatWatchers(setting, dataDir, `${product.origin}/oidc`, Number(values.watchers));
    const bounds: Record<number, number> = { 1: 1.5, 8: 1.5, 64: 1, 256: 1 };
    for (const [clients, requests] of [
      [1, 300],
      [8, 600],
      [64, 800],
      [256, 1000],
    ] as const) {
      const { cost, ratio, p99, errors, others } = await benchHeartbeat(large, watchers, clients, requests);
      const words = `${cost.toFixed(2)} ms, p99 ${p99.toFixed(0)} ms`;
      tellRatio(`heartbeat, ${String(clients)} clients`, ratio, words, bounds[clients] ?? 1);
      const people = `${String(errors)} of ${String(watchers.length)} members' reports; others ${others.toFixed(2)} cores`;
      tell('  not written', people, 'none', errors === 0);
    }
  }
  if (parts.has('memory')) {
    const { idToken } = await signInAs(product.origin, persona('member').email, demoPassword);
    await useFilters(product.origin, idToken);
    const largest = await largestConnection(setting.database.pool);
    tell('a connection, filters used', `${largest.toFixed(1)} MB of its own`, 'at most 20 MB', largest <= 20);
    const memory = residentMegabytes(product.pid);
    tell('memory of the process', `${memory.toFixed(0)} MB`, 'at most 400 MB', memory <= 400);
  }
  if (parts.has('load')) {
    for (const line of await benchFirstLoad(product.origin)) tell(line.name, line.result, line.bound);
  }
} finally {
  await large.close();
}
