import { unreleasedSessionId } from '@atrium/content/flags.ts';
import { persona } from '@atrium/content/people.ts';
import { clips } from '@atrium/content/media.ts';
import type { MemberContext } from '@atrium/server/base/context.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { runDue } from '@atrium/server/base/jobs/due.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { dueWork } from '@atrium/server/registry.ts';
import { makeCode } from '@atrium/server/modules/account/service/codes.ts';
import { confirmPassword } from '@atrium/server/modules/account/service/confirmPassword.ts';
import { forgotPassword } from '@atrium/server/modules/account/service/forgotPassword.ts';
import { mailCode } from '@atrium/server/modules/account/service/mailCode.ts';
import { lookupSignupActivationCode } from '@atrium/server/modules/account/service/lookupSignupActivationCode.ts';
import { sendVerificationCode } from '@atrium/server/modules/account/service/sendVerificationCode.ts';
import { signupLimitedUser } from '@atrium/server/modules/account/service/signupLimitedUser.ts';
import { listCatalogue, searchCourses } from '@atrium/server/modules/catalogue/service/listCatalogue.ts';
import { addUserSave } from '@atrium/server/modules/catalogue/service/saves.ts';
import * as sessions from '@atrium/server/modules/catalogue/service/sessions.ts';
import { saveEnrollment } from '@atrium/server/modules/enrollment/service/saveEnrollment.ts';
import {
  getEventsCalendar,
  readEventsCalendar,
  resetEventsCalendar,
} from '@atrium/server/modules/event/service/calendars.ts';
import { inviteFriendsToEvent, unsubscribe } from '@atrium/server/modules/event/service/inviteFriends.ts';
import { saveMemberEventRsvp } from '@atrium/server/modules/event/service/saveMemberEventRsvp.ts';
import { settleRegistration } from '@atrium/server/modules/event/service/settleRegistration.ts';
import { getHome } from '@atrium/server/modules/home/service/getHome.ts';
import { listMembers } from '@atrium/server/modules/member/service/listMembers.ts';
import { saveSurveyPrompt, saveSurveyResponse } from '@atrium/server/modules/survey/service/survey.ts';
import { surveyResponses } from '@atrium/server/modules/survey/survey.fixture.ts';
import { openVideo } from '@atrium/server/modules/video/service/openVideo.ts';
import { getVideoPage } from '@atrium/server/modules/video/service/getVideoPage.ts';
import { createVideoSession, updateVideoSession } from '@atrium/server/modules/video/service/viewings.ts';
import { schema } from '@atrium/server/schema.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { graphql, type ExecutionResult } from 'graphql';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSql, type Statement } from '../bench/recordSql.ts';
import { contextOf } from '../bench/setting.ts';
import { growWorld } from './growWorld.ts';
import { callsOfQueries } from './rootCalls.ts';
import * as plan from './plan.ts';

// Explains statements against a grown world: a sequential scan of a big table today is an outage next year.

const size: plan.WorldSize = { members: 4000, courses: 200, sessions: 1000, progress: 20_000 };
const ground = clips.map(({ externalKey, durationSeconds }) => ({ externalKey, duration: durationSeconds }));

/** Tables that grow with the members. */
const big = [
  ...['member', 'enrollment', 'enrollment_event', 'entitlement_grant', 'member_standing', 'bookmark', 'mail'],
  ...['video_progress', 'viewing', 'session_content', 'group_video'],
  ...['member_event_rsvp', 'event_calendar', 'event_invitation', 'request_number', 'limit_bucket'],
  ...['sign_in', 'oidc_record', 'federated_identity', 'limited_signup', 'verification_code', 'survey_response'],
];

