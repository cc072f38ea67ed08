import { randomBytes } from 'node:crypto';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addClassOf } from './class.fixture.ts';

// What the team says about the recording of a class. Product time only moves forward, so each test moves it itself.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Answer {
  readonly lines: readonly string[] | null;
  readonly error: { readonly code: string; readonly message: string; readonly reason: string | null } | null;
}

/** An act on the recording of the first class; its lines, or the code and sentence with which it was refused. */
async function act(name: string, sessionId: string, args = '', who = 'support'): Promise<string> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, Answer | null>>(
    `mutation { ${name}(sessionId: "${sessionId}", meetingNumber: 1${args}) { lines error { code message reason } } }`,
  );
  const answer = data?.[name];
  const error = answer?.error ?? null;
  if (errors !== undefined) return errors[0]?.extensions.code ?? 'no code';
  if (error === null) return (answer?.lines ?? []).join(' ');
  return `${error.code}: ${error.reason === error.code ? error.message : (error.reason ?? '')}`;
}
const save = (sessionId: string, args: string, who?: string) => act('saveRecording', sessionId, `, ${args}`, who);
const remove = (sessionId: string, args = '') => act('removeRecording', sessionId, args);
const link = (path: string, more = ''): string => `url: "https://zoom.example/rec/${path}"${more}`;
const because = 'reason: "It was the wrong class."';

/** A class that is over, with members of its session. */
async function overClass(sessionId: string, members = 3) {
  const made = await addClassOf(server, { sessionId, meetings: 1, members, startAt: server.clock.now() - 2 * hour });
  return { ...made, endAt: server.clock.now() - hour };
}

const told = async (sessionId: string) => {
  const mails = await server.db
    .selectFrom('mail')
    .select(['to_address as to', 'withdrawn_at as withdrawnAt', 'sent_at as sentAt'])
    .where('dedupe_key', 'like', `recording/${sessionId}/%`)
    .orderBy('mail_id')
    .execute();
  const count = (has: (mail: (typeof mails)[number]) => boolean): number => mails.filter(has).length;
  return {
    waiting: count(({ sentAt, withdrawnAt }) => sentAt === null && withdrawnAt === null),
    withdrawn: count(({ withdrawnAt }) => withdrawnAt !== null),
    sent: count(({ sentAt }) => sentAt !== null),
  };
};

