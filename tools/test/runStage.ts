import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { countStage, type Count, type Failure, type TestReport } from './counts.ts';
import type { Stage } from './stages.ts';

export interface StageResult {
  readonly count: Count;
  readonly seconds: number;
  /** The combined output of its programs. */
  readonly output: string;
  /** Its failed tests; empty for a stage without any, and when its runner left no report. */
  readonly failures: readonly Failure[];
}

/**
 * A program without output for this long is considered hanging, in milliseconds. A stage's total time is not limited.
 */
const longestSilence = 15 * 60_000;
const running = new Set<ChildProcess>();

/** Stops the running programs when the run itself is stopped. */
export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a stage in `root`. It fails when any of its programs fails, cannot be started, or hangs. */
export async function runStage(stage: Stage, root: string, env: NodeJS.ProcessEnv): Promise<StageResult> {
  const begun = performance.now();
  const all = stage.tests === undefined ? env : { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: stage.tests.report };
  const runs = await Promise.all(stage.commands.map((args) => runNode(args, root, all)));
  const tests = stage.tests === undefined ? null : await readTests(stage.tests, root);
  return {
    count: countStage(
      runs.every(({ code }) => code === 0),
      tests,
    ),
    seconds: (performance.now() - begun) / 1000,
    output: runs.map(({ output }) => output).join(''),
    failures: tests?.failures ?? [],
  };
}

async function readTests({ report, read }: NonNullable<Stage['tests']>, root: string): Promise<TestReport> {
  const text = await readFile(report, 'utf8').catch(() => null);
  return text === null ? { passed: 0, failed: 0, failures: [] } : read(text, root);
}

function runNode(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const timer = setTimeout(() => {
      output += `\nStopped after ${String(longestSilence / 60_000)} minutes without output.\n`;
      child.kill('SIGTERM');
    }, longestSilence);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        timer.refresh();
      });
    }
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
