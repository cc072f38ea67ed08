import { defaultFlags } from '@atrium/domain/access/flags.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { asMember, type MemberContext, type StaffContext } from '../../base/context.ts';
import { loadRows } from '../../base/sql/load.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';
import { saveEnrollment } from './service/saveEnrollment.ts';
import type { SaveEnrollmentInput, SaveEnrollmentOutcome } from './types.ts';

/** A session created for one test; instants are epoch milliseconds. */
export interface SessionSpec {
  readonly sessionId: string;
  readonly courseId: string;
  readonly startAt: number | null;
  readonly endAt?: number;
  readonly capacity?: number | null;
  readonly waitlist?: boolean;
  readonly free?: boolean;
  readonly opensAt?: number;
  readonly closesAt?: number;
  readonly manual?: boolean;
  readonly cancelled?: boolean;
}

/** Inserts a session, and its course if there is none yet. */
export async function addSession({ db }: TestServer, spec: SessionSpec): Promise<void> {
  const at = (instant: number | undefined | null): Date | null =>
    typeof instant === 'number' ? new Date(instant) : null;
  const end = spec.startAt === null ? null : (spec.endAt ?? spec.startAt + hour);
  await db
    .insertInto('course')
    .values({
      course_id: spec.courseId,
      course_type: 'SPRINT',
      title: `Course ${spec.courseId}`,
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
    .values({
      session_id: spec.sessionId,
      course_id: spec.courseId,
      session_type: spec.startAt === null ? 'ON_DEMAND' : 'LIVE',
      title: `Run ${spec.sessionId}`,
      start_at: at(spec.startAt),
      end_at: at(end),
      enrollment_opens_at: at(spec.opensAt),
      enrollment_close: at(spec.closesAt),
      is_free_session: spec.free ?? true,
      manual_enrollment: spec.manual ?? false,
      waitlist_allowed: spec.waitlist ?? true,
      cancelled_at: spec.cancelled === true ? new Date(0) : null,
    })
    .execute();
  await db
    .insertInto('session_seat')
    .values({ session_id: spec.sessionId, capacity: spec.capacity ?? null })
    .execute();
}

/** Adds members `prefix-1` to `prefix-count` without any grant but the area of free accounts. */
export async function addMembers({ db }: TestServer, prefix: string, count: number): Promise<string[]> {
  const { customer_id } = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('type', '=', 'CONSUMER')
    .executeTakeFirstOrThrow();
  const { entitlement_id } = await db
    .selectFrom('entitlement')
    .select('entitlement_id')
    .where('type', '=', 'AREA')
    .where('label', '=', 'mc-limited')
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1));
  const at = new Date(0).toISOString();
  const members = numbers.map((n) => ({
    member_id: `${prefix}-${n}`,
    customer_id,
    email: `${prefix}-${n}@test.example`,
    first_name: 'Member',
    last_name: `Number ${n}`,
    registered_at: at,
  }));
  await loadRows(db, 'member', members);
  const grant = { entitlement_id, source: 'FREEMIUM', source_ref: 'test', starts_at: at } as const;
  await loadRows(
    db,
    'entitlement_grant',
    members.map(({ member_id }) => ({ member_id, ...grant })),
  );
  return members.map(({ member_id }) => member_id);
}

/** The context of a member at `now`, epoch milliseconds. */
export function contextOf(
  server: TestServer,
  memberId: string,
  now: number,
  entitlements: readonly string[] = [],
): MemberContext {
  const viewer: Viewer = {
    memberId,
    email: `${memberId}@test.example`,
    firstName: 'Member',
    lastName: memberId,
    profileImageUrl: null,
    accountType: 'MEMBER',
    customer: null,
    // an area that opens course pages, but no sessions
    entitlements: ['area/mc-transactional', ...entitlements],
    customizations: {},
    flags: defaultFlags,
    manageBilling: false,
    staff: null,
  };
  return asMember(server.context(viewer, now));
}

/** The context of an owner of the academy at `now`, epoch milliseconds. */
export function staffContextOf(server: TestServer, memberId: string, now: number): StaffContext {
  const ctx = contextOf(server, memberId, now);
  return { ...ctx, staff: { kind: 'person', memberId, roles: ['owner'], customerIds: [], courseIds: [] } };
}

