import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run labs -- <what>`: what takes minutes and is no part of `npm test`. */
const vitest = 'node_modules/vitest/dist/cli.js';
const whats: Readonly<Record<string, readonly string[]>> = {
  // repeats the tests while every core has other work
  busy: ['labs/busy.ts'],
  // a thousand random histories of payments
  histories: [vitest, 'run', '--project', 'thousand', 'histories'],
  // ten thousand people who watch while the product is killed
  viewers: [vitest, 'run', '--project', 'thousand', 'viewers'],
  // the kit, compared with its kept pictures
  pictures: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/pictures.config.ts'],
};
const [what = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(whats, what) ? whats[what] : undefined;
if (command === undefined) {
  console.error(`Give one of ${Object.keys(whats).join(', ')}; for example npm run labs -- busy calls 2`);
  process.exitCode = 1;
} else {
  const cwd = path.resolve(import.meta.dirname, '..');
  process.exitCode = spawnSync(process.execPath, [...command, ...rest], { cwd, stdio: 'inherit' }).status ?? 1;
}
