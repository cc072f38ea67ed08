import path from 'node:path';
import { parseArgs } from 'node:util';
import { callToActionCoverage } from '@atrium/content/coverage.ts';
import { findNotedChromium } from '@atrium/tools/chromium.ts';
import { prepareAgainst } from './bench/against.ts';
import { tellPresses, tellVisits } from './bench/browserLines.ts';
import { watchOthers } from './bench/cpu.ts';
import { measureCatalogue, measureDirectory, measurePeople, type Interactions } from './bench/interactions.ts';
import { visitPages, type BrowserPage } from './bench/lighthouse.ts';
import { printLine } from './bench/lines.ts';
import { startProduct } from './bench/processes.ts';
import { serveReactAlone } from './bench/reactAlone.ts';
import { prepareSetting } from './bench/setting.ts';

/**
 * Measures the pages with Lighthouse as on a phone, beside a page of React alone in the same run: the ratio counts,
 * because machines differ. Then what a press and a letter of a search take in the catalogue, in the directory and in
 * the table of a company's people. `npm run bench:browser -- --rounds 5 --only home`; with `--against <commit>` the
 * pages of that commit are visited in turn with these.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    against: { type: 'string' },
    data: { type: 'string', default: '.data/bench-browser' },
  },
});
const data = path.resolve(import.meta.dirname, '..', values.data);
const executablePath = process.env['CHROMIUM'] ?? (await findNotedChromium());
if (executablePath === null) throw new Error('Chromium is not prepared: run this as `npm run bench:browser`');
const isAsked = (name: string): boolean => values.only === undefined || values.only.split(',').includes(name);
const rounds = Number(values.rounds);

const { courseId } = callToActionCoverage.enroll;
const { sessionId } = callToActionCoverage.goToLiveCourseByRoute;
/** The pages, and the persona who visits each; null for a visitor. */
const paths: Readonly<Record<string, readonly [path: string, who: string | null]>> = {
  login: ['/login', null],
  home: ['/', 'member'],
  catalogue: ['/courses', 'member'],
  course: [`/courses/${courseId}`, 'member'],
  session: [`/courses/session/${sessionId}`, 'member'],
  directory: ['/member-directory', 'member'],
  dashboard: ['/organization', 'ann@acme.example'],
};
const size = { members: 2200, courses: 60, sessions: 200, progress: 12_000 };

const older = values.against === undefined ? null : await prepareAgainst(values.against);
await using started = new AsyncDisposableStack();
const setting = await prepareSetting(data, size, started);
const alone = await serveReactAlone(data);
started.defer(alone.stop);
const product = await startProduct(setting.url, data);
started.defer(product.stop);
const before = (await older?.open(`${data}-${older.name}`, size, started)) ?? null;
const versions = [
  { suffix: '', origin: product.origin },
  ...(before === null ? [] : [{ suffix: ` of ${older?.name ?? ''}`, origin: before.product.origin }]),
];

const others = watchOthers([process.pid]);
const pages: BrowserPage[] = [
  { name: 'React alone', origin: alone.origin, path: '/', who: null },
  ...Object.entries(paths)
    .filter(([name]) => isAsked(name))
    .flatMap(([name, [at, who]]) =>
      versions.map(({ suffix, origin }) => ({ name: name + suffix, origin, path: at, who })),
    ),
];
tellVisits(await visitPages(executablePath, pages, rounds), versions.at(1)?.suffix ?? null);

const presses: Readonly<Record<string, (origin: string) => Promise<readonly Interactions[]>>> = {
  catalogue: (origin) => measureCatalogue(executablePath, origin, 0),
  'catalogue with 3 more pages of courses': (origin) => measureCatalogue(executablePath, origin, 3),
  directory: (origin) => measureDirectory(executablePath, origin),
  people: (origin) => measurePeople(executablePath, origin),
};
for (const [where, measure] of Object.entries(presses)) {
  if (!isAsked(where.split(' ')[0] ?? '')) continue;
  // without another version one round says enough
  const runs: (readonly Interactions[])[][] = [];
  for (let round = 0; round < (before === null ? 1 : rounds); round += 1) {
    const run: (readonly Interactions[])[] = [];
    for (const { origin } of versions) run.push(await measure(origin));
    runs.push(run);
  }
  tellPresses(where, runs);
}
console.log('Bound of a press at 4 times slower CPU: 150 ms.');
printLine('  meanwhile', others(), '');
