import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findRunningPostgres, hasPostgres, removePostgres } from '../adapters/local/postgres.ts';
import { findPlacement } from '../adapters/local/postgres/findPlacement.ts';
import { freePort } from '../base/process/freePort.ts';
import { endAll, newScratch, ready, root, start, until } from './program.fixture.ts';

const scratch = newScratch();
const embedded = (name: string) => ({ directory: path.join(scratch, name), checkout: root });

beforeAll(() => mkdir(scratch, { recursive: true }));
afterEach(endAll);
afterAll(async () => {
  await removePostgres(embedded('first'));
  await removePostgres(embedded('none'));
  await rm(scratch, { recursive: true, force: true });
});

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run setup` as a person would, without npm. */
function setUp(env: Readonly<Record<string, string>>): Promise<Run> {
  const args = ['tools/setup.ts', '--email', 'olga@owner.example', '--json'];
  const run = promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, DEMO: 'off', ...env } });
  return run.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as Run,
  );
}

test('[BEG-01] [BEG-02] a command beside the very first start waits until that has made the database', async () => {
  const { directory } = embedded('first');
  const env = { DATA_DIR: directory, PORT: String(await freePort()) };
  const { home } = await findPlacement(directory, root);
  const program = start(env);
  await until('the database is being created', async () =>
    (await readdir(home)).some((name) => name.startsWith('draft-')),
  );
  const [url, made] = await Promise.all([findRunningPostgres(embedded('first')), setUp(env), ready(env.PORT)]);
  expect(url).toMatch(/^postgres:\/\/atrium:.*@127\.0\.0\.1:\d+\/atrium$/);
  expect(made).toMatchObject({
    code: 0,
    stderr: `Database: the embedded one of ${directory}, because DATABASE_URL is not set.\n`,
  });
  expect((JSON.parse(made.stdout) as { link: string }).link).toContain(`http://localhost:${env.PORT}/setup/`);
  program.child.kill('SIGTERM');
  const ended = await program.ended;
  expect(ended.stderr).toBe('');
  expect(ended.code).toBe(0);
}, 150_000);

test('[BEG-02] a command where nothing was started yet says so, and makes no database of its own', async () => {
  const { directory } = embedded('none');
  const { code, stderr } = await setUp({ DATA_DIR: directory });
  expect(code).toBe(1);
  expect(stderr).toContain(`There is no database in ${directory} yet. Run npm start once, or set DATABASE_URL`);
  expect(await hasPostgres(embedded('none'))).toBe(false);
}, 60_000);