/** Rows that members create as they use the product; the world generator does not create them. */
const traces = `
  insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at, last_beat_at, duration)
    select 'viewing-' || row_number() over (), p.member_id, p.customer_id, p.video_id, p.session_id, s.course_id, 'ENDED',
      p.watched_at, p.watched_at, 60
    from video_progress p join session s using (session_id);
  insert into enrollment_event (member_id, session_id, customer_id, kind, at)
    select e.member_id, e.session_id, m.customer_id, 'ENROLLED', to_timestamp(0) from enrollment e join member m using (member_id);
  insert into mail (dedupe_key, template, to_address, subject, html, body, created_at, sent_at)
    select 'mail-' || n, 'enrolled', 'one@example.com', 'Enrolled', 'Enrolled', 'Enrolled', to_timestamp(n), to_timestamp(n)
    from generate_series(1, 5000) n;
  insert into member_event_rsvp (member_id, member_event_id, customer_id, status, changed_at, registered_changes)
    select m.member_id, e.member_event_id, m.customer_id, 'ACTIVE', to_timestamp(0), 1 from member m, member_event e
    on conflict do nothing;
  insert into limit_bucket (bucket, used, ends_at)
    select 'rsvp/' || member_id || '/' || member_event_id, 1, now() from member_event_rsvp;
  insert into request_number (member_id, subject, device, number, at)
    select member_id, 'rsvp/' || member_event_id, 'a', 1, to_timestamp(0) from member_event_rsvp;
  insert into survey_response (member_id, survey_type, asked_at)
    select member_id, 'BASIC_INFO_SURVEY_V2', to_timestamp(0) from member on conflict do nothing;
  insert into event_calendar (member_id, token, created_at) select member_id, member_id, to_timestamp(0) from member;
  insert into event_invitation (member_id, member_event_id, address, token, sent_at)
    select member_id, member_event_id, member_id || '@friends.example', member_event_rsvp_id::text, to_timestamp(0)
    from member_event_rsvp;
  analyze`;

let databaseUrl: string;
let database: ReturnType<typeof openDatabase>;
let member: MemberContext;
let staff: MemberContext;

async function grownDatabase(): Promise<string> {
  const url = await cloneDatabase();
  await growWorld(url, size, ground);
  return url;
}

beforeAll(async () => {
  databaseUrl = await grownDatabase();
  database = openDatabase({ url: databaseUrl, log: openLog('error'), max: 4 });
  const owner = await database.pool.connect();
  await owner.query('reset role');
  await owner.query(traces);
  owner.release(true);
  member = await contextOf(database, 'member');
  staff = await contextOf(database, 'employee');
});
afterAll(() => database.pool.end());

/** An index of a big table: its first column, null for an expression. */
interface Index {
  readonly table: string;
  readonly first: string | null;
  /** A partial index. */
  readonly partial: boolean;
}

