import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { longDate } from '@atrium/domain/longDate.ts';
import { hour } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { addSession, enroll } from '../enrollment/workshop.fixture.ts';
import { addCertificate, awardBadge } from './certificate.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Shown {
  readonly certificateId: string;
  readonly state: string;
  readonly sentence: string | null;
  readonly isRegistered: boolean;
  readonly isCompleted: boolean;
  readonly credentialId: string | null;
}
const fields = 'certificateId state sentence isRegistered isCompleted credentialId';

const get = (caller: Caller, certificateId: string) =>
  caller.ask<{ getCertificate: Shown }>(`query ($id: ID!) { getCertificate(certificateId: $id) { ${fields} } }`, {
    id: certificateId,
  });
const shown = async (caller: Caller, certificateId: string): Promise<Shown | undefined> =>
  (await get(caller, certificateId)).data?.getCertificate;
const change = async (caller: Caller, name: string, certificateId: string) => {
  const call = `mutation ($id: ID!) { done: ${name}(certificateId: $id) { isRegistered isCompleted error { code reason } } }`;
  type Done = {
    isRegistered: boolean | null;
    isCompleted: boolean | null;
    error: { code: string; reason: string } | null;
  };
  return (await caller.query<{ done: Done }>(call, { id: certificateId })).done;
};

test('[CRT-01] lists the published Open certificates with everything that their page shows', async () => {
  const member = await server.as('member');
  const { listCertificates } = await member.query<{
    listCertificates: (Shown & { title: string; groups: { courses: { courseId: string; isUnderWay: boolean }[] }[] })[];
  }>(
    `{ listCertificates {
      ${fields} title description slug type publishStatus coverImageUrl badgeImageUrl primaryColor studyMinutes
      meta { bannerDescription registrationPrompt postRegistrationPrompt }
      groups { title numElectiveCourses isCapstoneGroup isOpen isMet courses { courseId title isDone isUnderWay liveOnly path } }
    } }`,
  );
  expect(listCertificates.map(({ certificateId, state }) => [certificateId, state])).toEqual([
    ['ai-leadership', 'IN_PROGRESS'],
    ['ai-foundations', 'UNREGISTERED'],
    ['leading-an-organization', 'ISSUED'],
    ['strategy-in-practice', 'MET'],
    ['customer-growth', 'UNREGISTERED'],
    ['finance-for-nonfinancial-operators', 'UNREGISTERED'],
  ]);
  expect(listCertificates[0]).toMatchObject({
    meta: { bannerDescription: 'Choose, fund and lead work with AI, and show that you can.' },
    groups: [{ title: 'Core', isOpen: true }, { numElectiveCourses: 2 }, { isCapstoneGroup: true, isOpen: false }],
  });
  const underWay = listCertificates[0]?.groups.flatMap(({ courses }) => courses).filter((course) => course.isUnderWay);
  expect(underWay?.map(({ courseId }) => courseId)).toContain('ai-leaders');
});

test('[CRT-04] says why a certificate is not issued yet, by the rule that issues it', async () => {
  const member = await server.as('member');
  expect(await shown(member, 'strategy-in-practice')).toMatchObject({
    state: 'MET',
    isCompleted: false,
    sentence: `Requirements met, issued on ${longDate(nextIssueAt(server.clock.now()))}`,
  });
  expect((await shown(await server.as('planned'), 'ai-foundations'))?.sentence).toBe(
    'Still to complete: one course of your choice from Practice.',
  );
  expect(await shown(await server.as('archive'), 'customer-growth')).toMatchObject({ state: 'REVOKED' });
  expect(await shown(member, 'leading-an-organization')).toMatchObject({ isCompleted: true, sentence: null });
});

test('[CRT-01] [THR-47] a course of a certificate is linked only for viewers who may know of it', async () => {
  await addCertificate(server, { certificateId: 'linked', courseIds: ['linked-a', 'linked-b'] });
  await server.db
    .updateTable('course')
    .set({ open_to: ['business-archive'] })
    .where('course_id', '=', 'linked-b')
    .execute();
  const { getCertificate } = await (
    await server.as('academy')
  ).query<{ getCertificate: { groups: { courses: { courseId: string; path: string | null }[] }[] } }>(
    '{ getCertificate(certificateId: "linked") { groups { courses { courseId path } } } }',
  );
  const courses = getCertificate.groups.flatMap((group) => group.courses);
  expect(courses.map(({ courseId, path }) => [courseId, path])).toEqual([
    ['linked-a', '/courses/linked-a'],
    ['linked-b', null],
  ]);
  await server.db.deleteFrom('certificate').where('certificate_id', '=', 'linked').execute();
});

