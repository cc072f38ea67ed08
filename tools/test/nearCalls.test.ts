import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChanged, nearCalls } from './nearCalls.ts';

const calls = [
  'server/src/modules/account/account.test.ts',
  'server/src/modules/seat/seat.test.ts',
  'server/src/base/sql/limit.test.ts',
  'server/src/operations.test.ts',
  'tools/sql/statements.test.ts',
  'labs/world/people.test.ts',
];

test.each([
  ['a file of a module', 'server/src/modules/seat/store/seats.ts', ['server/src/modules/seat/']],
  ['a function of its database', 'server/sql/seat/lock_contracts.sql', ['server/src/modules/seat/']],
  ['the rules of the same name', 'domain/src/seat/decideSeats.ts', ['server/src/modules/seat/']],
  ['a room beside the modules', 'server/src/base/context.ts', ['server/src/base/']],
  [
    'an operation',
    'server/src/modules/seat/schema/seat.ts',
    ['server/src/modules/seat/', 'server/src/operations.test.ts'],
  ],
  ['a table', 'server/migrations/20260101000000_seat.sql', ['tools/sql/']],
  ['a tool on the database', 'labs/world/grow.ts', ['labs/world/']],
  ['a module whose name only begins like another', 'server/src/modules/accountSettings/types.ts', []],
  ['what no call is beside', 'web/src/app.tsx', []],
])('the nearest calls of %s', (_, changed, folders) => {
  expect(nearCalls([changed], calls)).toEqual(folders);
});

test('the folders of several files are named once, in order', () => {
  const changed = ['labs/world/grow.ts', 'server/src/modules/seat/types.ts', 'domain/src/seat/programSeats.ts'];
  expect(nearCalls(changed, calls)).toEqual(['labs/world/', 'server/src/modules/seat/']);
});

let folder: string;
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' });
const commit = (cwd: string) =>
  git(cwd, '-c', 'user.name=A', '-c', 'user.email=a@demo.example', 'commit', '--allow-empty', '-aqm', 'one');
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-changed-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what differs from the branch that is followed is changed: committed, edited and new', async () => {
  const [upstream, clone] = [path.join(folder, 'upstream'), path.join(folder, 'clone')];
  git(folder, 'init', '-q', '-b', 'main', upstream);
  for (const name of ['same', 'edited', 'committed']) await writeFile(path.join(upstream, name), name);
  git(upstream, 'add', '.');
  commit(upstream);
  git(folder, 'clone', '-q', upstream, clone);
  expect(await listChanged(clone)).toEqual([]);
  await writeFile(path.join(clone, 'committed'), 'otherwise');
  commit(clone);
  await writeFile(path.join(clone, 'edited'), 'otherwise');
  await writeFile(path.join(clone, 'new'), 'new');
  expect((await listChanged(clone)).sort()).toEqual(['committed', 'edited', 'new']);
  // of a branch that follows none only what is not committed
  git(clone, 'checkout', '-q', '--no-track', '-b', 'own');
  expect((await listChanged(clone)).sort()).toEqual(['edited', 'new']);
});

test('nothing is changed outside of a repository', async () => {
  expect(await listChanged(folder)).toEqual([]);
});
