import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { runCommand } from '@atrium/tools/content/runCommand.ts';
import { RefusedError } from '@atrium/tools/staffCommand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { eventBody, hashDatabase } from './document.fixture.ts';
import { bundleLines } from './service/bundleFile.ts';

// The words of `npm run content`.

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

const run = async (...args: string[]): Promise<readonly string[]> => {
  return runCommand(args, { db: server.db, by: operator, now: server.clock.now() });
};
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await run(...args)).join('\n'));
async function fileOf(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('[DOC-01] a document is made, drafted, rehearsed, published, taken back, put back and removed by the command', async () => {
  const { body: empty } = (await json('new', 'event')) as { body: object };
  expect(empty).toMatchObject({ title: '' });
  const file = await fileOf('event.json', { kind: 'event', body: eventBody(server, 'By command') });
  const { id } = (await json('save', 'event', file)) as { id: string };
  expect(id).toMatch(/^by-command-[0-9a-f]{8}$/);
  expect(await json('publish', 'event', id, '--dry-run')).toMatchObject({ isSaved: false, faults: [] });
  expect(await json('show', 'event', id)).toMatchObject({ state: 'NEW', revision: 0 });
  expect(await json('publish', 'event', id, '--note', 'First')).toMatchObject({ isSaved: true, revision: 1 });

  const shown = (await json('show', 'event', id)) as { body: object };
  const changed = await fileOf('changed.json', { ...shown, body: { ...shown.body, title: 'Changed' } });
  expect(await json('publish', 'event', changed)).toMatchObject({ id, isSaved: true, revision: 2 });
  expect(await json('history', 'event', id)).toMatchObject([
    { number: 2 },
    { number: 1, note: 'First', actorName: 'operator' },
  ]);
  expect(await json('history', 'event', id, '2')).toMatchObject({
    differences: [{ path: 'title', before: 'By command', after: 'Changed' }],
  });
  expect(await json('restore', 'event', id, '1')).toMatchObject({ body: { title: 'By command' } });
  expect(await json('discard', 'event', id)).toMatchObject({ published: { title: 'Changed' } });
  expect(await json('duplicate', 'event', id, 'copy-of-it')).toMatchObject({ id: 'copy-of-it' });
  expect(
    await json('schedule', 'event', 'copy-of-it', '--at', new Date(server.clock.now() + 1e7).toISOString()),
  ).toMatchObject({
    publishAt: expect.any(Number) as unknown,
  });
  expect(await json('take-back', 'event', id)).toMatchObject({ isSaved: true, revision: 3 });
  expect(await json('archive', 'event', id)).toMatchObject({ isSaved: true });
  expect(await json('unarchive', 'event', id)).toMatchObject({ isSaved: true });
  expect(await json('remove', 'event', id)).toMatchObject({ isSaved: true });
  expect(JSON.stringify(await json('list', 'event'))).not.toContain(id);
  // a history of more than a page of the API
  const body = eventBody(server, 'Often');
  for (let n = 1; n <= 52; n += 1) {
    await run(
      'publish',
      'event',
      await fileOf('often.json', { id: 'often', body: { ...body, title: `Often ${String(n)}` } }),
    );
  }
  expect(await json('history', 'event', 'often')).toHaveLength(52);
});

test('[DOC-01] what is refused is said in sentences, and what is not understood with the words of the command', async () => {
  const file = await fileOf('wrong.json', { body: { ...eventBody(server, ''), start: 'soon' } });
  await expect(run('publish', 'event', file)).rejects.toThrow('start: A date and a time are needed.');
  await expect(run('publish', 'event', file)).rejects.toThrow(RefusedError);
  await expect(run('show', 'event', 'nowhere')).rejects.toThrow('There is no event nowhere.');
  await expect(run('show', 'nothing', 'x')).rejects.toThrow('There is no kind nothing.');
  await expect(run('publish', 'resource', await fileOf('kind.json', { kind: 'event', body: {} }))).rejects.toThrow(
    'of the kind event',
  );
  for (const args of [[], ['help'], ['show', 'event'], ['list'], ['show', 'event', 'a', 'b']]) {
    await expect(run(...args)).rejects.toThrow('npm run content -- <command> <kind>');
  }
});

test('[DOC-03] saving lists all that is wanting, as the editor and the rehearsal of publishing do', async () => {
  const id = 'wanting';
  const body = { ...eventBody(server, ''), details: '' };
  const saved = (await json('save', 'event', await fileOf('wanting.json', { id, body }))) as { faults: unknown };
  const { faults } = (await json('show', 'event', id)) as { faults: unknown };
  expect(saved.faults).toEqual(faults);
  expect(faults).toContainEqual(expect.objectContaining({ path: 'title', when: 'must' }));
  expect(faults).toContainEqual(expect.objectContaining({ path: 'details', when: 'canWait' }));
  await run('discard', 'event', id);
});

test('[DOC-03] --dry-run leaves nothing behind, whatever it is said to', async () => {
  const id = 'dry-run';
  const body = eventBody(server, 'Dry run');
  const file = await fileOf('dry-run.json', { id, body });
  await run('publish', 'event', file);
  const changed = await fileOf('dry-run-changed.json', { id, body: { ...body, title: 'Changed' } });
  await run('save', 'event', changed);
  const other = await fileOf('dry-run-other.json', { id, body: { ...body, title: 'Other' }, version: 0 });
  const at = new Date(server.clock.now() + 1e7).toISOString();
  const before = await hashDatabase(server);
  expect(await json('save', 'event', changed, '--dry-run')).toMatchObject({ id, faults: [] });
  await expect(run('save', 'event', other, '--dry-run')).rejects.toThrow(RefusedError);
  const words: readonly (readonly string[])[] = [
    ['publish', id],
    ['publish', changed],
    ['schedule', id, '--at', at],
    ['restore', id, '1'],
    ['discard', id],
    ['duplicate', id, 'dry-run-copy'],
    ['take-back', id],
    ['archive', id],
    ['remove', id],
  ];
  for (const [command = '', ...rest] of words) {
    await run(command, 'event', ...rest, '--dry-run');
    expect(await hashDatabase(server), command).toEqual(before);
  }
});

test('[DOC-09] of a bundle with several kinds one is imported alone', async () => {
  const id = 'resource-where-a-model-helps';
  const published = async () => ((await json('show', 'resource', id)) as { body: DocumentBody }).body;
  const body = await published();
  const bundle = bundleLines([
    { kind: 'event', id: 'imported-alone', body: eventBody(server, 'Imported alone') },
    { kind: 'resource', id, body: { ...body, title: 'Changed by a bundle' } },
  ]);
  await run('import', 'event', await fileOf('kinds.jsonl', bundle.join('\n')));
  expect(await json('show', 'event', 'imported-alone')).toMatchObject({ state: 'PUBLISHED' });
  expect(await published()).toEqual(body);
});
