import { persona } from '@atrium/content/people.ts';
import type { DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffActor } from '../../base/actor.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { eventBody, hashDatabase, operatorOf } from './document.fixture.ts';
import { archiveDocument } from './service/endDocument.ts';
import { publishDrafts, takeBack } from './service/publish.ts';
import { lockDocument } from './service/publishOne.ts';
import { saveDraft } from './service/saveDraft.ts';
import { publishDue, scheduleDraft } from './service/schedule.ts';
import { saveSchedule } from './store/drafts.ts';

// What happens to drafts at once: the clock, two people, a connection that is lost.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const editor: StaffActor = {
  kind: 'person',
  memberId: persona('employee').memberId,
  roles: ['editor'],
  customerIds: [],
  courseIds: [],
};
const staffOf = () => ({ ...operatorOf(server), by: editor });

async function drafted(id: string, body = eventBody(server, id)): Promise<number> {
  const saved = await saveDraft(operatorOf(server), { kind: 'event', id, version: 0, body, began: null });
  if (!saved.ok) throw new Error(saved.refusal.reason);
  return saved.value.draft.version;
}
const schedule = async (id: string, version: number, publishAt: number | null) =>
  scheduleDraft(staffOf(), { kind: 'event', id, version, publishAt, note: 'On time' });
const titleOf = async (id: string): Promise<string | undefined> =>
  (await server.db.selectFrom('member_event').select('title').where('member_event_id', '=', id).executeTakeFirst())
    ?.title;
const revisionsOf = (id: string) =>
  server.db.selectFrom('revision').select(['number', 'actor', 'note']).where('id', '=', id).execute();

test('[DOC-04] a scheduled draft is published at its minute, once, as it is saved then', async () => {
  const version = await drafted('on-time');
  const at = server.clock.now() + day;
  expect(await schedule('on-time', version, at)).toMatchObject({ ok: true, value: { publishAt: at } });
  const later = { ...eventBody(server, 'Changed after it was scheduled') };
  await saveDraft(operatorOf(server), { kind: 'event', id: 'on-time', version, body: later, began: null });
  await server.clock.moveTo(at - minute);
  expect(await titleOf('on-time')).toBeUndefined();
  await Promise.all([server.clock.moveTo(at), publishDue(server.context(null, at))]);
  await server.clock.advance(minute);
  expect(await titleOf('on-time')).toBe('Changed after it was scheduled');
  expect(await revisionsOf('on-time')).toEqual([{ number: 1, actor: editor.memberId, note: 'On time' }]);
});

test('[DOC-04] one that cannot be published says so to who has scheduled it, and is not tried again', async () => {
  const version = await drafted('too-late');
  const at = server.clock.now() + day;
  await schedule('too-late', version, at);
  const broken = { ...eventBody(server, 'No picture'), picture: '' };
  await saveDraft(operatorOf(server), { kind: 'event', id: 'too-late', version, body: broken, began: null });
  await server.clock.moveTo(at);
  await server.clock.advance(minute);
  const draft = await server.db.selectFrom('draft').selectAll().where('id', '=', 'too-late').executeTakeFirstOrThrow();
  expect(draft.failure).toContain('picture: ');
  // the clock goes on while the due work runs
  expect(draft.failed_at?.getTime()).toBeGreaterThanOrEqual(at);
  const mails = (await server.mails()).filter(({ subject }) => subject === 'Not published: No picture');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('picture: ');
  expect(mails[0]?.text).toContain('/studio/event/too-late');
  // the same once more is a time that has passed, and no schedule
  expect(await schedule('too-late', draft.version, at)).toMatchObject({ refusal: { field: 'publishAt' } });
  // chosen anew, it is tried again
  const mended = await saveDraft(operatorOf(server), {
    kind: 'event',
    id: 'too-late',
    version: draft.version,
    body: eventBody(server, 'With a picture'),
    began: null,
  });
  const next = server.clock.now() + 5 * minute;
  expect((await schedule('too-late', mended.ok ? mended.value.draft.version : 0, next)).ok).toBe(true);
  await server.clock.moveTo(next);
  expect(await titleOf('too-late')).toBe('With a picture');
});

