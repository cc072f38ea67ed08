import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { documentKinds } from '../../registry.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { hashDatabase, operatorOf } from './document.fixture.ts';
import { exportBundle, importBundle } from './service/bundle.ts';

// What every kind of document must keep, tried with each object of the demo academy.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const linesOf = async (): Promise<readonly string[]> => {
  const exported = await exportBundle(operatorOf(server), { kind: null, id: null });
  if (!exported.ok) throw new Error(exported.refusal.reason);
  return exported.value;
};
const textOf = async (): Promise<string> => `${(await linesOf()).join('\n')}\n`;
const eventRows = () => server.db.selectFrom('member_event').selectAll().orderBy('member_event_id').execute();

test('[DOC-06] what is saved as it was loaded changes nothing, for every object of every kind', async () => {
  const entries = (await linesOf()).slice(1, -1).map((line) => JSON.parse(line) as { kind: string; id: string });
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(documentKinds.map((kind) => kind.definition.kind)));
  const before = await hashDatabase(server);
  for (const { kind: name, id } of entries) {
    const kind = documentKinds.find(({ definition }) => definition.kind === name);
    await transaction(server.db, async (tx) => {
      const body = (await kind?.load(tx, id)) ?? null;
      if (kind === undefined || body === null) throw new Error(`${name} ${id} is not there`);
      const lines = await kind.save(tx, { by: operator, now: server.clock.now() }, { id, before: body, body });
      expect(lines, id).toEqual([]);
      expect(await kind.load(tx, id)).toEqual(body);
    });
  }
  expect(await hashDatabase(server)).toEqual(before);
});

test('[DOC-09] [DOC-10] the demo academy comes back from its bundle, a second import changes nothing', async () => {
  const rows = await eventRows();
  expect(rows.length).toBeGreaterThan(5);
  const text = await textOf();
  await server.db.deleteFrom('member_event').execute();
  const rehearsed = await importBundle(operatorOf(server, { dryRun: true }), text);
  expect(rehearsed).toMatchObject({ ok: true, value: { published: rows.length, isSaved: false } });
  expect(await eventRows()).toEqual([]);
  const imported = await importBundle(operatorOf(server), text);
  expect(imported).toMatchObject({ ok: true, value: { published: rows.length, unchanged: 0, isSaved: true } });
  expect(await eventRows()).toEqual(rows);
  expect(await textOf()).toBe(text);
  const after = await hashDatabase(server);
  expect(await importBundle(operatorOf(server), text)).toMatchObject({
    ok: true,
    value: { published: 0, unchanged: rows.length, isSaved: false },
  });
  expect(await hashDatabase(server)).toEqual(after);
});

test('[DOC-09] a broken bundle changes nothing, and says which line', async () => {
  const lines = await linesOf();
  const before = await hashDatabase(server);
  const changed = lines.with(2, (lines[2] ?? '').replace('"title":"', '"title":"X'));
  const broken: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['no bundle', lines.slice(1), /^Line 1: this is no bundle/],
    ['cut', lines.slice(0, -1), new RegExp(`^Line ${String(lines.length - 1)}: the bundle is not complete`)],
    ['changed', changed, /^Line 3: the checksum of event/],
    ['one is missing', lines.toSpliced(2, 1), /documents of the bundle are missing/],
    ['one is there twice', lines.toSpliced(2, 0, lines[2] ?? ''), /^Line 4: event\/.* is on line 3 already/],
    ['no document', lines.with(2, '{'), /^Line 3: this is no document/],
  ];
  for (const [what, of, reason] of broken) {
    const refused = await importBundle(operatorOf(server), of.join('\n'));
    expect(refused.ok ? '' : refused.refusal.reason, what).toMatch(reason);
  }
  expect(await hashDatabase(server)).toEqual(before);
});
