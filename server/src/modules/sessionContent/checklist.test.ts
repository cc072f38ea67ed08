import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const session = 'ai-leaders-2';

interface Item {
  readonly sessionContentId: string;
  readonly subtype: string;
  readonly completionStatus: string;
  readonly progress: number;
  readonly isMissed: boolean;
  readonly recordingUrl: string | null;
  readonly recordingCounts: boolean;
}
interface Answer {
  readonly getSessionContent: {
    readonly sessionContainers: readonly { readonly sessionContentId: string; readonly checklist: readonly Item[] }[];
    readonly containers: readonly { readonly sessionContentId: string; readonly submission: string | null }[];
    readonly schedules: readonly {
      readonly title: string;
      readonly scheduleDays: readonly {
        readonly dayNumber: number;
        readonly checklistSessionContentId: string | null;
        readonly completionStatus: string | null;
        readonly progress: number | null;
      }[];
    }[];
    readonly config: { readonly teachingAssistant: { readonly fullName: string; readonly slackUrl: string } | null };
  };
}

async function read(caller: Caller, sessionId = session): Promise<Answer['getSessionContent']> {
  const answer = await caller.query<Answer>(
    `query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) {
      sessionContainers { sessionContentId checklist { sessionContentId subtype completionStatus progress isMissed meetingEndAt recordingUrl recordingCounts } }
      containers { sessionContentId submission }
      schedules { title scheduleDays { dayNumber checklistSessionContentId completionStatus progress } }
      config { teachingAssistant { fullName slackUrl } } } }`,
    { sessionId },
  );
  return answer.getSessionContent;
}

async function states(caller: Caller, sessionId = session): Promise<Record<string, string>> {
  const { sessionContainers } = await read(caller, sessionId);
  const items = sessionContainers.flatMap(({ checklist }) => checklist);
  return Object.fromEntries(
    items.map((item) => [item.sessionContentId.replace(`${sessionId}-check-`, ''), item.completionStatus]),
  );
}

async function save(
  caller: Caller,
  sessionContentId: string,
  type: string,
  status: string,
  userId?: string,
): Promise<string> {
  const { data, errors } = await caller.ask<{
    saveSessionContentProgress: { error: { code: string } | null } | null;
  }>(
    `mutation ($id: ID!, $type: SessionContentProgressType!, $status: SessionContentProgressStatus!, $userId: ID) {
      saveSessionContentProgress(sessionContentId: $id, type: $type, status: $status, userId: $userId) { error { code } } }`,
    { id: sessionContentId, type, status, userId: userId ?? null },
  );
  return data?.saveSessionContentProgress?.error?.code ?? errors?.[0]?.extensions.code ?? 'done';
}

test('[SSN-06] a checklist in all its states; self-reported items are saved, and an unknown subtype is one of them', async () => {
  const [member, bob] = [await server.as('member'), await server.as('bob@acme.example')];
  // in the evening of the demo's first day its second class is over, and waits for the provider's report
  const tomorrow = server.clock.now() + day;
  await sql`update meeting set start_at = ${new Date(tomorrow)}, end_at = ${new Date(tomorrow + hour)}
    where session_id = ${session} and meeting_number = 2`.execute(server.db);
  await server.clock.advance(0);
  expect(await states(member)).toEqual({
    introduce: 'BONUS_COMPLETED',
    partner: 'BONUS_NOT_COMPLETED',
    before: 'COMPLETED',
    'live-1': 'COMPLETED',
    'live-2': 'NOT_COMPLETED',
    'week-1': 'NOT_COMPLETED',
    more: 'BONUS_NOT_COMPLETED',
    project: 'NOT_COMPLETED',
  });
  // 20 of 60 minutes are no attendance; a lesson of a day that has passed is overdue
  expect((await states(bob))['live-1']).toBe('NOT_COMPLETED');
  expect((await states(await server.as('gil@globex.example')))['before']).toBe('PENDING');
  expect((await states(await server.as('archive'), 'spend-where-it-moves-1'))['live-2']).toBe('PENDING');

  expect(await save(member, `${session}-check-partner`, 'BONUS_CONTENT', 'Completed')).toBe('done');
  expect((await states(member))['partner']).toBe('BONUS_COMPLETED');
  expect(await save(member, `${session}-check-partner`, 'BONUS_CONTENT', 'NotStarted')).toBe('done');
  expect((await states(member))['partner']).toBe('BONUS_NOT_COMPLETED');

  await sql`update session_content set data = data || '{"subtype": "BOOK_CLUB", "selfReporting": false}'
    where session_content_id = ${`${session}-check-partner`}`.execute(server.db);
  expect(await save(bob, `${session}-check-partner`, 'BONUS_CONTENT', 'Completed')).toBe('done');
  const { sessionContainers } = await read(bob);
  const unknown = sessionContainers
    .flatMap(({ checklist }) => checklist)
    .find(({ sessionContentId }) => sessionContentId === `${session}-check-partner`);
  expect(unknown).toMatchObject({ subtype: 'OTHER_SELF_REPORTED', completionStatus: 'BONUS_COMPLETED', progress: 100 });
});

