import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');

/** The Node version on which every part of the program runs, once the packages are installed. */
export const pinnedNode = path.join(root, 'node_modules/node/bin/node');

/** Results of earlier runs; removed with node_modules. */
const cache = path.join(root, 'node_modules/.cache/atrium');

export async function readNote(name) {
  return readFile(path.join(cache, name), 'utf8').catch(() => null);
}

export async function writeNote(name, text) {
  await mkdir(cache, { recursive: true });
  await writeFile(path.join(cache, name), text);
}

export function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Runs a program in the checkout with its output on stderr; fails with `complaint` unless it exits with 0. */
export async function run(command, args, complaint, env = {}) {
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error(complaint);
}
