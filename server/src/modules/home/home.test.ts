import { persona } from '@atrium/content/people.ts';
import { trialDaysLeft } from '@atrium/domain/member/trialDaysLeft.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Home {
  readonly continueWatching: readonly {
    readonly topLevelId: string;
    readonly groupId: string;
    readonly videoId: string;
    readonly sourceType: string;
    readonly duration: number;
    readonly farthestWatchedTime: number;
  }[];
  readonly upcomingCourses: readonly {
    readonly courseId: string;
    readonly sessions: readonly { readonly enrollmentStatus: string; readonly startAt: string | null }[];
  }[];
  readonly freeSessions: readonly { readonly isFreeSession: boolean }[];
  readonly entitledSessions: readonly { readonly sessionId: string; readonly entitled: boolean }[];
  readonly trialDaysLeft: number | null;
  readonly trialEndsAt: string | null;
  readonly failedPayment: { readonly opensUntil: string | null } | null;
}

async function homeOf(name: string): Promise<Home> {
  const caller = await server.as(name);
  const { getHome } = await caller.query<{ getHome: Home }>(`{ getHome {
    continueWatching { topLevelId groupId videoContentId videoId title courseTitle sourceType duration farthestWatchedTime }
    upcomingCourses { courseId sessions { enrollmentStatus startAt } }
    freeSessions { sessionId isFreeSession } entitledSessions { sessionId entitled } trialDaysLeft trialEndsAt
    failedPayment { opensUntil } } }`);
  return getHome;
}

test('[HOM-01] a member sees unfinished videos, and own courses before the next ones', async () => {
  const home = await homeOf('member');
  expect(home.continueWatching.length).toBeGreaterThan(3);
  expect(home.continueWatching.filter((video) => video.farthestWatchedTime >= 0.9 * video.duration)).toEqual([]);
  expect(new Set(home.continueWatching.map((video) => video.sourceType))).toEqual(new Set(['SESSION', 'ON_DEMAND']));
  const begun = await server.db
    .selectFrom('video_progress')
    .select('video_id')
    .where('member_id', '=', (await server.as('member')).memberId)
    .where('completed_at', 'is', null)
    .where('farthest_watched_time', '>', 0)
    .orderBy('watched_at', 'desc')
    .orderBy('video_id')
    .execute();
  expect(home.continueWatching.map((video) => video.videoId)).toEqual(begun.map((row) => row.video_id));
  // one that was opened, and of which nothing was watched, is not begun
  const [first = ''] = begun.map((row) => row.video_id);
  const farthest = (seconds: number) =>
    server.db
      .updateTable('video_progress')
      .set({ farthest_watched_time: seconds })
      .where('member_id', '=', persona('member').memberId)
      .where('video_id', '=', first)
      .execute();
  await farthest(0);
  const without = (await homeOf('member')).continueWatching.map((video) => video.videoId);
  expect(without).not.toContain(first);
  await farthest(home.continueWatching[0]?.farthestWatchedTime ?? 1);
  const isOwn = home.upcomingCourses.map((course) =>
    course.sessions.some(
      (session) => session.startAt !== null && ['ENROLLED', 'WAITLISTED'].includes(session.enrollmentStatus),
    ),
  );
  expect(isOwn.length).toBe(8);
  expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
  expect(isOwn).toContain(true);
  expect(isOwn).toContain(false);
  expect(home).toMatchObject({ freeSessions: [], entitledSessions: [], trialDaysLeft: null });
});

