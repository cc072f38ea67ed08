import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { callToActionCoverage } from '@atrium/content/coverage.ts';
import { findNotedChromium } from '@atrium/tools/chromium.ts';
import { measureCatalogue, measureDirectory, measurePeople } from './bench/interactions.ts';
import { visitPages, type BrowserPage } from './bench/lighthouse.ts';
import { startProduct } from './bench/processes.ts';
import { serveReactAlone } from './bench/reactAlone.ts';
import { prepareSetting } from './bench/setting.ts';

/**
 * Measures the pages with Lighthouse as on a phone, beside a page of React alone in the same run: the ratio counts,
 * because machines differ. Then what a press and a letter of a search take in the catalogue, in the directory and in
 * the table of a company's people. `npm run bench:browser -- --rounds 5 --only home`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    data: { type: 'string', default: '.data/bench-browser' },
  },
});
const data = path.resolve(import.meta.dirname, '..', values.data);
const executablePath = process.env['CHROMIUM'] ?? (await findNotedChromium());
if (executablePath === null) throw new Error('Chromium is not prepared: run this as `npm run bench:browser`');

const { courseId } = callToActionCoverage.enroll;
const { sessionId } = callToActionCoverage.goToLiveCourseByRoute;
const paths: Readonly<Record<string, string>> = {
  login: '/login',
  home: '/',
  catalogue: '/courses',
  course: `/courses/${courseId}`,
  session: `/courses/session/${sessionId}`,
  directory: '/member-directory',
};

await using started = new AsyncDisposableStack();
const setting = await prepareSetting(data, { members: 2200, courses: 60, sessions: 200, progress: 12_000 }, started);
const alone = await serveReactAlone(data);
started.defer(alone.stop);
const product = await startProduct(setting.url, data);
started.defer(product.stop);
const pages: BrowserPage[] = Object.entries(paths)
  .filter(([name]) => values.only === undefined || values.only.split(',').includes(name))
  .map(([name, at]) => ({ name, address: product.origin + at, signedIn: name !== 'login' }));
pages.unshift({ name: 'React alone', address: alone.origin, signedIn: false });
const visits = await visitPages(executablePath, product.origin, pages, Number(values.rounds));
const base = visits.get('React alone')?.lcp ?? Number.NaN;
const lines = [...visits].map(([name, one]) => ({
  page: name,
  score: one.score,
  'FCP s': seconds(one.fcp),
  'LCP s': seconds(one.lcp),
  'of React alone': (one.lcp / base).toFixed(2),
  'TBT ms': Math.round(one.tbt),
  shift: one.shift.toFixed(3),
  'JS kB': one.script.toFixed(1),
  'CSS kB': one.style.toFixed(1),
  'font kB': one.font.toFixed(1),
  'data kB': one.data.toFixed(1),
  requests: one.requests,
  largest: one.largest.slice(-60),
}));
console.table(lines);
console.log('Bounds: score 90, LCP 1.8 times React alone, TBT 200 ms, shift 0.');
const presses = {
  catalogue: () => measureCatalogue(executablePath, product.origin, 0),
  'catalogue with 3 more pages of courses': () => measureCatalogue(executablePath, product.origin, 3),
  directory: () => measureDirectory(executablePath, product.origin),
  people: () => measurePeople(executablePath, product.origin),
};
for (const [where, measure] of Object.entries(presses)) {
  if (values.only !== undefined && !values.only.split(',').includes(where.split(' ')[0] ?? '')) continue;
  for (const { name, median, most, count } of await measure())
    console.log(`${where}: ${name}: ${String(median)} ms, at most ${String(most)}, of ${String(count)}`);
}
console.log('Bound at 4 times slower CPU: 150 ms.');
console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1) ?? ''}.`);

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}