test('[DOC-04] a time that has passed, faults and another version are refused, and a schedule is taken back', async () => {
  const now = server.clock.now();
  const version = await drafted('not-scheduled');
  const tooLate = ['1e400', '9e15', '99999999999999999', String(Date.UTC(10_000, 0)), String(Date.UTC(2200, 0))];
  for (const at of [now, NaN, ...tooLate.map(Number)]) {
    expect(await schedule('not-scheduled', version, at)).toMatchObject({ refusal: { code: 'INVALID_INPUT' } });
  }
  expect(await schedule('not-scheduled', version + 1, now + day)).toMatchObject({ refusal: { code: 'STALE_VERSION' } });
  expect((await schedule('not-scheduled', version, now + day)).ok).toBe(true);
  expect(await schedule('not-scheduled', version, null)).toMatchObject({ ok: true, value: { publishAt: null } });
  await server.clock.moveTo(now + 2 * day);
  expect(await titleOf('not-scheduled')).toBeUndefined();
});

test('[DOC-04] a draft that somebody has rescheduled in the same moment is not published at its former time', async () => {
  const key = { kind: 'event', id: 'rescheduled' };
  const version = await drafted(key.id);
  const at = server.clock.now() + 10 * minute;
  for (const time of [at, at + day]) expect((await schedule(key.id, version, time)).ok).toBe(true);
  // as the clock does that has found it before
  const due = { note: '', author: editor.memberId, dueAt: at };
  expect(await publishDrafts(operatorOf(server), [{ ...key, version: null }], due)).toMatchObject({
    refusal: { code: 'NOT_FOUND' },
  });
  expect(await titleOf(key.id)).toBeUndefined();
});

test('[DOC-04] a draft that lacks what it must have is not scheduled', async () => {
  const version = await drafted('lacks-a-picture', { ...eventBody(server, 'Lacks a picture'), picture: '' });
  const refused = await schedule('lacks-a-picture', version, server.clock.now() + day);
  expect(refused).toMatchObject({ refusal: { code: 'INVALID_INPUT', field: 'picture' } });
});

test('[DOC-04] the note of a schedule is another once it is scheduled with another one', async () => {
  const key = { kind: 'event', id: 'another-note' };
  const given = { ...key, version: await drafted(key.id), publishAt: server.clock.now() + day };
  for (const note of ['One', 'Another'])
    expect(await scheduleDraft(staffOf(), { ...given, note })).toMatchObject({ ok: true, value: { note } });
});

test.each([
  ['archived', (key: DocumentKey) => archiveDocument(staffOf(), key, { isToBeArchived: true, reason: '' })],
  ['taken back', (key: DocumentKey) => takeBack(staffOf(), key, '')],
])('[DOC-04] what is %s is no longer published by itself, and its draft stays', async (what, end) => {
  const key = { kind: 'event', id: `ended-${what.replace(' ', '-')}` };
  await publishDrafts(operatorOf(server), [{ ...key, version: await drafted(key.id) }], { note: '' });
  const version = await drafted(key.id, eventBody(server, 'Next'));
  const at = server.clock.now() + 10 * minute;
  expect((await schedule(key.id, version, at)).ok).toBe(true);
  const ended = await end(key);
  expect(ended.ok && ended.value.lines).toContain('It is no longer published by itself. Its draft stays.');
  const again = await end(key);
  expect(again.ok && again.value).toMatchObject({ isSaved: false, lines: [] });
  await server.clock.moveTo(at + minute);
  expect(await titleOf(key.id)).toBe(key.id);
  const draft = server.db.selectFrom('draft').select(['version', 'publish_at', 'failure']).where('id', '=', key.id);
  expect(await draft.executeTakeFirst()).toEqual({ version, publish_at: null, failure: null });
});