test('[CRT-03] a certificate that is unknown, a draft or a crash course of others is not found', async () => {
  const codes = await Promise.all(
    ['no-certificate', 'product-judgment', 'crash-ai-for-managers'].map(async (id) => {
      const { errors } = await get(await server.as('member'), id);
      return errors?.[0];
    }),
  );
  expect(new Set(codes.map((code) => JSON.stringify(code?.extensions))).size).toBe(1);
  expect(codes[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('[CRT-02] registers and unregisters, twice the same, and enrollments stay', async () => {
  const caller = await server.as('academy');
  const enrolled = () =>
    server.db
      .selectFrom('enrollment')
      .selectAll()
      .where('member_id', '=', caller.memberId)
      .orderBy('session_id')
      .execute();
  const before = await enrolled();
  for (const name of ['addCertificateRegistration', 'addCertificateRegistration']) {
    expect(await change(caller, name, 'ai-foundations')).toMatchObject({ isRegistered: true, error: null });
  }
  expect(await shown(caller, 'ai-foundations')).toMatchObject({ isRegistered: true, state: 'IN_PROGRESS' });
  for (const name of ['removeCertificateRegistration', 'removeCertificateRegistration']) {
    expect(await change(caller, name, 'ai-foundations')).toMatchObject({ isRegistered: false, error: null });
  }
  expect(await shown(caller, 'ai-foundations')).toMatchObject({ isRegistered: false, state: 'UNREGISTERED' });
  expect(await enrolled()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

test('[CRT-02] there is no registration for crash courses, and none for what cannot be opened', async () => {
  expect((await change(await server.as('crash'), 'addCertificateRegistration', 'crash-ai-for-managers')).error).toEqual(
    {
      code: 'INVALID_INPUT',
      reason: 'CRASH_COURSE',
    },
  );
  const unknown = await change(await server.as('member'), 'addCertificateRegistration', 'crash-ai-for-managers');
  expect(unknown.error?.code).toBe('NOT_FOUND');
});

test('[CRC-01] crash-course buyers open the certificates they hold and no other; other accounts may not ask', async () => {
  const crash = async (name: string, id: string | null) => {
    const caller = await server.as(name);
    const { data, errors } = await caller.ask<{ found: { certificateId: string } | null }>(
      'query ($id: ID) { found: getCrashCourseCertificate(certificateId: $id) { certificateId groups { courses { path } } } }',
      { id },
    );
    return data?.found ?? errors?.[0]?.extensions.code;
  };
  expect(await crash('crash', null)).toEqual({
    certificateId: 'crash-ai-for-managers',
    groups: [{ courses: [{ path: '/courses/session/crash-ai-for-managers-od' }] }],
  });
  expect(await crash('crashplus', 'crash-finance-for-everyone')).toMatchObject({
    certificateId: 'crash-finance-for-everyone',
  });
  expect(await crash('crash', 'crash-data-fluency')).toBe('NOT_FOUND');
  expect(await crash('crash', 'ai-leadership')).toBe('NOT_FOUND');
  expect(await crash('member', null)).toBe('FORBIDDEN');
  expect(await crash('alumni', 'crash-ai-for-managers')).toBe('FORBIDDEN');
});

test('[CRC-01] without an id it is the first crash course that the member has not finished, or the first when all are', async () => {
  const crashplus = await server.as('crashplus');
  const opened = async () => {
    const { found } = await crashplus.query<{ found: { certificateId: string } }>(
      '{ found: getCrashCourseCertificate { certificateId } }',
    );
    return found.certificateId;
  };
  expect(await opened()).toBe('crash-finance-for-everyone');
  await awardBadge(server, crashplus.memberId, 'crash-finance-for-everyone');
  expect(await opened()).toBe('crash-data-fluency');
  await awardBadge(server, crashplus.memberId, 'crash-data-fluency');
  expect(await opened()).toBe('crash-finance-for-everyone');
});

test('entitled certificates are narrowed by type and by the courses of their programs', async () => {
  const ids = async (args: string) => {
    const caller = await server.as('crashplus');
    const { found } = await caller.query<{ found: { certificateId: string }[] }>(
      `{ found: getEntitledCertificates${args} { certificateId } }`,
    );
    return found.map(({ certificateId }) => certificateId);
  };
  expect(await ids('(certificateType: CrashCourse)')).toEqual(['crash-finance-for-everyone', 'crash-data-fluency']);
  expect(await ids('(courseId: "ai-leaders")')).toEqual(['ai-leadership', 'ai-foundations']);
  expect(await ids('(entitledCourseIds: ["crash-data-fluency", "growth-loops"])')).toEqual([
    'customer-growth',
    'crash-data-fluency',
  ]);
  expect(await ids('(certificateType: Open, entitledCourseIds: [])')).toEqual([]);
});

test('[CRT-01] [CRT-04] a course or a group of a certificate that is a draft is not shown, and not needed', async () => {
  await addCertificate(server, { certificateId: 'drafted', courseIds: ['drafted-a', 'drafted-b', 'drafted-c'] });
  const group = { certificate_id: 'drafted', version: 1, title: 'Later', publish_status: 'DRAFT' as const };
  await server.db
    .insertInto('certificate_group')
    .values({ ...group, certificate_group_id: 'drafted-later' })
    .execute();
  const course = (courseId: string) => server.db.updateTable('certificate_course').where('course_id', '=', courseId);
  await course('drafted-b').set({ publish_status: 'DRAFT' }).execute();
  await course('drafted-c').set({ certificate_group_id: 'drafted-later' }).execute();
  const planner = await server.as('planner');
  await change(planner, 'addCertificateRegistration', 'drafted');
  const { getCertificate } = await planner.query<{
    getCertificate: { sentence: string; groups: { title: string; courses: { courseId: string }[] }[] };
  }>('{ getCertificate(certificateId: "drafted") { sentence groups { title courses { courseId } } } }');
  expect(getCertificate).toEqual({
    sentence: 'Still to complete: “Course drafted-a”.',
    groups: [{ title: 'Core', courses: [{ courseId: 'drafted-a' }] }],
  });
});

test('[CRT-04] a badge is counted by a job of its transaction, for members who may earn something by it', async () => {
  await addCertificate(server, { certificateId: 'by-badge', courseIds: ['by-badge-a', 'by-badge-b'] });
  const planner = await server.as('planner');
  await change(planner, 'addCertificateRegistration', 'by-badge');
  const eligibleAt = async () =>
    (
      await server.db
        .selectFrom('member_certificate')
        .select('eligible_at')
        .where('certificate_id', '=', 'by-badge')
        .where('member_id', '=', planner.memberId)
        .executeTakeFirst()
    )?.eligible_at ?? null;
  await awardBadge(server, planner.memberId, 'by-badge-a');
  expect(await shown(planner, 'by-badge')).toMatchObject({ sentence: 'Still to complete: “Course by-badge-b”.' });
  await awardBadge(server, planner.memberId, 'by-badge-b');
  await expect.poll(eligibleAt).not.toBeNull();
  expect(await shown(planner, 'by-badge')).toMatchObject({ state: 'MET' });
});

test('[CRT-01] a course is under way from the beginning of the session that the member is in until its end', async () => {
  const [certificateId, startAt] = ['coming', server.clock.now() + hour];
  await addCertificate(server, { certificateId, courseIds: ['coming-a', 'coming-b'] });
  for (const courseId of ['coming-a', 'coming-b']) {
    await addSession(server, { sessionId: `${courseId}-1`, courseId, startAt, endAt: startAt + 2 * hour });
  }
  const academy = await server.as('academy');
  expect(await enroll(academy, 'coming-a-1')).toBe('ENROLLED');
  const underWay = async () => {
    const { getCertificate } = await academy.query<{
      getCertificate: { groups: { courses: { courseId: string; isUnderWay: boolean }[] }[] };
    }>(`{ getCertificate(certificateId: "${certificateId}") { groups { courses { courseId isUnderWay } } } }`);
    const courses = getCertificate.groups.flatMap((group) => group.courses);
    return courses.filter((course) => course.isUnderWay).map(({ courseId }) => courseId);
  };
  expect(await underWay()).toEqual([]);
  await server.clock.moveTo(startAt);
  expect(await underWay()).toEqual(['coming-a']);
  await server.clock.moveTo(startAt + 2 * hour);
  expect(await underWay()).toEqual([]);
});
