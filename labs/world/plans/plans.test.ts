import { unreleasedSessionId } from '@atrium/content/flags.ts';
import { day } from '@atrium/domain/time.ts';
import { asStaff } from '@atrium/server/base/context.ts';
import { runDue } from '@atrium/server/base/jobs/due.ts';
import { staffDeps } from '@atrium/server/base/staffDeps.ts';
import { publishDrafts } from '@atrium/server/modules/document/service/publish.ts';
import { listMembers } from '@atrium/server/modules/member/service/listMembers.ts';
import { getVideoPage } from '@atrium/server/modules/video/service/getVideoPage.ts';
import { openVideo } from '@atrium/server/modules/video/service/openVideo.ts';
import { searchLessons } from '@atrium/server/modules/video/service/searchLessons.ts';
import { createVideoSession, updateVideoSession } from '@atrium/server/modules/video/service/viewings.ts';
import { documentKinds, dueWork } from '@atrium/server/registry.ts';
import { schema } from '@atrium/server/schema.ts';
import { startServer, type TestServer } from '@atrium/server/testing/harness.ts';
import { mutations } from '@atrium/server/testing/operations.ts';
import { sendMutation } from '@atrium/server/testing/sendMutation.ts';
import { untilIdle } from '@atrium/server/testing/untilIdle.ts';
import { graphql, type ExecutionResult } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../bench/setting.ts';
import { callsOfQueries } from '../rootCalls.ts';
import { accountCalls } from './accountCalls.fixture.ts';
import { bulkActId } from './bulkTraces.fixture.ts';
import { companyCalls } from './companyCalls.fixture.ts';
import { courseCalls } from './courseCalls.fixture.ts';
import { demoKey, leadThroughLife, saveChange } from './documentCalls.fixture.ts';
import { eventCalls } from './eventCalls.fixture.ts';
import { openExplainer, statementsOf, type Explainer } from './explain.fixture.ts';
import { courseId, openGrownWorld, sessionId, type CallsOfWorld, type GrownWorld } from './grownWorld.fixture.ts';
import { learningCalls } from './learningCalls.fixture.ts';
import { memberCalls } from './memberCalls.fixture.ts';
import { offencesWithin } from './offencesWithin.fixture.ts';
import { attended, big } from './traces.fixture.ts';

// Explains statements against a grown world: a sequential scan of a big table today is an outage next year.

let world: GrownWorld;
let explainer: Explainer;
beforeAll(async () => {
  world = await openGrownWorld();
  explainer = await openExplainer(world.database.pool);
});
afterAll(() => world.database.pool.end());

/** Runs SQL as the owner of the database. */
async function asOwner<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: world.url });
  await owner.connect();
  try {
    return (await owner.query<Row>(text)).rows;
  } finally {
    await owner.end();
  }
}

const offences: Explainer['offences'] = (work) => explainer.offences(work);

/** Of every subject. */
const calls: CallsOfWorld = {
  'the viewer of a request': ({ database }) => contextOf(database, 'limited'),
  ...courseCalls,
  ...accountCalls,
  ...memberCalls,
  ...learningCalls,
  ...companyCalls,
  ...eventCalls,
  // at an instant when nothing is due: the statements that search for due work are the same
  'the look for due work': ({ member }) => runDue(dueWork, { ...member, now: 0 }),
};

test('every table with rows of members is looked at, and is as big as these plans need', async () => {
  const rows = await asOwner<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and obj_description(oid, 'pg_class') like 'member data:%'`,
  );
  // the marks for the fold of figures are removed by it within the minute, as who has a document open, and a team is
  // small
  const ofTeam = ['api_token', 'staff_role', 'staff_customer', 'staff_course', 'staff_factor_due'];
  const small = ['figure_due', 'document_presence', ...ofTeam];
  const grown = rows.flatMap(({ name }) => (small.includes(name) ? [] : [name]));
  const missing = grown.filter((name) => !big.includes(name));
  expect(missing.map((name) => `${name}: write it in \`big\`, and fill it in \`traces\` of traces.fixture.ts`)).toEqual(
    [],
  );
  const counts = big.map((name) => `select '${name}' as name, count(*)::int from (select from ${name} limit 250) part`);
  const counted = await asOwner<{ name: string; count: number }>(counts.join(' union all '));
  expect(counted.filter(({ count }) => count < 250)).toEqual([]);
});

