import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Runs it as `npm run content` does. */
function program(...args: string[]): Promise<{ readonly stdout: string }> {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, NODE_OPTIONS: '' };
  return promisify(execFile)(process.execPath, ['tools/content.ts', ...args], { cwd: root, env, maxBuffer: 1e8 });
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
