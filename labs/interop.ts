import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@atrium/server/base/process/freePort.ts';
import { credential } from './interop/credential.ts';
import { exportedData } from './interop/exportedData.ts';
import { khal } from './interop/khal.ts';
import { libreOffice } from './interop/libreOffice.ts';
import { openPages } from './interop/openPages.ts';
import { findMissing, type InteropCheck } from './interop/programs.ts';
import { simplesamlphp } from './interop/simplesamlphp.ts';

// Tries the product against programs of others. No part of `npm test`, which must pass on any machine.

const checks: readonly InteropCheck[] = [khal, exportedData, libreOffice, simplesamlphp, credential, openPages];
// with words of their names only those
const words = process.argv.slice(2).join(' ');
const asked = checks.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
if (asked.length === 0)
  throw new Error(`no check has '${words}' in its name: ${checks.map(({ name }) => name).join('; ')}`);
const root = path.resolve(import.meta.dirname, '..');
const startTimeout = 120_000;

const directory = await mkdtemp(path.join(tmpdir(), 'atrium-interop-'));
const origin = `http://localhost:${String(await freePort())}`;
const env = { PORT: new URL(origin).port, DATA_DIR: path.join(directory, 'data') };
const product = spawn(process.execPath, ['server/dist/main.cjs'], {
  cwd: root,
  env: { ...process.env, ...env, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilReady();
  for (const check of asked) {
    const missing = await findMissing(check);
    if (missing !== null) {
      console.error(`${check.name}: not tried. ${missing}`);
      process.exitCode = 1;
      continue;
    }
    const faults = await check.run({ origin, directory, env });
    console.log(faults.length === 0 ? `${check.name}: as expected` : `${check.name}:\n  ${faults.join('\n  ')}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  if (product.exitCode === null) {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
  await rm(directory, { recursive: true, force: true });
}

async function untilReady(): Promise<void> {
  const end = performance.now() + startTimeout;
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    if (product.exitCode !== null) throw new Error('the product ended before it was ready');
    if (performance.now() > end) throw new Error(`the product was not ready within ${String(startTimeout)} ms`);
    await wait(100);
  }
}