test.each(Object.entries(calls))('%s reads no big table completely', async (_name, call) => {
  expect(await offences(() => call(world))).toEqual([]);
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Queries that send no statement: answered from the viewer, who is read before each request, or by computing. */
const withoutStatement = [
  'getBotChallenge',
  'getFeatureFlags',
  'getMember',
  'getMemberEntitlements',
  'getSupportMode',
  'listFormerEntitlements',
];

/**
 * Answered only before there is an owner, by an invitation, or by an upload, each of which is found by a unique key;
 * and a preview only to a sign-in: it publishes, as below, and then asks what a page asks.
 */
const unanswered = ['getDocumentPreview', 'getFilm', 'getSetup', 'getSignOnReport', 'getStaffInvitation'];

/** Counts everybody who pays by price, for the few who sell. */
const counting = 'compareProducts';

const kinds = documentKinds.map(({ definition }) => definition.kind);

test('every query of the API, as it is or will be, reads no big table completely', async () => {
  const { rows } = await world.database.pool.query<
    Record<'topLevelId' | 'groupId' | 'videoContentId' | 'videoId', string>
  >(
    `select session_id as "topLevelId", session_content_id as "groupId", course_content_id as "videoContentId",
       video_id as "videoId"
     from group_video join session_content using (session_content_id) where session_id = $1 limit 1`,
    [sessionId],
  );
  const known = {
    code: ['WELCOME30'],
    courseId: [courseId],
    memberEventId: [attended],
    slug: ['home-limited', 'decision-log'],
    facetFilters: ['Topic:AI'],
    b64email: [base64('bob@acme.example')],
    b64options: [base64('{ "provider": "any" }')],
    resourceID: ['resource-decision-log'],
    resourceIDs: ['resource-decision-log'],
    caseStudyId: ['half-the-inbox'],
    customerId: ['acme'],
    companyId: ['acme'],
    employeeId: ['bob-tanaka'],
    key: ['name', 'views'],
    certificateId: ['leading-an-organization', 'crash-ai-for-managers'],
    credentialId: ['ATR-7Q4M-29KD-X8PH'],
    sessionId: [sessionId, 'decision-writing-1'],
    uploadId: ['team-1'],
    bulkActId: [bulkActId],
    passId: ['pass-one-time'],
    list: ['event', 'people'],
    letter: ['startsSoon'],
    submissionId: ['0b7f4c1a-5d0e-4f6a-9a52-6f1f0c3d7a04'],
    kind: kinds,
    documentId: kinds.map((kind) => demoKey(kind).id),
    number: ['1'],
    from: [String(world.member.now)],
    until: [String(world.member.now + 31 * day)],
    videoGroupId: [rows[0]?.groupId ?? '', 'decision-writing-1-before-videos'],
  };
  const { member, staff } = world;
  // a revision of a document of each kind, and a draft
  for (const kind of kinds) {
    const deps = { ...staffDeps(asStaff(staff)), documentKinds };
    for (const n of [2, 3]) {
      await saveChange(deps, kind, n);
      if (n === 2) await publishDrafts(deps, [{ ...demoKey(kind), version: null }], { note: '' });
    }
  }
  // what all members share is read whole, once for each version of the catalogue (decision 010)
  await searchLessons(member, { query: 'model', after: 0, count: 1 });
  const found: string[] = [];
  const answered = new Set<string>();
  for (const ctx of [
    member,
    staff,
    ...(await Promise.all(['limited', 'posttrial', 'planned'].map((name) => contextOf(world.database, name)))),
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
      if (name === counting) continue;
      for (const offence of await explainer.offencesOf(statements)) found.push(`${name}: ${offence}`);
    }
  }
  expect(found).toEqual([]);
  // a query that is refused to all of them is not explained: give it known ids above
  const left = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) => !answered.has(name));
  expect(left.toSorted()).toEqual(unanswered.toSorted());
});