test('[DOC-04] what is archived is not scheduled, nor published by a schedule that is still there', async () => {
  const key = { kind: 'event', id: 'archived-before' };
  const version = await drafted(key.id);
  const at = server.clock.now() + 10 * minute;
  expect((await archiveDocument(staffOf(), key, { isToBeArchived: true, reason: '' })).ok).toBe(true);
  expect(await schedule(key.id, version, at)).toMatchObject({ refusal: { code: 'CONFLICT' } });
  await server.db
    .updateTable('draft')
    .set({ publish_at: new Date(at), scheduled_by: editor.memberId })
    .where('id', '=', key.id)
    .execute();
  await server.clock.moveTo(at + minute);
  expect(await titleOf(key.id)).toBeUndefined();
  const draft = server.db.selectFrom('draft').select('failure').where('id', '=', key.id);
  expect((await draft.executeTakeFirst())?.failure).toContain('archived');
});

test('[DOC-04] the schedule of somebody who may no longer publish is not carried out, and the draft says why', async () => {
  const { memberId } = await server.as('editor');
  const key = { kind: 'event', id: 'by-somebody-who-left' };
  const at = server.clock.now() + 10 * minute;
  const version = await drafted(key.id);
  const by = { ...editor, memberId };
  expect((await scheduleDraft({ ...operatorOf(server), by }, { ...key, version, publishAt: at, note: '' })).ok).toBe(
    true,
  );
  await server.db.deleteFrom('staff_role').where('member_id', '=', memberId).execute();
  await server.clock.moveTo(at + minute);
  expect(await titleOf(key.id)).toBeUndefined();
  const draft = server.db.selectFrom('draft').select('failure').where('id', '=', key.id);
  expect(await draft.executeTakeFirst()).toEqual({
    failure: 'Who has scheduled it may no longer publish. Somebody who may can publish it, or schedule it again.',
  });
  // it is nothing to them any more
  expect((await server.mails()).filter(({ subject }) => subject.includes(key.id))).toEqual([]);
});

