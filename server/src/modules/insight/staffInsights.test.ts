import { areaNames, areaWords } from '@atrium/domain/access/areaWords.ts';
import { insightDocument, type InsightBody } from '@atrium/domain/insight/insightDocument.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { duplicateDocument } from '../document/service/beginDraft.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { listDocuments } from '../document/service/listDocuments.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';

let server: TestServer;
let ann: Caller;
/** When everything is published, in epoch milliseconds. */
let now: number;
beforeAll(async () => {
  server = await startServer();
  ann = await server.as('ann@acme.example');
  now = server.clock.now();
});
afterAll(() => server.close());

const id = 'half-the-inbox';
const keyOf = (of: string) => ({ kind: 'insight', id: of });
const fresh = {
  ...insightDocument.empty,
  title: 'A new one',
  picture: '/files/art/insight/half-the-inbox.svg',
} as InsightBody;

async function bodyOf(of = id): Promise<InsightBody> {
  const found = await getDocument(operatorOf(server), keyOf(of));
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as InsightBody;
}
async function save(body: InsightBody, of = id): Promise<readonly string[]> {
  const given = [{ ...keyOf(of), version: null, body, note: '', isChecked: true }];
  const done = await publishAll(operatorOf(server, { now }), given);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}
interface Read {
  readonly caseStudyId: string;
  readonly title: string;
  readonly bodyText: string;
  readonly publishedAt: string;
  readonly video: { readonly videoId: string } | null;
}
/** What somebody reads of the insights, newest first. */
async function read(query = '', caller = ann): Promise<readonly Read[]> {
  const { listCaseStudies } = await caller.query<{ listCaseStudies: { list: Read[] } }>(
    `query ($query: String) { listCaseStudies(query: $query, count: 100) {
      list { caseStudyId title bodyText publishedAt video { videoId } } } }`,
    { query },
  );
  return listCaseStudies.list;
}
const idsOf = (list: readonly Read[]): string[] => list.map(({ caseStudyId }) => caseStudyId);

test('[DOC-03] [INS-01] a new insight is read by whom its line says, dated when it is first published, and found by its name', async () => {
  expect(await save({ ...fresh, areas: ['mcsc-unlimited', 'ai-academy'] }, 'new')).toEqual([
    'It is among the insights, for holders of AI Academy, Unlimited membership.',
  ]);
  const [first] = await read();
  expect(first).toMatchObject({ caseStudyId: 'new', publishedAt: String(now) });
  expect(idsOf(await read('a new ONE'))).toEqual(['new']);
  expect(await save({ ...(await bodyOf('new')), title: 'Called otherwise' }, 'new')).toEqual([]);
  expect([idsOf(await read('a new one')), idsOf(await read('otherwise'))]).toEqual([[], ['new']]);
  expect(await save({ ...(await bodyOf('new')), areas: ['bootcamps'] }, 'new')).toEqual([
    'It is among the insights, for holders of Mini-MBA.',
  ]);
  expect(idsOf(await read('otherwise'))).toEqual([]);
  expect(await save({ ...(await bodyOf('new')), areas: [] }, 'new')).toEqual([
    'It is among the insights, for everybody who may open them.',
  ]);
  expect(idsOf(await read('otherwise'))).toEqual(['new']);
  // a date of its own moves it, and one that is taken away is the former one
  const dated = new Date(now - 1000 * day).toISOString();
  expect(await save({ ...(await bodyOf('new')), publishedAt: dated }, 'new')).toEqual([]);
  expect(idsOf(await read()).at(-1)).toBe('new');
  expect(await save({ ...(await bodyOf('new')), publishedAt: null }, 'new')).toEqual([]);
  expect(await bodyOf('new')).toMatchObject({ publishedAt: dated });
});

test('[DOC-01] the areas to which something is open are called as every academy begins with them', async () => {
  const rows = await server.db
    .selectFrom('entitlement')
    .select(['label', 'name'])
    .where(
      'entitlement_id',
      'in',
      areaNames.map((area) => `area-${area}`),
    )
    .execute();
  expect(Object.fromEntries(rows.map(({ label, name }) => [label, name]))).toEqual(areaWords);
});

