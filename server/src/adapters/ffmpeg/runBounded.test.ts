import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCheckout } from '../../base/process/checkout.ts';
import { runBounded, type BoundedRun } from '../../base/process/runBounded.ts';
import { findPrograms } from './findPrograms.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-bounded-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (script: string, given: Partial<BoundedRun> = {}) =>
  runBounded({
    program: '/bin/sh',
    args: ['-c', script],
    cwd: folder,
    time: 20_000,
    memory: 1024 ** 3,
    onLine: () => undefined,
    signal: new AbortController().signal,
    ...given,
  });

/** Whether a process runs. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const pidIn = async (file: string): Promise<number> => Number(await readFile(path.join(folder, file), 'utf8'));

test('[THR-67] a program gets nothing of our environment, the lowest priority, and says what it has to say', async () => {
  process.env['OUR_SECRET'] = 'a secret';
  const lines: string[] = [];
  const end = await run('env; nice; echo wrong >&2; exit 3', { onLine: (line) => lines.push(line) });
  delete process.env['OUR_SECRET'];
  expect(end).toEqual({ code: 3, complaint: 'wrong\n', tookTooLong: false });
  expect(lines.join('\n')).not.toContain('OUR_SECRET');
  expect(lines.at(-1)).toBe('19');
});

test('[MED-04] a program that takes too long is ended', async () => {
  const end = await run('echo $$ > slow; exec sleep 60', { time: 300 });
  expect(end.tookTooLong).toBe(true);
  expect(isAlive(await pidIn('slow'))).toBe(false);
});

test('[MED-04] a program that takes too much memory ends', async () => {
  const take = (size: string) => run(`dd if=/dev/zero of=/dev/null bs=${size} count=1`);
  expect((await take('10M')).code).toBe(0);
  const end = await take('1500M');
  expect([end.code, end.complaint]).toEqual([1, expect.stringContaining('memory exhausted')]);
});

test('[MED-02] a program is ended when its work is no longer wanted', async () => {
  const stopped = new AbortController();
  const running = run('echo $$ > stopped; echo ready; exec sleep 60', {
    signal: stopped.signal,
    onLine: () => {
      stopped.abort();
    },
  });
  await expect(running).rejects.toThrow('aborted');
  expect(isAlive(await pidIn('stopped'))).toBe(false);
  await expect(run('true', { signal: stopped.signal })).rejects.toThrow('aborted');
});

test('[MED-02] a program does not outlive a process that was killed', async () => {
  const file = inCheckout('server/src/base/process/runBounded.ts');
  const own = `
    import { runBounded } from ${JSON.stringify(file)};
    runBounded({ program: '/bin/sh', args: ['-c', 'echo $$ > orphan; echo ready; exec sleep 60'], cwd: ${JSON.stringify(folder)},
      time: 60_000, memory: 2 ** 30, signal: new AbortController().signal, onLine: console.log });`;
  const script = path.join(folder, 'own.mts');
  await writeFile(script, own);
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  const pid = await pidIn('orphan');
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('[MED-02] ffmpeg is found where it is named, and only with ffprobe beside it', async () => {
  const ffmpeg = path.join(folder, 'ffmpeg');
  expect(await findPrograms(ffmpeg)).toBeNull();
  await writeFile(ffmpeg, '', { mode: 0o755 });
  expect(await findPrograms(ffmpeg)).toBeNull();
  const ffprobe = path.join(folder, 'ffprobe');
  await writeFile(ffprobe, '', { mode: 0o755 });
  expect(await findPrograms(ffmpeg)).toEqual({ ffmpeg, ffprobe });
});
