import { day } from '@atrium/domain/time.ts';
import { getNamedType, isLeafType, isObjectType, type GraphQLField } from 'graphql';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from './base/sql/transaction.ts';
import { makeCode } from './modules/account/service/codes.ts';
import { addSession } from './modules/enrollment/workshop.fixture.ts';
import { surveyResponses } from './modules/survey/survey.fixture.ts';
import { begin, firstPlace } from './modules/video/video.fixture.ts';
import { schema } from './schema.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';

// Sends every mutation twice: an answer that was lost is asked for again.

let server: TestServer;
/** As the owner, who may see the queue. */
let owner: pg.Client;
beforeAll(async () => {
  server = await startServer();
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

interface Sent {
  readonly caller: Caller;
  readonly variables: Record<string, unknown>;
  /** The code of the second answer where it is another than the first; it must not change anything either. */
  readonly again?: string;
  /** Fields that depend on the instant. */
  readonly varying?: readonly string[];
}

const key = { deviceId: 'a', clientSeq: '1' };
const survey = 'BASIC_INFO_SURVEY_V2';
const planner = 'planner@demo.example';

async function report(): Promise<Sent> {
  const caller = await server.as('member');
  const place = await firstPlace(caller, 'negotiating-with-numbers');
  const played = { continueAtTime: 4, videoSessionPlayingTime: 4, videoSessionMaxPlayhead: 4, from: 0, to: 4 };
  const { videoId, courseId } = place;
  const userVideoSessionId = await begin(caller, place);
  const input = { userVideoSessionId, videoId, courseId, ...played, status: 'IN_PROGRESS', clientSeq: '1' };
  return { caller, variables: { input } };
}

/** Each mutation with what it sends, or the reason for which sending it twice may do it twice. */
const mutations: Record<string, (() => Promise<Sent>) | string> = {
  addUserSave: async () => ({
    caller: await server.as('member'),
    variables: { contentId: 'unit-economics', contentType: 'COURSE' },
  }),
  removeUserSave: async () => ({
    caller: await server.as('member'),
    variables: { contentId: 'unit-economics', contentType: 'COURSE' },
  }),
  saveEnrollment: async () => {
    const startAt = server.clock.now() + 30 * day;
    await addSession(server, { sessionId: 'twice-1', courseId: 'twice', startAt, capacity: 3 });
    const caller = await server.as('academy');
    return { caller, variables: { input: { userId: caller.memberId, sessionId: 'twice-1', ...key } } };
  },
  saveMemberEventRsvp: async () => {
    const caller = await server.as('academy');
    const memberEventId = 'new-member-orientation';
    return { caller, variables: { input: { userId: caller.memberId, memberEventId, status: 'ACTIVE', ...key } } };
  },
  inviteFriendsToEvent: async () => ({
    caller: await server.as('member'),
    variables: { input: { memberEventId: 'new-member-orientation', emails: ['one@friends.example'], ...key } },
  }),
  resetEventsCalendar: async () => ({ caller: await server.as('member'), variables: { input: key } }),
  openVideo: async () => {
    const caller = await server.as('limited');
    const { topLevelId, groupId, videoContentId } = await firstPlace(caller, 'cash-before-profit');
    return { caller, variables: { topLevelId, groupId, videoContentId }, varying: ['manifestUrl', 'expiresAt'] };
  },
  saveSurveyPrompt: async () => ({ caller: await server.as('limited'), variables: { type: survey } }),
  saveSurveyResponse: async () => ({
    caller: await server.as('limited'),
    variables: { type: survey, responses: surveyResponses },
  }),
  updateVideoSession: report,
  confirmPassword: async () => {
    const at = { address: planner, purpose: 'RESET_PASSWORD' } as const;
    const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
    const input = { email: planner, code, password: 'Another-pass-2!' };
    // a code is used up by the first
    return { caller: server.stranger, variables: { input }, again: 'INVALID_CODE' };
  },
  startAccountLinking: async () => ({
    caller: await server.as('member'),
    variables: { email: 'maya@elsewhere.example' },
  }),
  // the first ends the sign-in that the second comes with
  logout: async () => ({ caller: await server.as('workshops'), variables: {}, again: 'UNAUTHENTICATED' }),
  transferToProfAI: 'each gives another code, good once and for a minute; at most sixty in a quarter of an hour',
  createVideoSession: 'each time a player starts is a viewing; one without reports ends by itself, and credits nothing',
  forgotPassword: 'each mails a new code that replaces the one before, at most three an hour (D13)',
  signupLimitedUser: 'each needs a bot check of its own, and mails another link, at most three an hour (D13)',
  sendVerificationCode: 'each mails a new code that replaces the one before, at most three an hour (D13)',
};

const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
const checked = fields.filter(({ name }) => typeof mutations[name] === 'function');

test('every mutation is sent twice below, or says why not', () => {
  expect(Object.keys(mutations).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
});

test.each(checked)('$name sent twice answers the same and changes nothing', async (field) => {
  const prepare = mutations[field.name];
  if (typeof prepare !== 'function') throw new Error('no call');
  const { caller, variables, again, varying = [] } = await prepare();
  const send = async () => {
    const { data, errors } = await caller.ask<Record<string, Record<string, unknown> | null>>(
      documentOf(field, varying),
      variables,
    );
    const payload = data?.[field.name] ?? null;
    const error = payload?.['error'] as { code: string } | null | undefined;
    return { payload, code: errors?.[0]?.extensions.code ?? error?.code ?? null };
  };
  const first = await send();
  expect(first.code).toBeNull();
  const before = await rows();
  const second = await send();
  expect(second.code).toBe(again ?? null);
  if (again === undefined) expect(second.payload).toEqual(first.payload);
  expect(await rows()).toEqual(before);
});

/** The mutation with all its arguments, and all fields of its payload that are no objects, and the error. */
function documentOf({ name, args, type }: GraphQLField<unknown, unknown>, varying: readonly string[]): string {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) throw new Error(`${name} has no payload`);
  const all = Object.values(payload.getFields());
  const plain = all.filter((field) => isLeafType(getNamedType(field.type)) && !varying.includes(field.name));
  const selected = [...plain.map((field) => field.name), ...(payload.getFields()['error'] ? ['error { code }'] : [])];
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`);
  const brackets = (texts: readonly string[]): string => (texts.length > 0 ? `(${texts.join(', ')})` : '');
  return `mutation ${brackets(declared)} { ${name}${brackets(passed)} { ${selected.join(' ')} } }`;
}

/** Tables that count attempts, so that each request changes them. */
const counters = ['sign_in_try'];

/** What the database holds: the number of rows of each table and a hash over them, once no job is left. */
async function rows(): Promise<Record<string, string>> {
  await server.mails();
  await expect.poll(jobs, { timeout: 30_000 }).toBe(0);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  const found: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !counters.includes(table.name))) {
    const { rows: counted } = await sql<{ all: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as all
      from ${sql.table(name)} t`.execute(server.db);
    found[name] = counted[0]?.all ?? '';
  }
  return found;
}

async function jobs(): Promise<number> {
  const counted = await owner.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs');
  return counted.rows[0]?.count ?? 0;
}
