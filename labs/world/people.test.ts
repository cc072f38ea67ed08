import { persona } from '@atrium/content/people.ts';
import { deriveAccountType, type GrantHistoryItem } from '@atrium/domain/access/accountType.ts';
import { subscriptionStatuses, type SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '@atrium/server/base/context.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { findScheduled } from '@atrium/server/modules/billing/service/ownMembership.ts';
import { reconcileNightly } from '@atrium/server/modules/billing/service/reconcileNightly.ts';
import { getCourse } from '@atrium/server/modules/catalogue/service/getCourse.ts';
import { noFilter } from '@atrium/server/modules/catalogue/service/listCatalogue.ts';
import { getEntitledBootcampSessions } from '@atrium/server/modules/catalogue/service/sessions.ts';
import { saveEnrollment } from '@atrium/server/modules/enrollment/service/saveEnrollment.ts';
import { getHome } from '@atrium/server/modules/home/service/getHome.ts';
import {
  getOrganizationDetails,
  getOrganizationEmployees,
} from '@atrium/server/modules/organization/service/organization.ts';
import { getOnDemandContent } from '@atrium/server/modules/sessionContent/service/getOnDemandContent.ts';
import { getSessionContent } from '@atrium/server/modules/sessionContent/service/getSessionContent.ts';
import { openVideo } from '@atrium/server/modules/video/service/openVideo.ts';
import { createVideoSession, updateVideoSession } from '@atrium/server/modules/video/service/viewings.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOfMember } from '../bench/setting.ts';
import { growWorld } from './growWorld.ts';
import * as plan from './plan.ts';
import { wholeCatalogue } from './wholeCatalogue.fixture.ts';

// Grown members must be able to do what real members do, or the benchmarks measure something else.

const size = { members: 2129, courses: 80, sessions: 200, progress: 12_000 };
let url: string;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  url = await cloneDatabase();
  expect(await growWorld(url, size)).toBe('grown');
  database = openDatabase({ url, log: openLog('error'), max: 4 });
});
afterAll(() => database.pool.end());

/** A course that this member has not started, whose on-demand session is open to members. */
const course = 7;
const courseId = plan.courseId(course);
const sessionId = plan.onDemandSessionId(course);

async function watch(ctx: MemberContext): Promise<void> {
  const address = {
    topLevelId: sessionId,
    groupId: plan.groupId(course, 0),
    videoContentId: `${plan.videoId(course, 0)}-item`,
  };
  expect(await openVideo(ctx, address)).toMatchObject({ ok: true });
  const video = { videoId: plan.videoId(course, 0), courseId, sessionId };
  const begun = await createVideoSession(ctx, { ...video, clientUri: '' });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const report = {
    viewingId: begun.value.viewingId,
    videoId: video.videoId,
    courseId,
    clientSeq: 1,
    playhead: 2,
    maxPlayhead: 2,
    playingTime: 2,
    from: 0,
    to: 2,
    status: 'IN_PROGRESS' as const,
  };
  expect(await updateVideoSession(ctx, report)).toMatchObject({ ok: true, value: { farthestWatchedTime: 2 } });
}

// one of each kind of account that is grown
test.each([0, 1, 2, 3])(
  'grown member %i sees home, catalogue and a course, and watches a video there',
  async (index) => {
    const ctx = await contextOfMember(database, plan.memberId(index));
    expect((await getHome(ctx)).continueWatching).not.toEqual([]);
    const { courses } = await wholeCatalogue(ctx, { filter: noFilter, after: 0, count: 24 });
    expect(courses.length).toBeGreaterThan(20);
    expect(await getCourse(ctx, courseId)).toMatchObject({ ok: true });
    expect(await getOnDemandContent(ctx, courseId)).toMatchObject({ ok: true });
    await watch(ctx);
  },
);

test('a grown member enrolls in a session with a free seat', async () => {
  const ctx = await contextOfMember(database, plan.memberId(0));
  const { rows } = await database.pool.query<{ id: string }>(
    `select min(session_id) as id from session join session_seat using (session_id)
     where session_id like 'world-session-%' and start_at > now() + interval '1 day' and taken < capacity`,
  );
  const outcome = await saveEnrollment(ctx, {
    userId: ctx.viewer.memberId,
    sessionId: rows[0]?.id ?? '',
    unenroll: false,
    swapFrom: null,
    clientSeq: null,
    deviceId: '',
  });
  expect(outcome).toMatchObject({ ok: true });
});

