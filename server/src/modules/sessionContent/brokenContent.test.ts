import {
  courseMetaForm,
  courseTypeMetaForm,
  sessionMetaForm,
  uiCustomizationsForm,
} from '@atrium/domain/catalogue/metaForm.ts';
import { certificateMetaForm } from '@atrium/domain/certificate/certificateMetaForm.ts';
import { contentNodeForms } from '@atrium/domain/learning/contentNodeForm.ts';
import { chapterForm, cueForm, videoMetaForm } from '@atrium/domain/video/videoForm.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
let employee: Caller;
beforeAll(async () => {
  server = await startServer();
  employee = await server.as('employee');
});
afterAll(() => server.close());

const session = 'ai-leaders-2';

interface Content {
  uiCustomizations: unknown;
  hideTimeAndFacultyLabels: boolean;
  session: { sessionMeta: Readonly<Record<string, string | null>>; waitlistTaskItems: string[] };
  announcements: { sessionContentId: string }[];
  schedules: { sessionContentId: string }[];
  sessionContainers: Container[];
  containers: Container[];
}
interface Container {
  sessionContentId: string;
  items: { sessionContentId: string }[];
  checklist: { sessionContentId: string }[];
}
const container = 'sessionContentId items { sessionContentId } checklist { sessionContentId }';
const document = `query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) {
  uiCustomizations hideTimeAndFacultyLabels
  session { waitlistTaskItems sessionMeta { eventLink detailCtaText liveEnrollDescriptor addEventsCalendarUrl } }
  announcements { sessionContentId } schedules { sessionContentId }
  sessionContainers { ${container} } containers { ${container} } } }`;

async function read(): Promise<Content> {
  return (await employee.query<{ getSessionContent: Content }>(document, { sessionId: session })).getSessionContent;
}

/** The ids of all nodes that the page of the session has. */
const idsOf = ({ announcements, schedules, sessionContainers, containers }: Content): string[] => [
  ...[...announcements, ...schedules].map(({ sessionContentId }) => sessionContentId),
  ...[...sessionContainers, ...containers].flatMap(({ sessionContentId, items, checklist }) => [
    sessionContentId,
    ...[...items, ...checklist].map((node) => node.sessionContentId),
  ]),
];

/** Replaces the JSON of a row for the time of `seen`. */
async function withStored<T>(
  [table, column, key, id]: readonly [table: string, column: string, key: string, id: string],
  value: unknown,
  seen: () => Promise<T>,
): Promise<T> {
  const [at, where] = [sql.table(table), sql`${sql.ref(key)} = ${id}`];
  const { rows } = await sql<{ kept: unknown }>`select ${sql.ref(column)} as kept from ${at} where ${where}`.execute(
    server.db,
  );
  const set = (stored: unknown) =>
    sql`update ${at} set ${sql.ref(column)} = ${JSON.stringify(stored)}::jsonb where ${where}`.execute(server.db);
  await set(value);
  try {
    return await seen();
  } finally {
    await set(rows[0]?.kept);
  }
}
const node = (id: string) => ['session_content', 'data', 'session_content_id', id] as const;

