import type { TestServer } from '../../testing/harness.ts';
import { addMembers, contextOf, staffContextOf } from '../enrollment/workshop.fixture.ts';
import { addCertificateCompletion } from './service/certificateCompletions.ts';
import { saveCertificateRegistration } from './service/saveCertificateRegistration.ts';

interface CertificateSpec {
  readonly certificateId: string;
  readonly courseIds: readonly string[];
  readonly type?: 'Open' | 'CrashCourse';
  readonly cadence?: 'BIWEEKLY' | 'IMMEDIATE' | 'MANUAL';
}

/** Inserts a certificate of these courses, all of them required. */
export async function addCertificate({ db }: TestServer, spec: CertificateSpec): Promise<void> {
  const { certificateId, courseIds, type = 'Open', cadence = 'BIWEEKLY' } = spec;
  await db
    .insertInto('certificate')
    .values({
      certificate_id: certificateId,
      slug: certificateId,
      type,
      cadence,
      title: `Program ${certificateId}`,
      description: 'A program of a test.',
      narrative: 'Something was learned.',
      signer: 'Amara Okafor',
      cover_image_url: '/x.svg',
      primary_color: '#14392D',
      badge_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
      meta: JSON.stringify({
        bannerDescription: 'B',
        registrationPrompt: 'R',
        postRegistrationPrompt: 'P',
      }),
    })
    .execute();
  await addVersion({ db }, { certificateId, version: 1, inForceAt: Date.UTC(2001, 0), courseIds });
}

/** Adds criteria to a certificate: these courses from an instant on, epoch milliseconds. */
export async function addVersion(
  { db }: Pick<TestServer, 'db'>,
  given: {
    readonly certificateId: string;
    readonly version: number;
    readonly inForceAt: number;
    readonly courseIds: readonly string[];
  },
): Promise<void> {
  const { certificateId, version, inForceAt, courseIds } = given;
  const groupId = `${certificateId}-${String(version)}`;
  const key = { certificate_id: certificateId, version };
  await db
    .insertInto('certificate_version')
    .values({ ...key, in_force_at: new Date(inForceAt) })
    .execute();
  await db
    .insertInto('certificate_group')
    .values({ ...key, certificate_group_id: groupId, title: 'Core' })
    .execute();
  for (const courseId of courseIds) {
    await db
      .insertInto('course')
      .values({
        course_id: courseId,
        course_type: 'SPRINT',
        title: `Course ${courseId}`,
        cover_image_url: '/x.svg',
        topic: 'AI',
        difficulty: 'Beginner',
        length_minutes: 60,
        open_to: ['mcsc-unlimited'],
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('session')
      .values({ session_id: `${courseId}-od`, course_id: courseId, session_type: 'ON_DEMAND', title: courseId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.insertInto('certificate_course').values({ certificate_group_id: groupId, course_id: courseId }).execute();
  }
}

/** Awards the badge of a course of `addCertificate`, as completing it does. */
export async function awardBadge({ db, clock }: TestServer, memberId: string, courseId: string): Promise<void> {
  const { customer_id } = await db
    .selectFrom('member')
    .select('customer_id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('course_badge')
    .values({
      member_id: memberId,
      course_id: courseId,
      session_id: `${courseId}-od`,
      customer_id,
      awarded_at: new Date(clock.now()),
    })
    .execute();
}

/** New members with the badge of each course of a certificate, registered for it: all of them have earned it. */
export async function addEarners(
  server: TestServer,
  { certificateId, courseIds }: CertificateSpec,
  count: number,
): Promise<string[]> {
  const members = await addMembers(server, certificateId, count);
  for (const memberId of members) {
    for (const courseId of courseIds) await awardBadge(server, memberId, courseId);
    await saveCertificateRegistration(contextOf(server, memberId, server.clock.now()), {
      certificateId,
      registered: true,
    });
  }
  return members;
}

/** Issues a certificate by staff, and returns the number of the credential. */
export async function issueByStaff(server: TestServer, memberId: string, certificateId: string): Promise<string> {
  const staff = staffContextOf(server, (await server.as('employee')).memberId, server.clock.now());
  const done = await addCertificateCompletion(staff, { certificateId, userId: memberId, reason: '' });
  if (!done.ok) throw new Error(done.refusal.code);
  const row = await server.db
    .selectFrom('credential')
    .select('credential_id')
    .where('member_id', '=', memberId)
    .where('certificate_id', '=', certificateId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.credential_id;
}