test('the company of the grown world has figures of all its people', async () => {
  const ctx = await contextOfMember(database, persona('ann@acme.example').memberId);
  const { overview, stats } = await getOrganizationDetails(ctx, null, 'CONTRACT_TO_DATE');
  const grown = 10;
  expect(overview?.usedSeats).toBeGreaterThan(grown);
  expect(stats?.usersEngaged).toBeGreaterThan(grown);
  const wanted = { filter: 'LAST_90_DAYS', searchTerm: 'world-employee', page: 0, count: 25, scope: null } as const;
  const found = await getOrganizationEmployees(ctx, null, { ...wanted, sortBy: { key: 'views', direction: 'DESC' } });
  expect(found.employees?.[0]?.views).toBeGreaterThan(0);
  expect(found.total).toBeGreaterThan(grown);
});

/** Fails with the rows that a statement finds: what must not be in a grown world. */
async function none(what: string): Promise<void> {
  const { rows } = await database.pool.query(what);
  expect(rows, what).toEqual([]);
}

/** Tables of what members do as they learn, and the least rows of each that a hundred grown members have. */
const learned: Readonly<Record<string, number>> = {
  video_progress: 300,
  viewing: 300,
  enrollment: 120,
  course_completion: 20,
  course_badge: 20,
  attendance: 12,
  meeting_attendance: 50,
  content_progress: 5,
  bookmark: 50,
  learning_plan: 25,
  member_certificate: 40,
  credential: 5,
  resource_download: 50,
  case_study_viewing: 8,
  metering_use: 20,
};

/** The same of how members pay, by what they came, and what they have said of themselves. */
const paid: Readonly<Record<string, number>> = {
  billing_account: 75,
  billing_subscription: 75,
  billing_checkout: 80,
  accepted_offer: 2,
  mail_choice: 4,
  pass_registration: 10,
  survey_response: 55,
  member_profile: 60,
  sign_in: 140,
  known_browser: 140,
  analytics_event: 280,
};

/** The same of events, and of the accounts themselves. */
const around: Readonly<Record<string, number>> = {
  member_event_rsvp: 50,
  event_calendar: 12,
  event_invitation: 6,
  account_link: 7,
  former_email: 3,
  data_export: 1,
};