describe('[SSN-16] a node that does not fit is left out and logged; the page stays', () => {
  let whole: readonly string[];
  beforeEach(async () => {
    whole = idsOf(await read());
  });

  test.each<[kind: string, id: string, data: unknown, path: string]>([
    ['ANNOUNCEMENT', `${session}-news-room`, { announcement: 5 }, 'announcement'],
    ['RICH_TEXT', `${session}-welcome-text`, { body: { html: '<p>x</p>' } }, 'body'],
    ['CTA_BUTTON', `${session}-join`, { buttonText: 'Go', buttonUrl: ['/'] }, 'buttonUrl'],
    ['VIDEO_GROUP', `${session}-week-1-videos`, { hidePreview: 'maybe' }, 'hidePreview'],
    ['SCHEDULE', `${session}-schedule-1`, { scheduleDays: 'every day' }, 'scheduleDays'],
    ['CHECKLIST_ITEM', `${session}-check-partner`, { selfReporting: 'yes' }, 'selfReporting'],
    ['RICH_TEXT', `${session}-welcome-text`, 'a text', ''],
  ])('%s %s', async (_kind, id, data, path) => {
    expect(whole).toContain(id);
    const left = await withStored(node(id), data, async () => {
      const first = idsOf(await read());
      // looked at once for each version of the catalogue, not with each request
      expect(idsOf(await read())).toEqual(first);
      return first;
    });
    expect(left).toEqual(whole.filter((each) => each !== id));
    const errors = server.takeErrors();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      msg: 'stored content did not fit',
      code: 'BROKEN_CONTENT',
      table: 'session_content',
      column: 'data',
      id,
      faults: [{ path }],
    });
    expect(idsOf(await read())).toEqual(whole);
  });

  test('a container goes with what is inside it', async () => {
    const id = `${session}-week-1`;
    const inside = [...(await read()).containers].find(({ sessionContentId }) => sessionContentId === id);
    const gone = [id, ...(inside?.items ?? []).map(({ sessionContentId }) => sessionContentId)];
    expect(gone.length).toBeGreaterThan(1);
    const left = await withStored(node(id), { minutes: 'a while' }, async () => idsOf(await read()));
    expect(left).toEqual(whole.filter((each) => !gone.includes(each)));
    expect(server.takeErrors()).toMatchObject([{ code: 'BROKEN_CONTENT', id }]);
  });

  test('a step that cannot be read cannot be ticked off', async () => {
    const id = `${session}-check-partner`;
    const member = await server.as('member');
    const save = `mutation ($id: ID!) { saveSessionContentProgress(
      sessionContentId: $id, type: BONUS_CONTENT, status: Completed) { error { code } } }`;
    const { data } = await withStored(node(id), { selfReporting: 'yes' }, () =>
      member.ask<{ saveSessionContentProgress: { error: { code: string } | null } }>(save, { id }),
    );
    expect(data?.saveSessionContentProgress.error?.code).toBe('BROKEN_CONTENT');
    expect(server.takeErrors()).toMatchObject([{ code: 'BROKEN_CONTENT', table: 'session_content', id }]);
  });
});

describe('[SSN-16] a field that does not fit counts as absent', () => {
  test('of a session, on its page and in the catalogue', async () => {
    const stored = { eventLink: '/__sandbox/meeting/session/x', detailCtaText: { text: 'Go' } };
    const list = `{ listUserSessions { sessionId sessionMeta { eventLink detailCtaText } waitlistTaskItems } }`;
    type Listed = { listUserSessions: { sessionId: string; sessionMeta: unknown; waitlistTaskItems: string[] }[] };
    const [page, listed] = await withStored(['session', 'session_meta', 'session_id', session], stored, () =>
      withStored(['session', 'course_type_meta', 'session_id', session], { waitlist: { taskItems: 5 } }, () =>
        withStored(['session', 'ui_customizations', 'session_id', session], { taskContainerTitle: 5 }, () =>
          Promise.all([read(), employee.query<Listed>(list)]),
        ),
      ),
    );
    expect(page.uiCustomizations).toEqual({});
    expect([page.session.sessionMeta['eventLink'], page.session.waitlistTaskItems]).toEqual([stored.eventLink, []]);
    const entry = listed.listUserSessions.find(({ sessionId }) => sessionId === session);
    expect(entry).toMatchObject({
      sessionMeta: { eventLink: stored.eventLink, detailCtaText: null },
      waitlistTaskItems: [],
    });
    const columns = server.takeErrors().map((error) => [error.table, error.column, error.id].join(' '));
    expect(new Set(columns)).toEqual(
      new Set(
        ['session_meta', 'course_type_meta', 'ui_customizations'].map((column) => `session ${column} ${session}`),
      ),
    );
  });

  test('of a course', async () => {
    const course = `{ getCourse(courseId: "ai-leaders") { whoWillBenefit topTakeaway card { badgeAsCompletion } } }`;
    const stored = { topTakeaway: 'Own it', whoWillBenefit: 'everybody', badgeAsCompletion: 'maybe' };
    const [answer, page] = await withStored(['course', 'course_meta', 'course_id', 'ai-leaders'], stored, async () => [
      await employee.query(course),
      await read(),
    ]);
    expect(answer).toEqual({
      getCourse: { whoWillBenefit: [], topTakeaway: 'Own it', card: { badgeAsCompletion: false } },
    });
    expect(page.hideTimeAndFacultyLabels).toBe(false);
    expect(server.takeErrors()).toMatchObject([
      { table: 'course', column: 'course_meta', id: 'ai-leaders', faults: [{}, {}] },
    ]);
  });

  test('a group of an on-demand course that does not fit is left out of its outlines', async () => {
    const outlines = `{ getCourse(courseId: "platform-strategy") { outline { groupId } }
      getOnDemandContent(courseId: "platform-strategy") { groups { courseContentGroupId } } }`;
    type Outlines = {
      getCourse: { outline: { groupId: string }[] };
      getOnDemandContent: { groups: { courseContentGroupId: string }[] };
    };
    const ids = async () => {
      const { getCourse, getOnDemandContent } = await employee.query<Outlines>(outlines);
      return [
        getCourse.outline.map(({ groupId }) => groupId),
        getOnDemandContent.groups.map(({ courseContentGroupId }) => courseContentGroupId),
      ];
    };
    const [[broken = '', ...others] = []] = await ids();
    expect(others.length).toBeGreaterThan(0);
    expect(await withStored(node(broken), { slug: 'sides', hidePreview: 'maybe' }, ids)).toEqual([others, others]);
    expect(server.takeErrors()).toMatchObject([{ id: broken }, { id: broken }]);
  });
});