test('[SSN-06] [SSN-15] a class that is over was missed by those who did not attend it; its recording counts where the session says so', async () => {
  const [member, bob] = [await server.as('member'), await server.as('bob@acme.example')];
  const missed = async (caller: Caller) =>
    (await read(caller)).sessionContainers
      .flatMap(({ checklist }) => checklist)
      .filter(({ isMissed }) => isMissed)
      .map(({ sessionContentId, recordingUrl, recordingCounts }) => [sessionContentId, recordingUrl, recordingCounts]);
  await sql`delete from meeting_recording where session_id = ${session}`.execute(server.db);
  expect(await missed(member)).toEqual([]);
  expect(await missed(bob)).toEqual([[`${session}-check-live-1`, null, true]]);
  const url = 'https://zoom.example/rec/1';
  await server.db
    .insertInto('meeting_recording')
    .values({ session_id: session, meeting_number: 1, url, ready_at: new Date(server.clock.now()) })
    .execute();
  expect(await missed(bob)).toEqual([[`${session}-check-live-1`, url, true]]);
  await sql`update session set recording_counts = false where session_id = ${session}`.execute(server.db);
  expect(await missed(bob)).toEqual([[`${session}-check-live-1`, url, false]]);
});

test('[SSN-06] progress is recorded for enrolled members only, for what they may report themselves', async () => {
  const member = await server.as('member');
  const refused = (id: string, type = 'BONUS_CONTENT', status = 'Completed') =>
    save(member, `${session}-${id}`, type, status);
  expect(await refused('check-week-1')).toBe('INVALID_INPUT');
  expect(await refused('check-live-2')).toBe('INVALID_INPUT');
  expect(await refused('check-introduce', 'PROJECT_SUBMISSION')).toBe('INVALID_INPUT');
  // a container is consumed and completed, nothing in it is
  expect(await refused('check-introduce', 'SESSION_COMPLETED')).toBe('INVALID_INPUT');
  expect(await refused('join', 'SESSION_CONSUMED')).toBe('INVALID_INPUT');
  expect(await refused('project', 'SESSION_CONSUMED')).toBe('done');
  expect(await refused('no-such-content')).toBe('NOT_FOUND');
  expect(await save(await server.as('employee'), `${session}-check-introduce`, 'BONUS_CONTENT', 'Completed')).toBe(
    'NOT_ENROLLED',
  );
  expect(await save(await server.as('archive'), `${session}-check-introduce`, 'BONUS_CONTENT', 'Completed')).toBe(
    'NOT_ENROLLED',
  );
  expect(await save(await server.as('minimba-none'), `${session}-check-introduce`, 'BONUS_CONTENT', 'Completed')).toBe(
    'NOT_FOUND',
  );
  const other = (await server.as('bob@acme.example')).memberId;
  expect(await save(member, `${session}-check-introduce`, 'BONUS_CONTENT', 'Completed', other)).toBe('FORBIDDEN');
});

