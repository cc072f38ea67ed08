import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { people, persona } from '@atrium/content/people.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from './base/process/log.ts';
import { flagFile } from './adapters/local/flagFile.ts';
import { openViewerSource } from './modules/entitlement/service/viewerSource.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The ids of one piece of content: a video in a group of a session of a course. */
interface Ids {
  readonly courseId: string;
  readonly sessionId: string;
  readonly groupId: string;
  readonly contentId: string;
  readonly videoId: string;
}

const missing: Ids = {
  courseId: 'no-course',
  sessionId: 'no-session',
  groupId: 'no-group',
  contentId: 'no-content',
  videoId: 'no-video',
};

const at = 'topLevelId: $sessionId, groupId: $groupId, videoContentId: $contentId';
const payload = '{ error { code message reason unlock } }';
const enrollment = (userId: string, unenroll: boolean): string =>
  `saveEnrollment(input: { userId: "${userId}", sessionId: $sessionId, unenroll: ${String(unenroll)} }) ${payload}`;

/** Every call that reads or changes content, by the ids it takes. Those that write come last. */
const doors = (memberId: string): readonly (readonly [kind: 'query' | 'mutation', call: string])[] => [
  ['query', 'getCourse(courseId: $courseId) { card { courseId title } sessions { sessionId } }'],
  ['query', 'getOnDemandContent(courseId: $courseId) { sessionId title }'],
  ['query', 'getVideoProgressByCourse(courseId: $courseId) { courseId sessions { sessionId } }'],
  ['query', 'listUserSessionsByCourse(courseId: $courseId, showHiddenInCatalog: true) { sessionId }'],
  ['query', 'getEntitledSessions(courseId: $courseId) { __typename }'],
  ['query', 'getSessionContent(sessionId: $sessionId) { title }'],
  ['query', 'getSessionContainerContent(sessionId: $sessionId, sessionContentIds: [$groupId]) { sessionContentId }'],
  ['query', 'getSessionContentVideos(sessionId: $sessionId, videoGroupId: $groupId) { videoId }'],
  ['query', 'getUserSessionConfig(sessionId: $sessionId) { teachingAssistant { fullName } }'],
  ['query', 'getUserSession(sessionId: $sessionId) { title enrollmentStatus }'],
  ['query', 'getSessionLink(sessionId: $sessionId) { url }'],
  ['query', 'getVideoProgressBySession(sessionId: $sessionId) { sessionId totalDuration }'],
  ['query', 'getVideoProgress(videoId: $videoId) { videoId farthestWatchedTime }'],
  ['query', `getVideoPage(${at}) { video { videoId } }`],
  ['mutation', `openVideo(${at}) { manifestUrl error { code message reason unlock } }`],
  [
    'mutation',
    `createVideoSession(input: { videoId: $videoId, courseId: $courseId, sessionId: $sessionId }) ${payload}`,
  ],
  [
    'mutation',
    `updateVideoSession(input: { userVideoSessionId: "no-viewing", videoId: $videoId, courseId: $courseId,
      continueAtTime: 1, videoSessionPlayingTime: 1, videoSessionMaxPlayhead: 1, status: IN_PROGRESS, clientSeq: "1" })
      ${payload}`,
  ],
  [
    'mutation',
    `saveSessionContentProgress(sessionContentId: $groupId, type: BONUS_CONTENT, status: Completed) ${payload}`,
  ],
  ['mutation', enrollment(memberId, true)],
  ['mutation', enrollment(memberId, false)],
];

/** The answer of a call, each id in it replaced by its name. */
async function answerOf(caller: Caller, [kind, call]: readonly [string, string], ids: Ids): Promise<string> {
  const used = Object.keys(ids).filter((name) => call.includes(`$${name}`));
  const document = `${kind} (${used.map((name) => `$${name}: ID!`).join(', ')}) { ${call} }`;
  const variables = Object.fromEntries(Object.entries(ids).filter(([name]) => used.includes(name)));
  const answer = JSON.stringify(await caller.ask(document, variables));
  return Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`"${String(id)}"`, name), answer);
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

test(
  '[THR-47] [ACC-20] in every call, to every persona, hidden content answers byte for byte like missing content',
  { timeout: 240_000 },
  async () => {
    const listener = { alive: () => true, on: () => Promise.resolve(), close: () => Promise.resolve() };
    const source = await openViewerSource({ db: server.db, listener, log: openLog('silent') }, flagFile(undefined));
    // a member without access to Mini-MBAs joined all of them earlier, while a plan opened them
    const joiner = persona('member').memberId;
    const miniMbas = (await allContent()).filter(({ courseType }) => courseType === 'BOOTCAMP');
    await join(joiner, miniMbas);
    const content = await allContent();
    const compared = new Set<string>();
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
      for (const door of doors(memberId)) {
        const asked = `${name} ${door[1]}`;
        const absent = await answerOf(caller, door, missing);
        expect(absent, asked).not.toMatch(/INTERNAL|UNAVAILABLE/);
        for (const one of hidden) {
          // a session that was joined can be left, visible or not
          if (door[1] === enrollment(memberId, true) && one.enrolled.includes(memberId)) continue;
          expect(await answerOf(caller, door, one), `${asked} ${one.sessionId}`).toBe(absent);
          compared.add(one.courseType);
        }
        // the next test needs what is enrolled
        if (own === undefined || door[1] === enrollment(memberId, true)) continue;
        expect(await answerOf(caller, door, own), asked).not.toMatch(/INTERNAL/);
      }
    }
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
    for (const door of doors(memberId)) {
      const absent = await answerOf(caller, door, missing);
      // a session that was joined can be left, visible or not
      const leaves = door[1] === enrollment(memberId, true);
      for (const one of standard) {
        if (leaves && joined.includes(one)) continue;
        expect(await answerOf(caller, door, one), `${door[1]} ${one.sessionId}`).toBe(absent);
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

const certificateDoors: readonly (readonly [kind: 'query' | 'mutation', call: string])[] = [
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
      for (const door of certificateDoors) {
        const absent = await certificateAnswer(caller, door, 'no-certificate');
        expect(absent, `${name} ${door[1]}`).not.toMatch(/INTERNAL|UNAVAILABLE/);
        for (const { id } of hidden) {
          expect(await certificateAnswer(caller, door, id), `${name} ${door[1]} ${id}`).toBe(absent);
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
  const fields = `credentialId certificateId status holderName title description narrative criteria hours issuerName signer
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
