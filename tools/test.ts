import { globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findNotedChromium } from './chromium.ts';
import { describeFailures } from './test/describeFailures.ts';
import { readGreenRuns } from './test/greenRuns.ts';
import { listChanged, nearCalls } from './test/nearCalls.ts';
import { runAll } from './test/runAll.ts';
import { runStage, stopAll } from './test/runStage.ts';
import { callsIn, stagesIn, type Stage } from './test/stages.ts';

/**
 * Tests the whole product. With --check all but the journeys, the long calls, the calls that are far from what was
 * changed (decision 162), and the stages that nothing has changed since they passed; with names of stages only those.
 * Prints a line for each stage, at the end what failed, why and how to repeat it, and as the last line
 * `N passed, N failed`.
 */

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
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const every = stagesIn(reports, !check || names.length > 0);
const unknown = names.filter((name) => !every.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage is named ${unknown.join(', ')}; there are: ${every.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const needed = new Set(every.flatMap(({ name, after }) => (names.includes(name) ? [name, after] : [])));
const wanted = every.filter((stage) => (names.length > 0 ? needed.has(stage.name) : !check || stage.long !== true));

const greenRuns = await readGreenRuns(root);
const stages: Stage[] = [];
let unchanged = 0;
for (const stage of wanted) {
  const before = check && names.length === 0 ? await greenRuns.find(stage) : null;
  if (before === null && check && names.length === 0 && stage.name === 'calls') {
    const folders = nearCalls(await listChanged(root), globSync('{server/src,tools,labs}/**/*.test.ts', { cwd: root }));
    if (folders.length > 0) stages.push(callsIn(folders, reports));
    else console.log(`= ${'calls'.padEnd(16)} none is near to a change; npm run check -- calls runs all`);
  } else if (before === null) stages.push(stage);
  else {
    unchanged += before;
    console.log(`= ${stage.name.padEnd(16)} unchanged${stage.tests === undefined ? '' : `  ${String(before)} tests`}`);
  }
}

let passed = 0;
let failed = 0;
const failures: string[] = [];
await runAll(
  stages,
  Math.max(2, Math.min(4, availableParallelism())),
  async (stage) => {
    const result = await runStage(stage, root, env);
    if (result.count.failed === 0) await greenRuns.save(stage, result.count.passed);
    return result;
  },
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
    if (count.failed > 0) failures.push(describeFailures(stage.name, result));
  },
);
await rm(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\n${failure}`);
if (unchanged > 0) {
  console.log(
    `\nNot repeated, as nothing they read has changed since they passed: ${String(unchanged)}. npm test repeats all.`,
  );
}
console.log(`\nIn ${((performance.now() - begun) / 1000).toFixed(1)} s`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode ||= failed === 0 ? 0 : 1;