async function expectRows(least: Readonly<Record<string, number>>): Promise<void> {
  const count = async (table: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where member_id like 'world-member-%'`,
    );
    return rows[0]?.count ?? 0;
  };
  const members = await count('member');
  for (const [table, rows] of Object.entries(least)) {
    expect(await count(table), table).toBeGreaterThanOrEqual((members / 100) * rows);
  }
}

test('grown members have done all that the pages of learning show, in the proportions of an academy', async () => {
  await expectRows(learned);
  await none(`select video_id from video where video_id like 'world-%' and transcript = '[]'`);
  await none(`select session_id from session_seat where taken > capacity`);
  await none(`select session_id from session s where session_type = 'LIVE' and session_id like 'world-%'
    and not exists (select from meeting m where m.session_id = s.session_id)`);
  await none(`select member_id from member_certificate mc where issued_at is not null and not exists
    (select from credential c where c.member_id = mc.member_id and c.certificate_id = mc.certificate_id)`);
});

test('grown members have answered events, and nobody is to be told or reminded of that', async () => {
  await expectRows(around);
  await none(`select member_id from member_event_rsvp where member_id like 'world-%'
    and (changes <> registered_changes or reminded_at is null)`);
  await none(`select member_id from account_link where verified_at is null and member_id like 'world-%'`);
});

test('grown members pay in every state, and hold what follows from it', async () => {
  await expectRows(paid);
  const { rows: states } = await database.pool.query<{ status: SubscriptionStatus }>(
    `select distinct status from billing_subscription where subscription_id like 'world-%'`,
  );
  expect(states.map(({ status }) => status).toSorted()).toEqual([...subscriptionStatuses].toSorted());
  // a running grant for each subscription that is open and paid, and for no other (D41)
  await none(`select s.subscription_id, s.status, g.ends_at from billing_subscription s join billing_product p using (product_id)
    cross join unnest(p.entitlement_ids) as e (id) left join entitlement_grant g on g.source = 'SUBSCRIPTION'
      and g.source_ref = s.subscription_id and g.member_id = s.member_id and g.entitlement_id = e.id and g.revoked_at is null
    where s.subscription_id like 'world-%' and case
      when s.status in ('unpaid', 'paused', 'incomplete', 'incomplete_expired') then g.member_id is not null
      when s.status = 'canceled' then g.ends_at is distinct from s.current_period_end
      when s.status = 'past_due' then g.ends_at is null
      else g.ends_at is distinct from coalesce(s.cancel_at, s.current_period_end + interval '3 days') end`);
  await none(`select m.member_id from member m where m.member_id like 'world-member-%' and m.manage_billing <> exists (
    select from billing_subscription s where s.member_id = m.member_id and s.status not in ('canceled', 'incomplete_expired'))`);
  await none(
    `select member_id from billing_subscription where member_id like 'world-%' and current_period_start >= current_period_end`,
  );
  await none(`select pass_id from pass p where pass_id like 'world-%'
    and (slots < taken or taken <> (select count(*) from pass_registration r where r.pass_id = p.pass_id))`);
  await none(`select c.pass_id from pass_redemption_code c join pass_registration r using (pass_registration_id)
    where r.pass_id <> c.pass_id`);
});

test('[ACC-01] the account type of each grown member follows from what they hold and held (D4)', async () => {
  const { rows } = await database.pool.query<{ id: string; type: string; history: GrantHistoryItem[] }>(
    `select s.member_id as id, s.account_type as type, jsonb_agg(jsonb_build_object('key', e.areas[1], 'source', g.source,
       'startsAt', millis(g.starts_at), 'endsAt', millis(g.ends_at), 'revokedAt', millis(g.revoked_at))) as history
     from member_standing s join entitlement_grant g using (member_id) join entitlement e using (entitlement_id)
     where s.member_id like 'world-%' group by 1, 2`,
  );
  const now = Date.now();
  expect(rows.filter(({ type, history }) => deriveAccountType(history, false, now) !== type)).toEqual([]);
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['MEMBER', 'LIMITED', 'ALUMNI']));
});

test('[BIL-08] nothing of a grown world is compared with the stand-in for Stripe, which does not know it', async () => {
  const asked: string[] = [];
  const member = await contextOfMember(database, plan.memberId(0));
  const payments = new Proxy({} as NonNullable<MemberContext['ports']['payments']>, {
    get: (_, name) => () => {
      asked.push(String(name));
      return Promise.resolve([]);
    },
  });
  // the first night only begins to count
  for (const nights of [3, 4])
    await reconcileNightly({ ...member, now: Date.now() + nights * day, ports: { ...member.ports, payments } });
  expect(asked).toEqual([]);
});

test('[ACT-01] a grown member who could not renew is told so, one who ends sees when, a former one pays nothing', async () => {
  const membershipOf = async (status: string, more = 'true') => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select member_id as id from billing_subscription where subscription_id like 'world-%' and status = $1 and ${more}
       order by 1 limit 1`,
      [status],
    );
    return findScheduled(await contextOfMember(database, rows[0]?.id ?? ''));
  };
  expect((await membershipOf('past_due'))?.failedPayment?.opensUntil).not.toBeNull();
  expect(await membershipOf('active', 'cancel_at is not null')).toMatchObject({
    isScheduled: true,
    failedPayment: null,
  });
  expect((await membershipOf('active', 'discounted'))?.discountPrice).toBeGreaterThan(10_000);
  expect((await membershipOf('trialing'))?.isTrialing).toBe(true);
  expect(await membershipOf('canceled')).toBeNull();
});

test('[MBA-01] a grown member of a Mini-MBA finds it on the list, and its page has its lessons and classes', async () => {
  const ctx = await contextOfMember(database, plan.memberId(0));
  const sessions = await getEntitledBootcampSessions(ctx);
  expect(sessions.map(({ sessionId: id }) => id)).toEqual(['world-mini-mba-1-1']);
  const page = await getSessionContent(ctx, { sessionId: 'world-mini-mba-1-1', slug: null });
  if (!page.ok) throw new Error(page.refusal.code);
  expect(page.value.containers.length).toBeGreaterThan(0);
});

test('a world grows once, and one of other sizes or of another version is told apart', async () => {
  expect(await growWorld(url, size)).toBe('grownBefore');
  expect(await growWorld(url, { ...size, members: 2101 })).toBe('grownByAnotherVersion');
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`update setting set value = value || '{"version": "older"}' where key = 'world.size'`);
    expect(await growWorld(url, size)).toBe('grownByAnotherVersion');
  } finally {
    await owner.end();
  }
});
