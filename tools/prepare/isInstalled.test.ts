import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// plain JavaScript without types, because it runs before anything is installed
const { hasWorkspacePackages, isInstalled } = (await import(new URL('isInstalled.mjs', import.meta.url).href)) as {
  hasWorkspacePackages: (root: string) => Promise<boolean>;
  isInstalled: (root: string) => Promise<boolean>;
};

let root: string;
const lockfile = {
  '': { name: 'atrium' },
  'node_modules/left': { version: '1.0.0', integrity: 'sha512-a' },
  'server/node_modules/left': { version: '2.0.0', integrity: 'sha512-d' },
  'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const installed = {
  'node_modules/left': lockfile['node_modules/left'],
  'server/node_modules/left': lockfile['server/node_modules/left'],
};
const write = (file: string, packages: object): void => {
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'atrium-install-'));
  for (const at of Object.keys(installed)) {
    mkdirSync(path.join(root, at), { recursive: true });
    writeFileSync(path.join(root, at, 'package.json'), '{}');
  }
  write('package-lock.json', lockfile);
  write('node_modules/.package-lock.json', installed);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('packages that somebody else installed from the same lockfile are not installed again', async () => {
  expect(await isInstalled(root)).toBe(true);
});

test.each([
  ['another version', { ...installed, 'node_modules/left': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['another content', { ...installed, 'node_modules/left': { version: '1.0.0', integrity: 'sha512-c' } }],
  ['another version in a workspace', { ...installed, 'server/node_modules/left': lockfile['node_modules/left'] }],
  ['one too many', { ...installed, 'node_modules/right': { version: '1.0.0' } }],
  ['none', {}],
])('a difference is installed: %s', async (_, packages) => {
  write('node_modules/.package-lock.json', packages);
  expect(await isInstalled(root)).toBe(false);
});

test.each(Object.keys(installed))('a package whose folder is gone is installed: %s', async (folder) => {
  rmSync(path.join(root, folder), { recursive: true });
  expect(await isInstalled(root)).toBe(false);
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(await isInstalled(root)).toBe(false);
});

test('the packages of a workspace are installed again when only those of the checkout are there', async () => {
  expect(await hasWorkspacePackages(root)).toBe(true);
  rmSync(path.join(root, 'server/node_modules/left/package.json'));
  expect(await hasWorkspacePackages(root)).toBe(false);
  expect(await isInstalled(root)).toBe(false);
  rmSync(path.join(root, 'server/node_modules'), { recursive: true });
  expect(await hasWorkspacePackages(root)).toBe(false);
});
