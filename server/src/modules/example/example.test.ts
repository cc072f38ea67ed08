import { day } from '@atrium/domain/time.ts';
import { runCommand } from '@atrium/tools/content/runCommand.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentKinds } from '../../registry.ts';
import { operator } from '../../testing/operator.ts';
import { untilIdle } from '../../testing/untilIdle.ts';
import { publishAll } from '../document/service/publish.ts';
import { startEmpty, type EmptyAcademy } from './example.fixture.ts';
import { loadExample } from './service/loadExample.ts';

// The example academy in an empty one, and out of it again (BEG-05).

let academy: EmptyAcademy;
beforeAll(async () => {
  academy = await startEmpty();
});
afterAll(() => academy.close());

interface Answer {
  readonly lines: readonly string[] | null;
  readonly isSaved: boolean | null;
  readonly error: { readonly code: string; readonly reason: string | null; readonly field: string | null } | null;
}
async function act(name: 'add' | 'remove', more: object = {}): Promise<Answer> {
  const document = `mutation ($reason: String, $dryRun: Boolean) {
    done: ${name}ExampleAcademy(reason: $reason, dryRun: $dryRun) { lines isSaved error { code reason field } } }`;
  return (await academy.owner.query<{ done: Answer }>(document, { reason: 'A look at it.', ...more })).done;
}

interface Example {
  readonly state: string;
  readonly isEmpty: boolean;
  readonly counts: readonly { readonly kind: string; readonly total: number; readonly done: number }[];
  readonly failure: string | null;
}
const example = async (): Promise<Example> =>
  (
    await academy.owner.query<{ getExampleAcademy: Example }>(
      '{ getExampleAcademy { state isEmpty counts { kind total done } failure } }',
    )
  ).getExampleAcademy;

/** Every row of every table, but of the audit log, the number of the catalogue's version, and attempts. */
async function everything(): Promise<Record<string, readonly string[]>> {
  await untilIdle(academy.server);
  const owner = new pg.Client({ connectionString: academy.server.databaseUrl });
  await owner.connect();
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I', c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    );
    const found: Record<string, readonly string[]> = {};
    for (const { name } of tables) {
      if (['audit_entry', 'catalogue_version', 'limit_bucket'].includes(name)) continue;
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await owner.end();
  }
}

const load = async (): Promise<void> => {
  expect(await act('add')).toMatchObject({ isSaved: true, error: null });
  await untilIdle(academy.server);
};
const take = (): Promise<Answer> => act('remove');
const deps = () => ({
  db: academy.server.db,
  by: operator,
  now: academy.server.clock.now(),
  dryRun: false,
  documentKinds,
});

test('[BEG-05] the example academy comes into an empty one, and goes again without a trace', async () => {
  const { server } = academy;
  const before = await everything();
  expect(await example()).toEqual({ state: 'NONE', isEmpty: true, counts: [], failure: null });
  const rehearsed = await act('add', { dryRun: true });
  expect(rehearsed).toMatchObject({ isSaved: false, error: null });
  expect(rehearsed.lines?.[0]).toMatch(
    /^It brings 14 faculty, \d+ videos, \d+ courses, .* and \d+ contents of sessions\.$/,
  );
  expect(await everything()).toEqual(before);

  const mails = (await server.mails()).length;
  expect(await act('add')).toEqual({ lines: rehearsed.lines, isSaved: true, error: null });
  // sent twice, it is there already
  expect(await act('add')).toEqual({ lines: [], isSaved: false, error: null });
  await untilIdle(server);
  const loaded = await example();
  expect(loaded).toMatchObject({ state: 'LOADED', isEmpty: false, failure: null });
  expect(loaded.counts.map(({ kind }) => kind)).toEqual(
    documentKinds.map(({ definition }) => definition.kind).filter((kind) => kind !== 'pass'),
  );
  for (const { kind, total, done } of loaded.counts) expect([kind, done], kind).toEqual([kind, total]);
  expect(await server.mails()).toHaveLength(mails);
  // members meet it, and its sessions are around today
  type Found = { getCourse: { title: string } };
  const found = await academy.owner.query<Found>('{ getCourse(courseId: "ai-leaders") { title } }');
  expect(found.getCourse.title).toBe('AI for Business Leaders');
  const sessions = await server.db.selectFrom('session').select('start_at').where('start_at', 'is not', null).execute();
  const starts = sessions.map(({ start_at: start }) => (Number(start) - server.clock.now()) / day);
  expect(starts.some((days) => days > 0 && days < 30)).toBe(true);
  expect(starts.some((days) => days < 0 && days > -60)).toBe(true);
  // and nobody was invented
  expect(await server.db.selectFrom('member').select('member_id').execute()).toHaveLength(1);
  expect(await server.db.selectFrom('pass').select('pass_id').execute()).toEqual([]);

  expect((await act('remove', { reason: ' ' })).error).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  const goes = await act('remove', { dryRun: true });
  expect(goes).toMatchObject({ isSaved: false, error: null });
  expect(goes.lines?.[0]).toMatch(/^14 faculty, .* go, with everything in them\.$/);
  expect(await example()).toEqual(loaded);
  expect(await take()).toEqual({ lines: goes.lines, isSaved: true, error: null });
  expect(await everything()).toEqual(before);
  expect(await take()).toEqual({ lines: [], isSaved: false, error: null });
  const entries = server.db
    .selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('subject', '=', 'academy/example');
  expect(await entries.orderBy('audit_entry_id').execute()).toEqual([
    { action: 'EXAMPLE_ADDED', reason: 'A look at it.' },
    { action: 'EXAMPLE_REMOVED', reason: 'A look at it.' },
  ]);
});

