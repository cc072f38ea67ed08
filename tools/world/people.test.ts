import { clips } from '@atrium/content/media.ts';
import { persona } from '@atrium/content/people.ts';
import type { MemberContext } from '@atrium/server/base/context.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { listCatalogue } from '@atrium/server/modules/catalogue/service/listCatalogue.ts';
import { getCourse } from '@atrium/server/modules/catalogue/service/getCourse.ts';
import { saveEnrollment } from '@atrium/server/modules/enrollment/service/saveEnrollment.ts';
import { getEntitledBootcampSessions } from '@atrium/server/modules/catalogue/service/sessions.ts';
import { getHome } from '@atrium/server/modules/home/service/getHome.ts';
import {
  getOrganizationDetails,
  getOrganizationEmployees,
} from '@atrium/server/modules/organization/service/organization.ts';
import { getSessionContent } from '@atrium/server/modules/sessionContent/service/getSessionContent.ts';
import { getOnDemandContent } from '@atrium/server/modules/sessionContent/service/getOnDemandContent.ts';
import { openVideo } from '@atrium/server/modules/video/service/openVideo.ts';
import { createVideoSession, updateVideoSession } from '@atrium/server/modules/video/service/viewings.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOfMember } from '../bench/setting.ts';
import { growWorld } from './growWorld.ts';
import * as plan from './plan.ts';

// Grown members must be able to do what real members do, or the benchmarks measure something else.

const size = { members: 1500, courses: 80, sessions: 200, progress: 8500 };
const films = clips.map(({ externalKey, durationSeconds }) => ({ externalKey, duration: durationSeconds }));
let url: string;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  url = await cloneDatabase();
  expect(await growWorld(url, size, films)).toBe('grown');
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
    ...{ viewingId: begun.value.viewingId, videoId: video.videoId, courseId, clientSeq: 1 },
    ...{ playhead: 2, maxPlayhead: 2, playingTime: 2, from: 0, to: 2, status: 'IN_PROGRESS' as const },
  };
  expect(await updateVideoSession(ctx, report)).toMatchObject({ ok: true, value: { farthestWatchedTime: 2 } });
}

// one of each kind of account that is grown
test.each([0, 1, 2, 3])(
  'grown member %i sees home, catalogue and a course, and watches a video there',
  async (index) => {
    const ctx = await contextOfMember(database, plan.memberId(index));
    expect((await getHome(ctx)).continueWatching).not.toEqual([]);
    const anything = {
      types: [],
      topics: [],
      stacks: [],
      difficulties: [],
      bookmarked: false,
      entitled: false,
      query: null,
    };
    const catalogue = await listCatalogue(ctx, { filter: anything, after: 0, count: 24 });
    expect(catalogue.ok && catalogue.value.courses.length).toBeGreaterThan(20);
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
    ...{ userId: ctx.viewer.memberId, sessionId: rows[0]?.id ?? '', unenroll: false, swapFrom: null },
    ...{ clientSeq: null, deviceId: '' },
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

/** Tables of what members do as they learn, and the least rows of each that a hundred grown members have. */
const learned: Readonly<Record<string, number>> = {
  ...{ video_progress: 300, viewing: 300, enrollment: 120, course_completion: 20, course_badge: 20 },
  ...{ attendance: 12, meeting_attendance: 50, content_progress: 5, bookmark: 50, learning_plan: 25 },
  ...{ member_certificate: 40, credential: 5, resource_download: 50, case_study_viewing: 8 },
};

test('grown members have done all that the pages of learning show, in the proportions of an academy', async () => {
  const count = async (table: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where member_id like 'world-member-%'`,
    );
    return rows[0]?.count ?? 0;
  };
  const members = await count('member');
  for (const [table, least] of Object.entries(learned)) {
    expect(await count(table), table).toBeGreaterThanOrEqual((members / 100) * least);
  }
  const none = async (what: string): Promise<void> => {
    const { rows } = await database.pool.query(what);
    expect(rows, what).toEqual([]);
  };
  await none(`select video_id from video where video_id like 'world-%' and transcript = '[]'`);
  await none(`select session_id from session_seat where taken > capacity`);
  await none(`select session_id from session s where session_type = 'LIVE' and session_id like 'world-%'
    and not exists (select from meeting m where m.session_id = s.session_id)`);
  await none(`select member_id from member_certificate mc where issued_at is not null and not exists
    (select from credential c where c.member_id = mc.member_id and c.certificate_id = mc.certificate_id)`);
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
  expect(await growWorld(url, size, films)).toBe('grownBefore');
  expect(await growWorld(url, { ...size, members: 1501 }, films)).toBe('grownByAnotherVersion');
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(`update setting set value = value || '{"version": "older"}' where key = 'world.size'`);
    expect(await growWorld(url, size, films)).toBe('grownByAnotherVersion');
  } finally {
    await owner.end();
  }
});
