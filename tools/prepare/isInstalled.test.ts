import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// plain JavaScript without types, because it runs before anything is installed
const { isInstalled } = (await import(new URL('isInstalled.mjs', import.meta.url).href)) as {
  isInstalled: (root: string) => Promise<boolean>;
};

let root: string;
const lockfile = {
  '': { name: 'atrium' },
  'node_modules/left': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const write = (file: string, packages: object): void => {
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'atrium-install-'));
  mkdirSync(path.join(root, 'node_modules/left'), { recursive: true });
  write('package-lock.json', lockfile);
  write('node_modules/.package-lock.json', { 'node_modules/left': lockfile['node_modules/left'] });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('packages that somebody else installed from the same lockfile are not installed again', async () => {
  expect(await isInstalled(root)).toBe(true);
});

test.each([
  ['another version', { 'node_modules/left': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['another content', { 'node_modules/left': { version: '1.0.0', integrity: 'sha512-c' } }],
  ['one too many', { 'node_modules/left': lockfile['node_modules/left'], 'node_modules/right': { version: '1.0.0' } }],
  ['none', {}],
])('a difference is installed: %s', async (_, packages) => {
  write('node_modules/.package-lock.json', packages);
  expect(await isInstalled(root)).toBe(false);
});

test('a package whose folder is gone is installed', async () => {
  rmSync(path.join(root, 'node_modules/left'), { recursive: true });
  expect(await isInstalled(root)).toBe(false);
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(await isInstalled(root)).toBe(false);
});