test('[VID-17] a started video comes with the parts that were watched, and one that is complete does not come', async () => {
  const { continueWatching } = await server
    .as('member')
    .then((caller) =>
      caller.query<{
        getHome: {
          continueWatching: { videoId: string; continueAtTime: number; watched: unknown; duration: number }[];
        };
      }>('{ getHome { continueWatching { videoId continueAtTime duration watched { from to } } } }'),
    )
    .then(({ getHome }) => getHome);
  const [first] = continueWatching;
  if (first === undefined) throw new Error('nothing was begun');
  const change = (values: { covered?: string; continue_at_time?: number; completed_at?: Date | null }) =>
    server.db
      .updateTable('video_progress')
      .set(values)
      .where('member_id', '=', persona('member').memberId)
      .where('video_id', '=', first.videoId)
      .execute();
  const before = {
    covered: `{[0,${String(Math.floor(first.continueAtTime))})}`,
    continue_at_time: first.continueAtTime,
  };
  // the end was watched, in which nothing is left to resume
  await change({ covered: '{[0,5),[20,9999)}', continue_at_time: first.duration - 2 });
  const asked = async () => {
    const caller = await server.as('member');
    const { getHome } = await caller.query<{ getHome: { continueWatching: { videoId: string }[] } }>(
      '{ getHome { continueWatching { videoId continueAtTime watched { from to } } } }',
    );
    return getHome.continueWatching.find(({ videoId }) => videoId === first.videoId);
  };
  expect(await asked()).toEqual({
    videoId: first.videoId,
    continueAtTime: 0,
    watched: [
      { from: 0, to: 5 },
      { from: 20, to: first.duration },
    ],
  });
  await change({ completed_at: new Date(server.clock.now()) });
  expect(await asked()).toBeUndefined();
  await change({ ...before, completed_at: null });
});

test('[HOM-01] of several trials the one that ends last says how many days are left', async () => {
  const { memberId } = await server.as('trial');
  const { trialDaysLeft: left } = await homeOf('trial');
  expect(left).toBeGreaterThan(2);
  const now = server.clock.now();
  const shorter = {
    member_id: memberId,
    entitlement_id: 'area-ai-academy',
    source: 'TRIAL',
    source_ref: 'shorter',
  } as const;
  const span = { starts_at: new Date(now - day), ends_at: new Date(now + day) };
  await server.db
    .insertInto('entitlement_grant')
    .values({ ...shorter, ...span })
    .execute();
  expect((await homeOf('trial')).trialDaysLeft).toBe(left);
  await server.db.deleteFrom('entitlement_grant').where('source_ref', '=', shorter.source_ref).execute();
});

test('[HOM-01] a video in several lessons of a session is continued in the first of them', async () => {
  const [video] = (await homeOf('member')).continueWatching;
  if (video === undefined) throw new Error('nothing was begun');
  const { topLevelId: session_id, videoId: video_id } = video;
  const lesson = { session_content_id: 'before-it', session_id, kind: 'VIDEO_GROUP', sort_order: -1 } as const;
  await server.db.insertInto('session_content').values(lesson).execute();
  const again = { session_content_id: 'before-it', video_id, course_content_id: 'the-same', sort_order: 0 };
  await server.db.insertInto('group_video').values(again).execute();
  expect((await homeOf('member')).continueWatching[0]).toMatchObject({ videoId: video_id, groupId: 'before-it' });
});

test('[HOM-01] a video that no longer opens is not offered to be continued', async () => {
  const before = await homeOf('ondemand');
  expect(before.continueWatching.map((video) => video.sourceType)).toEqual(['ON_DEMAND']);
  const { memberId } = await server.as('ondemand');
  await server.db
    .updateTable('entitlement_grant')
    .set({ entitlement_id: 'area-mc-transactional' })
    .where('member_id', '=', memberId)
    .where('entitlement_id', '=', 'area-ai-ondemand')
    .execute();
  await server.clock.advance(0);
  expect((await homeOf('ondemand')).continueWatching).toEqual([]);
});

test('[HOM-01] [THR-47] the next courses are those that the viewer may know of', async () => {
  // the next course to begin is visible to one customer only
  const foreign = 'mini-mba-leadership';
  await server.db
    .updateTable('session')
    .set({ start_at: new Date(server.clock.now() + day / 24) })
    .where('course_id', '=', foreign)
    .where('start_at', '>', new Date(server.clock.now()))
    .execute();
  await server.clock.advance(0);
  expect((await homeOf('employee')).upcomingCourses.map((course) => course.courseId)).toContain(foreign);
  for (const name of ['limited', 'trial', 'member']) {
    const { upcomingCourses } = await homeOf(name);
    expect(upcomingCourses.length).toBeGreaterThan(3);
    expect(upcomingCourses.map((course) => course.courseId)).not.toContain(foreign);
  }
});