/** Calls saveEnrollment for the member; returns the status, or the code of the refusal. */
export async function act(
  server: TestServer,
  memberId: string,
  sessionId: string,
  now: number,
  more: Partial<SaveEnrollmentInput> & { entitlements?: readonly string[] } = {},
): Promise<string> {
  const input = {
    userId: memberId,
    sessionId,
    unenroll: false,
    swapFrom: null,
    clientSeq: null,
    deviceId: '',
    ...more,
  };
  return said(await saveEnrollment(contextOf(server, memberId, now, more.entitlements), input));
}

function said(outcome: SaveEnrollmentOutcome): string {
  return outcome.ok ? outcome.value.enrollmentStatus : outcome.refusal.code;
}

/** Sends saveEnrollment as this caller; returns the status, or the code of the refusal. */
export async function enroll(caller: Caller, sessionId: string, unenroll = false): Promise<string | null> {
  const { saveEnrollment: saved } = await caller.query<{
    saveEnrollment: { enrollmentStatus: string | null; error: { code: string } | null };
  }>(`mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { enrollmentStatus error { code } } }`, {
    input: { userId: caller.memberId, sessionId, unenroll },
  });
  return saved.error?.code ?? saved.enrollmentStatus;
}

export interface SeatRow {
  readonly capacity: number | null;
  readonly taken: number;
  readonly held: number;
  readonly waiting: number;
}

/** The counters of a session, and the same numbers counted from the rows. */
export async function seatsOf({ db }: TestServer, sessionId: string): Promise<{ kept: SeatRow; counted: SeatRow }> {
  const kept = await sql<SeatRow>`select capacity, taken, held, waiting from session_seat
    where session_id = ${sessionId}`.execute(db);
  const counted =
    await sql<SeatRow>`select (select capacity from session_seat where session_id = ${sessionId}) as capacity,
      count(*) filter (where takes_seat) as taken,
      (select count(*) from seat_offer where session_id = ${sessionId} and settled_at is null) as held,
      count(*) filter (where status = 'WAITLISTED') as waiting
    from enrollment where session_id = ${sessionId}`.execute(db);
  const [row, count] = [kept.rows[0], counted.rows[0]];
  if (row === undefined || count === undefined) throw new Error(`no seats of ${sessionId}`);
  return { kept: row, counted: count };
}

/** Members with this status in the session, in the order of the waitlist or of the change. */
export async function membersOf({ db }: TestServer, sessionId: string, status: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select member_id as id from enrollment
    where session_id = ${sessionId} and status = ${status} order by waitlist_number, changed_at, member_id`.execute(db);
  return rows.map((row) => row.id);
}

/** A session with one seat, of somebody, and two members who wait for it in this order. */
export async function addFullSession(
  server: TestServer,
  sessionId: string,
  startAt = server.clock.now() + 10 * day,
): Promise<{ readonly sessionId: string; readonly holder: string; readonly waiting: readonly string[] }> {
  await addSession(server, { sessionId, courseId: sessionId, startAt, capacity: 1 });
  const [holder = '', ...waiting] = await addMembers(server, sessionId, 3);
  for (const member of [holder, ...waiting]) await act(server, member, sessionId, server.clock.now());
  return { sessionId, holder, waiting };
}

/** Offers a seat that is added to the session to somebody who waits for it, for two hours. */
export async function addOpenOffer(server: TestServer, sessionId: string, memberId: string): Promise<void> {
  const now = server.clock.now();
  await server.db
    .updateTable('session_seat')
    .set((eb) => ({ capacity: eb('capacity', '+', 1), held: eb('held', '+', 1) }))
    .where('session_id', '=', sessionId)
    .execute();
  await server.db
    .insertInto('seat_offer')
    .values({
      session_id: sessionId,
      member_id: memberId,
      offered_at: new Date(now),
      expires_at: new Date(now + 2 * hour),
    })
    .execute();
}

/** Adds an announcement that leaves in ten minutes. */
export async function addOpenAnnouncement(
  server: TestServer,
  sessionId: string,
  announcementId: string,
): Promise<void> {
  const now = server.clock.now();
  await server.db
    .insertInto('session_announcement')
    .values({
      announcement_id: announcementId,
      session_id: sessionId,
      subject: 'The room',
      body: 'It has moved.',
      written_by: 'operator',
      written_at: new Date(now),
      leaves_at: new Date(now + actMailsWait),
      sent_at: null,
      stopped_at: null,
    })
    .execute();
}
