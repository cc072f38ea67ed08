import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// plain JavaScript without types, because it runs before anything is installed
const { stampOf } = (await import(new URL('buildOnce.mjs', import.meta.url).href)) as {
  stampOf: (root: string, inputs: readonly string[]) => Promise<string>;
};

let root: string;
const inputs = ['server/src', 'package-lock.json'];
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'atrium-build-'));
  put('server/src/main.ts', 'main');
  put('server/src/base/text.ts', 'text');
  put('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each([
  [
    'changed',
    () => {
      put('server/src/base/text.ts', 'other');
    },
  ],
  [
    'added',
    () => {
      put('server/src/base/new.ts', '');
    },
  ],
  [
    'removed',
    () => {
      rmSync(path.join(root, 'server/src/base/text.ts'));
    },
  ],
  [
    'given the text of its neighbor',
    () => {
      put('server/src/main.ts', 'text');
      put('server/src/base/text.ts', 'main');
    },
  ],
  [
    'taken from another package',
    () => {
      put('package-lock.json', '{"packages":{}}');
    },
  ],
])('a source that is %s is built again', async (_, change) => {
  const before = await stampOf(root, inputs);
  change();
  expect(await stampOf(root, inputs)).not.toBe(before);
});

test('what is no part of the result is not: tests, and what is built beside the sources', async () => {
  const before = await stampOf(root, inputs);
  put('server/src/base/text.test.ts', 'a test');
  put('server/src/dist/main.cjs', 'built');
  put('server/README.md', 'elsewhere');
  expect(await stampOf(root, inputs)).toBe(before);
});
