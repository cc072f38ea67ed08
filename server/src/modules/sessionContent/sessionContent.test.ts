import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Item {
  sessionContentId: string;
  type: string;
  body: string | null;
  enabledAt: string | null;
  enabled: boolean;
  videoPreviews: { groupId: string; videoContentId: string; videoId: string }[];
  buttonText: string | null;
  buttonUrl: string | null;
  calendarStartDate: string | null;
  dayTexts: string[];
}
interface Container {
  sessionContentId: string;
  type: string;
  title: string;
  containsActiveContent: boolean;
  items: Item[];
}
interface Content {
  title: string;
  sessionType: string;
  sessionId: string;
  announcements: {
    announcement: string;
    stylePreset: string;
    internalLinkUrl: string | null;
    externalLinkUrl: string | null;
  }[];
  sessionContainers: Container[];
  containers: Container[];
  meetings: unknown[];
  progress: { totalVideos: number };
}

const container = `sessionContentId type title containsActiveContent items {
  sessionContentId type body enabledAt enabled buttonText buttonUrl calendarStartDate dayTexts
  videoPreviews { groupId videoContentId videoId } }`;
const document = `query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) {
  title sessionType sessionId announcements { announcement stylePreset internalLinkUrl externalLinkUrl }
  sessionContainers { ${container} } containers { ${container} } meetings { startAt } progress { totalVideos } } }`;

async function read(caller: Caller, sessionId: string): Promise<Content> {
  return (await caller.query<{ getSessionContent: Content }>(document, { sessionId })).getSessionContent;
}
async function refusal(
  caller: Caller,
  sessionId: string,
): Promise<{ code: string | undefined; message: string | undefined }> {
  const { data, errors } = await caller.ask<{ getSessionContent: Content | null }>(document, { sessionId });
  expect(data?.getSessionContent ?? null).toBeNull();
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}
const itemsOf = (content: Content): Item[] =>
  [...content.sessionContainers, ...content.containers].flatMap(({ items }) => items);

const live = 'ai-leaders-2';

/** Enrolls the member, whatever the demo data says. */
async function enroll(caller: Caller, sessionId: string, status = 'ENROLLED'): Promise<void> {
  await sql`insert into enrollment (member_id, session_id, customer_id, status, waitlist_number, joined_at, changed_at)
    select member_id, ${sessionId}, customer_id, ${status}, ${status === 'WAITLISTED' ? 1 : null}::bigint, ${new Date(server.clock.now())}, ${new Date(server.clock.now())}
    from member where member_id = ${caller.memberId}
    on conflict (member_id, session_id) do update set status = excluded.status, waitlist_number = excluded.waitlist_number`.execute(
    server.db,
  );
}

