import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { describeFailures } from './describeFailures.ts';
import { runStage } from './runStage.ts';
import type { Stage } from './stages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

test('a green run prints its stages, the time and the total, and nothing else', async () => {
  const { stdout, stderr } = await run(process.execPath, ['tools/test.ts', 'references'], { cwd: root });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^✓ references +[\d.]+ s\n\nIn [\d.]+ s\n1 passed, 0 failed\n$/);
}, 60_000);

test('what a program prints is kept by its stage, and shown only when that is red', async () => {
  const noisy = (code: number): Stage => ({
    name: 'noisy',
    commands: [['-e', `console.log('told'); console.error('warned'); process.exitCode = ${String(code)}`]],
    cores: 1,
  });
  const green = await runStage(noisy(0), root, process.env);
  expect(green.count).toEqual({ passed: 1, failed: 0 });
  const red = await runStage(noisy(1), root, process.env);
  expect(red.count).toEqual({ passed: 0, failed: 1 });
  expect(describeFailures('noisy', red)).toMatch(/told[^]*warned|warned[^]*told/);
});
