import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findNotedChromium } from './chromium.ts';
import { runAll } from './test/runAll.ts';
import { runStage, stopAll } from './test/runStage.ts';
import { stagesIn } from './test/stages.ts';

// Tests the whole program, or with --check everything except the browser, and ends with one line: `N passed, N failed`.

const root = path.resolve(import.meta.dirname, '..');
const begun = performance.now();
const reports = path.join(root, 'node_modules/.cache/atrium', `reports-${String(process.pid)}`);
await mkdir(reports, { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exitCode = 130;
  });
}

const chromium = await findNotedChromium();
const { FORCE_COLOR: _, ...own } = process.env;
const env = { ...own, ...(chromium !== null && { CHROMIUM: chromium }), NO_COLOR: '1' };
const check = process.argv.includes('--check');
const stages = stagesIn(reports).filter((stage) => !check || stage.long !== true);

let passed = 0;
let failed = 0;
await runAll(
  stages,
  Math.max(2, Math.min(4, availableParallelism())),
  (stage) => runStage(stage, root, env),
  (stage, result) => {
    if (result === null) {
      failed += 1;
      console.log(`✗ ${stage.name.padEnd(16)} pointless: ${stage.after ?? ''} failed`);
      return;
    }
    const { count } = result;
    passed += count.passed;
    failed += count.failed;
    const tests =
      stage.tests === undefined ? '' : `  ${String(count.passed)} of ${String(count.passed + count.failed)} tests`;
    console.log(
      `${count.failed === 0 ? '✓' : '✗'} ${stage.name.padEnd(16)} ${result.seconds.toFixed(1).padStart(6)} s${tests}`,
    );
    if (count.failed > 0) console.log(`\n${result.output.trim()}\n`);
  },
);
await rm(reports, { recursive: true, force: true });
console.log(`\nIn ${((performance.now() - begun) / 1000).toFixed(1)} s`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode ||= failed === 0 ? 0 : 1;
