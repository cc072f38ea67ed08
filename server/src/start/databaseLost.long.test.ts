import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { persona } from '@atrium/content/people.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { removePostgres } from '../adapters/local/postgres.ts';
import { freePort } from '../base/process/freePort.ts';
import { demoPassword } from '../demo/accounts.ts';
import { openBrowser, type Browser } from '../modules/identity/browser.fixture.ts';
import { begin, firstPlace, type Place } from '../modules/video/video.fixture.ts';
import {
  endAll,
  newScratch,
  postmasterOf,
  ready,
  root,
  start,
  until,
  withDatabase,
  type Program,
} from './program.fixture.ts';

const scratch = newScratch();
const directory = path.join(scratch, 'lost');
let program: Program;
let port: string;

beforeAll(async () => {
  await mkdir(scratch, { recursive: true });
  port = String(await freePort());
  program = start({ DATA_DIR: directory, PORT: port, DEMO: 'on', LOG_LEVEL: 'warn' });
  await ready(port, 90_000);
}, 120_000);
afterAll(async () => {
  await endAll();
  await removePostgres({ directory, checkout: root });
  await rm(scratch, { recursive: true, force: true });
});
afterEach(async () => {
  // what the program said as it ended is what explains it
  const { exitCode } = program.child;
  expect(exitCode === null ? null : { exitCode, stderr: (await program.ended).stderr }).toBeNull();
});

/** A signed-in member who writes continuously, and the acknowledged writes. */
interface Writer {
  readonly browser: Browser;
  bearer: string;
  readonly userId: string;
  readonly viewingId: string;
  readonly place: Place;
  /** The sequence number of the last acknowledged report. */
  acknowledged: number;
  /** Answers other than an acknowledgment: `status code`. */
  readonly refused: Set<string>;
}

async function post(writer: Pick<Writer, 'bearer'>, query: string, variables: object) {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${writer.bearer}` },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as {
    code?: string;
    data?: Record<string, { error: { code: string } | null } | null>;
    errors?: readonly { extensions: { code: string } }[];
  };
  return { status: response.status, body };
}

async function signInWriter(name: string): Promise<Writer> {
  const browser = openBrowser(`http://127.0.0.1:${port}`);
  const bearer = await browser.signIn(persona(name).email, demoPassword);
  const asker = {
    query: async <T>(query: string, variables: object = {}) =>
      (await post({ bearer }, query, variables)).body.data as T,
  };
  const place = await firstPlace(asker, 'hiring-with-evidence');
  return {
    userId: persona(name).memberId,
    browser,
    bearer,
    place,
    viewingId: await begin(asker, place),
    acknowledged: 0,
    refused: new Set(),
  };
}

const reporting = `mutation ($input: UpdateVideoSessionInput!) {
  updateVideoSession(input: $input) { error { code } } }`;

async function writeOnce(writer: Writer): Promise<void> {
  const clientSeq = writer.acknowledged + 1;
  const at = Math.min(60, clientSeq / 100);
  const { videoId, courseId } = writer.place;
  const input = {
    userVideoSessionId: writer.viewingId,
    videoId,
    courseId,
    continueAtTime: at,
    status: 'IN_PROGRESS',
    videoSessionMaxPlayhead: at,
    videoSessionPlayingTime: at,
    clientSeq: String(clientSeq),
  };
  const { status, body } = await post(writer, reporting, { input });
  const code = body.code ?? body.errors?.[0]?.extensions.code ?? body.data?.['updateVideoSession']?.error?.code;
  if (status === 200 && code === undefined) writer.acknowledged = clientSeq;
  else {
    writer.refused.add(`${String(status)} ${String(code)}`);
    await wait(50);
  }
}

const joining = `mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }`;

/** Enrolls or leaves: each writes a mail, so that jobs are running whenever the database is stopped. */
async function joinOrLeave(writer: Writer, sessionId: string, unenroll: boolean): Promise<void> {
  const input = { userId: writer.userId, sessionId, unenroll };
  const { status, body } = await post(writer, joining, { input });
  if (status !== 200) writer.refused.add(`${String(status)} ${String(body.code ?? body.errors?.[0]?.extensions.code)}`);
}

/** Refreshes the sign-in; a refresh that failed in the outage keeps its cookies and is retried. */
async function renewOnce(writer: Writer): Promise<void> {
  const answer = await writer.browser.refresh();
  const body = (await answer.json()) as { id_token?: string; error?: string };
  if (body.id_token !== undefined) writer.bearer = body.id_token;
  else writer.refused.add(`${String(answer.status)} ${String(body.error)}`);
}