test('[SSN-16] what is served from its row has the shape of its form, or is not stored', async () => {
  const refused = (change: string) => expect(sql.raw(change).execute(server.db)).rejects.toThrow(/_fits?"/);
  const cue = '{"startSeconds": 0, "endSeconds": 4, "text": "Hello."}';
  const chapter = '{"videoChapterId": "a", "slug": "a", "title": "A", "startSeconds": 0, "endSeconds": 4}';
  for (const value of ['[]', '"text"', 'null']) await refused(`update video set meta = '${value}'`);
  for (const value of ['{}', '[5]', '[{}]', `[${chapter}, ${cue}]`, `[${chapter.replace('"A"', 'null')}]`]) {
    await refused(`update video set chapters = '${value}'`);
  }
  for (const value of ['["text"]', `[${cue}, ${cue.replace('"Hello."', '["Hello."]')}]`]) {
    await refused(`update video set transcript = '${value}'`);
  }
  for (const value of ['[]', '{"bannerDescription": 5}']) await refused(`update certificate set meta = '${value}'`);
  await sql.raw(`update video set chapters = '[${chapter}]', transcript = '[${cue}]'`).execute(server.db);
});

test('[SSN-16] all content of the example academy may be saved by its forms', async () => {
  const { rows: nodes } = await sql<{ id: string; kind: keyof typeof contentNodeForms; data: unknown }>`
    select session_content_id as id, kind, data from session_content`.execute(server.db);
  expect(new Set(nodes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(contentNodeForms)));
  const faults = (schema: z.core.$ZodType, id: string, value: unknown): string[] => {
    const { error } = z.safeParse(schema, value);
    return error === undefined ? [] : [`${id}: ${error.message}`];
  };
  expect(nodes.flatMap(({ id, kind, data }) => faults(contentNodeForms[kind], id, data))).toEqual([]);
  const columns: [schema: z.core.$ZodType, text: string][] = [
    [courseMetaForm, 'select course_id as id, course_meta as value from course'],
    [sessionMetaForm, 'select session_id as id, session_meta as value from session'],
    [courseTypeMetaForm, 'select session_id as id, course_type_meta as value from session'],
    [uiCustomizationsForm, 'select session_id as id, ui_customizations as value from session'],
    [videoMetaForm, 'select video_id as id, meta as value from video'],
    [z.array(chapterForm), 'select video_id as id, chapters as value from video'],
    [z.array(cueForm), 'select video_id as id, transcript as value from video'],
    [certificateMetaForm, 'select certificate_id as id, meta as value from certificate'],
  ];
  for (const [schema, text] of columns) {
    const { rows } = await sql.raw<{ id: string; value: unknown }>(text).execute(server.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ id, value }) => faults(schema, id, value))).toEqual([]);
  }
});
