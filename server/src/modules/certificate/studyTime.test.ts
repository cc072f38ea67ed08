import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addCertificate, addEarners } from './certificate.fixture.ts';
import { findSignedCredential } from './service/signing/signedCredential.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Shown {
  readonly certificateId: string;
  readonly studyMinutes: number | null;
  readonly groups: readonly {
    readonly numElectiveCourses: number;
    readonly courses: readonly {
      readonly courseId: string;
      readonly completionRequired: boolean;
      readonly studyMinutes: number | null;
    }[];
  }[];
}
const fields =
  'certificateId studyMinutes groups { numElectiveCourses courses { courseId completionRequired studyMinutes } }';

test('[CRT-05] a certificate takes what its courses take, and the issued ones of the demo say the same', async () => {
  const employee = await server.as('employee');
  const { open, crash } = await employee.query<{ open: Shown[]; crash: Shown[] }>(
    `{ open: listCertificates { ${fields} } crash: getEntitledCertificates(certificateType: CrashCourse) { ${fields} } }`,
  );
  const shown = [...open, ...crash];
  expect(shown.length).toBeGreaterThan(7);
  for (const { certificateId, studyMinutes, groups } of shown) {
    const sum = groups.reduce((total, { courses, numElectiveCourses }) => {
      const minutes = (required: boolean) =>
        courses.filter((course) => course.completionRequired === required).map((course) => course.studyMinutes ?? NaN);
      const electives = minutes(false).toSorted((a, b) => a - b);
      return [...minutes(true), ...electives.slice(0, numElectiveCourses)].reduce((a, b) => a + b, total);
    }, 0);
    expect(sum, certificateId).toBeGreaterThan(0);
    expect(studyMinutes, certificateId).toBe(sum);
  }
  const issued = await server.db.selectFrom('credential').select(['certificate_id', 'study_minutes']).execute();
  expect(issued.length).toBeGreaterThan(3);
  const expected = new Map(shown.map(({ certificateId, studyMinutes }) => [certificateId, studyMinutes]));
  for (const { certificate_id, study_minutes } of issued) {
    expect(study_minutes, certificate_id).toBe(expected.get(certificate_id));
  }
});

test('[CRT-05] a course on demand takes as long in a certificate as its own page says', async () => {
  const employee = await server.as('employee');
  const { getCertificate } = await employee.query<{ getCertificate: Shown }>(
    `{ getCertificate(certificateId: "crash-ai-for-managers") { ${fields} } }`,
  );
  const { length_minutes } = await server.db
    .selectFrom('course')
    .select('length_minutes')
    .where('course_id', '=', 'crash-ai-for-managers')
    .executeTakeFirstOrThrow();
  expect(getCertificate.studyMinutes).toBe(length_minutes);
});

test('[CRT-05] meetings, films and the minutes of tasks count; what was issued keeps its figure', async () => {
  const certificateId = 'studied';
  await addCertificate(server, { certificateId, courseIds: ['studied-a'] });
  const employee = await server.as('employee');
  const minutes = async () => {
    const { getCertificate } = await employee.query<{ getCertificate: Shown }>(
      `{ getCertificate(certificateId: "${certificateId}") { ${fields} } }`,
    );
    return getCertificate.studyMinutes;
  };
  expect(await minutes()).toBeNull();
  const sessionId = 'studied-a-od';
  const task = { session_id: sessionId, kind: 'CONTAINER', container_type: 'TASK' } as const;
  await server.db
    .insertInto('session_content')
    .values([
      { ...task, session_content_id: 'studied-task', data: JSON.stringify({ minutes: 25 }) },
      { ...task, session_content_id: 'studied-more', data: JSON.stringify({ minutes: 500 }), optional: true },
      { ...task, session_content_id: 'studied-odd', data: JSON.stringify({ minutes: 'a while' }) },
      { session_id: sessionId, kind: 'VIDEO_GROUP', session_content_id: 'studied-films' },
    ])
    .execute();
  expect(await minutes()).toBe(25);
  const videos = { external_key: 'studied', title: 'A film', duration: 300, thumbnail_url: '/x.jpg' };
  await server.db
    .insertInto('video')
    .values([
      { ...videos, video_id: 'studied-one' },
      { ...videos, video_id: 'studied-two' },
    ])
    .execute();
  const film = { session_content_id: 'studied-films' };
  await server.db
    .insertInto('group_video')
    .values([
      { ...film, video_id: 'studied-one', course_content_id: 'studied-one' },
      { ...film, video_id: 'studied-two', course_content_id: 'studied-two', optional: true },
    ])
    .execute();
  expect(await minutes()).toBe(30);

  const [memberId = ''] = await addEarners(server, { certificateId, courseIds: ['studied-a'] }, 1);
  await server.clock.moveTo(nextIssueAt(server.clock.now()));
  const { credential_id, study_minutes, criteria } = await server.db
    .selectFrom('credential')
    .select(['credential_id', 'study_minutes', 'criteria'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(study_minutes).toBe(30);
  const jwt = await findSignedCredential(server.context(null, server.clock.now()), credential_id);
  expect(decodeJwt(jwt ?? '')).toMatchObject({
    credentialSubject: { achievement: { criteria: { narrative: `${criteria} About 30 minutes of study.` } } },
  });

  const startAt = server.clock.now();
  await server.db
    .insertInto('session')
    .values({
      session_id: 'studied-live',
      course_id: 'studied-a',
      session_type: 'LIVE',
      title: 'Live',
      start_at: new Date(startAt),
      end_at: new Date(startAt + 18e5),
    })
    .execute();
  await server.db
    .insertInto('meeting')
    .values({
      session_id: 'studied-live',
      meeting_number: 1,
      title: 'Meeting',
      start_at: new Date(startAt),
      end_at: new Date(startAt + 12e5),
    })
    .execute();
  expect(await minutes()).toBe(20);
  const { getCredential } = await employee.query<{ getCredential: { studyMinutes: number } }>(
    `{ getCredential(credentialId: "${credential_id}") { studyMinutes } }`,
  );
  expect(getCredential.studyMinutes).toBe(30);
});
