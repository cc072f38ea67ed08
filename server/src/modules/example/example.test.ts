import { day, minute } from '@atrium/domain/time.ts';
import { runCommand } from '@atrium/tools/content/runCommand.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentKinds } from '../../registry.ts';
import { operator } from '../../testing/operator.ts';
import { untilIdle } from '../../testing/untilIdle.ts';
import { discardDraft } from '../document/service/beginDraft.ts';
import { publishAll } from '../document/service/publish.ts';
import { saveDraft } from '../document/service/saveDraft.ts';
import { startEmpty, type EmptyAcademy } from './example.fixture.ts';
import { loadExample } from './service/loadExample.ts';
import { removeExample } from './service/removeExample.ts';

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

/** Tables that are written without the example, such as by the work of each minute. */
const elsewhere = ['audit_entry', 'catalogue_version', 'ended_job', 'figure_run', 'limit_bucket', 'setting'];

/** Every row of every other table. */
async function everything(): Promise<Record<string, readonly string[]>> {
  await untilIdle(academy.server);
  return asOwner(async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I', c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    );
    const found: Record<string, readonly string[]> = {};
    for (const { name } of tables) {
      if (elsewhere.includes(name)) continue;
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
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
    // passes are of customers, and the words of letters of the academy itself
    documentKinds.map(({ definition }) => definition.kind).filter((kind) => !['pass', 'letterWords'].includes(kind)),
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

  // the work of each minute settles the meetings that are over, in which nobody was
  await server.clock.advance(2 * minute);
  await untilIdle(server);
  expect(await server.db.selectFrom('meeting_report').select('session_id').execute()).not.toEqual([]);
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
  const mend = await breakAt(at);
  await untilIdle(server);
  const failed = await example();
  expect(failed).toMatchObject({ state: 'FAILED' });
  expect(failed.failure).toMatch(/^video \S+: title: /);
  expect(doneOf(failed)).toBe(at);
  expect(await act('add')).toMatchObject({ lines: ['What could not be published is tried again.'], isSaved: true });
  await untilIdle(server);
  expect(doneOf(await example())).toBe(at);

  // as after a crash: half of it is here, and no job is left. A process that stops leaves the rest to another one
  await mend();
  const mendNext = await breakAt(at + 20);
  await loadExample(server.context(null, server.clock.now()), {}, { signal: AbortSignal.abort() });
  await untilIdle(server);
  expect(doneOf(await example())).toBe(at + 20);

  // where no job is left, it is seen to have stopped, and goes on when somebody presses again
  await mendNext();
  expect(await example()).toMatchObject({ state: 'LOADING', failure: null });
  expect(await act('add')).toEqual({ lines: [], isSaved: false, error: null });
  const before15 = new Date(server.clock.now() - 15 * minute);
  await db.updateTable('example_document').set({ added_at: before15, moved_at: null }).execute();
  const stopped = { state: 'FAILED', failure: 'Nothing of it was published for 15 minutes.' };
  expect(await example()).toMatchObject(stopped);
  expect(await act('add')).toMatchObject({ lines: ['What could not be published is tried again.'], isSaved: true });
  expect((await example()).state).not.toBe('FAILED');
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

test('[BEG-05] what the team made by an id of the example is never written over', async () => {
  const { server } = academy;
  const { db } = server;
  expect((await act('add')).isSaved).toBe(true);
  const at = 20;
  const mend = await breakAt(at);
  await untilIdle(server);
  await mend();
  const row = db.selectFrom('example_document').select(['id', 'body']).where('sort_order', '=', at);
  const { id, body } = await row.executeTakeFirstOrThrow();
  const ours = { ...(body as object), title: 'Ours' };
  const key = { kind: 'video', id };
  const saved = await saveDraft(deps(), { ...key, version: 0, body: ours, began: null });
  if (!saved.ok) throw new Error(saved.refusal.reason);
  const again = async (): Promise<string | null> => {
    await db.updateTable('example_document').set({ failure: 'It was cut off.' }).where('id', '=', id).execute();
    expect((await act('add')).isSaved).toBe(true);
    await untilIdle(server);
    const failed = await example();
    expect(doneOf(failed)).toBe(at);
    return failed.failure;
  };
  expect(await again()).toContain(`video ${id}: The team has a draft by this id.`);

  expect(await discardDraft(deps(), { ...key, version: saved.value.draft.version })).toMatchObject({ ok: true });
  const publishing = { ...key, version: null, body: ours, note: '', isChecked: true };
  expect(await publishAll(deps(), [publishing])).toMatchObject({ ok: true });
  expect(await again()).toContain(`video ${id}: The team has one of its own by this id.`);
  const titles = db.selectFrom('video').select('title').where('video_id', '=', id);
  expect(await titles.executeTakeFirst()).toEqual({ title: 'Ours' });

  // the example goes without it
  expect(await take()).toMatchObject({ isSaved: true });
  expect(await titles.executeTakeFirst()).toEqual({ title: 'Ours' });
  await asOwner(async (owner) => {
    // only to be empty again for the next test
    await owner.query('alter table revision disable trigger user');
    await owner.query('delete from revision');
    await owner.query('alter table revision enable trigger user');
    await owner.query('delete from ended_draft');
    await owner.query('delete from video');
  });
});

test('[BEG-05] by a command it comes in and goes out as by a page', async () => {
  const { server } = academy;
  const before = await everything();
  const run = async (...words: string[]): Promise<unknown> => {
    const [line = ''] = await runCommand(['example', ...words], {
      db: server.db,
      by: operator,
      now: server.clock.now(),
    });
    return JSON.parse(line);
  };
  expect(await run('in', '--note', 'A look.', '--dry-run')).toMatchObject({ isSaved: false, state: 'NONE' });
  expect(await run('in', '--note', 'A look.')).toMatchObject({ isSaved: true, state: 'LOADED', failure: null });
  expect(await run('show')).toMatchObject({ state: 'LOADED' });
  await expect(run('out')).rejects.toThrow('reason');
  expect(await run('out', '--note', 'Enough.', '--dry-run')).toMatchObject({ isSaved: false });
  expect(await run('show')).toMatchObject({ state: 'LOADED' });
  expect(await run('out', '--note', 'Enough.')).toMatchObject({ isSaved: true });
  expect(await run('show')).toMatchObject({ state: 'NONE', isEmpty: true });
  expect(await everything()).toEqual(before);
});

test('[BEG-05] what a member does while the example is removed is never taken from them', async () => {
  const { server, ownerId } = academy;
  const { db } = server;
  await load();
  const now = new Date(server.clock.now());
  const { session_id: sessionId } = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_type', '=', 'LIVE')
    .where('start_at', '>', now)
    .limit(1)
    .executeTakeFirstOrThrow();
  const enrollments = db.selectFrom('enrollment').select('session_id');
  const removal: Promise<Answer>[] = [];
  // the removal begins while somebody enrolls, and either ends at once or waits for them
  await asOwner(async (owner) => {
    await owner.query('begin');
    await owner.query(
      `insert into enrollment (member_id, session_id, customer_id, status, takes_seat, joined_at, changed_at)
       values ($1, $2, 'consumer', 'ENROLLED', false, $3, $3)`,
      [ownerId, sessionId, now],
    );
    let isOver = false;
    const removing = take().finally(() => {
      isOver = true;
    });
    removal.push(removing);
    await vi.waitFor(
      async () => {
        const { rows } = await owner.query('select from pg_locks where not granted');
        expect(isOver || rows.length > 0).toBe(true);
      },
      { timeout: 20_000 },
    );
    await owner.query('commit');
  });
  const busy = 'The example stays, because somebody does something with it at this moment. Try again in a minute.';
  expect((await removal[0])?.error).toMatchObject({ code: 'CONFLICT', reason: busy });
  expect(await enrollments.execute()).toEqual([{ session_id: sessionId }]);
  await db.deleteFrom('enrollment').execute();
  await db.deleteFrom('enrollment_step').execute();

  // what has no foreign key is asked for again at the end
  const kinds = documentKinds.map((kind) => ({
    ...kind,
    remove: async (...[tx, id]: Parameters<typeof kind.remove>) => {
      await kind.remove(tx, id);
      if (kind.definition.kind !== 'course' || id !== 'ai-leaders') return;
      const saved = { member_id: ownerId, content_type: 'COURSE', content_id: id, created_at: now } as const;
      await db.insertInto('bookmark').values(saved).execute();
    },
  }));
  const removed = await removeExample({ ...deps(), documentKinds: kinds, reason: 'Enough of it.' });
  expect(removed).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
  expect(removed.ok ? '' : removed.refusal.reason).toContain('Course ai-leaders: 1 person has saved it.');
  expect(await example()).toMatchObject({ state: 'LOADED' });
  await db.deleteFrom('bookmark').execute();
  expect(await take()).toMatchObject({ isSaved: true });
});

/** Makes a document wanting that is not published yet. Returns what makes it whole again. */
async function breakAt(order: number): Promise<() => Promise<void>> {
  const { db } = academy.server;
  const { body } = await db
    .selectFrom('example_document')
    .select('body')
    .where('sort_order', '=', order)
    .executeTakeFirstOrThrow();
  await db.updateTable('example_document').set({ body: '{}' }).where('sort_order', '=', order).execute();
  return async () => {
    const whole = { body: JSON.stringify(body), failure: null };
    await db.updateTable('example_document').set(whole).where('sort_order', '=', order).execute();
  };
}

/** As the owner of the database. */
async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: academy.server.databaseUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

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

  const invitation = { address: 'ina@staff.example', token_hash: 'h', roles: ['INSTRUCTOR'], customer_ids: [] };
  await db
    .insertInto('staff_invitation')
    .values({ ...invitation, course_ids: [courseId], expires_at: new Date(server.clock.now() + day) })
    .execute();
  expect(await said()).toContain(`Course “${title}”: 1 open invitation to the team names it.`);
  await db.deleteFrom('staff_invitation').execute();
  const key = { kind: 'course', id: courseId };
  const drafted = await saveDraft(deps(), {
    ...key,
    version: 0,
    body: (await bodyOf('course', courseId)).body,
    began: null,
  });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  expect(await said()).toContain(`Course “${title}”: 1 draft of it is open.`);
  await discardDraft(deps(), { ...key, version: drafted.value.draft.version });

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
