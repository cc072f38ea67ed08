import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import type { TestServer } from '../../testing/harness.ts';
import { addMembers, addSession } from '../enrollment/workshop.fixture.ts';

/** A session with meetings of an hour, a day apart, and members who are enrolled in it. */
export async function addClassOf(
  server: TestServer,
  { sessionId, meetings, members: count }: { sessionId: string; meetings: number; members: number },
) {
  const startAt = server.clock.now() + hour;
  const endAt = startAt + (meetings - 1) * day + hour;
  await addSession(server, { sessionId, courseId: sessionId, startAt, endAt });
  for (let n = 1; n <= meetings; n += 1) {
    const at = startAt + (n - 1) * day;
    await sql`insert into meeting (session_id, meeting_number, title, start_at, end_at)
      values (${sessionId}, ${n}, ${`Class ${String(n)}`}, ${new Date(at)}, ${new Date(at + hour)})`.execute(server.db);
  }
  const members = await addMembers(server, sessionId, count);
  await enrollIn(server, sessionId, members);
  return { sessionId, members, startOf: (n: number) => startAt + (n - 1) * day, endAt };
}

/** Enrolls members, without a seat being counted. */
export async function enrollIn(server: TestServer, sessionId: string, memberIds: readonly string[]): Promise<void> {
  await sql`insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
    select member_id, ${sessionId}, customer_id, 'ENROLLED', ${new Date(0)}, ${new Date(0)} from member
    where member_id = any(${[...memberIds]})
    on conflict (member_id, session_id) do update set status = 'ENROLLED', waitlist_number = null`.execute(server.db);
}

/** Adds a certificate of the same id as its only course, which is required. */
export async function addCertificate(
  { db }: TestServer,
  { courseId: id, type, liveOnly }: { courseId: string; type: 'Open' | 'CrashCourse'; liveOnly: boolean },
): Promise<void> {
  await sql`insert into certificate (certificate_id, slug, type, cadence, title, description, narrative, signer,
      cover_image_url, primary_color, badge_svg, meta)
    values (${id}, ${id}, ${type}, 'BIWEEKLY', 'A program', 'D', 'N', 'S', '/x.svg', '#14392D', '<svg/>',
      '{"bannerDescription":"B","registrationPrompt":"R","postRegistrationPrompt":"P"}')`.execute(db);
  await sql`insert into certificate_version (certificate_id, version, in_force_at)
    values (${id}, 1, ${new Date(0)})`.execute(db);
  await sql`insert into certificate_group (certificate_group_id, certificate_id, version, title)
    values (${`${id}-1`}, ${id}, 1, 'Core')`.execute(db);
  await sql`insert into certificate_course (certificate_group_id, course_id, live_only, completion_required)
    values (${`${id}-1`}, ${id}, ${liveOnly}, true)`.execute(db);
}
