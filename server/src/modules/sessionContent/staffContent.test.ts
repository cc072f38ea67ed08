import { counted } from '@atrium/domain/counted.ts';
import type { SessionContentBody } from '@atrium/domain/learning/sessionContentDocument.ts';
import type { TreeNode } from '@atrium/domain/learning/treeNodeForm.ts';
import { sessionDocument, type SessionBody } from '@atrium/domain/session/sessionDocument.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { duplicateDocument } from '../document/service/beginDraft.ts';
import { archiveDocument, removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('member');
});
afterAll(() => server.close());

const kind = 'sessionContent';
const run = 'ai-leaders-2';

async function nodesOf(id: string): Promise<readonly TreeNode[]> {
  const found = await getDocument(operatorOf(server), { kind, id });
  if (!found.ok) throw new Error(found.refusal.reason);
  return (found.value.published as SessionContentBody).nodes;
}
async function publish(id: string, nodes: readonly TreeNode[]): Promise<readonly string[]> {
  const given = { kind, id, version: null, body: { nodes }, note: '', isChecked: true };
  const done = await publishAll(operatorOf(server), [given]);
  if (!done.ok) throw new Error(done.refusal.reason);
  return done.value.lines;
}
const refusal = (id: string, nodes: readonly TreeNode[]): Promise<readonly string[]> =>
  publish(id, nodes).then(
    () => [],
    (error: unknown) => (error as Error).message.split('\n'),
  );

interface Shown {
  announcements: { announcement: string }[];
  sessionContainers: Box[];
  containers: Box[];
  schedules: { title: string; calendarStartDate: string; scheduleDays: { body: string }[] }[];
}
interface Box {
  sessionContentId: string;
  type: string;
  title: string;
  calendarDate: string | null;
  items: { sessionContentId: string; type: string; body: string | null; videoPreviews: { videoId: string }[] }[];
  checklist: { sessionContentId: string; title: string; completionStatus: string }[];
}
const box = `sessionContentId type title calendarDate
  items { sessionContentId type body videoPreviews { videoId } }
  checklist { sessionContentId title completionStatus }`;
const document = `query ($id: ID!) { getSessionContent(sessionId: $id) {
  announcements { announcement } sessionContainers { ${box} } containers { ${box} }
  schedules { title calendarStartDate scheduleDays { body } } } }`;
const shown = async (id = run): Promise<Shown> =>
  (await member.query<{ getSessionContent: Shown }>(document, { id })).getSessionContent;

const mark = `mutation ($sessionContentId: ID!, $type: SessionContentProgressType!, $status: SessionContentProgressStatus!) {
  saveSessionContentProgress(sessionContentId: $sessionContentId, type: $type, status: $status) { error { code } } }`;
const tick = async (sessionContentId: string, type = 'BONUS_CONTENT'): Promise<string | null> => {
  const answer = await member.query<{ saveSessionContentProgress: { error: { code: string } | null } }>(mark, {
    sessionContentId,
    type,
    status: 'Completed',
  });
  return answer.saveSessionContentProgress.error?.code ?? null;
};

const task = (id: string, more: Partial<TreeNode> = {}): TreeNode =>
  ({
    id,
    type: 'TASK',
    parentId: null,
    title: `Task ${id}`,
    due: null,
    opensAt: null,
    minutes: 30,
    isOptional: false,
    summary: '',
    ...more,
  }) as TreeNode;
const textIn = (id: string, parentId: string, body: string): TreeNode => ({
  id,
  type: 'RICH_TEXT',
  parentId,
  title: '',
  intro: '',
  body,
  outro: '',
});
const films = (id: string, parentId: string, videoIds: readonly string[]): TreeNode => ({
  id,
  type: 'VIDEO_GROUP',
  parentId,
  title: 'Films',
  opensAt: null,
  isOptional: false,
  intro: '',
  videos: videoIds.map((videoId) => ({
    id: `${id}-${videoId}`,
    videoId,
    isOptional: false,
    isRequired: false,
    isPreviewHidden: false,
  })),
  outro: '',
});
async function someVideo(): Promise<string> {
  const row = await server.db
    .selectFrom('video')
    .select('video_id as id')
    .orderBy('video_id')
    .executeTakeFirstOrThrow();
  return row.id;
}

