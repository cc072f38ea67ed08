import { people, persona } from '@atrium/content/people.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flagFile } from './adapters/local/flagFile.ts';
import { openLog } from './base/process/log.ts';
import { openViewerSource } from './modules/entitlement/service/viewerSource.ts';
import { schema } from './schema.ts';
import {
  contentCalls,
  contentIds,
  listingCalls,
  otherIds,
  type ContentCall,
  type Ids,
} from './testing/contentCalls.fixture.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { idsTakenBy } from './testing/nastyCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const missing: Ids = {
  courseId: 'no-course',
  sessionId: 'no-session',
  groupId: 'no-group',
  contentId: 'no-content',
  videoId: 'no-video',
};

const payload = '{ error { code message reason unlock } }';

/** The answer of a call, each id in it replaced by its name. */
async function answerOf(caller: Caller, { kind, text: call }: ContentCall, ids: Ids): Promise<string> {
  const used = Object.keys(ids).filter((name) => call.includes(`$${name}`));
  const document = `${kind} (${used.map((name) => `$${name}: ID!`).join(', ')}) { ${call} }`;
  const variables = Object.fromEntries(Object.entries(ids).filter(([name]) => used.includes(name)));
  const answer = JSON.stringify(await caller.ask(document, variables));
  return Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`"${String(id)}"`, name), answer);
}

/** A session that was joined can be left, visible or not. */
const isLeaving = ({ text }: ContentCall): boolean =>
  text.startsWith('saveEnrollment') && text.includes('unenroll: true');

/** Everything that is kept about a member, but how often and when they asked. */
async function keptOf(memberId: string): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'member_id' and t.table_type = 'BASE TABLE'
      and c.table_name not in ('sign_in', 'oidc_record', 'member_profile') order by 1`.execute(server.db);
  const kept: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where member_id = ${memberId} order by 1`.execute(server.db);
    kept[name] = rows.map(({ row }) => row);
  }
  const { rows: shared } = await sql<{ row: string }>`
    select t::text as row from session_seat t union all select count(*)::text from mail
    union all select count(*)::text from audit_entry order by 1`.execute(server.db);
  return { ...kept, shared: shared.map(({ row }) => row) };
}

interface Content extends Ids {
  readonly courseType: string;
  readonly openTo: readonly string[];
  readonly free: boolean;
  readonly enrolled: readonly string[];
}

async function allContent(): Promise<Content[]> {
  const { rows } = await sql<Content>`
    select distinct on (s.session_id) s.course_id as "courseId", s.session_id as "sessionId",
      coalesce(sv.group_id, ${missing.groupId}) as "groupId",
      coalesce(sv.course_content_id, ${missing.contentId}) as "contentId",
      coalesce(sv.video_id, ${missing.videoId}) as "videoId",
      c.course_type as "courseType", c.open_to as "openTo", s.is_free_session as free,
      array(select e.member_id from enrollment e where e.session_id = s.session_id and e.status <> 'NONE') as enrolled
    from session s join course c using (course_id) left join session_videos('') sv using (session_id)
    where s.published order by s.session_id, sv.video_id`.execute(server.db);
  return rows;
}

/** Inserts enrollments without any check, for members who were allowed to join earlier. */
async function join(memberId: string, content: readonly Content[]): Promise<void> {
  await sql`insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
    select m.member_id, joined, m.customer_id, 'ENROLLED', now(), now()
    from member m, unnest(${content.map(({ sessionId }) => sessionId)}::text[]) joined
    where m.member_id = ${memberId} on conflict do nothing`.execute(server.db);
}

const plans = ['mcsc-unlimited', 'ai-academy', 'ai-ondemand'];
const oneByOne = ['mc-limited', 'mc-transactional', 'crash-courses'];

/**
 * The areas of which one is needed to open any page of a course, written down from the requirements, not from the
 * table.
 */
function areasAbout({ courseType, openTo }: Content): string[] {
  if (courseType === 'BOOTCAMP') return ['bootcamps'];
  return [...plans, ...oneByOne, ...(openTo.includes('business-archive') ? ['business-archive'] : [])];
}

/**
 * Whether nothing that the person holds, has joined or is makes this visible to them: the rule written a second time.
 */
function isHidden({ memberId, accountType, entitlements }: Viewer, content: Content, course: Content[]): boolean {
  if (['ALUMNI', 'POST_TRIAL'].includes(accountType)) return true;
  if (!areasAbout(content).some((label) => entitlements.includes(`area/${label}`))) return true;
  const held = entitlements.filter((key) => key !== 'area/crash-courses');
  return (
    accountType !== 'EMPLOYEE' &&
    !course.some(
      (item) => item.free || item.enrolled.includes(memberId) || held.includes(`session/${item.sessionId}`),
    ) &&
    !held.includes(`course/${content.courseId}`) &&
    !content.openTo.some((label) => plans.includes(label) || held.includes(`area/${label}`))
  );
}