test('[BEG-05] what was cut off goes on where it was, and what could not be published is tried again', async () => {
  const { server } = academy;
  const { db } = server;
  const before = await everything();
  expect((await act('add')).isSaved).toBe(true);
  // a document that is refused ends the job; the rest waits
  const at = 100;
  const { body } = await db
    .selectFrom('example_document')
    .select('body')
    .where('sort_order', '=', at)
    .executeTakeFirstOrThrow();
  await db.updateTable('example_document').set({ body: '{}' }).where('sort_order', '=', at).execute();
  await untilIdle(server);
  const failed = await example();
  expect(failed).toMatchObject({ state: 'FAILED' });
  expect(failed.failure).toMatch(/^video \S+: title: /);
  expect(doneOf(failed)).toBe(at);
  expect(await act('add')).toMatchObject({ lines: ['What could not be published is tried again.'], isSaved: true });
  await untilIdle(server);
  expect(doneOf(await example())).toBe(at);

  // as after a crash: half of it is here, and no job is left. A process that stops leaves the rest to another one
  await db
    .updateTable('example_document')
    .set({ body: JSON.stringify(body), failure: null })
    .where('sort_order', '=', at)
    .execute();
  await loadExample(server.context(null, server.clock.now()), {}, { signal: AbortSignal.abort() });
  await untilIdle(server);
  const loaded = await example();
  expect(loaded).toMatchObject({ state: 'LOADED', failure: null });
  expect(doneOf(loaded)).toBeGreaterThan(300);
  expect(await take()).toMatchObject({ isSaved: true });
  expect(await everything()).toEqual(before);

  // what is only begun goes as well, and its job ends without it
  expect((await act('add')).isSaved).toBe(true);
  expect(await take()).toMatchObject({ isSaved: true });
  expect(await everything()).toEqual(before);
});

const doneOf = ({ counts }: Example): number => counts.reduce((sum, { done }) => sum + done, 0);

test('[BEG-05] the example stays as a whole once anybody has touched it, and says who did what', async () => {
  const { server, ownerId } = academy;
  const { db } = server;
  await load();
  const loaded = await everything();
  const said = async (): Promise<string> => {
    const { error } = await act('remove', { dryRun: true });
    expect(error?.code).toBe('CONFLICT');
    return error?.reason ?? '';
  };
  const courseId = 'ai-leaders';
  const { session_id: sessionId } = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_type', '=', 'LIVE')
    .where('start_at', '>', new Date(server.clock.now()))
    .limit(1)
    .executeTakeFirstOrThrow();
  const { title } = await db
    .selectFrom('course')
    .select('title')
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  const now = new Date(server.clock.now());

  await db
    .insertInto('bookmark')
    .values({ member_id: ownerId, content_type: 'COURSE', content_id: courseId, created_at: now })
    .execute();
  expect(await said()).toContain(`Course “${title}”: 1 person has saved it.`);
  await db.deleteFrom('bookmark').execute();

  await db
    .insertInto('enrollment')
    .values({
      member_id: ownerId,
      session_id: sessionId,
      customer_id: 'consumer',
      status: 'ENROLLED',
      takes_seat: false,
      joined_at: now,
      changed_at: now,
    })
    .execute();
  expect(await said()).toMatch(/Live session “.*”: 1 member enrolled in it, or waited for a seat\./);
  expect((await take()).error?.code).toBe('CONFLICT');
  await db.deleteFrom('enrollment').execute();
  await db.deleteFrom('enrollment_step').execute();

  // the team has changed it outside of its editor
  await db.updateTable('course').set({ subtitle: 'Changed' }).where('course_id', '=', courseId).execute();
  expect(await said()).toContain(`Course “${title}”: It was changed.`);
  const subtitle = loaded['course']?.find((row) => row.startsWith(`(${courseId},`));
  expect(subtitle).toBeDefined();
  const { body: former } = await bodyOf('course', courseId);
  expect(former['subtitle']).toBe('Changed');

  // or by its editor
  const published = await publishAll(deps(), [
    { kind: 'course', id: courseId, version: null, body: { ...former, subtitle: 'Ours' }, note: '', isChecked: true },
  ]);
  expect(published.ok).toBe(true);
  expect(await said()).toContain(`Course “${title}”: The team has changed it.`);
});

async function bodyOf(kind: string, id: string): Promise<{ readonly body: Readonly<Record<string, unknown>> }> {
  const found = documentKinds.find(({ definition }) => definition.kind === kind);
  const body = await academy.server.db.transaction().execute(async (tx) => (await found?.load(tx, id)) ?? null);
  if (body === null) throw new Error(`there is no ${kind} ${id}`);
  return { body };
}

test('[BEG-05] into an academy with content of its own nothing is loaded, by a page or by a command', async () => {
  const { server } = academy;
  await server.db.deleteFrom('example_document').execute();
  expect(await example()).toMatchObject({ state: 'NONE', isEmpty: false });
  const refused = await act('add');
  expect(refused.error).toMatchObject({
    code: 'CONFLICT',
    reason: 'The example is for an empty academy. This one has faculty of its own already.',
  });
  const call = { db: server.db, by: operator, now: server.clock.now() };
  await expect(runCommand(['example', 'in'], call)).rejects.toThrow('The example is for an empty academy.');
  await expect(runCommand(['example', 'up'], call)).rejects.toThrow('npm run content -- <command> <kind>');
});