test('[DOC-01] [DOC-03] [SSN-05] a task with a text and videos is published, and members who are enrolled find it', async () => {
  const before = await nodesOf(run);
  const video = await someVideo();
  const lines = await publish(run, [
    ...before,
    task('task-new', { due: '2026-12-24' }),
    textIn('text-new', 'task-new', '<p>Read <script>alert(1)</script><b>this</b>.</p>'),
    films('films-new', 'task-new', [video]),
  ]);
  const { enrolled } = await server.db
    .selectFrom('enrollment')
    .select(({ fn }) => fn.countAll<string>().as('enrolled'))
    .where('session_id', '=', run)
    .where('status', '=', 'ENROLLED')
    .executeTakeFirstOrThrow();
  expect(lines).toEqual([`${enrolled} people who are enrolled find 1 task, 1 text, 1 video group.`]);
  const found = (await shown()).containers.find(({ sessionContentId }) => sessionContentId === 'task-new');
  expect(found).toMatchObject({
    type: 'TASK',
    title: 'Task task-new',
    calendarDate: '2026-12-24',
    items: [
      // what editors may not write is gone (THR-68)
      { type: 'RICH_TEXT', body: '<p>Read <b>this</b>.</p>' },
      { type: 'VIDEO_GROUP', videoPreviews: [{ videoId: video }] },
    ],
  });
  // in the order of the tree: containers before schedules
  const nodes = await nodesOf(run);
  expect(nodes.findIndex(({ id }) => id === 'task-new')).toBeLessThan(
    nodes.findIndex(({ type }) => type === 'SCHEDULE'),
  );

  const moved = nodes.map((node) => (node.id === 'films-new' ? { ...node, parentId: 'ai-leaders-2-week-1' } : node));
  expect(await publish(run, moved)).toEqual(['1 part is in another place.']);
  const later = (await nodesOf(run)).map((node) => (node.id === 'task-new' ? { ...node, due: '2026-12-28' } : node));
  expect(await publish(run, later as readonly TreeNode[])).toEqual([
    'Task task-new is due December 28, 2026, not December 24, 2026.',
  ]);
  // a container goes with what is in it, and what has moved out of it stays
  const gone = (await nodesOf(run)).filter(({ id, parentId }) => id !== 'task-new' && parentId !== 'task-new');
  expect(await publish(run, gone)).toEqual(['1 task, 1 text are no longer there.']);
  const week = (await shown()).containers.find(({ sessionContentId }) => sessionContentId === 'ai-leaders-2-week-1');
  expect(week?.items.map(({ sessionContentId }) => sessionContentId)).toContain('films-new');
  expect(await publish(run, before)).toEqual(['1 video group is no longer there.']);
  expect(await nodesOf(run)).toEqual(before);
});

test('[DOC-06] what members did something with is archived when it goes, and comes back with all of it', async () => {
  const before = await nodesOf(run);
  const check = 'ai-leaders-2-check-partner';
  expect(await tick(check)).toBeNull();
  const states = async (): Promise<readonly string[]> =>
    (await shown()).sessionContainers.flatMap(({ checklist }) =>
      checklist.filter((item) => item.sessionContentId === check).map((item) => item.completionStatus),
    );
  expect(await states()).toEqual(['BONUS_COMPLETED']);
  const { people } = await server.db
    .selectFrom('content_progress')
    .select(({ fn }) => fn.count<string>('member_id').distinct().as('people'))
    .where('session_content_id', '=', check)
    .executeTakeFirstOrThrow();
  expect(
    await publish(
      run,
      before.filter(({ id }) => id !== check),
    ),
  ).toEqual(['1 check is no longer there.', `What ${counted(Number(people), 'member')} did with 1 of these is kept.`]);
  expect(await states()).toEqual([]);
  // nobody does anything with what is not there
  expect(await tick(check)).toBe('NOT_FOUND');
  const row = await server.db
    .selectFrom('session_content')
    .select('archived_at as at')
    .where('session_content_id', '=', check)
    .executeTakeFirstOrThrow();
  expect(row.at).not.toBeNull();
  expect(await publish(run, before)).toEqual([expect.stringMatching(/ find 1 check\.$/)]);
  expect(await states()).toEqual(['BONUS_COMPLETED']);
  expect(await nodesOf(run)).toEqual(before);
});