test('[THR-68] [THR-69] hostile text is cleaned; an unknown video, an area and an address that there cannot be are refused', async () => {
  const before = await bodyOf();
  await save({ ...before, text: '<p onclick="x()">Well</p><script>alert(1)</script>' });
  expect((await read('inbox'))[0]?.bodyText).toBe('<p>Well</p>');
  expect(await save({ ...before, videoId: 'nowhere' })).toEqual(['videoId: There is no video nowhere.']);
  const unknown = insightDocument.missing({ ...before, videoId: 'nowhere' }, { unknownVideos: ['nowhere'], now });
  expect(unknown.map(({ needs }) => needs)).toEqual([{ kind: 'video', id: 'nowhere' }]);
  expect(await save({ ...before, areas: ['moon'] })).toEqual([
    expect.stringMatching(/^areas\.0: One of mcsc-unlimited,/),
  ]);
  expect(await save({ ...before, picture: 'javascript:alert(1)', title: ' ' })).toEqual([
    'picture: A path of ours is needed, such as /files/images/cover.webp, or an address that begins with https.',
  ]);
  expect(await save({ ...before, title: ' ' })).toEqual(['title: The insight has no title.']);
  await save(before);
  const body = { ...before, text: '', publishedAt: new Date(now + day).toISOString() };
  await save(body);
  const found = await getDocument(operatorOf(server), keyOf(id));
  expect(found.ok && found.value.faults.map(({ path, when }) => `${path} ${when}`)).toEqual([
    'text canWait',
    'publishedAt canWait',
  ]);
  await save(before);
  expect(await bodyOf()).toEqual(before);
});

test('[DOC-06] [DOC-07] one that was watched is archived when it is removed, its viewings stay, and what leads to it is named', async () => {
  const before = await bodyOf();
  const key = 'sitting';
  const input = { caseStudyId: id, viewingKey: key, playingSeconds: 5, maxPlayhead: 5 };
  const viewing =
    'mutation ($input: SaveCaseStudyViewingInput!) { saveCaseStudyViewing(input: $input) { error { code } } }';
  await ann.query(viewing, { input });
  const watched = () =>
    server.db.selectFrom('case_study_viewing').selectAll().where('viewing_key', '=', key).executeTakeFirstOrThrow();
  const row = await watched();
  expect(await save({ ...before, videoId: null })).toEqual([
    expect.stringMatching(/^\d+ viewings? of its former video stays? counted\.$/),
  ]);
  expect((await read('inbox'))[0]).toMatchObject({ video: null });
  expect(await save(before)).toEqual([]);
  const event = server.db.updateTable('member_event').where('member_event_id', '=', 'new-member-orientation');
  const { title, details } = await server.db
    .selectFrom('member_event')
    .select(['title', 'details'])
    .where('member_event_id', '=', 'new-member-orientation')
    .executeTakeFirstOrThrow();
  await event.set({ details: `<p><a href="/insights/${id}">Read</a></p>` }).execute();
  const said = `The event ${title} links to it.`;
  expect(await removeDocument(operatorOf(server), keyOf(id), '')).toMatchObject({
    ok: false,
    refusal: { code: 'CONFLICT', reason: said },
  });
  const back = await takeBack(operatorOf(server), keyOf(id), '');
  expect(back.ok && back.value.lines).toEqual(['It is no longer among the insights, and its links end.', said]);
  await event.set({ details }).execute();
  expect(idsOf(await read())).not.toContain(id);
  const removed = await removeDocument(operatorOf(server), keyOf(id), 'Old');
  expect(removed.ok && removed.value.lines[0]).toMatch(/^\d+ viewings? of its video (?:is|are) counted\.$/);
  expect(await watched()).toEqual(row);
  expect(await bodyOf()).toEqual({ ...before, isPublished: false });
  await save(before);
  expect(idsOf(await read())).toContain(id);
});

test('[DOC-01] a copy is dated anew, and the staff list has the newest first and finds by title', async () => {
  await duplicateDocument(operatorOf(server), keyOf(id), 'copied');
  const copy = await getDocument(operatorOf(server), keyOf('copied'));
  expect(copy.ok && copy.value.draft?.body).toMatchObject({ publishedAt: null, areas: (await bodyOf()).areas });
  const list = async (text: string, sort: 'title' | 'newest', state: 'PUBLISHED' | 'TAKEN_BACK' | null) => {
    const page = await listDocuments(operatorOf(server), {
      kind: 'insight',
      text,
      state,
      ids: null,
      sort,
      after: 0,
      count: 100,
    });
    return page.ok ? page.value.items.map((item) => item.id) : [];
  };
  expect(await list('', 'newest', 'PUBLISHED')).toEqual(
    (
      await server.db
        .selectFrom('case_study')
        .select('case_study_id as id')
        .where('status', '=', 'PUBLISHED')
        .orderBy('published_at', 'desc')
        .orderBy('case_study_id')
        .execute()
    ).map((row) => row.id),
  );
  expect(await list('INBOX', 'title', null)).toEqual(['copied', id]);
  expect(await list('', 'title', 'TAKEN_BACK')).toEqual(['a-year-of-learning-hours']);
});
