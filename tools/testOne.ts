import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNotedChromium } from './chromium.ts';
import { findTests, listMissing, runSelections, type Selection } from './test/findTests.ts';
import { bin } from './test/stages.ts';

/**
 * `npm run test:one -- <path or words>` runs single tests, prepared as `npm test` does it:
 *   npm run test:one -- flags.test.ts
 *   npm run test:one -- server/src/modules/video/video.test.ts 'the allowance'
 *   npm run test:one -- plan.test.ts pass.test.ts
 *   npm run test:one -- VID-06
 */
const root = path.resolve(import.meta.dirname, '..');
const reportFile = path.join(root, 'node_modules/.cache/atrium/testOne.json');
const words = process.argv.slice(2);
const paths = globSync(
  ['{domain,content,web,server}/src/**/*.test.{ts,tsx}', '{tools,labs}/**/*.test.ts', 'e2e/**/*.spec.ts'],
  {
    cwd: root,
  },
);
const files = paths.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
const selections = words.length === 0 ? [] : findTests(files, words);
const missing = listMissing(files, words);
if (missing.length > 0) {
  process.stderr.write(`There is no test in ${missing.join(', ')}\n`);
  process.exitCode = 1;
} else if (selections.length === 0) {
  process.stderr.write(
    `No test file has "${words.join(' ')}" in its path or text; for example npm run test:one -- VID-06\nA title that is made of values (test.each, a loop) is found by its file and words: npm run test:one -- accessibility.spec event\n`,
  );
  process.exitCode = 1;
}
if (selections.length > 0) {
  const status = await runSelections(selections, run);
  if (status === null) process.stderr.write(`No title of a test has these words, so no test ran: ${words.join(' ')}\n`);
  process.exitCode = status ?? 1;
}

async function run({ runner, files: chosen, words: title }: Selection): Promise<number | null> {
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  if (runner !== 'journeys') {
    const all = [bin.vitest, 'run', '--project', runner, ...chosen];
    return title === '' ? runNode(all) : runTitled([...all, '-t', pattern]);
  }
  const prepared = runNode(['tools/prepare.mjs', 'test']) || runNode(['tools/prepare.mjs', 'build']);
  if (prepared !== 0) return prepared;
  const specs = chosen.map((file) => `${file.replaceAll('.', String.raw`\.`)}$`);
  const only = title === '' ? [] : ['-g', pattern];
  const options = ['-c', 'e2e/playwright.config.ts', '--no-deps', '--trace=retain-on-failure', ...only];
  return runNode([bin.playwright, 'test', ...options, ...specs], await findNotedChromium());
}

/** Null when no title has the words: Vitest skips every test then, and is content. It is not when a hook fails. */
function runTitled(args: readonly string[]): number | null {
  const status = runNode([...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]);
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return status !== 0 || report.numPassedTests + report.numFailedTests > 0 ? status : null;
}

function runNode(args: readonly string[], chromium: string | null = null): number {
  // Playwright colors only a terminal, and its workers warn about NO_COLOR
  const isPlain = !process.stdout.isTTY && args[0] !== bin.playwright;
  const { FORCE_COLOR: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...(isPlain && { NO_COLOR: '1' }), ...(chromium !== null && { CHROMIUM: chromium }) },
  });
  return status ?? 1;
}