describe('a mutation', () => {
  let server: TestServer;
  beforeAll(async () => {
    // what the calls above would still have a worker do
    await asOwner('delete from graphile_worker._private_jobs; delete from mail where sent_at is null');
    server = await startServer({ databaseUrl: world.url });
  });
  afterAll(() => server.close());

  // the example is removed once in the life of an academy, and looks through all that refers to its content
  // and a flag counts everybody whom it reaches, a price everybody who pays it, a few times a year; all subscriptions
  // are compared with the payment provider once in a night
  const rare = ['removeExampleAcademy', 'saveFlag', 'saveProductTerms', 'startReconciliation'];
  const frequent = mutations.filter(({ name }) => !rare.includes(name));

  test.each(frequent)('$name reads no big table completely, nor do its jobs', async ({ name, call }) => {
    const made = await call(server);
    let code: string | null = 'nothing';
    const found = await offences(async () => {
      ({ code } = await sendMutation(name, made));
      await untilIdle(server);
    });
    expect({ found, code }).toEqual({ found: [], code: null });
  });

  // the calls above name one kind, and each has statements of its own
  test.each(kinds)('whatever is done with a document of the kind %s reads no big table completely', async (kind) => {
    const found = await offences(async () => {
      await leadThroughLife(server, kind);
      await untilIdle(server);
    });
    expect(found).toEqual([]);
  });
});

test('a list without an index is found', async () => {
  const list = `select member_id from viewing where status = 'ENDED' order by started_at limit 20`;
  expect(await offences(() => world.database.pool.query(list))).toEqual([`viewing: ${list}`]);
});

test('the check finds a sequential scan', async () => {
  const found = await offences(() =>
    world.database.pool.query('select count(*) from video_progress where covered = $1', ['{}']),
  );
  expect(found).toHaveLength(1);
});

test('the check finds a full index scan', async () => {
  const owner = await world.database.pool.connect();
  try {
    await owner.query('reset role; set enable_seqscan = off; set enable_bitmapscan = off');
    const text = 'select count(*) from enrollment where member_id = $1 and session_id is not null';
    expect(await explainer.explain(owner, { text: 'select count(*) from enrollment', values: [] })).toEqual([
      'enrollment',
    ]);
    expect(await explainer.explain(owner, { text, values: ['nobody'] })).toEqual([]);
  } finally {
    owner.release(true);
  }
});

test('a video, from its page to a report, reads no big table completely', async () => {
  const { member } = world;
  const { rows } = await world.database.pool.query<
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
    viewingId: begun.value.viewingId,
    videoId: video.videoId,
    courseId: video.courseId,
    clientSeq: 1,
    playhead: 2,
    maxPlayhead: 2,
    playingTime: 2,
    from: 0,
    to: 2,
    status: 'IN_PROGRESS' as const,
  };
  expect(await offences(() => updateVideoSession(member, report))).toEqual([]);
  const sent = () => updateVideoSession(member, { ...report, clientSeq: 7 });
  // the report after the one that was sent
  const next = (value: unknown) => (Number(value) === 7 ? 8 : value);
  expect(await offencesWithin(world.database.pool, sent, { called: 'progress_beat', reads: 'viewing', next })).toEqual(
    [],
  );
});

test.each([
  ['a name', 'entries_named', 'Maya Fernandes'],
  ['the middle of one', 'entries_named', 'ernande'],
  ['a misspelled one', 'entries_similar', 'Maya Fernadnes'],
])('a search of the directory for %s reads few entries', async (_, called, filter) => {
  const { member } = world;
  const search = () => listMembers(member, { filter, count: 36, page: 1, context: 'MEMBERSPAGE' });
  const found = await search();
  expect(found.ok && found.value.list.map(({ displayName }) => displayName)).toContain('Maya Fernandes');
  expect(await offencesWithin(world.database.pool, search, { called, reads: 'directory_entry' })).toEqual([]);
});
