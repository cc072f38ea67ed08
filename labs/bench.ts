import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareAgainst, type OlderVersion } from './bench/against.ts';
import { benchAttack } from './bench/attack.ts';
import { comparePages, compareStarts } from './bench/benchAgainst.ts';
import { tellCompany } from './bench/company.ts';
import { ratioOf } from './bench/compare.ts';
import { residentMegabytes, watchOthers } from './bench/cpu.ts';
import { benchDirectory } from './bench/directory.ts';
import { benchEnumeration } from './bench/enumeration.ts';
import { useFilters } from './bench/filters.ts';
import { benchFirstLoad } from './bench/firstLoad.ts';
import { benchHeartbeat, benchSaves, meetAll, prepareUpsert } from './bench/heartbeat.ts';
import { benchIdle, largestConnection } from './bench/idle.ts';
import { printLine, tellRatio, tellView } from './bench/lines.ts';
import { benchPages } from './bench/pages.ts';
import type { Place } from './bench/place.ts';
import { startAlone, startProduct } from './bench/processes.ts';
import { prepareSetting } from './bench/setting.ts';
import { benchVisitorPages } from './bench/visitorPages.ts';
import { seatWatchers } from './bench/watchers.ts';
import type { WorldSize } from './world/plan.ts';

/**
 * Measures the product's CPU cost, read from /proc, against bare handlers in the same run (the ratio counts, because
 * machines differ): page views of members and of visitors, and saves of progress, in a small and a large world, which
 * has ten rows of progress a member; searches of the directory, heartbeats, an idle process, the memory of database
 * connections, start-up and first load; then the catalogue under a flood of wrong passwords, and what the time of an
 * answer says about an account. Takes about half an hour; `npm run bench -- --only heartbeat` runs one part,
 * `npm run bench -- --only pages --pages organization,seats` some pages,
 * `npm run bench -- --members 5000 --watchers 1000 --views 20 --people 5000` a quick version. With
 * `--against <commit>` it compares starts and pages with those of that commit instead.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    courses: { type: 'string', default: '500' },
    sessions: { type: 'string', default: '2000' },
    views: { type: 'string', default: '300' },
    watchers: { type: 'string', default: '10000' },
    people: { type: 'string', default: '50000' },
    only: { type: 'string' },
    pages: { type: 'string' },
    against: { type: 'string' },
    data: { type: 'string', default: '.data/bench' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
/** Every process that was started, stopped in reverse order at the end, on a failure and on a signal. */
const started = new AsyncDisposableStack();
let ending: Promise<void> | null = null;
const end = (): Promise<void> => (ending ??= started.disposeAsync());

/** Members of the small world: a thousand more than the demo has. */
const smallWorld = 2300;
/** Members who watch in both worlds while saves of progress are compared; fewer than the small world has. */
const savers = 500;

/** The product running over a grown world, by the world's size. */
const places = new Map<number, Promise<Place>>();
const sizeOf = (members: number): WorldSize => ({
  members,
  courses: Number(values.courses),
  sessions: Number(values.sessions),
  progress: members * 10,
});
const open = async (members: number): Promise<Place> => {
  const dataDir = path.resolve(root, values.data, String(members));
  const setting = await prepareSetting(dataDir, sizeOf(members), started);
  const product = await startProduct(setting.url, dataDir);
  started.defer(product.stop);
  return { setting, product, dataDir };
};
const place = (members: number): Promise<Place> => {
  const opened = places.get(members) ?? open(members);
  places.set(members, opened);
  return opened;
};
const large = (): Promise<Place> => place(Number(values.members));