test('every id that a call takes is known here as one of content or of something else', () => {
  expect(idsTakenBy(schema).filter((name) => ![...contentIds, ...otherIds].includes(name))).toEqual([]);
  const names = contentCalls(schema, 'me').map(({ text }) => text.split(/[ (]/)[0]);
  expect(new Set(names).size).toBeGreaterThan(20);
});

test(
  '[THR-47] [ACC-20] in every call, to every persona, hidden content answers byte for byte like missing content',
  { timeout: 360_000 },
  async () => {
    const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
    const source = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
    // a member without access to Mini-MBAs joined all of them earlier, while a plan opened them
    const joiner = persona('member').memberId;
    const miniMbas = (await allContent()).filter(({ courseType }) => courseType === 'BOOTCAMP');
    await join(joiner, miniMbas);
    const content = await allContent();
    const compared = new Set<string>();
    const listed: string[] = [];
    for (const { persona: name, memberId } of people) {
      if (name === undefined || !persona(name).passwordLogin) continue;
      const viewer = await source.find(memberId, server.clock.now());
      if (viewer === null) continue;
      const caller = await server.as(name);
      const byCourse = Map.groupBy(content, ({ courseId }) => courseId);
      const hiding = [...byCourse.values()].flatMap((course) =>
        course.filter((item) => isHidden(viewer, item, course)),
      );
      // one of each kind
      const hidden = [
        ...new Map(
          hiding.map((item) => [`${item.courseType} ${item.openTo.join()} ${String(item.free)}`, item]),
        ).values(),
      ];
      const own = content.find((item) => item.enrolled.includes(memberId) && !hiding.includes(item)) ?? content[0];
      const calls = contentCalls(schema, memberId);
      const before = await keptOf(memberId);
      for (const call of calls) {
        const asked = `${name} ${call.text}`;
        const absent = await answerOf(caller, call, missing);
        expect(absent, asked).not.toMatch(/INTERNAL|UNAVAILABLE/);
        for (const one of hidden) {
          if (isLeaving(call) && one.enrolled.includes(memberId)) continue;
          expect(await answerOf(caller, call, one), `${asked} ${one.sessionId}`).toBe(absent);
          compared.add(one.courseType);
        }
      }
      // what was refused has changed nothing
      expect(await keptOf(memberId), name).toEqual(before);
      const shown = hidden.flatMap(({ courseId, sessionId }) => [courseId, sessionId]);
      for (const call of listingCalls(schema)) {
        const answer = JSON.stringify(await caller.ask(`{ ${call} }`));
        listed.push(...shown.filter((id) => answer.includes(`"${id}"`)).map((id) => `${name}: ${id} in ${call}`));
      }
      // the next test needs what is enrolled
      if (own === undefined) continue;
      if (own.enrolled.includes(memberId)) {
        const swap = async (swapFrom: string) =>
          JSON.stringify(
            await caller.ask(
              `mutation ($swapFrom: ID!) { saveEnrollment(input: { userId: "${memberId}", sessionId: "${own.sessionId}",
                swapFrom: $swapFrom, unenroll: false }) ${payload} }`,
              { swapFrom },
            ),
          );
        const absent = await swap(missing.sessionId);
        for (const one of hidden) expect(await swap(one.sessionId), `${name} swaps ${one.sessionId}`).toBe(absent);
      }
      for (const call of calls.filter((one) => !isLeaving(one)))
        expect(await answerOf(caller, call, own), `${name} ${call.text}`).not.toMatch(/INTERNAL/);
    }
    expect(listed).toEqual([]);
    expect(miniMbas.length).toBeGreaterThan(0);
    expect([...compared].sort()).toEqual(expect.arrayContaining(['BOOTCAMP', 'CRASH_COURSE']));
    expect(server.takeErrors()).toEqual([]);
  },
);

test.each([
  ['minimba-none', []],
  ['minimba-one', ['mini-mba-ai-1']],
])(
  '[THR-47] [ACC-20] %s, without access to course pages, sees no standard course in any call, and keeps the Mini-MBAs %j',
  { timeout: 120_000 },
  async (name, kept: readonly string[]) => {
    const { memberId } = persona(name);
    const caller = await server.as(name);
    const standard = (await allContent()).filter(({ openTo }) => openTo.some((label) => plans.includes(label)));
    expect(standard.filter(({ free }) => free).length).toBeGreaterThan(2);
    expect(standard.length).toBeGreaterThan(50);
    // every second one was joined earlier, while a plan opened it
    const joined = standard.filter((_, index) => index % 2 === 0);
    await join(memberId, joined);
    for (const call of contentCalls(schema, memberId)) {
      const absent = await answerOf(caller, call, missing);
      for (const one of standard) {
        if (isLeaving(call) && joined.includes(one)) continue;
        expect(await answerOf(caller, call, one), `${call.text} ${one.sessionId}`).toBe(absent);
      }
    }
    const { data } = await caller.ask<{ getEntitledSessions: { sessionId: string }[] }>(
      '{ getEntitledSessions { sessionId } }',
    );
    expect(data?.getEntitledSessions.map(({ sessionId }) => sessionId)).toEqual(kept);
    for (const sessionId of kept) {
      const content = await caller.ask<{ getSessionContent: unknown }>(
        'query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) { title } }',
        { sessionId },
      );
      expect(content).toEqual({ data: { getSessionContent: { title: expect.stringMatching(/Mini-MBA/) as string } } });
    }
  },
);

const certificateIdCalls: readonly (readonly [kind: 'query' | 'mutation', call: string])[] = [
  ['query', 'getCertificate(certificateId: $certificateId) { certificateId title groups { courses { title } } }'],
  ['query', 'getCrashCourseCertificate(certificateId: $certificateId) { certificateId title }'],
  ['mutation', `addCertificateRegistration(certificateId: $certificateId) ${payload}`],
  ['mutation', `removeCertificateRegistration(certificateId: $certificateId) ${payload}`],
  ['mutation', `addCertificateCompletion(certificateId: $certificateId) ${payload}`],
  ['mutation', `removeCertificateCompletion(certificateId: $certificateId, reason: "No.") ${payload}`],
];

/** The answer of a call about a certificate, with its id replaced. */
async function certificateAnswer(caller: Caller, [kind, call]: readonly [string, string], id: string): Promise<string> {
  const answer = await caller.ask(`${kind} ($certificateId: ID!) { ${call} }`, { certificateId: id });
  return JSON.stringify(answer).replaceAll(`"${id}"`, 'certificateId');
}

test(
  '[THR-47] [CRT-03] [CRC-01] to every persona, a certificate that is not theirs to open answers like a missing one, and is in no list',
  { timeout: 120_000 },
  async () => {
    const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
    const source = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
    // one that nobody may open: not published
    await sql`insert into certificate select (jsonb_populate_record(c, '{"certificate_id": "unpublished", "slug": "unpublished",
      "publish_status": "DRAFT", "title": "Nobody sees this"}'::jsonb)).* from certificate c limit 1`.execute(
      server.db,
    );
    const { rows: certificates } = await sql<{ id: string; type: string; status: string; title: string }>`
      select certificate_id as id, type, publish_status as status, title from certificate order by 1`.execute(
      server.db,
    );
    let compared = 0;
    for (const { persona: name, memberId } of people) {
      if (name === undefined || !persona(name).passwordLogin) continue;
      const viewer = await source.find(memberId, server.clock.now());
      if (viewer === null) continue;
      const caller = await server.as(name);
      // the rule written a second time: crash courses are for those who hold them, and for employees
      const hidden = certificates.filter(
        ({ id, type, status }) =>
          status !== 'ACTIVE' ||
          (type !== 'Open' && viewer.accountType !== 'EMPLOYEE' && !viewer.entitlements.includes(`certificate/${id}`)),
      );
      for (const call of certificateIdCalls) {
        const absent = await certificateAnswer(caller, call, 'no-certificate');
        expect(absent, `${name} ${call[1]}`).not.toMatch(/INTERNAL|UNAVAILABLE/);
        for (const { id } of hidden) {
          expect(await certificateAnswer(caller, call, id), `${name} ${call[1]} ${id}`).toBe(absent);
          compared += 1;
        }
      }
      const lists = await caller.ask(
        '{ listCertificates { certificateId title } getEntitledCertificates { certificateId title } }',
      );
      for (const { id } of hidden) expect(JSON.stringify(lists), `${name} ${id}`).not.toContain(`"${id}"`);
    }
    expect(compared).toBeGreaterThan(100);
    expect(server.takeErrors()).toEqual([]);
  },
);

test('[THR-47] [CRT-04] a credential tells every persona the same by its number, but its holder, and nothing that identifies them', async () => {
  const { rows } = await sql<{ id: string; memberId: string | null; certificateId: string }>`
    select credential_id as id, member_id as "memberId", certificate_id as "certificateId" from credential`.execute(
    server.db,
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  const fields = `credentialId certificateId status holderName title description narrative criteria studyMinutes issuerName signer
    issuedAt revokedAt revokedReason replacedBy isOwn url badgeImageUrl courses { courseId title completedAt }`;
  const read = async (caller: Caller, credentialId: string): Promise<Record<string, unknown>> => {
    const document = `query ($credentialId: ID!) { getCredential(credentialId: $credentialId) { ${fields} } }`;
    const { data, errors } = await caller.ask<{ getCredential: Record<string, unknown> | null }>(document, {
      credentialId,
    });
    expect(errors).toBeUndefined();
    expect(data?.getCredential).not.toBeNull();
    return data?.getCredential ?? {};
  };
  const emails = people.map(({ email }) => email);
  for (const { id, memberId } of rows) {
    const told = await read(server.stranger, id);
    expect(told).toMatchObject({ isOwn: false, revokedReason: null });
    for (const word of [memberId, ...emails])
      if (word !== null) expect(JSON.stringify(told)).not.toContain(`"${word}"`);
    for (const person of people) {
      if (person.persona === undefined || !persona(person.persona).passwordLogin) continue;
      const own = person.memberId === memberId;
      const answer = await read(await server.as(person.persona), id);
      if (own) expect(answer['isOwn'], person.persona).toBe(true);
      else expect(answer, person.persona).toEqual(told);
    }
  }
});

test('[THR-47] [RES-02] [INS-01] to every persona, a resource or an insight that is not theirs answers like a missing one, in every call', async () => {
  const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
  const source = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
  const { rows: resources } = await sql<{ id: string; slug: string; openTo: string[]; published: boolean }>`
    select resource_id as id, slug, open_to as "openTo", published from resource order by 1`.execute(server.db);
  const { rows: insights } = await sql<{ id: string; openTo: string[]; published: boolean }>`
    select case_study_id as id, open_to as "openTo", status = 'PUBLISHED' as published from case_study
    order by 1`.execute(server.db);
  const ofResources = [
    ['$id: ID!', 'getResource(resourceID: $id) { resourceID title items { content } }'],
    ['$slug: String!', 'getResource(slug: $slug) { resourceID title }'],
    ['$id: ID!', 'listResources(resourceIDs: [$id]) { list { resourceID title } }'],
  ] as const;
  const ofInsights = [
    ['query', 'listCaseStudies(caseStudyId: $id) { list { caseStudyId title bodyText } }'],
    [
      'mutation',
      `saveCaseStudyViewing(input: { caseStudyId: $id, viewingKey: "one", playingSeconds: 1, maxPlayhead: 1 }) ${payload}`,
    ],
  ] as const;
  let compared = 0;
  for (const { persona: name, memberId } of people) {
    if (name === undefined || !persona(name).passwordLogin) continue;
    const viewer = await source.find(memberId, server.clock.now());
    if (viewer === null) continue;
    const caller = await server.as(name);
    const before = await keptOf(memberId);
    // the rule written a second time
    const isHidden = ({ openTo, published }: { openTo: string[]; published: boolean }) =>
      !published || (openTo.length > 0 && !openTo.some((label) => viewer.entitlements.includes(`area/${label}`)));
    const hidden = resources.filter(isHidden);
    const unread = insights.filter(isHidden);
    for (const [declared, call] of ofResources) {
      const answer = async (id: string, slug: string) => {
        const variables = declared.startsWith('$id') ? { id } : { slug };
        return JSON.stringify(await caller.ask(`query (${declared}) { ${call} }`, variables));
      };
      const absent = await answer('no-resource', 'no-resource');
      for (const { id, slug } of hidden) {
        expect(await answer(id, slug), `${name} ${call} ${id}`).toBe(absent);
        compared += 1;
      }
    }
    for (const [kind, call] of ofInsights) {
      const answer = async (id: string) => JSON.stringify(await caller.ask(`${kind} ($id: ID!) { ${call} }`, { id }));
      const absent = await answer('no-insight');
      for (const { id } of unread) expect(await answer(id), `${name} ${call} ${id}`).toBe(absent);
    }
    const lists = JSON.stringify(
      await caller.ask('{ listResources { list { resourceID } } listCaseStudies { list { caseStudyId } } }'),
    );
    for (const { id } of [...hidden, ...unread]) expect(lists.includes(`"${id}"`), `${name} ${id}`).toBe(false);
    expect(await keptOf(memberId), name).toEqual(before);
  }
  expect(insights.some(({ published }) => !published)).toBe(true);
  expect(compared).toBeGreaterThan(50);
});
