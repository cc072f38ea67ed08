import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lock } from '../../base/sql/lock.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { eventBody } from './document.fixture.ts';

// `npm run content` as a program, on a database that is in use.

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const options = () => ({
  cwd: path.resolve(import.meta.dirname, '../../../..'),
  env: { ...process.env, DATABASE_URL: server.databaseUrl, NODE_OPTIONS: '' },
});
/** Runs it as `npm run content` does. */
function program(...args: string[]): Promise<{ readonly stdout: string }> {
  const given = { ...options(), maxBuffer: 1e8 };
  return promisify(execFile)(process.execPath, ['tools/content.ts', ...args], given);
}
const programJson = async (...args: string[]): Promise<object> => JSON.parse((await program(...args)).stdout) as object;
async function fileOf(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('[DOC-01] [DOC-05] the program lists, shows, saves, rehearses, publishes and tells the history of a document', async () => {
  const given = { id: 'by-program', body: eventBody(server, 'By program') };
  expect(await programJson('save', 'event', await fileOf('program.json', given))).toMatchObject({ id: given.id });
  const rehearsed = await programJson('publish', 'event', given.id, '--dry-run');
  expect(rehearsed).toMatchObject({ isSaved: false, lines: [expect.stringMatching(/^The event is on /)] });
  const published = await programJson('publish', 'event', given.id, '--note', 'First');
  expect(published).toEqual({ ...rehearsed, isSaved: true });
  expect(await programJson('show', 'event', given.id)).toMatchObject({ state: 'PUBLISHED', body: given.body });
  expect(await programJson('list', 'event', '--text', 'By program')).toMatchObject([{ id: given.id, draft: null }]);
  expect(await programJson('history', 'event', given.id)).toMatchObject([{ number: 1, note: 'First' }]);
  const wrong = await fileOf('program-wrong.json', { ...given, body: { ...given.body, title: '', start: 'soon' } });
  await expect(program('publish', 'event', wrong)).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/\nstart: A date and a time are needed\.\n$/) as unknown,
  });
});

test('[DOC-09] a bundle that the program exports changes nothing when it is imported; a broken one makes the exit code 2', async () => {
  const { stdout: bundle } = await program('export', 'all');
  const file = await fileOf('academy.jsonl', bundle);
  const { stdout } = await program('import', 'all', file);
  expect(JSON.parse(stdout)).toMatchObject({ published: 0, isSaved: false });
  const text = await readFile(file, 'utf8');
  const broken = await fileOf('broken.jsonl', text.replace('"title":"', '"title":"X'));
  await expect(program('import', 'all', broken)).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/\nLine \d+: the checksum of \S+ \S+ is another\.\n$/) as unknown,
  });
});

test('[DOC-09] [THR-69] an import that is killed in the middle goes on where it was, and ends as one that was not', async () => {
  const { stdout: bundle } = await program('export', 'event');
  const file = await fileOf('events.jsonl', bundle);
  const count = bundle.split('\n').length - 3;
  await server.db.deleteFrom('event_invitation').execute();
  await server.db.deleteFrom('member_event_rsvp').execute();
  await server.db.deleteFrom('member_event').execute();
  const published = async (): Promise<number> =>
    (await server.db.selectFrom('member_event').select('member_event_id').execute()).length;
  const last = (JSON.parse(bundle.split('\n')[count] ?? '') as { id: string }).id;
  const child = spawn(process.execPath, ['tools/content.ts', 'import', 'event', file], {
    ...options(),
    stdio: 'ignore',
  });
  await expect.poll(published, { timeout: 60_000, interval: 2 }).toBeGreaterThan(0);
  // somebody who works on the last of them keeps it from the end
  const killed = await server.db.transaction().execute(async (tx) => {
    await lock(tx, `document/event/${last}`);
    child.kill('SIGKILL');
    return once(child, 'exit');
  });
  expect(killed).toEqual([null, 'SIGKILL']);
  const there = await published();
  const again = await programJson('import', 'event', file);
  expect(again).toMatchObject({ published: count - there, unchanged: there, isSaved: true });
  expect((await program('export', 'event')).stdout).toBe(bundle);
});
