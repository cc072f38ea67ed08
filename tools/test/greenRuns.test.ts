import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGreenRuns } from './greenRuns.ts';
import { stagesIn, type Stage } from './stages.ts';

const calls: Stage = { name: 'calls', commands: [], cores: 2, reads: /^server\// };
const build: Stage = { name: 'build', commands: [], cores: 1 };
let root: string;

const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const find = async (stage: Stage): Promise<number | null> => (await readGreenRuns(root)).find(stage);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'atrium-green-'));
  put('server/src/a.ts', 'one');
  put('web/src/b.ts', 'two');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a stage is unchanged while no file that it reads is changed, added or removed, and no package', async () => {
  expect(await find(calls)).toBeNull();
  await (await readGreenRuns(root)).save(calls, 946);
  put('web/src/b.ts', 'three');
  expect(await find(calls)).toBe(946);

  put('server/src/a.ts', 'four');
  expect(await find(calls)).toBeNull();
  put('server/src/a.ts', 'one');
  expect(await find(calls)).toBe(946);

  put('server/src/c.ts', '');
  expect(await find(calls)).toBeNull();
  rmSync(path.join(root, 'server/src/c.ts'));
  expect(await find(calls)).toBe(946);

  put('node_modules/.package-lock.json', '{}');
  expect(await find(calls)).toBeNull();
});

test('a run during which one of its files was changed is not remembered', async () => {
  const runs = await readGreenRuns(root);
  put('server/src/a.ts', 'changed');
  await runs.save(calls, 946);
  expect(await find(calls)).toBeNull();
  put('server/src/a.ts', 'one');
  expect(await find(calls)).toBeNull();
});

test('a stage that finds out by itself whether it has work is always run', async () => {
  const runs = await readGreenRuns(root);
  await runs.save(build, 1);
  expect(await find(build)).toBeNull();
});

test('a page repeats no call, a style sheet no type, a call no rule', () => {
  const readers = (file: string): readonly string[] =>
    stagesIn('').flatMap(({ name, reads, long }) => (long !== true && reads?.test(file) === true ? [name] : []));
  const always = ['format', 'dead code', 'floor plan', 'references', 'tests of tools'];
  expect(new Set(readers('web/src/ui/Button.module.css'))).toEqual(new Set(['styles', 'rules', ...always]));
  expect(new Set(readers('e2e/home/home.spec.ts'))).toEqual(new Set(['lint', 'types', 'generated files', ...always]));
  expect(readers('server/src/modules/event/store/rsvps.ts')).not.toContain('rules');
  for (const file of [
    'domain/src/errors.ts',
    'content/media/a.png',
    'server/sql/a.sql',
    'package.json',
    'web/index.html',
  ])
    expect(readers(file), file).toContain('calls');
});
