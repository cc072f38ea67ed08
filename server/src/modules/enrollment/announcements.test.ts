import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { sendAnnouncements } from './service/sendAnnouncements.ts';
import { addFullSession, addMembers, addSession, contextOf } from './workshop.fixture.ts';

// What the team writes to everybody of a session. The due work is called by the tests.
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Answer {
  readonly lines: readonly string[] | null;
  readonly error: { readonly code: string } | null;
}

/** Sends an act; its lines, or the code with which it was refused. */
async function act(name: string, variables: Readonly<Record<string, string>>, more = '', who = 'support') {
  const given = Object.entries(variables).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, Answer | null>>(`mutation { ${name}(${given.join(', ')}${more}) { lines error { code } } }`);
  const answer = data?.[name];
  return errors?.[0]?.extensions.code ?? answer?.error?.code ?? (answer?.lines ?? []).join(' ');
}
const written = (sessionId: string, announcementId: string, text = 'It has moved.\n\nCome to the second floor.') => ({
  sessionId,
  announcementId,
  subject: 'The room',
  text,
});
const send = (later: number): Promise<void> =>
  sendAnnouncements(contextOf(server, 'nobody', server.clock.now() + later));

async function mailsOf(announcementId: string): Promise<{ to: string; subject: string; body: string }[]> {
  return server.db
    .selectFrom('mail')
    .select(['to_address as to', 'subject', 'body'])
    .where('dedupe_key', 'like', `announcement/${announcementId}/%`)
    .orderBy('to_address')
    .execute();
}

test('[RUN-02] [DOC-03] [D96] an announcement is rehearsed, kept once, and leaves after ten minutes to the enrolled alone', async () => {
  const { sessionId } = await addFullSession(server, 'announced');
  const lines =
    '1 person who is enrolled is mailed “The room”. ' +
    'It leaves after 10 minutes; until then it can be stopped here.';
  expect(await act('announceToSession', written(sessionId, 'announced-1'), ', dryRun: true')).toBe(lines);
  expect(await act('announceToSession', written(sessionId, 'announced-1'))).toBe(lines);
  expect(await act('announceToSession', written(sessionId, 'announced-1'))).toBe('');
  await send(9 * minute);
  expect(await mailsOf('announced-1')).toEqual([]);
  await send(10 * minute);
  await send(11 * minute);
  const mails = await mailsOf('announced-1');
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual(['announced-1@test.example: The room']);
  expect(mails[0]?.body).toContain('It has moved.\n\nCome to the second floor.');
  expect(await act('stopAnnouncement', { announcementId: 'announced-1' })).toBe('INVALID_INPUT');
});

test('[RUN-02] many are mailed in parts, each of them once, also those who enroll meanwhile', async () => {
  const sessionId = 'announced-to-many';
  await addSession(server, { sessionId, courseId: sessionId, startAt: server.clock.now() + 60 * minute });
  const members = await addMembers(server, sessionId, 401);
  await server.db
    .insertInto('enrollment')
    .columns(['member_id', 'session_id', 'customer_id', 'status', 'joined_at', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select([
          'member_id',
          eb.val(sessionId).as('session_id'),
          'customer_id',
          eb.val('ENROLLED' as const).as('status'),
          eb.val(new Date(0)).as('joined_at'),
          eb.val(new Date(0)).as('changed_at'),
        ])
        .where('member_id', 'in', members),
    )
    .execute();
  expect(await act('announceToSession', written(sessionId, 'to-many-1'))).toContain('401 people');
  await Promise.all([send(10 * minute), send(10 * minute)]);
  expect(new Set((await mailsOf('to-many-1')).map(({ to }) => to)).size).toBe(401);
  const row = server.db.selectFrom('session_announcement').select(['mailed', 'leaves_at as leavesAt']);
  expect(await row.where('announcement_id', '=', 'to-many-1').execute()).toEqual([{ mailed: 401, leavesAt: null }]);
});

test('[RUN-02] one that is stopped mails nobody, and what is empty or for nobody is not kept', async () => {
  const { sessionId } = await addFullSession(server, 'announced-stopped');
  await act('announceToSession', written(sessionId, 'to-be-stopped'));
  expect(await act('stopAnnouncement', { announcementId: 'to-be-stopped' })).toBe(
    '“The room” is stopped: nobody is mailed.',
  );
  expect(await act('stopAnnouncement', { announcementId: 'to-be-stopped' })).toBe('');
  await send(11 * minute);
  expect(await mailsOf('to-be-stopped')).toEqual([]);
  expect(await act('announceToSession', written(sessionId, 'empty-text', ' \n'))).toBe('INVALID_INPUT');
  expect(await act('announceToSession', written(sessionId, 'no id'))).toBe('INVALID_INPUT');
  await addSession(server, { sessionId: 'empty', courseId: 'empty', startAt: server.clock.now() + 60 * minute });
  expect(await act('announceToSession', written('empty', 'to-nobody'))).toBe('INVALID_INPUT');
});

test('[RUN-02] [STF-01] an instructor writes to their own courses, and stops no announcement of another', async () => {
  const { sessionId } = await addFullSession(server, 'announced-not-own');
  expect(await act('announceToSession', written(sessionId, 'not-their-own'), '', 'instructor')).toBe('NOT_FOUND');
  expect(await act('announceToSession', written('ai-leaders-2', 'their-own'), '', 'instructor')).toContain('The room');
  await act('announceToSession', written(sessionId, 'of-support'));
  expect(await act('stopAnnouncement', { announcementId: 'of-support' }, '', 'instructor')).toBe('NOT_FOUND');
  expect(await act('stopAnnouncement', { announcementId: 'of-support' }, '', 'editor')).toBe('FORBIDDEN');
});
