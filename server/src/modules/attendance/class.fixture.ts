import { day, hour } from '@atrium/domain/time.ts';
import { isAmong } from '../../base/sql/fragments.ts';
import type { TestServer } from '../../testing/harness.ts';
import { addMembers, addSession } from '../enrollment/workshop.fixture.ts';

/** A session with meetings of an hour, a day apart, and members who are enrolled in it. */
export async function addClassOf(
  server: TestServer,
  {
    sessionId,
    meetings,
    members: count,
    startAt = server.clock.now() + hour,
  }: { sessionId: string; meetings: number; members: number; startAt?: number },
) {
  const endAt = startAt + (meetings - 1) * day + hour;
  await addSession(server, { sessionId, courseId: sessionId, startAt, endAt });
  for (let n = 1; n <= meetings; n += 1) {
    const at = startAt + (n - 1) * day;
    await server.db
      .insertInto('meeting')
      .values({
        session_id: sessionId,
        meeting_number: n,
        title: `Class ${String(n)}`,
        start_at: new Date(at),
        end_at: new Date(at + hour),
      })
      .execute();
  }
  const members = await addMembers(server, sessionId, count);
  await enrollIn(server, sessionId, members);
  return { sessionId, members, startOf: (n: number) => startAt + (n - 1) * day, endAt };
}

/** Enrolls members, without a seat being counted. */
export async function enrollIn(server: TestServer, sessionId: string, memberIds: readonly string[]): Promise<void> {
  const at = new Date(0);
  await server.db
    .insertInto('enrollment')
    .columns(['member_id', 'session_id', 'customer_id', 'status', 'joined_at', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select([
          'member_id',
          eb.val(sessionId).as('session_id'),
          'customer_id',
          eb.val('ENROLLED' as const).as('status'),
          eb.val(at).as('joined_at'),
          eb.val(at).as('changed_at'),
        ])
        .where((where) => isAmong(where.ref('member_id'), memberIds)),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'session_id']).doUpdateSet({ status: 'ENROLLED', waitlist_number: null }),
    )
    .execute();
}

/** Adds a certificate of the same id as its only course, which is required. */
export async function addCertificate(
  { db }: TestServer,
  { courseId: id, type, liveOnly }: { courseId: string; type: 'Open' | 'CrashCourse'; liveOnly: boolean },
): Promise<void> {
  const meta = { bannerDescription: 'B', registrationPrompt: 'R', postRegistrationPrompt: 'P' };
  const words = { title: 'A program', description: 'D', narrative: 'N', signer: 'S' };
  const looks = { cover_image_url: '/x.svg', primary_color: '#14392D', badge_svg: '<svg/>' };
  await db
    .insertInto('certificate')
    .values({ certificate_id: id, slug: id, type, cadence: 'BIWEEKLY', ...words, ...looks, meta: JSON.stringify(meta) })
    .execute();
  await db
    .insertInto('certificate_version')
    .values({ certificate_id: id, version: 1, in_force_at: new Date(0) })
    .execute();
  await db
    .insertInto('certificate_group')
    .values({ certificate_group_id: `${id}-1`, certificate_id: id, version: 1, title: 'Core' })
    .execute();
  await db
    .insertInto('certificate_course')
    .values({ certificate_group_id: `${id}-1`, course_id: id, live_only: liveOnly, completion_required: true })
    .execute();
}