async function tellStarts(name: string, most: number, start: () => ReturnType<typeof startProduct>): Promise<void> {
  const others = watchOthers([process.pid]);
  const seconds: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const product = await start();
    seconds.push(product.readyAfter / 1000);
    await product.stop();
  }
  const { median, lowest, highest } = ratioOf(seconds);
  const range = `${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
  printLine(name, `${median.toFixed(2)} s (${range})`, `at most ${String(most)} s`, median <= most);
  printLine('  meanwhile', others(), '');
}

const parts = {
  start: async () => {
    const alone = path.resolve(root, values.data, 'start');
    // the first start creates the demo world
    await (await startAlone(alone)).stop();
    await tellStarts('start, with its database', 3, () => startAlone(alone));
    const { setting, dataDir } = await large();
    await tellStarts('start, beside its database', 1, () => startProduct(setting.url, dataDir));
  },
  idle: async () => {
    const { setting, product } = await large();
    const others = watchOthers([process.pid, setting.postmaster]);
    const idle = await benchIdle([product.pid, setting.postmaster]);
    printLine('idle, with its database', `${idle.toFixed(2)} ms of CPU a second`, 'at most 3 ms', idle <= 3);
    printLine('  meanwhile', others(), '');
  },
  pages: async () => {
    const { bare, pages, session, others } = await benchPages(await place(smallWorld), await large(), {
      views: Number(values.views),
      names: values.pages?.split(',') ?? null,
    });
    printLine('bare session page', `${bare.toFixed(2)} ms`, 'the measure');
    tellRatio('session page, its document', session, `${session.cost.toFixed(2)} ms`, 1.35);
    pages.forEach(tellView);
    printLine('  meanwhile', others, '');
  },
  visitors: async () => {
    const { pages, others } = await benchVisitorPages(await place(smallWorld), await large(), Number(values.views));
    pages.forEach(tellView);
    printLine('  meanwhile', others, '');
  },
  directory: async () => {
    const found = await benchDirectory(await large(), Number(values.members), Number(values.views));
    printLine('p95 of a profile', `${found.profile.toFixed(1)} ms`, 'the measure');
    for (const name of ['search', 'misspelled'] as const) {
      const times = found[name] / found.profile;
      const result = `${times.toFixed(2)} times, ${found[name].toFixed(1)} ms`;
      printLine(`  of a directory ${name}`, result, 'at most 3 times', times <= 3);
    }
    printLine('  meanwhile', found.others, '');
  },
  heartbeat: async () => {
    const { setting, product, dataDir } = await large();
    await prepareUpsert(setting);
    const watchers = await seatWatchers(setting, dataDir, `${product.origin}/oidc`, Number(values.watchers));
    const first = await meetAll({ setting, product, dataDir }, watchers);
    // few reports are not batched (decision 008)
    for (const [clients, requests, most] of [
      [1, 1200, null],
      [8, 600, null],
      [64, 4000, 1],
      [256, 4000, 1],
    ] as const) {
      const measured = await benchHeartbeat({ setting, product, dataDir }, watchers, clients, requests);
      const { cost, bare, ratio, p99, sent, errors, others } = measured;
      const result = `${cost.toFixed(2)} of ${bare.toFixed(2)} ms, p99 ${p99.toFixed(0)} ms`;
      tellRatio(`heartbeat, ${String(clients)} clients`, ratio, result, most);
      printLine('  not written', `${String(errors)} of ${String(sent)} reports; ${others}`, 'none', errors === 0);
      if (clients !== 64) continue;
      const ofFirst = `${(first / cost).toFixed(2)} times, ${first.toFixed(2)} ms, of ${String(watchers.length)}`;
      printLine('  the first one of a member', ofFirst, 'at most 3 times', first <= cost * 3);
    }
  },
  saves: async () => {
    const seated = async (at: Place): Promise<{ place: Place; watchers: Awaited<ReturnType<typeof seatWatchers>> }> => {
      const { setting, product, dataDir } = at;
      const watchers = await seatWatchers(setting, dataDir, `${product.origin}/oidc`, savers);
      await meetAll(at, watchers);
      return { place: at, watchers };
    };
    const worlds = { small: await seated(await place(smallWorld)), large: await seated(await large()) };
    const { cost, growth, others } = await benchSaves(worlds, Number(values.views) * 4);
    tellRatio('a save of progress', growth, `beside 1,000 members, ${cost.toFixed(2)} ms`, 1.3);
    printLine('  meanwhile', others, '');
  },
  attack: async () => {
    const found = await benchAttack(await place(smallWorld));
    const times = `${found.attacked.toFixed(1)} of ${found.quiet.toFixed(1)} ms`;
    tellRatio('p99 of the catalogue, attacked', found.ratio, times, 1.5);
    const said = JSON.stringify(found.answers);
    const silent = found.answers['429 without Retry-After'] ?? 0;
    const refused = (found.answers['429'] ?? 0) + silent;
    printLine('  guesses by status', said, 'all say when to retry', silent === 0);
    printLine('  guesses answered 429', `${String(refused)} of ${String(found.guesses)}, 64 at once`, '');
    printLine('  meanwhile', found.others, '');
  },
  enumeration: async () => {
    for (const { name, share, known, unknown } of await benchEnumeration(await place(smallWorld))) {
      const times = `${known.toFixed(2)} ms with an account, ${unknown.toFixed(2)} ms without`;
      const result = `${(share * 100).toFixed(1)} % guessed by time; ${times}`;
      printLine(name, result, 'at most 55 %', share <= 0.55);
    }
  },
  memory: async () => {
    const { setting, product } = await large();
    const asked = await useFilters(product.origin);
    const { largest, connections } = await largestConnection(setting.database.pool);
    const result = `${largest.toFixed(1)} MB of its own, of ${String(connections)}, after ${String(asked)} lists`;
    printLine('a connection, filters used', result, 'at most 20 MB', largest <= 20);
    const memory = residentMegabytes(product.pid);
    printLine('memory of the process', `${memory.toFixed(0)} MB`, 'at most 400 MB', memory <= 400);
  },
  company: async () => {
    await tellCompany((await place(smallWorld)).setting, values.people);
  },
  load: async () => {
    const { product } = await large();
    for (const line of await benchFirstLoad(product.origin)) printLine(line.name, line.result, line.bound);
  },
};

/** What `--against` compares. */
function comparedWith(older: OlderVersion): Readonly<Record<string, () => Promise<void>>> {
  const folder = path.resolve(root, values.data);
  const members = Number(values.members);
  const world = { path: path.join(folder, `${values.members}-${older.name}`), size: sizeOf(members) };
  const effort = { views: Number(values.views), names: values.pages?.split(',') ?? null };
  return {
    start: () => compareStarts(older, folder),
    pages: async () => comparePages(await large(), { older, world, ...effort }, started),
  };
}

const all: Readonly<Record<string, () => Promise<void>>> =
  values.against === undefined ? parts : comparedWith(await prepareAgainst(values.against));
const names = Object.keys(all);
const asked = values.only?.split(',') ?? names;
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`--only ${unknown}: there are ${names.join(', ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));
const startedAt = performance.now();
try {
  for (const name of names) if (asked.includes(name)) await all[name]?.();
} finally {
  await end();
}
console.log(`${asked.join(', ')}: ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