test('[DOC-06] what a member does at the moment in which the team takes it out is kept', async () => {
  const before = await nodesOf(run);
  const check = before.find(({ type }) => type === 'CHECKLIST_ITEM');
  if (check === undefined) throw new Error('there is a check');
  const fresh = { ...check, id: 'fresh-check', subtype: 'OTHER_SELF_REPORTED', refId: null } as TreeNode;
  await publish(run, [...before, fresh]);
  const pause = await pauseAt(server, 'insert', 'content_progress');
  const ticked = tick('fresh-check');
  await pause.untilWaiting(1);
  const published = publish(run, before);
  await pause.untilWaiting(2);
  await pause.release();
  expect([await ticked, await published]).toEqual([
    null,
    ['1 check is no longer there.', 'What 1 member did with 1 of these is kept.'],
  ]);
  await pause.close();
  const kept = await server.db
    .selectFrom('content_progress')
    .select('status')
    .where('session_content_id', '=', 'fresh-check')
    .execute();
  expect(kept).toEqual([{ status: 'Completed' }]);
});

test('[DOC-06] a project that was handed in stays with its members when its task goes, and no longer counts', async () => {
  const before = await nodesOf('growth-loops-1');
  const project = 'growth-loops-1-project';
  const rest = before.filter(({ id, parentId }) => id !== project && parentId !== project);
  const count = async (): Promise<number> =>
    (
      await server.db
        .selectFrom('content_progress')
        .select('member_id')
        .where('session_content_id', '=', project)
        .execute()
    ).length;
  const handedIn = await count();
  expect(handedIn).toBeGreaterThan(0);
  await publish('growth-loops-1', rest);
  expect(await count()).toBe(handedIn);
  expect(await nodesOf('growth-loops-1')).toEqual(rest);
  await publish('growth-loops-1', before);
  expect(await count()).toBe(handedIn);
  expect(await nodesOf('growth-loops-1')).toEqual(before);
});

test('[DOC-07] [THR-69] content needs its session, and takes no node or place of another one', async () => {
  expect(await refusal('not-yet', [task('a')])).toEqual(['There is no session not-yet yet.']);
  const other = (await nodesOf('growth-loops-1'))[0];
  if (other === undefined) throw new Error('there is a node');
  const own = await nodesOf(run);
  expect(await refusal(run, [...own, other])).toContain(`nodes: ${other.id} is a part of something else.`);
  const lesson = await server.db
    .selectFrom('group_video as gv')
    .innerJoin('session_content as g', 'g.session_content_id', 'gv.session_content_id')
    .select(['gv.course_content_id as id', 'gv.video_id as videoId'])
    .where('g.session_id', '<>', run)
    .executeTakeFirstOrThrow();
  const stolen = { ...films('f', 'ai-leaders-2-week-1', []), videos: [{ ...lesson, ...flags }] } as TreeNode;
  expect(await refusal(run, [...own, stolen])).toContain(`nodes: ${lesson.id} is a part of something else.`);
  const asText = own.map((node) =>
    node.id === 'ai-leaders-2-week-1-videos' ? textIn(node.id, 'ai-leaders-2-week-1', 'x') : node,
  );
  expect((await refusal(run, asText)).join(' ')).toContain('It was something else before.');
  const unknown = [...own, films('f', 'ai-leaders-2-week-1', ['no-such-film'])];
  expect((await refusal(run, unknown)).join(' ')).toContain('There is no video no-such-film.');
  expect(await nodesOf(run)).toEqual(own);
});
const flags = { isOptional: false, isRequired: false, isPreviewHidden: false };