test('[SSN-08] a project opens at its time, is handed in, and may be returned by staff', async () => {
  const [member, staff] = [await server.as('member'), await server.as('employee')];
  const project = `${session}-project`;
  const submission = async () =>
    (await read(member)).containers.find(({ sessionContentId }) => sessionContentId === project)?.submission ?? null;
  expect(await save(member, project, 'PROJECT_SUBMISSION', 'Completed')).toBe('NOT_AVAILABLE_YET');
  await server.clock.advance(7 * day);
  expect(await submission()).toBeNull();
  expect(await save(member, project, 'PROJECT_SUBMISSION', 'Completed')).toBe('done');
  expect([await submission(), (await states(member))['project']]).toEqual(['SUBMITTED', 'COMPLETED']);
  expect(await save(member, project, 'PROJECT_SUBMISSION', 'NotStarted')).toBe('FORBIDDEN');
  expect(await save(staff, project, 'PROJECT_SUBMISSION', 'NotStarted', member.memberId)).toBe('done');
  expect([await submission(), (await states(member))['project']]).toEqual(['RETURNED', 'PENDING']);
  const audited = server.db.selectFrom('audit_entry').where('action', '=', 'PROGRESS_SAVED');
  // what members do themselves is in no audit
  expect(await audited.select(['actor_member_id', 'subject', 'after', 'detail']).execute()).toEqual([
    {
      actor_member_id: staff.memberId,
      subject: `member/${member.memberId}`,
      after: { type: 'PROJECT_SUBMISSION', status: 'NotStarted' },
      detail: { sessionContentId: project },
    },
  ]);
  expect(await save(member, project, 'PROJECT_SUBMISSION', 'Completed')).toBe('done');
  expect(await submission()).toBe('SUBMITTED');
});

test('[SSN-08] a project with several buttons can be submitted from the first that opens', async () => {
  const [member, project, opensAt] = [await server.as('member'), `${session}-project`, server.clock.now() + hour];
  const later = { session_content_id: `${project}-late`, session_id: session, parent_id: project };
  const buttons = server.db.updateTable('session_content').where('parent_id', '=', project);
  await server.db
    .insertInto('session_content')
    .values({ ...later, kind: 'CTA_BUTTON', enabled_at: new Date(opensAt + hour) })
    .execute();
  expect(await save(member, project, 'PROJECT_SUBMISSION', 'Completed')).toBe('done');
  await buttons
    .set({ enabled_at: new Date(opensAt) })
    .where('session_content_id', '<>', later.session_content_id)
    .execute();
  expect(await save(member, project, 'PROJECT_SUBMISSION', 'Completed')).toBe('NOT_AVAILABLE_YET');
  await server.clock.moveTo(opensAt);
  expect(await save(member, project, 'PROJECT_SUBMISSION', 'Completed')).toBe('done');
  await server.db.deleteFrom('session_content').where('session_content_id', '=', later.session_content_id).execute();
});

test('[SSN-10] the days of a schedule have the progress of their checklist items', async () => {
  const { schedules, sessionContainers } = await read(await server.as('member'));
  const items = sessionContainers.flatMap(({ checklist }) => checklist);
  expect(schedules.map(({ title, scheduleDays }) => [title, scheduleDays.length])).toEqual([
    ['Week 1', 5],
    ['Week 2', 5],
  ]);
  const days = schedules.flatMap(({ scheduleDays }) => scheduleDays);
  const linked = days.filter(({ checklistSessionContentId }) => checklistSessionContentId !== null);
  expect(linked.length).toBeGreaterThan(1);
  for (const { checklistSessionContentId: id, completionStatus, progress } of linked) {
    const item = items.find(({ sessionContentId }) => sessionContentId === id);
    expect({ completionStatus, progress }).toEqual({
      completionStatus: item?.completionStatus,
      progress: item?.progress,
    });
  }
  for (const day of days) if (day.checklistSessionContentId === null) expect(day.progress).toBeNull();
});

test('[SSN-06] the percent of a step is rounded down, so that nothing looks further than it is', async () => {
  const caller = await server.as('bob@acme.example');
  const watch = async (share: number) => {
    await sql`insert into video_progress (member_id, session_id, video_id, customer_id, farthest_watched_time, watched_at)
      select distinct m.member_id, g.session_id, v.video_id, m.customer_id, v.duration * ${share}::float8,
        ${new Date(server.clock.now())}::timestamptz
      from member m, session_content g join group_video using (session_content_id) join video v using (video_id)
      where m.member_id = ${caller.memberId} and g.session_id = ${session}
      on conflict (member_id, session_id, video_id) do update set farthest_watched_time = excluded.farthest_watched_time`.execute(
      server.db,
    );
    const items = (await read(caller)).sessionContainers.flatMap(({ checklist }) => checklist);
    const item = items.find(({ sessionContentId }) => sessionContentId === `${session}-check-week-1`);
    return [item?.progress, item?.completionStatus === 'COMPLETED'];
  };
  expect(await watch(0.4999)).toEqual([49, false]);
  expect(await watch(0.8999)).toEqual([89, false]);
  expect(await watch(0.9)).toEqual([100, true]);
});