describe('the members who may open it', () => {
  test('[SSN-03] a live session opens to its participants and to employees, not to others', async () => {
    const [academy, employee] = await Promise.all([server.as('academy'), server.as('employee')]);
    const bummer = { code: 'NOT_ENROLLED', message: "Bummer. You're not enrolled in this class." };
    await sql`delete from enrollment where member_id in (${academy.memberId}, ${employee.memberId})`.execute(server.db);
    expect(await refusal(academy, live)).toEqual(bummer);
    expect((await read(employee, live)).sessionId).toBe(live);
    await enroll(academy, live, 'WAITLISTED');
    expect(await refusal(academy, live)).toEqual(bummer);
    await enroll(academy, live, 'NONE');
    expect(await refusal(academy, live)).toEqual(bummer);
    await enroll(academy, live);
    expect((await read(academy, live)).sessionType).toBe('Live');
  });

  test('[SSN-03] after its end it stays open to its members', async () => {
    const planner = await server.as('planner');
    await enroll(planner, 'ai-leaders-1');
    expect((await read(planner, 'ai-leaders-1')).sessionId).toBe('ai-leaders-1');
  });

  test('[SSN-04] an on-demand session needs its entitlement and its release', async () => {
    const [ondemand, crash, limited] = await Promise.all([
      server.as('ondemand'),
      server.as('crash'),
      server.as('limited'),
    ]);
    const ohNo = {
      code: 'NO_ON_DEMAND_ACCESS',
      message: "Oh no. You don't have access to this on-demand content.",
    };
    expect((await read(ondemand, 'platform-strategy-od')).sessionType).toBe('OnDemand');
    expect(await refusal(crash, 'platform-strategy-od')).toEqual(ohNo);
    expect((await read(crash, 'crash-ai-for-managers-od')).sessionId).toBe('crash-ai-for-managers-od');
    expect((await read(limited, 'platform-strategy-od')).sessionId).toBe('platform-strategy-od');
    for (const caller of [ondemand, limited]) {
      expect(await refusal(caller, 'forecasting-without-false-precision-od')).toEqual(ohNo);
    }
  });

  test('[CRC-01] [THR-47] a purchased crash course opens; others, and courses of other areas, are not found', async () => {
    const [crash, limitedCrash, limited] = await Promise.all([
      server.as('crash'),
      server.as('limited-crash'),
      server.as('limited'),
    ]);
    const missing = await refusal(limited, 'no-such-session');
    for (const sessionId of ['crash-data-fluency-od', 'crash-finance-for-everyone-od', 'legacy-big-data-od']) {
      for (const caller of [crash, limitedCrash, limited]) expect(await refusal(caller, sessionId)).toEqual(missing);
    }
  });

  test('[SSN-04] the release flag lists sessions or says all; a malformed one opens nothing', async () => {
    const member = await server.as('member');
    const { rows } = await sql<{
      value: string;
    }>`select default_value::text as value from flag where flag = 'onDemand2024Refresh'`.execute(server.db);
    const set = async (value: string): Promise<void> => {
      await sql`update flag set default_value = ${value}::jsonb where flag = 'onDemand2024Refresh'`.execute(server.db);
      await server.clock.advance(1000);
    };
    await set('{"all_sessions": true}');
    expect((await read(member, 'forecasting-without-false-precision-od')).sessionType).toBe('OnDemand');
    await set('"everything"');
    expect((await refusal(member, 'platform-strategy-od')).code).toBe('NO_ON_DEMAND_ACCESS');
    expect(server.takeErrors()).toMatchObject([{ flags: ['onDemand2024Refresh'] }]);
    await set(rows[0]?.value ?? '');
    expect((await read(member, 'platform-strategy-od')).sessionType).toBe('OnDemand');
  });

  test('[SSN-03] visitors, and sessions that do not exist', async () => {
    expect((await refusal(server.stranger, live)).code).toBe('UNAUTHENTICATED');
    expect((await refusal(await server.as('member'), 'no-such-session')).code).toBe('NOT_FOUND');
    expect((await refusal(await server.as('alumni'), live)).code).toBe('FORBIDDEN');
  });
});