test('[HOM-01] a course whose enrollment has closed is shown to its members only', async () => {
  const closed = 'the-board-pack';
  const soon = new Date(server.clock.now() + day / 24);
  await server.db.updateTable('session').set({ start_at: soon }).where('course_id', '=', closed).execute();
  const shown = async (close: Date) => {
    await server.db.updateTable('session').set({ enrollment_close: close }).where('course_id', '=', closed).execute();
    await server.clock.advance(0);
    return (await homeOf('employee')).upcomingCourses.map((course) => course.courseId);
  };
  expect(await shown(new Date(server.clock.now() + minute))).toContain(closed);
  expect(await shown(new Date(server.clock.now()))).not.toContain(closed);
});

test('[HOM-02] limited members get the free sessions, transactional ones what they bought', async () => {
  const limited = await homeOf('limited');
  expect(limited.freeSessions.length).toBeGreaterThan(0);
  expect(limited.freeSessions.every((session) => session.isFreeSession)).toBe(true);
  expect(limited.entitledSessions).toEqual([]);

  const sprint = await homeOf('sprint');
  expect(sprint.entitledSessions.map((session) => session.sessionId)).toContain('ai-first-strategy-1');
  expect(sprint.entitledSessions.every((session) => session.entitled)).toBe(true);
  expect(sprint.upcomingCourses).toHaveLength(1);
  expect((await homeOf('transactional-none')).entitledSessions).toEqual([]);
});

test('[HOM-02] a canceled session is listed for nobody, purchased or not', async () => {
  const canceled = 'ai-first-strategy-1';
  const boughtBy = async () => (await homeOf('sprint')).entitledSessions.map((session) => session.sessionId);
  expect(await boughtBy()).toContain(canceled);
  await server.db
    .updateTable('session')
    .set({ cancelled_at: new Date(server.clock.now()) })
    .where('session_id', '=', canceled)
    .execute();
  expect(await boughtBy()).not.toContain(canceled);
});

test('[HOM-01] [CAT-03] a place on a waitlist makes a course an own one until the session begins', async () => {
  const { memberId, query } = await server.as('transactional-none');
  const [sessionId, course_id] = ['waited-for', 'pricing-as-strategy'];
  const now = server.clock.now();
  const session = { session_id: sessionId, course_id, session_type: 'LIVE' as const, title: 'Waited for' };
  const begin = new Date(now + day);
  await server.db
    .insertInto('session')
    .values({ ...session, start_at: begin, end_at: new Date(now + 2 * day) })
    .execute();
  const at = new Date(now);
  const waiting = { status: 'WAITLISTED' as const, waitlist_number: 1, joined_at: at, changed_at: at };
  await server.db
    .insertInto('enrollment')
    .values({ member_id: memberId, session_id: sessionId, customer_id: 'consumer', ...waiting })
    .execute();
  const own = async (): Promise<[home: number, catalogue: number]> => {
    const { upcomingCourses } = await homeOf('transactional-none');
    const { listCatalogue } = await query<{ listCatalogue: { courses: unknown[] } }>(
      '{ listCatalogue(filter: {}, count: 1) { courses { courseId } } }',
    );
    return [upcomingCourses.length, listCatalogue.courses.length - 1];
  };
  expect(await own()).toEqual([1, 1]);
  // the due work that closes the waitlist has not run yet
  await server.db.updateTable('session').set({ start_at: at }).where('session_id', '=', sessionId).execute();
  expect(await own()).toEqual([0, 0]);
});

test('[HOM-02] a trial counts its days down, the current one included', async () => {
  const { trialDaysLeft: left, trialEndsAt } = await homeOf('trial');
  expect(left).toBe(5);
  expect(trialDaysLeft(Number(trialEndsAt), server.clock.now())).toBe(5);
  // another one that begins later is not running yet
  const now = server.clock.now();
  await server.db
    .insertInto('entitlement_grant')
    .values({
      member_id: persona('trial').memberId,
      entitlement_id: 'area-bootcamps',
      source: 'TRIAL',
      source_ref: 'later',
      starts_at: new Date(now + 20 * day),
      ends_at: new Date(now + 40 * day),
    })
    .execute();
  expect((await homeOf('trial')).trialDaysLeft).toBe(5);
  await server.clock.advance(day);
  expect((await homeOf('trial')).trialDaysLeft).toBe(4);
});