test('[SSN-10] [THR-32] a calendar elsewhere is linked by an address that runs no code', async () => {
  const member = await server.as('member');
  const calendars = async (url: string) => {
    await sql`update session_content set data = data || ${JSON.stringify({ externalCalendarUrl: url })}::jsonb
      where session_id = ${session} and kind = 'SCHEDULE'`.execute(server.db);
    const { getSessionContent } = await member.query<{
      getSessionContent: { schedules: { externalCalendarUrl: string | null }[] };
    }>(`{ getSessionContent(sessionId: "${session}") { schedules { externalCalendarUrl } } }`);
    return [...new Set(getSessionContent.schedules.map(({ externalCalendarUrl }) => externalCalendarUrl))];
  };
  expect(await calendars('https://calendar.example/week')).toEqual(['https://calendar.example/week']);
  expect(await calendars('javascript:alert(1)')).toEqual([null]);
});

test('[SSN-02] the teaching assistant is of live sessions only; content is found by slug, container and group', async () => {
  const member = await server.as('member');
  type Config = { getUserSessionConfig: { teachingAssistant: { fullName: string; slackUrl: string } | null } };
  const config = async (sessionId: string) =>
    (
      await member.query<Config>(
        'query ($id: ID!) { getUserSessionConfig(sessionId: $id) { teachingAssistant { fullName slackUrl } } }',
        { id: sessionId },
      )
    ).getUserSessionConfig.teachingAssistant;
  expect(await config(session)).toEqual({ fullName: 'Noor El Amrani', slackUrl: 'https://app.slack.com/client' });
  await sql`update session set teaching_assistant_id = 'noor-el-amrani' where session_id = 'first-ai-workflow-od'`.execute(
    server.db,
  );
  expect(await config('first-ai-workflow-od')).toBeNull();
  expect((await read(member)).config.teachingAssistant?.fullName).toBe('Noor El Amrani');

  type Slug = { getSessionContent: { sessionId: string } };
  const bySlug = 'query ($slug: String) { getSessionContent(slug: $slug) { sessionId } }';
  const found = await member.query<Slug>(bySlug, { slug: 'ai-for-business-leaders-this-month' });
  expect(found.getSessionContent.sessionId).toBe(session);
  const codeOf = async (slug: string | null) =>
    (await member.ask<Slug>(bySlug, { slug })).errors?.[0]?.extensions.code ?? null;
  expect([await codeOf('no-such-slug'), await codeOf(null)]).toEqual(['NOT_FOUND', 'INVALID_INPUT']);

  type Parts = {
    getSessionContainerContent: { sessionContentId: string; items: { type: string }[] }[];
    getSessionContentVideos: { groupId: string }[];
  };
  const parts = await member.query<Parts>(
    `query ($id: ID!) {
      getSessionContainerContent(sessionId: $id, sessionContentIds: ["${session}-week-2", "${session}-resources", "x"]) {
        sessionContentId items { type } }
      getSessionContentVideos(sessionId: $id, videoGroupId: "${session}-week-2-videos") { groupId } }`,
    { id: session },
  );
  expect(parts.getSessionContainerContent.map(({ sessionContentId }) => sessionContentId)).toEqual([
    `${session}-resources`,
    `${session}-week-2`,
  ]);
  expect(parts.getSessionContentVideos.map(({ groupId }) => groupId)).toEqual(
    Array.from({ length: 3 }, () => `${session}-week-2-videos`),
  );
  // neither what is no group nor one of another session
  for (const videoGroupId of ['no-such-group', `${session}-week-2`]) {
    const { errors } = await member.ask(
      'query ($id: ID!, $videoGroupId: ID!) { getSessionContentVideos(sessionId: $id, videoGroupId: $videoGroupId) { groupId } }',
      { id: session, videoGroupId },
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});