describe('what it holds', () => {
  test('[SSN-05] four kinds of items; one that is not available yet says when, and its button has no link', async () => {
    const employee = await server.as('employee');
    const content = await read(employee, live);
    const items = itemsOf(content);
    expect(new Set(items.map(({ type }) => type))).toEqual(
      new Set(['RICH_TEXT', 'VIDEO_GROUP', 'CTA_BUTTON', 'CALENDAR']),
    );
    expect(content.sessionContainers.every(({ type }) => type === 'WELCOME' || type === 'RESOURCES')).toBe(true);
    expect(content.containers.every(({ type }) => type === 'TASK' || type === 'PROJECT_SUBMISSION')).toBe(true);
    for (const item of items) {
      expect(item.enabled).toBe(item.enabledAt === null || Number(item.enabledAt) <= server.clock.now());
      if (item.type === 'CTA_BUTTON') expect(item.buttonUrl === null).toBe(!item.enabled);
    }
    const later = items.find(({ sessionContentId }) => sessionContentId === 'ai-leaders-2-template-week-2');
    expect(later).toMatchObject({ enabled: false, buttonUrl: null, buttonText: 'Business case template' });
    const calendar = items.find(({ type }) => type === 'CALENDAR');
    expect(calendar?.dayTexts).toHaveLength(5);
    expect(Number(calendar?.calendarStartDate)).toBeGreaterThan(0);

    await server.clock.moveTo(Number(later?.enabledAt));
    const now = itemsOf(await read(employee, live)).find((item) => item.sessionContentId === later?.sessionContentId);
    expect(now).toMatchObject({ enabled: true, buttonUrl: '/files/worksheets/ai-leaders.html#business-case' });
  });

  test('[SSN-12] announcements keep their markdown as text, with their links', async () => {
    const { announcements } = await read(await server.as('employee'), live);
    expect(announcements[0]?.stylePreset).toBe('HIGHLIGHT');
    expect(announcements.some(({ internalLinkUrl }) => internalLinkUrl?.startsWith('/courses/session/'))).toBe(true);
    expect(announcements[0]?.announcement).toContain('**The live room has moved.**');
    expect(announcements.some(({ externalLinkUrl }) => externalLinkUrl?.startsWith('https://'))).toBe(true);
  });

  test('[SSN-13] each thumbnail links to its video, and that page opens', async () => {
    const employee = await server.as('employee');
    const items = itemsOf(await read(employee, live));
    const previews = items
      .filter(({ type, enabled }) => type === 'VIDEO_GROUP' && enabled)
      .flatMap((item) => item.videoPreviews);
    expect(previews.length).toBeGreaterThan(0);
    for (const { groupId, videoContentId, videoId } of previews) {
      const { getVideoPage } = await employee.query<{
        getVideoPage: { sourceType: string; video: { videoId: string } };
      }>(
        `query ($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
          getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {
            sourceType video { videoId } } }`,
        { topLevelId: live, groupId, videoContentId },
      );
      expect(getVideoPage).toEqual({ sourceType: 'SESSION', video: { videoId } });
    }
  });

  test('[SSN-11] the buttons of a limited account have no address, except in a free session', async () => {
    const [limited, member] = await Promise.all([server.as('limited'), server.as('member')]);
    const urlIn = async (caller: Caller, sessionId: string) =>
      itemsOf(await read(caller, sessionId)).flatMap(({ sessionContentId, buttonUrl }) =>
        sessionContentId === `${sessionId}-go` ? [buttonUrl] : [],
      );
    for (const sessionId of ['hiring-with-evidence-od', 'cash-before-profit-od']) {
      const node = { session_id: sessionId, data: '{"buttonText": "Open", "buttonUrl": "/files/worksheet.html"}' };
      await server.db
        .insertInto('session_content')
        .values([
          { ...node, session_content_id: `${sessionId}-box`, kind: 'CONTAINER', container_type: 'TASK' },
          { ...node, session_content_id: `${sessionId}-go`, kind: 'CTA_BUTTON', parent_id: `${sessionId}-box` },
        ])
        .execute();
    }
    expect(await urlIn(member, 'hiring-with-evidence-od')).toEqual(['/files/worksheet.html']);
    expect(await urlIn(limited, 'hiring-with-evidence-od')).toEqual([null]);
    expect(await urlIn(limited, 'cash-before-profit-od')).toEqual(['/files/worksheet.html']);
  });

  test('[THR-32] hostile markup and links are sanitized', async () => {
    const employee = await server.as('employee');
    const hostile = [
      '<script>alert(1)</script><p onclick="x()" style="position:fixed" id="top" name="a">text</p>',
      '<a href="javascript:alert(1)">one</a><a href="//evil.example">two</a><form action="/x"><input></form><base href="//x">',
      '<img src=x onerror=alert(1)><svg><script>1</script></svg><iframe src="/"></iframe><math><style><img src onerror=x>',
    ].join('');
    await sql`update session_content set data = jsonb_build_object('body', ${hostile}::text)
      where session_content_id = 'ai-leaders-2-welcome-text'`.execute(server.db);
    await sql`update session_content set data = jsonb_build_object('buttonText', 'Go', 'buttonUrl', 'javascript:alert(1)')
      where session_content_id = 'ai-leaders-2-join'`.execute(server.db);
    await sql`update session_content set data = data || ${JSON.stringify({
      internalLinkUrl: 'javascript:alert(1)',
      externalLinkUrl: 'data:text/html,x',
    })}::jsonb where session_id = ${live} and kind = 'ANNOUNCEMENT'`.execute(server.db);
    const content = await read(employee, live);
    const links = content.announcements.flatMap(({ internalLinkUrl, externalLinkUrl }) => [
      internalLinkUrl,
      externalLinkUrl,
    ]);
    expect(new Set(links)).toEqual(new Set([null]));
    const items = itemsOf(content);
    const body = items.find(({ sessionContentId }) => sessionContentId === 'ai-leaders-2-welcome-text')?.body ?? '';
    expect(body).toContain('<p>text</p>');
    expect(body).not.toMatch(/script|on\w+=|style|id=|name=|javascript|form|base|iframe|svg|href="\/\//i);
    expect(items.find(({ sessionContentId }) => sessionContentId === 'ai-leaders-2-join')?.buttonUrl).toBeNull();
  });
});

describe('the outline of an on-demand course', () => {
  interface Outline {
    getOnDemandContent: {
      groups: {
        content: { courseContentId: string; video: { transcript: unknown[]; externalKey: string | null } }[];
      }[];
    } | null;
  }
  const outline = `query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) {
    courseId sessionId courseType title faculties { fullName }
    groups { courseContentGroupId slug hidePreview content { courseContentId hidePreview video { videoId externalKey transcript { text } } } } } }`;

  test('[SSN-04] without access a preview is served, without hidden items and transcripts', async () => {
    const [member, crash] = await Promise.all([server.as('member'), server.as('crash')]);
    const items = async (caller: Caller) =>
      (await caller.query<Outline>(outline, { courseId: 'platform-strategy' })).getOnDemandContent?.groups.flatMap(
        ({ content }) => content,
      ) ?? [];
    const whole = await items(member);
    const [hidden] = whole;
    expect(whole.length).toBeGreaterThan(1);
    expect(whole.every(({ video }) => video.transcript.length > 0)).toBe(true);
    await sql`update group_video set hide_preview = true where course_content_id = ${hidden?.courseContentId}`.execute(
      server.db,
    );
    expect((await items(member)).length).toBe(whole.length);
    const preview = await items(crash);
    expect(preview.map(({ courseContentId }) => courseContentId)).toEqual(
      whole.slice(1).map((item) => item.courseContentId),
    );
    expect(preview.every(({ video }) => video.transcript.length === 0)).toBe(true);
    expect(whole.every(({ video }) => video.externalKey !== null)).toBe(true);
    expect(preview.every(({ video }) => video.externalKey === null)).toBe(true);
  });

  test('[THR-35] a limited account reads here what is said in a free course, and of no course that it is metered for', async () => {
    const limited = await server.as('limited');
    const read = async (courseId: string) =>
      (await limited.query<Outline>(outline, { courseId })).getOnDemandContent?.groups
        .flatMap(({ content }) => content)
        .map(({ video }) => video.transcript.length > 0);
    expect(new Set(await read('cash-before-profit'))).toEqual(new Set([true]));
    expect(new Set(await read('hiring-with-evidence'))).toEqual(new Set([false]));
  });

  test('[THR-47] a hidden course is not found', async () => {
    const member = await server.as('academy');
    for (const courseId of ['crash-data-fluency', 'no-such-course']) {
      const { data, errors } = await member.ask<Outline>(outline, { courseId });
      expect([data?.getOnDemandContent, errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND']);
    }
  });
});

test('[SSN-05] [SSN-09] a container has something to do while one of its items is available', async () => {
  const employee = await server.as('employee');
  const isActive = async (containerId: string) =>
    (await read(employee, live)).containers.find(({ sessionContentId }) => sessionContentId === containerId)
      ?.containsActiveContent;
  const several = (await read(employee, live)).containers.find(
    ({ items, containsActiveContent }) => items.length > 1 && containsActiveContent,
  );
  if (several === undefined) throw new Error('no container has several items');
  const { sessionContentId: containerId, items } = several;
  const open = async (ids: readonly string[], isOpen: boolean) => {
    const enabledAt = isOpen ? null : new Date(server.clock.now() + 1_000_000);
    await server.db
      .updateTable('session_content')
      .set({ enabled_at: enabledAt })
      .where('session_content_id', 'in', ids)
      .execute();
    return isActive(containerId);
  };
  const [first = '', ...others] = items.map(({ sessionContentId }) => sessionContentId);
  expect(await open(others, false)).toBe(await open([first], true));
  expect([await open([first], true), await open([first], false), await open(others, true)]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('what everybody shares is kept by a process, and never shown when it is outdated', () => {
  const watch = `query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) {
    meetings { recordingUrl } teachingAssistant: config { teachingAssistant { fullName } }
    progress { groups { videos { videoId farthestWatchedTime } } } containers { title } faculty { fullName } } }`;
  interface Watched {
    meetings: { recordingUrl: string | null }[];
    teachingAssistant: { teachingAssistant: { fullName: string } | null };
    progress: { groups: { videos: { videoId: string; farthestWatchedTime: number }[] }[] };
    containers: { title: string }[];
    faculty: { fullName: string }[];
  }
  const see = async (caller: Caller): Promise<Watched> =>
    (await caller.query<{ getSessionContent: Watched }>(watch, { sessionId: live })).getSessionContent;

  test.each([
    [
      'a container',
      sql`update session_content set title = 'Renamed' where session_id = ${live} and kind = 'CONTAINER'`,
      (seen: Watched) => seen.containers.every(({ title }) => title === 'Renamed'),
    ],
    [
      'the faculty and the teaching assistant',
      sql`update faculty set full_name = 'Ada Renamed'`,
      (seen: Watched) =>
        seen.faculty[0]?.fullName === 'Ada Renamed' &&
        seen.teachingAssistant.teachingAssistant?.fullName === 'Ada Renamed',
    ],
    [
      'a recording',
      sql`insert into meeting_recording (session_id, meeting_number, url, ready_at)
        values (${live}, 1, 'https://example.com/recording', now())
        on conflict (session_id, meeting_number) do update set url = excluded.url`,
      (seen: Watched) => seen.meetings.some(({ recordingUrl }) => recordingUrl === 'https://example.com/recording'),
    ],
  ])('[SSN-05] %s that changes shows in the next answer', async (_what, change, isSeen) => {
    const member = await server.as('member');
    await enroll(member, live);
    expect(isSeen(await see(member))).toBe(false);
    await change.execute(server.db);
    expect(isSeen(await see(member))).toBe(true);
  });

  test('[VID-13] the progress of one member is never that of the next', async () => {
    const [member, other] = [await server.as('member'), await server.as('planned')];
    for (const caller of [member, other]) await enroll(caller, live);
    const farthest = async (caller: Caller): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await see(caller)).progress.groups.flatMap(({ videos }) =>
          videos.map(({ videoId, farthestWatchedTime }) => [videoId, farthestWatchedTime]),
        ),
      );
    const [videoId = ''] = Object.keys(await farthest(other));
    // nothing of the member's own hides what would be left in the shared part
    await sql`delete from video_progress where member_id = ${member.memberId} and session_id = ${live}`.execute(
      server.db,
    );
    await sql`insert into video_progress
        (member_id, session_id, video_id, customer_id, farthest_watched_time, continue_at_time, watched_at)
      select member_id, ${live}, ${videoId}, customer_id, 17, 17, ${new Date(server.clock.now())}
      from member where member_id = ${other.memberId}
      on conflict (member_id, session_id, video_id) do update set farthest_watched_time = 17`.execute(server.db);
    const before = await farthest(member);
    expect((await farthest(other))[videoId]).toBe(17);
    expect(await farthest(member)).toEqual(before);
    expect(before[videoId]).toBe(0);
  });
});