test('[HOM-01] accounts whose plan has ended, and visitors, have no home', async () => {
  const codeOf = async (name: string | null): Promise<string | undefined> => {
    const caller = name === null ? server.stranger : await server.as(name);
    return (await caller.ask('{ getHome { trialDaysLeft } }')).errors?.[0]?.extensions.code;
  };
  expect(await codeOf(null)).toBe('UNAUTHENTICATED');
  expect(await codeOf('alumni')).toBe('FORBIDDEN');
});

test('[THR-47] a grant of a single session shows its course on the home page, in lists and to be saved', async () => {
  const [sessionId, course_id] = ['granted-alone', 'of-another-area'];
  const now = server.clock.now();
  const course = { course_type: 'SPRINT' as const, title: 'Of another area', topic: 'AI', difficulty: 'Foundations' };
  await server.db
    .insertInto('course')
    .values({ course_id, ...course, cover_image_url: '/cover.svg', length_minutes: 60, open_to: ['another-area'] })
    .execute();
  const time = { start_at: new Date(now + hour), end_at: new Date(now + day) };
  await server.db
    .insertInto('session')
    .values({ session_id: sessionId, course_id, session_type: 'LIVE', title: 'Granted alone', ...time })
    .execute();
  const { memberId, query } = await server.as('trial');
  const seen = async () => {
    const { upcomingCourses } = await homeOf('trial');
    const { listUserSessions } = await query<{ listUserSessions: { sessionId: string }[] }>(
      '{ listUserSessions { sessionId } }',
    );
    const { addUserSave } = await query<{ addUserSave: { success: boolean } }>(
      'mutation ($id: ID!) { addUserSave(contentId: $id, contentType: COURSE) { success } }',
      { id: course_id },
    );
    return {
      home: upcomingCourses.some((course) => course.courseId === course_id),
      list: listUserSessions.some((session) => session.sessionId === sessionId),
      save: addUserSave.success,
    };
  };
  expect(await seen()).toEqual({ home: false, list: false, save: false });
  const entitlement_id = 'session-granted-alone';
  await server.db
    .insertInto('entitlement')
    .values({ entitlement_id, type: 'SESSION', label: sessionId, name: 'Granted alone' })
    .execute();
  await server.db
    .insertInto('entitlement_grant')
    .values({
      member_id: memberId,
      entitlement_id,
      source: 'PURCHASE',
      source_ref: 'alone',
      starts_at: new Date(now - day),
    })
    .execute();
  await expect.poll(seen).toEqual({ home: true, list: true, save: true });
});

test('[LIM-04] the next steps of a limited member follow from what they have done; other accounts have none', async () => {
  type Steps = { readonly getNextStepsStatus: readonly { readonly name: string; readonly isCompleted: boolean }[] };
  const stepsOf = async (name: string) =>
    (await (await server.as(name)).query<Steps>('{ getNextStepsStatus { name isCompleted remedyRoute } }'))
      .getNextStepsStatus;
  const step = (name: string, isCompleted: boolean, remedyRoute: string) => ({ name, isCompleted, remedyRoute });
  const watch = step('Watch your first video', true, '/courses');
  const finish = step('Finish a video', false, '/courses');
  expect(await stepsOf('limited')).toEqual([watch, finish, step('Save a course for later', true, '/courses')]);
  const { memberId } = await server.as('limited');
  await server.db.deleteFrom('bookmark').where('member_id', '=', memberId).execute();
  // a lesson that was picked is no course that was saved
  await server.db
    .insertInto('bookmark')
    .values({
      member_id: memberId,
      content_type: 'LP_USER_PICK',
      content_id: 'a-lesson',
      created_at: new Date(server.clock.now()),
    })
    .execute();
  await server.db
    .updateTable('video_progress')
    .set({ completed_at: new Date(server.clock.now()) })
    .where('member_id', '=', memberId)
    .execute();
  const finished = { ...finish, isCompleted: true };
  expect(await stepsOf('limited')).toEqual([watch, finished, step('Save a course for later', false, '/courses')]);
  expect((await stepsOf('limited-over')).map(({ isCompleted }) => isCompleted)).toEqual([true, true, true]);
  expect(await stepsOf('member')).toEqual([]);
  expect(await stepsOf('sprint')).toEqual([]);
});