test('[DOC-01] [DOC-07] a new session and its content are published together, and a copy has ids of its own', async () => {
  const deps = operatorOf(server);
  const first = Math.ceil(server.clock.now() / hour) * hour + 21 * day;
  const session: SessionBody = {
    ...(sessionDocument.empty as SessionBody),
    courseId: 'ai-leaders',
    title: 'The next run',
    timeZone: 'America/New_York',
    meetings: [
      {
        id: '1',
        title: 'Class',
        start: new Date(first).toISOString(),
        end: new Date(first + hour).toISOString(),
      },
    ],
  };
  const copied = await duplicateDocument(deps, { kind, id: run }, 'next-run');
  const body = (copied.ok ? copied.value.body : null) as SessionContentBody | null;
  const original = await nodesOf(run);
  const copies = body?.nodes ?? [];
  expect(copies.length).toBe(original.length);
  expect(copies.some(({ id }) => original.some((node) => node.id === id))).toBe(false);
  const nodes = copies.filter((node) => node.type !== 'CHECKLIST_ITEM' || (node.meeting ?? 1) === 1);
  const ofNodes = {
    kind,
    id: 'next-run',
    version: null,
    body: { nodes: withoutChecks(nodes) },
    note: '',
    isChecked: true,
  };
  const ofSession = { kind: 'session', id: 'next-run', version: null, body: session, note: '', isChecked: true };
  const both = await publishAll(deps, [ofSession, ofNodes]);
  expect(both.ok ? '' : both.refusal.reason).toBe('');
  expect((await nodesOf('next-run')).length).toBe(nodes.length);
  const found = await getDocument(deps, { kind, id: 'next-run' });
  expect(found.ok && found.value.state).toBe('PUBLISHED');
});
/** Without what the days of a week say of checks that are gone. */
function withoutChecks(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const kept = <Day extends { itemId: string | null }>(of: Day): Day => ({
    ...of,
    itemId: of.itemId !== null && ids.has(of.itemId) ? of.itemId : null,
  });
  return nodes.map((node) =>
    node.type === 'SCHEDULE'
      ? {
          ...node,
          monday: kept(node.monday),
          tuesday: kept(node.tuesday),
          wednesday: kept(node.wednesday),
          thursday: kept(node.thursday),
          friday: kept(node.friday),
        }
      : node,
  );
}

test('[DOC-07] content is neither taken back, archived nor removed: it goes with its session', async () => {
  const deps = operatorOf(server);
  const before = await nodesOf(run);
  for (const done of [
    await takeBack(deps, { kind, id: run }, ''),
    await archiveDocument(deps, { kind, id: run }, { isToBeArchived: true, reason: '' }),
    await removeDocument(deps, { kind, id: run }, ''),
  ])
    expect(done.ok ? 'done' : done.refusal.code).toBe('CONFLICT');
  expect(await nodesOf(run)).toEqual(before);
});

test('[DOC-06] the tasks of a session on demand are its own, and its lessons stay with their course', async () => {
  const { id } = await server.db
    .selectFrom('session')
    .select('session_id as id')
    .where('session_type', '=', 'ON_DEMAND')
    .where('course_id', '=', 'ai-leaders')
    .executeTakeFirstOrThrow();
  const lessons = async (): Promise<number> =>
    (
      await server.db
        .selectFrom('session_content')
        .select('session_content_id')
        .where('session_id', '=', id)
        .where('kind', '=', 'VIDEO_GROUP')
        .where('parent_id', 'is', null)
        .execute()
    ).length;
  const [before, groups] = [await nodesOf(id), await lessons()];
  expect(groups).toBeGreaterThan(0);
  expect(before.some(({ type, parentId }) => type === 'VIDEO_GROUP' && parentId === null)).toBe(false);
  await publish(
    id,
    before.filter(({ type }) => type === 'WELCOME'),
  );
  expect(await lessons()).toBe(groups);
  await publish(id, before);
  expect(await nodesOf(id)).toEqual(before);
});