test('[THR-18] the database is killed, stopped and crashed while 50 members write: nothing is lost, nobody is signed out', async () => {
  const names = ['member', 'academy', 'planner', 'archive', 'member'];
  const writers = await Promise.all(Array.from({ length: 50 }, (_, n) => signInWriter(names[n % 5] ?? '')));
  // many, because joining and leaving one repeatedly is rate-limited
  const sessions = await withDatabase(directory, (client) =>
    client.query<{ id: string }>(`select session_id as id from session join course using (course_id)
      where session_type = 'ON_DEMAND' and 'mcsc-unlimited' = any(open_to) and 'ai-academy' = any(open_to)`),
  ).then((rows) => rows.map(({ id }) => id));
  expect(sessions.length).toBeGreaterThan(5);
  let going = true;
  const all = Promise.all(
    writers.map(async (writer, n) => {
      for (let turn = 1; going; turn += 1) {
        if ((turn + n) % 40 === 0) await renewOnce(writer);
        else if ((turn + n) % 10 === 0) {
          const sessionId = sessions[(n + Math.floor(turn / 20)) % sessions.length] ?? '';
          await joinOrLeave(writer, sessionId, (turn + n) % 20 === 0);
        } else await writeOnce(writer);
      }
    }),
  );
  const marks = (): number[] => writers.map(({ acknowledged }) => acknowledged);
  /** Waits until `enough` writers have another acknowledged report, for `limit` milliseconds at most. */
  const written = async (what: string, enough: number, limit: number): Promise<void> => {
    const before = marks();
    const since = (): number => writers.filter((item, n) => item.acknowledged > (before[n] ?? 0)).length;
    await until(what, () => Promise.resolve(since() >= enough), limit);
  };
  // waiting for all writers depends on the machine's load, not on the server's state
  const everybodyWrites = () => written('everybody writes', writers.length, 60_000);
  await everybodyWrites();
  const backend = async (): Promise<number> => {
    const [row] = await withDatabase(directory, (client) =>
      client.query<{ pid: number }>(`select pid from pg_stat_activity where application_name = 'atrium' limit 1`),
    );
    return row?.pid ?? 0;
  };
  const answers = (): Promise<boolean> =>
    withDatabase(directory, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  for (const [victim, signal] of [
    [postmasterOf, 'SIGKILL'],
    [postmasterOf, 'SIGINT'],
    // it stops when its last connection has ended
    [postmasterOf, 'SIGTERM'],
    [backend, 'SIGKILL'],
  ] as const) {
    process.kill(await victim(directory), signal);
    await until('the loss is noticed', () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then((answer) => answer.status === 503),
    );
    // how long recovery takes depends on the disk; what follows depends on the server
    await until('the database is back', answers);
    await ready(port, 5000);
    await written('whole again within five seconds of the database', 1, 5000);
    await everybodyWrites();
  }
  going = false;
  await all;

  const refusals = new Set(writers.flatMap(({ refused }) => [...refused]));
  expect(
    [...refusals].filter((refusal) => !['503 UNAVAILABLE', '503 temporarily_unavailable'].includes(refusal)),
  ).toEqual([]);
  expect(refusals).toContain('503 UNAVAILABLE');
  const kept = await withDatabase(directory, (client) =>
    client.query<{ id: string; seq: number }>('select viewing_id as id, client_seq::integer as seq from viewing'),
  );
  const stored = new Map(kept.map(({ id, seq }) => [id, seq]));
  const lost = writers.filter((item) => (stored.get(item.viewingId) ?? 0) < item.acknowledged);
  expect(lost.map(({ viewingId }) => viewingId)).toEqual([]);
  const unsent = async (): Promise<number> => {
    const [row] = await withDatabase(directory, (client) =>
      client.query<{ count: number }>(
        'select count(*)::integer as count from mail where sent_at is null and withdrawn_at is null',
      ),
    );
    return row?.count ?? 0;
  };
  await until('every mail is sent', async () => (await unsent()) === 0, 60_000);
  for (const writer of writers) {
    expect((await writer.browser.call(writer.bearer)).status).toBe(200);
    const renewed = await writer.browser.refresh();
    expect([renewed.status, await renewed.json()]).toMatchObject([200, { expires_in: expect.any(Number) as number }]);
  }
  expect(program.log().filter((line) => line.includes('"level":"error"'))).toEqual([]);
}, 180_000);