test('[HOM-01] a payment that did not go through is said, with the day until which everything stays open', async () => {
  const { failedPayment } = await homeOf('pastdue');
  const left = Number(failedPayment?.opensUntil) - server.clock.now();
  // the demo's twelfth day from now, at whatever hour
  expect(left / day).toBeGreaterThan(10);
  expect(left / day).toBeLessThan(14);
  for (const who of ['member', 'archive', 'trial', 'bob@acme.example']) {
    expect((await homeOf(who)).failedPayment, who).toBeNull();
  }
});

test('[HOM-01] a canceled session does not make a course come next for those who were enrolled in it', async () => {
  const { memberId } = await server.as('transactional-none');
  const begin = new Date(server.clock.now() + day);
  const [sessionId, at] = ['called-off', new Date(server.clock.now())];
  await server.db
    .insertInto('session')
    .values({
      session_id: sessionId,
      course_id: 'unit-economics',
      session_type: 'LIVE',
      title: 'Called off',
      start_at: begin,
      end_at: new Date(begin.getTime() + day),
    })
    .execute();
  await server.db
    .insertInto('enrollment')
    .values({
      member_id: memberId,
      session_id: sessionId,
      customer_id: 'consumer',
      status: 'ENROLLED',
      joined_at: at,
      changed_at: at,
    })
    .execute();
  const next = async () => (await homeOf('transactional-none')).upcomingCourses.map(({ courseId }) => courseId);
  expect(await next()).toEqual(['unit-economics']);
  await server.db.updateTable('session').set({ cancelled_at: at }).where('session_id', '=', sessionId).execute();
  expect(await next()).toEqual([]);
});

test('no statement of the home page is planned again for each view', async () => {
  const member = await server.as('planned');
  const ask = () =>
    member.query(`{
      getHome { upcomingCourses { title } continueWatching { title } failedPayment { opensUntil } }
      getMeteringPlanDetails { currentMeasure } getLearningPlan { plan { title } } listUserMeetings { title }
      listMemberEvents(sort: latest, count: 4) { events { title } } listMembers(context: HOMEPAGE, count: 20) { list { userId } }
    }`);
  await ask();
  const statements = await recordSql(ask);
  expect(statements.length).toBeGreaterThan(5);
  expect(statements.filter(({ name }) => name === undefined).map(({ text }) => text)).toEqual([]);
});

test('[HOM-01] the home page says how far its member is in each program, and which course is next', async () => {
  interface Course {
    readonly title: string;
    readonly path: string | null;
    readonly isDone: boolean;
  }
  interface Card {
    readonly certificateId: string;
    readonly state: string;
    readonly isRegistered: boolean;
    readonly needed: number;
    readonly done: number;
    readonly groups: readonly { readonly courses: readonly Course[] }[];
  }
  interface Program extends Pick<Card, 'certificateId' | 'needed' | 'done'> {
    readonly next: Pick<Course, 'title' | 'path'> | null;
  }
  let shown = 0;
  for (const name of ['member', 'graduate', 'academy', 'limited']) {
    const caller = await server.as(name);
    const { getHome, listCertificates } = await caller.query<{
      readonly getHome: { readonly programs: readonly Program[] };
      readonly listCertificates: readonly Card[];
    }>(`{ getHome { programs { certificateId needed done next { title path } } }
      listCertificates { certificateId state isRegistered needed done groups { courses { title path isDone } } } }`);
    const own = listCertificates.filter(
      ({ isRegistered, state }) => isRegistered && ['IN_PROGRESS', 'MET'].includes(state),
    );
    expect(getHome.programs.map(({ next: _, ...program }) => program)).toEqual(
      own.map(({ certificateId, needed, done }) => ({ certificateId, needed, done })),
    );
    for (const [at, { next, needed, done }] of getHome.programs.entries()) {
      if (next === null) continue;
      shown += 1;
      expect(done).toBeLessThan(needed);
      const left = own[at]?.groups.flatMap(({ courses }) => courses.filter(({ isDone }) => !isDone));
      expect(left?.map(({ title, path }) => ({ title, path }))).toContainEqual(next);
    }
  }
  expect(shown).toBeGreaterThan(0);
});
