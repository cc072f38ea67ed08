import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findNotedChromium } from '@atrium/tools/chromium.ts';
import { describeFailures } from '@atrium/tools/test/describeFailures.ts';
import { runStage, stopAll } from '@atrium/tools/test/runStage.ts';
import { stagesIn } from '@atrium/tools/test/stages.ts';

/**
 * Repeats tests while every core has other work, to find those that are red by chance: the calls ten times and the
 * journeys three times, or `npm run labs -- busy calls 2` one stage as often as given, or
 * `-- journeys 1 e2e/access` only the tests below a path. Prints a line for each run and what failed, and as the last
 * line `N runs passed, N failed`.
 */

const root = path.resolve(import.meta.dirname, '..');
const [name, times = '1', ...paths] = process.argv.slice(2);
const plan: readonly (readonly [string, number])[] =
  name === undefined
    ? [
        ['calls', 10],
        ['journeys', 3],
      ]
    : [[name, Number(times)]];
const reports = path.join(root, 'node_modules/.cache/atrium', `reports-${String(process.pid)}`);
const stages = stagesIn(reports).map((stage) => ({
  ...stage,
  commands: stage.commands.map((args) => [...args, ...paths]),
}));
for (const [asked, count] of plan) {
  const known = stages.filter(({ tests }) => tests !== undefined).map((stage) => stage.name);
  if (!known.includes(asked) || !Number.isInteger(count) || count < 1) {
    console.error(`Give a stage and how often, for example 'calls 10'; there are: ${known.join(', ')}`);
    process.exit(1);
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });
}
await mkdir(reports, { recursive: true });
const chromium = await findNotedChromium();
const { FORCE_COLOR: _, ...own } = process.env;
const env = { ...own, ...(chromium !== null && { CHROMIUM: chromium }), NO_COLOR: '1' };

const others = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
let passed = 0;
let failed = 0;
for (const [asked, count] of plan) {
  const stage = stages.find((one) => one.name === asked);
  if (stage === undefined) continue;
  for (let run = 1; run <= count; run += 1) {
    const result = await runStage(stage, root, env);
    const isGreen = result.count.failed === 0;
    if (isGreen) passed += 1;
    else failed += 1;
    const tests = `${String(result.count.passed)} of ${String(result.count.passed + result.count.failed)} tests`;
    const place = `${String(run)} of ${String(count)}`;
    console.log(`${isGreen ? '✓' : '✗'} ${asked} ${place}  ${result.seconds.toFixed(1)} s  ${tests}`);
    if (!isGreen) console.log(`\n${describeFailures(asked, result)}\n`);
  }
}
await Promise.all(others.map((other) => other.terminate()));
await rm(reports, { recursive: true, force: true });
console.log(`\n${String(passed)} runs passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