/** What is stored of the recording of the first class. */
const stored = (sessionId: string) =>
  server.db
    .selectFrom('meeting_recording')
    .select(['url', 'film_id as filmId', 'ready_at as readyAt'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

/** A film that support has uploaded, which waits for the encoder. */
async function addFilm(state: 'WAITING' | 'REFUSED' = 'WAITING'): Promise<string> {
  const { memberId } = await server.as('support');
  const filmId = `film-${randomBytes(16).toString('hex')}`;
  await server.db
    .insertInto('film')
    .values({
      film_id: filmId,
      added_by: memberId,
      file_name: 'class.mp4',
      bytes: 10,
      state,
      fault: state === 'REFUSED' ? 'STOPPED' : null,
      created_at: new Date(server.clock.now()),
    })
    .execute();
  return filmId;
}

test('[RUN-03] [D85] [D96] a link is the recording of a class that is over, and who is enrolled is mailed after ten minutes', async () => {
  const { sessionId } = await overClass('linked');
  const lines =
    'The recording of Class 1 is a link. Everybody who is enrolled can watch it at once. ' +
    '3 people are mailed in ten minutes that it is ready.';
  expect(await save(sessionId, link('one', ', dryRun: true'))).toBe(lines);
  expect([await stored(sessionId), await told(sessionId)]).toEqual([undefined, { waiting: 0, withdrawn: 0, sent: 0 }]);
  expect(await save(sessionId, link('one'))).toBe(lines);
  // sent again
  expect(await save(sessionId, link('one'))).toBe('');
  expect(await told(sessionId)).toEqual({ waiting: 3, withdrawn: 0, sent: 0 });
  await server.clock.advance(11 * minute);
  expect((await server.mails()).filter(({ subject }) => subject.startsWith('The recording is ready'))).toHaveLength(3);
  // another link needs a reason, and is no news
  expect(await save(sessionId, link('two'))).toBe('INVALID_INPUT: A reason is needed.');
  expect(await save(sessionId, link('two', `, ${because}`))).toBe(
    'The recording of Class 1 is a link. Everybody who is enrolled can watch it at once. ' +
      'What was there before is no longer shown: a link. Nobody is mailed.',
  );
  expect((await stored(sessionId))?.url).toBe('https://zoom.example/rec/two');
});

test('[RUN-03] [D85] [D96] a recording is taken away with a reason, and the mails that wait are withdrawn', async () => {
  const { sessionId } = await overClass('taken');
  await save(sessionId, link('one'));
  expect(await remove(sessionId)).toBe('INVALID_INPUT: A reason is needed.');
  expect(await remove(sessionId, `, ${because}`)).toBe(
    'The recording of Class 1 is taken away: a link. Nobody finds it any more. 3 mails that wait are withdrawn.',
  );
  expect(await remove(sessionId, `, ${because}`)).toBe('');
  expect(await told(sessionId)).toEqual({ waiting: 0, withdrawn: 3, sent: 0 });
  // nobody was told, so that another one is news
  await server.clock.advance(minute);
  expect(await save(sessionId, link('two'))).toMatch(/3 people are mailed/);
  const { entries } = await server.db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll().as('entries'))
    .where('subject', '=', `session/${sessionId}`)
    .executeTakeFirstOrThrow();
  expect(Number(entries)).toBe(3);
});

test('[RUN-03] [D85] [D74] a film is the recording once it is a stream, and then everybody is mailed', async () => {
  const { sessionId } = await overClass('filmed');
  const filmId = await addFilm();
  expect(await save(sessionId, `filmId: "${filmId}"`)).toBe(
    'The recording of Class 1 will be the film class.mp4, once it is encoded. Everybody who is enrolled is mailed then.',
  );
  expect(await stored(sessionId)).toEqual({ url: null, filmId, readyAt: null });
  await server.clock.advance(20 * minute);
  expect(await told(sessionId)).toEqual({ waiting: 0, withdrawn: 0, sent: 0 });
  const ready = { state: 'READY', progress: 100, duration: 60, width: 16, height: 9 } as const;
  await server.db.updateTable('film').set(ready).where('film_id', '=', filmId).execute();
  await server.clock.advance(minute);
  await expect.poll(() => told(sessionId)).toEqual({ waiting: 0, withdrawn: 0, sent: 3 });
  expect((await stored(sessionId))?.readyAt).not.toBeNull();
});

test('[RUN-03] [D85] what is no recording is refused at its field, and before the class is over', async () => {
  const { sessionId } = await addClassOf(server, { sessionId: 'to-come', meetings: 1, members: 1 });
  expect(await save(sessionId, link('one'))).toBe('NOT_AVAILABLE_YET: This class is not over yet.');
  const over = await overClass('wrong', 1);
  const wrong = 'INVALID_INPUT: An address that begins with https is needed.';
  expect(await save(over.sessionId, 'url: "http://zoom.example/rec"')).toBe(wrong);
  expect(await save(over.sessionId, 'url: "/courses"')).toBe(wrong);
  const none = 'INVALID_INPUT: There is no such film. Choose it again.';
  expect(await save(over.sessionId, `filmId: "${await addFilm('REFUSED')}"`)).toBe(none);
  expect(await save(over.sessionId, 'filmId: "agents-at-work-read-draft-send-pay"')).toBe(none);
  expect(await save(over.sessionId, 'dryRun: true')).toBe('INVALID_INPUT: The address of the recording is needed.');
});

test('[RUN-03] [D85] [STF-01] an instructor gives the classes of their courses a recording, and others do not', async () => {
  const { sessionId } = await overClass('of-nobody', 1);
  expect(await save(sessionId, link('one'), 'instructor')).toBe('NOT_FOUND: Not found.');
  expect(await save('ai-leaders-1', link('one', `, ${because}`), 'instructor')).toMatch(/^The recording of /);
  expect(await save(sessionId, link('one'), 'editor')).toBe('FORBIDDEN');
});

test('[STU-02] [D85] the team finds the classes whose recording is expected, and those whose film failed', async () => {
  const { sessionId } = await overClass('wanted', 1);
  const ask = async (who: string) => {
    const { listWantedRecordings } = await (
      await server.as(who)
    ).query<{ listWantedRecordings: { sessionId: string; message: string | null }[] }>(
      '{ listWantedRecordings { sessionId message } }',
    );
    return listWantedRecordings.filter((each) => each.sessionId === sessionId).map(({ message }) => message);
  };
  expect([await ask('support'), await ask('instructor')]).toEqual([[null], []]);
  const filmId = await addFilm();
  await save(sessionId, `filmId: "${filmId}"`);
  expect(await ask('support')).toEqual([]);
  await server.db
    .updateTable('film')
    .set({ state: 'FAILED', fault: 'ENCODER_FAILED' })
    .where('film_id', '=', filmId)
    .execute();
  expect(await ask('support')).toEqual([expect.stringMatching(/^It could not be encoded/)]);
  await save(sessionId, link('one', `, ${because}`));
  expect(await ask('support')).toEqual([]);
  await remove(sessionId, `, ${because}`);
  expect(await ask('support')).toEqual([null]);
  await server.clock.advance(4 * day);
  expect(await ask('support')).toEqual([]);
});

test('[RUN-03] [D85] [THR-35] a film plays for who may open the content of its session, by a signed address', async () => {
  const open = async (who: string, sessionId = 'growth-loops-1') => {
    const { openRecording } = await (
      await server.as(who)
    ).query<{
      openRecording: { title: string; manifestUrl: string | null; error: { code: string } | null };
    }>('mutation ($id: ID!) { openRecording(sessionId: $id, meetingNumber: 1) { title manifestUrl error { code } } }', {
      id: sessionId,
    });
    return openRecording;
  };
  // the film of the demo, at another session too
  const demo = await server.db
    .selectFrom('film')
    .select('film_id as filmId')
    .where('bytes', '>', 10)
    .executeTakeFirst();
  await server.db
    .updateTable('meeting_recording')
    .set({ url: null, film_id: demo?.filmId ?? '' })
    .where('session_id', '=', 'growth-loops-1')
    .execute();
  const { manifestUrl, error } = await open('archive');
  expect(error).toBeNull();
  expect((await server.stranger.fetch(manifestUrl ?? '')).status).toBe(200);
  expect((await server.stranger.fetch((manifestUrl ?? '').split('?')[0] ?? '')).status).not.toBe(200);
  expect((await open('graduate')).error?.code).toBe('NOT_ENROLLED');
  // a link is none of ours
  expect((await open('archive', 'spend-where-it-moves-1')).error?.code).toBe('NOT_FOUND');
  const { getSessionContent } = await (
    await server.as('archive')
  ).query<{ getSessionContent: { meetings: { recordingUrl: string | null }[] } }>(
    '{ getSessionContent(sessionId: "growth-loops-1") { meetings { recordingUrl } } }',
  );
  expect(getSessionContent.meetings[0]?.recordingUrl).toBe('/courses/session/growth-loops-1?recording=1');
});