test('[DOC-04] a draft that somebody has rescheduled in the same moment does not say why it was refused before', async () => {
  const key = { kind: 'event', id: 'refused-and-rescheduled' };
  const at = server.clock.now() + 10 * minute;
  const version = await drafted(key.id);
  // who has scheduled it reads alone by now
  const by = { ...editor, memberId: persona('auditor').memberId };
  const given = { ...key, version, publishAt: at, note: '' };
  expect((await scheduleDraft({ ...operatorOf(server), by }, given)).ok).toBe(true);
  const waiting = sql`select from pg_locks where not granted and locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;
  const due: Promise<void>[] = [];
  await transaction(server.db, async (tx) => {
    await lockDocument(tx, key);
    due.push(publishDue(server.context(null, at)));
    await expect.poll(async () => (await waiting.execute(server.db)).rows.length).toBe(1);
    await saveSchedule(tx, key, { publishAt: new Date(at + day), by: editor, note: '' });
  });
  await Promise.all(due);
  const draft = server.db.selectFrom('draft').select(['publish_at', 'failure']).where('id', '=', key.id);
  expect(await draft.executeTakeFirst()).toEqual({ publish_at: new Date(at + day), failure: null });
  expect((await server.mails()).filter(({ subject }) => subject.includes(key.id))).toEqual([]);
});

test('[DOC-04] [STF-01] a draft is not published for somebody whose account is gone by then, but for a command', async () => {
  const { memberId } = await server.as('commerce');
  const at = server.clock.now() + 10 * minute;
  const scheduled = async (id: string, by: StaffActor) => {
    const given = { kind: 'event', id, version: await drafted(id), publishAt: at, note: '' };
    expect((await scheduleDraft({ ...operatorOf(server), by }, given)).ok).toBe(true);
  };
  await scheduled('by-somebody-erased', { ...editor, memberId });
  await scheduled('by-a-command', operatorOf(server).by);
  // as an erasure does
  await server.db.deleteFrom('member').where('member_id', '=', memberId).execute();
  await server.clock.moveTo(at + minute);
  expect(await titleOf('by-somebody-erased')).toBeUndefined();
  expect(await titleOf('by-a-command')).toBe('by-a-command');
  const draft = server.db.selectFrom('draft').select('failure').where('id', '=', 'by-somebody-erased');
  expect((await draft.executeTakeFirst())?.failure).toContain('may no longer publish');
});

test('[DOC-01] two publish the same draft at once: it is published once', async () => {
  const version = await drafted('two-publishers');
  const publishing = () => publishDrafts(staffOf(), [{ kind: 'event', id: 'two-publishers', version }], { note: '' });
  const results = await Promise.all([publishing(), publishing(), publishing()]);
  expect(results.map((result) => result.ok && result.value.revision)).toEqual([1, 1, 1]);
  expect(results.filter((result) => result.ok && result.value.isSaved)).toHaveLength(1);
  expect(await revisionsOf('two-publishers')).toHaveLength(1);
});

test('[DOC-02] what is saved while the draft is being published is lost neither for members nor for the writer', async () => {
  const body = eventBody(server, 'beside-saving');
  const version = await drafted('beside-saving', body);
  const pause = await pauseAt(server, 'insert', 'member_event');
  const publishing = publishDrafts(staffOf(), [{ kind: 'event', id: 'beside-saving', version }], { note: '' });
  await pause.untilWaiting(1);
  const saving = saveDraft(operatorOf(server), {
    kind: 'event',
    id: 'beside-saving',
    version,
    body: { ...body, subtitle: 'Typed meanwhile' },
    began: body,
  });
  await pause.untilWaiting(2);
  await pause.release();
  const [published, saved] = await Promise.all([publishing, saving]);
  await pause.close();
  expect([published.ok, saved.ok]).toEqual([true, true]);
  expect(await titleOf('beside-saving')).toBe('beside-saving');
  const draft = server.db.selectFrom('draft').select(['body', 'base']).where('id', '=', 'beside-saving');
  expect(await draft.executeTakeFirst()).toEqual({ body: { ...body, subtitle: 'Typed meanwhile' }, base: 1 });
});

test('[DOC-01] a connection that is lost in the middle leaves nothing behind, and the next try succeeds', async () => {
  const version = await drafted('lost');
  const before = await hashDatabase(server);
  const pause = await pauseAt(server, 'insert', 'revision');
  const publishing = publishDrafts(staffOf(), [{ kind: 'event', id: 'lost', version }], { note: '' });
  const failing = expect(publishing).rejects.toThrow();
  await pause.untilWaiting(1);
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
    and application_name = 'atrium' and wait_event_type = 'Lock'`);
  await owner.end();
  await failing;
  await pause.release();
  await pause.close();
  server.takeErrors();
  expect(await hashDatabase(server)).toEqual(before);
  const again = await publishDrafts(staffOf(), [{ kind: 'event', id: 'lost', version }], { note: '' });
  expect(again).toMatchObject({ ok: true, value: { revision: 1, isSaved: true } });
});

test('[THR-70] a rehearsal leaves nothing behind: no row, no job, no mail, no number', async () => {
  const id = 'new-member-orientation';
  await server.mails();
  const found = await server.db
    .selectFrom('member_event')
    .select('title')
    .where('member_event_id', '=', id)
    .executeTakeFirst();
  const version = await drafted(id, { ...eventBody(server, 'Moved', 30), status: 'CANCELED' });
  expect(found?.title).not.toBe('Moved');
  const before = await hashDatabase(server);
  const rehearsed = await publishDrafts({ ...staffOf(), dryRun: true }, [{ kind: 'event', id, version }], {
    note: 'x',
  });
  expect(rehearsed).toMatchObject({
    ok: true,
    value: { isSaved: false, lines: [expect.stringContaining('canceled')] },
  });
  expect(await hashDatabase(server)).toEqual(before);
});