async function readIndexes(): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await database.pool.query<Index & { name: string }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, a.attname as first,
       i.indpred is not null as partial
     from pg_index i left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid::regclass::text = any($1)`,
    [big],
  );
  return new Map(rows.map(({ name, ...index }) => [name, index]));
}

type Plan = Readonly<Record<string, unknown>>;

/**
 * The big tables that this plan reads completely: by a sequential scan, or by an index scan without a condition on the
 * index's first column. An index scan that only gives the order reads no further than a limit above it.
 */
function readWhole(node: Plan, indexes: ReadonlyMap<string, Index>, isLimited = false): string[] {
  const type = String(node['Node Type']);
  const table = node['Relation Name'];
  const index = indexes.get(String(node['Index Name']));
  const found: string[] = [];
  if (type === 'Seq Scan' && big.includes(String(table))) found.push(String(table));
  if (index !== undefined && isReadWhole(index, node['Index Cond'], isLimited)) found.push(index.table);
  const below = (node['Plans'] as Plan[] | undefined) ?? [];
  const passesOn = type === 'Limit' || (isLimited && ['Nested Loop', 'LockRows', 'Subquery Scan'].includes(type));
  return [...found, ...below.flatMap((child, place) => readWhole(child, indexes, passesOn && place === 0))];
}

function isReadWhole({ first, partial }: Index, condition: unknown, isLimited: boolean): boolean {
  if (typeof condition !== 'string') return !partial && !isLimited;
  return first !== null && !new RegExp(`\\b${first}\\b`).test(condition);
}

/**
 * Explains a statement as it will run: a prepared one with its generic plan, another with the custom plan for its
 * values.
 */
async function explain(client: pg.PoolClient, { name, text: sent, values }: Statement): Promise<string[]> {
  // a thousand rows are a quarter of this world: the same share of it as of a hundred thousand members
  const text = sent.replaceAll(/\blimit 1000\b/g, 'limit 40');
  const indexes = await readIndexes();
  type Row = { 'QUERY PLAN': { Plan: Plan }[] };
  let rows: Row[];
  if (name === undefined) ({ rows } = await client.query<Row>(`explain (format json) ${text}`, [...values]));
  else {
    const nothing = values.length === 0 ? '' : `(${values.map(() => 'null').join(', ')})`;
    await client.query(`set plan_cache_mode = force_generic_plan; prepare asked as ${text}`);
    ({ rows } = await client.query<Row>(`explain (format json) execute asked ${nothing}`));
    await client.query('deallocate asked; reset plan_cache_mode');
  }
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap((item) => readWhole(item.Plan, indexes)));
}

async function offences(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  expect(statements).not.toEqual([]);
  return offencesOf(statements);
}

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded = await recordSql(database.pool, work);
  const explainable = recorded.filter(({ text }) => /^\s*(with|select|insert|update|delete)\b/i.test(text));
  // a statement that runs for each of many items is explained once
  return [...new Map(explainable.map((statement) => [statement.text, statement])).values()];
}

async function offencesOf(statements: readonly Statement[]): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    const found: string[] = [];
    for (const statement of statements)
      for (const table of await explain(client, statement)) found.push(`${table}: ${statement.text.trim()}`);
    return found;
  } finally {
    client.release();
  }
}

const anything = { types: [], topics: [], stacks: [], difficulties: [], bookmarked: false, query: null };
const course = 0;
const courseId = plan.courseId(course);
const sessionId = plan.onDemandSessionId(course);
const firstPage = { after: 0, count: 24 };

/** A session of the demo world that is full and has a waitlist. */
const full = 'leading-through-ambiguity-1';
const attended = 'what-changed-in-ai';
let seated: string;
beforeAll(async () => {
  const text = `select min(member_id) as id from enrollment where session_id = $1 and status = 'ENROLLED'`;
  seated = (await database.pool.query<{ id: string }>(text, [full])).rows[0]?.id ?? '';
});

/** Calls that write, and queries under conditions that their arguments alone do not make. */
const calls: Record<string, () => Promise<unknown>> = {
  'the viewer of a request': () => contextOf(database, 'limited'),
  'the catalogue, by words': () => listCatalogue(member, { filter: { ...anything, query: 'pricing' }, ...firstPage }),
  'the catalogue, misspelt': () => listCatalogue(member, { filter: { ...anything, query: 'prycngg' }, ...firstPage }),
  'the catalogue, saved courses': () =>
    listCatalogue(member, { filter: { ...anything, bookmarked: true }, ...firstPage }),
  'a survey that is asked, and answered': async () => {
    const asked = await saveSurveyPrompt(await contextOf(database, 'limited'), 'BASIC_INFO_SURVEY_V2');
    return [asked, await saveSurveyResponse(member, 'BASIC_INFO_SURVEY_V2', surveyResponses)];
  },
  'a save': () => addUserSave(member, { contentId: courseId, contentType: 'COURSE' }),
  'an enrollment': () =>
    saveEnrollment(member, {
      ...{ userId: persona('member').memberId, sessionId: plan.liveSessionId(0) },
      ...{ unenroll: false, swapFrom: null, clientSeq: null, deviceId: '' },
    }),
  'a swap, and leaving': async () => {
    const planner = await contextOf(database, 'planner');
    const mine = { userId: planner.viewer.memberId, unenroll: false, swapFrom: null, clientSeq: null, deviceId: '' };
    const [one, other] = ['ai-first-strategy-1', 'ai-first-strategy-2'];
    const done = [
      await saveEnrollment(planner, { ...mine, sessionId: one }),
      await saveEnrollment(planner, { ...mine, sessionId: other, swapFrom: one }),
      await saveEnrollment(planner, { ...mine, sessionId: other, unenroll: true }),
    ];
    expect(done.map((each) => each.ok)).toEqual([true, true, true]);
  },
  'a seat given to the next in line': async () => {
    const leave = { userId: seated, sessionId: full, unenroll: true, swapFrom: null };
    expect((await saveEnrollment(staff, { ...leave, clientSeq: null, deviceId: '' })).ok).toBe(true);
  },
  'a member, by name': () => listMembers(staff, { filter: 'fernandes', count: 24, page: 1, context: 'ADMIN' }),
  'an answer to an event': async () => {
    const userId = member.viewer.memberId;
    const intent = { userId, memberEventId: attended, clientSeq: 2, deviceId: 'a' };
    expect((await saveMemberEventRsvp(member, { ...intent, status: 'DELETED' })).ok).toBe(true);
    await settleRegistration(member, { memberId: userId, memberEventId: attended });
  },
  'the calendar of events': async () => {
    const token = (await getEventsCalendar(member)).url.match(/([^/]+)\.ics$/)?.[1] ?? '';
    expect(await readEventsCalendar(member, token)).not.toBeNull();
    expect((await resetEventsCalendar(member, { deviceId: 'a', clientSeq: 1 })).ok).toBe(true);
  },
  'an invitation': async () => {
    const emails = ['one@friends.example', 'two@friends.example'];
    expect(
      (await inviteFriendsToEvent(member, { memberEventId: attended, emails, deviceId: 'a', clientSeq: 1 })).ok,
    ).toBe(true);
    await unsubscribe(member, '1');
  },
  'a password that is set with a mailed code': async () => {
    const { email } = persona('planner');
    expect((await forgotPassword(member, { email })).ok).toBe(true);
    await mailCode(member, { address: email, tacHash: null });
    const code = await makeCode(database.db, member, { address: email, purpose: 'RESET_PASSWORD' });
    expect((await confirmPassword(member, { email, code, password: 'Another-pass-2!', tac: null })).ok).toBe(true);
  },
  'a signup': async () => {
    const verify = () => Promise.resolve({ human: true, useKey: 'a' } as const);
    const ctx = { ...member, ports: { ...member.ports, botCheck: { ...member.ports.botCheck, verify } } };
    const person = { firstName: 'A', lastName: 'Member', email: 'new@friends.example', freemiumType: 'freemium2' };
    const begun = await signupLimitedUser(ctx, {
      ...person,
      botChallengeToken: '',
      ssoUsername: null,
      redirectPath: null,
    });
    const tac = begun.ok ? (begun.value.tac ?? '') : '';
    expect(await lookupSignupActivationCode(ctx, { tac, email: person.email })).toEqual({ success: false });
    const [b64email, b64tac] = [btoa(person.email), btoa(tac)];
    expect(await sendVerificationCode(ctx, { b64email, b64tac })).toEqual({ ok: true, value: { success: true } });
    const code = await makeCode(database.db, ctx, { address: person.email, purpose: 'SET_PASSWORD' });
    const set = { email: person.email, code, password: 'Another-pass-2!', tac };
    expect((await confirmPassword(ctx, set)).ok).toBe(true);
    // a later test compares the members with those that were grown
    await database.db.deleteFrom('member').where('email', '=', person.email).execute();
  },
  // at an instant when nothing is due: the statements that search for due work are the same
  'the look for due work': () => runDue(dueWork, { ...member, now: 0 }),
};

test.each(Object.entries(calls))('%s reads no big table completely', async (_name, work) => {
  expect(await offences(work)).toEqual([]);
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Queries that send no statement: answered from the viewer, who is read before each request, or by computing. */
const withoutStatement = [
  'getBotChallenge',
  'getFeatureFlags',
  'getMember',
  'getMemberEntitlements',
  'listFormerEntitlements',
];

test('every query of the API, as it is or will be, reads no big table completely', async () => {
  const { rows } = await database.pool.query<Record<'topLevelId' | 'groupId' | 'videoContentId' | 'videoId', string>>(
    `select session_id as "topLevelId", session_content_id as "groupId", course_content_id as "videoContentId",
       video_id as "videoId"
     from group_video join session_content using (session_content_id) where session_id = $1 limit 1`,
    [sessionId],
  );
  const known = {
    ...{ courseId: [courseId], memberEventId: [attended], slug: ['home-limited'], facetFilters: ['Topic:AI'] },
    ...{ b64email: [base64('bob@acme.example')], b64options: [base64('{ "provider": "any" }')] },
    // the second is a live one that the member attends
    sessionId: [sessionId, 'decision-writing-1'],
  };
  const found: string[] = [];
  const answered = new Set<string>();
  for (const ctx of [
    member,
    staff,
    ...(await Promise.all(['limited', 'posttrial'].map((name) => contextOf(database, name)))),
  ]) {
    const content = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, [value]]));
    const calls = callsOfQueries(schema, { ...known, ...content, userId: [ctx.viewer.memberId] });
    for (const { name, document } of calls) {
      const answers: ExecutionResult[] = [];
      const statements = await statementsOf(async () =>
        answers.push(await graphql({ schema, source: document, contextValue: ctx })),
      );
      const isAnswered = answers.every(({ errors }) => errors === undefined);
      if (isAnswered && (statements.length > 0 || withoutStatement.includes(name))) answered.add(name);
      for (const offence of await offencesOf(statements)) found.push(`${name}: ${offence}`);
    }
  }
  expect(found).toEqual([]);
  // a query that is refused to all of them is not explained: give it known ids above
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) => !answered.has(name))).toEqual([]);
});

test('a list without an index is found', async () => {
  const list = `select member_id from viewing where status = 'ENDED' order by started_at limit 20`;
  expect(await offences(() => database.pool.query(list))).toEqual([`viewing: ${list}`]);
});

test('a video, from its page to a report, reads no big table completely', async () => {
  const { rows } = await database.pool.query<
    Record<'groupId' | 'contentId' | 'videoId' | 'courseId' | 'sessionId', string>
  >(
    `select g.session_content_id as "groupId", g.course_content_id as "contentId", g.video_id as "videoId",
       s.course_id as "courseId", s.session_id as "sessionId"
     from session s join course using (course_id) join session_content using (session_id)
       join group_video g using (session_content_id)
     where s.session_type = 'ON_DEMAND' and 'mcsc-unlimited' = any (open_to) and s.session_id <> $1
     order by s.session_id, g.sort_order limit 1`,
    [unreleasedSessionId],
  );
  const video = rows[0];
  if (video === undefined) throw new Error('the demo world has no video');
  const address = { topLevelId: video.sessionId, groupId: video.groupId, videoContentId: video.contentId };
  const page = await getVideoPage(member, address);
  if (!page.ok) throw new Error(`${page.refusal.code} ${JSON.stringify(video)}`);
  expect(await offences(() => getVideoPage(member, address))).toEqual([]);
  expect(await offences(() => openVideo(member, address))).toEqual([]);
  const begun = await createVideoSession(member, { ...video, clientUri: '' });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const report = {
    ...{ viewingId: begun.value.viewingId, videoId: video.videoId, courseId: video.courseId, clientSeq: 1 },
    ...{ playhead: 2, maxPlayhead: 2, playingTime: 2, from: 0, to: 2, status: 'IN_PROGRESS' as const },
  };
  expect(await offences(() => updateVideoSession(member, report))).toEqual([]);
  expect(await offencesWithin(() => updateVideoSession(member, { ...report, clientSeq: 7 }))).toEqual([]);
});

/**
 * Statements inside functions do not appear in an explained plan, so this measures how many rows of the big tables they
 * read.
 */
async function offencesWithin(work: () => Promise<unknown>): Promise<string[]> {
  const [heartbeat] = (await recordSql(database.pool, work)).filter(({ text }) => text.includes('progress_beat('));
  if (heartbeat === undefined) throw new Error('no heartbeat was sent');
  const client = await database.pool.connect();
  try {
    // PostgreSQL would use a generic plan only after several executions
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query('begin');
    // rows that this connection read just before may not be in the statistics yet
    const before = new Map((await readSoFar(client)).map((row) => [row.table, row]));
    // the report after the one that was sent
    const values = heartbeat.values.map((value) => (Number(value) === 7 ? 8 : value));
    await client.query(heartbeat.text, values);
    const rows = (await readSoFar(client))
      .map(({ table, whole, fetched }) => ({
        table,
        whole: whole - (before.get(table)?.whole ?? 0),
        fetched: fetched - (before.get(table)?.fetched ?? 0),
      }))
      .filter(({ whole, fetched }) => whole + fetched > 0);
    expect(rows.map(({ table }) => table)).toContain('viewing');
    return rows.filter(({ whole, fetched }) => whole > 0 || fetched > 200).map((row) => JSON.stringify(row));
  } finally {
    await client.query('rollback');
    client.release(true);
  }
}

interface ReadOf {
  readonly table: string;
  /** Rows read by sequential scans, and by index scans. */
  readonly whole: number;
  readonly fetched: number;
}

async function readSoFar(client: Pick<pg.PoolClient, 'query'>): Promise<ReadOf[]> {
  const { rows } = await client.query<ReadOf>(
    `select relname as table, seq_tup_read as whole, coalesce(idx_tup_fetch, 0) as fetched
     from pg_stat_xact_user_tables where relname = any($1)`,
    [big],
  );
  return rows;
}

test('the check finds a sequential scan', async () => {
  const found = await offences(() =>
    database.pool.query('select count(*) from video_progress where covered = $1', ['{}']),
  );
  expect(found).toHaveLength(1);
});

test('the check finds a full index scan', async () => {
  const owner = await database.pool.connect();
  try {
    await owner.query('reset role; set enable_seqscan = off; set enable_bitmapscan = off');
    const text = 'select count(*) from enrollment where member_id = $1 and session_id is not null';
    expect(await explain(owner, { text: 'select count(*) from enrollment', values: [] })).toEqual(['enrollment']);
    expect(await explain(owner, { text, values: ['nobody'] })).toEqual([]);
  } finally {
    owner.release(true);
  }
});

test('a connection prepares few statements, whatever filters are used', async () => {
  const { pool, db } = openDatabase({ url: databaseUrl, log: openLog('error'), max: 1 });
  try {
    const people = await Promise.all(['member', 'limited', 'crash'].map((name) => contextOf({ pool, db }, name)));
    const some = <T>(values: readonly T[], run: number): T[] => values.filter((_, place) => ((run >> place) & 1) === 1);
    for (let run = 0; run < 64; run += 1) {
      const ctx = people[run % people.length] ?? member;
      const types = some(['SPRINT', 'WORKSHOP', 'BOOTCAMP'], run);
      const topics = some(['AI', 'Strategy'], run >> 1);
      const [query, bookmarked] = [run % 3 === 0 ? `price ${String(run)}` : null, run % 5 === 0];
      await listCatalogue(ctx, {
        filter: {
          types,
          topics,
          stacks: some(['Growth', 'Foundations'], run >> 2),
          difficulties: [],
          bookmarked,
          query,
        },
        ...{ after: run % 4, count: 1 + (run % 30) },
      });
      await searchCourses(ctx, { query, facetFilters: topics.map((topic) => `Topic:${topic}`) });
      await sessions.listUserSessions(ctx, { courseId: run % 2 === 0 ? null : courseId, showHidden: run % 3 === 0 });
      await listMembers(ctx, {
        filter: run % 7 === 0 ? 'an' : '',
        count: 1 + (run % 20),
        page: run % 9,
        context: 'MEMBERSPAGE',
      });
      await getHome(ctx);
    }
    const { rows } = await pool.query<{ kept: number }>('select count(*) as kept from pg_prepared_statements');
    expect(rows[0]?.kept).toBeLessThan(32);
  } finally {
    await pool.end();
  }
});

test('the same sizes grow the same rows', async () => {
  const first = await checksums(database);
  const other = openDatabase({ url: await grownDatabase(), log: openLog('error'), max: 1 });
  try {
    expect(await checksums(other)).toEqual(first);
  } finally {
    await other.pool.end();
  }
});

/** Checksums of the tables that are grown and not changed by the calls above. */
async function checksums({ pool }: Pick<typeof database, 'pool'>): Promise<unknown[]> {
  const tables = ['member', 'entitlement_grant', 'course', 'session', 'session_content', 'group_video', 'video'];
  const sums: unknown[] = [];
  for (const table of tables) {
    const { rows } = await pool.query(
      `select count(*) as count, md5(string_agg(t::text, chr(10) order by t::text)) as sum from ${table} t`,
    );
    sums.push({ table, ...rows[0] });
  }
  return sums;
}
