import { facultyDocument, type FacultyBody } from '@atrium/domain/catalogue/facultyDocument.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDeadlocks } from '../../testing/countDeadlocks.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { archiveDocument, removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { listDocuments } from '../document/service/listDocuments.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** She teaches six courses. */
const teacher = 'amara-okafor';
/** She assists a session. */
const assistant = 'noor-el-amrani';
const keyOf = (id: string) => ({ kind: 'faculty', id });
const fresh = {
  ...facultyDocument.empty,
  name: 'Wanda Zyx',
  picture: '/files/art/portrait/amara-okafor.svg',
} as FacultyBody;

async function bodyOf(id: string): Promise<FacultyBody> {
  const found = await getDocument(operatorOf(server), keyOf(id));
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as FacultyBody;
}
async function save(id: string, body: FacultyBody): Promise<readonly string[]> {
  const given = [{ ...keyOf(id), version: null, body, note: '', isChecked: true }];
  const done = await publishAll(operatorOf(server), given);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}
const coursesOf = (id: string) =>
  server.db
    .selectFrom('course_faculty as cf')
    .innerJoin('course as c', 'c.course_id', 'cf.course_id')
    .select(['c.course_id as courseId', 'c.title', 'c.faculty_names as names'])
    .where('cf.faculty_id', '=', id)
    .orderBy('c.title')
    .execute();

/** Whom a member reads of on the page of a course. */
async function taughtBy(courseId: string): Promise<string[]> {
  const member = await server.as('academy');
  type Read = { getCourse: { card: { faculty: { fullName: string }[] } } };
  const { getCourse } = await member.query<Read>(
    `{ getCourse(courseId: "${courseId}") { card { faculty { fullName } } } }`,
  );
  return getCourse.card.faculty.map(({ fullName }) => fullName);
}
/** How many courses a search of a member finds. */
async function countFound(words: string): Promise<number> {
  const member = await server.as('academy');
  const { listCatalogue } = await member.query<{ listCatalogue: { total: number } }>(
    'query ($words: String) { listCatalogue(filter: { query: $words }) { total } }',
    { words },
  );
  return listCatalogue.total;
}
/** Whom a member of a session reads of as its assistant. */
async function assistantOf(sessionId: string): Promise<{ fullName: string; slackUrl: string | null } | null> {
  const member = await server.as('member');
  type Assistant = { fullName: string; slackUrl: string | null };
  const { getSessionContent } = await member.query<{
    getSessionContent: { config: { teachingAssistant: Assistant | null } };
  }>(`{ getSessionContent(sessionId: "${sessionId}") { config { teachingAssistant { fullName slackUrl } } } }`);
  return getSessionContent.config.teachingAssistant;
}

test('[CAT-07] every course is found by those who teach it, in their order, as the trigger writes it', async () => {
  const { rows } = await sql<{ named: string; written: string }>`
    select c.faculty_names as named, coalesce((
      select string_agg(f.full_name, ' ' order by cf.sort_order) from course_faculty cf join faculty f using (faculty_id)
      where cf.course_id = c.course_id and f.published), '') as written from course c`.execute(server.db);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ named }) => named)).toEqual(rows.map(({ written }) => written));
});

test('[DOC-03] [CAT-07] a new name is at their courses, which are found by it, in the next answer', async () => {
  const before = await bodyOf(teacher);
  const courses = await coursesOf(teacher);
  expect([await countFound('Zyxwuv'), (await taughtBy('ai-leaders')).includes('Amara Zyxwuv')]).toEqual([0, false]);
  expect(await save(teacher, { ...before, name: 'Amara Zyxwuv' })).toEqual([
    `${String(courses.length)} courses name them Amara Zyxwuv, and are found by it.`,
  ]);
  for (const { names } of await coursesOf(teacher)) expect(names).toMatch(/Amara Zyxwuv/);
  expect(await taughtBy('ai-leaders')).toContain('Amara Zyxwuv');
  expect(await countFound('Zyxwuv')).toBeGreaterThan(0);
  expect(await save(teacher, { ...before, role: 'Another role' })).toEqual([
    `${String(courses.length)} courses name them Amara Okafor, and are found by it.`,
  ]);
  expect(await coursesOf(teacher)).toEqual(courses);
  expect(await countFound('Zyxwuv')).toBe(0);
  // words that no course is found by
  expect(await save(teacher, before)).toEqual([]);
});

test('[DOC-01] [DOC-06] who is taken back is named at no course, is found by none, and comes back to all of them', async () => {
  const courses = await coursesOf(teacher);
  const titles = courses.slice(0, 5).map(({ title }) => title);
  const said = `${String(courses.length)} courses name them no longer: ${titles.join(', ')}, and ${String(courses.length - 5)} more.`;
  const done = await takeBack(operatorOf(server), keyOf(teacher), '');
  expect(done.ok && done.value.lines).toEqual([said]);
  for (const { names } of await coursesOf(teacher)) expect(names).not.toContain('Amara');
  expect(await taughtBy('ai-leaders')).toEqual([]);
  expect(await countFound('Okafor')).toBe(0);
  expect(await save(teacher, { ...(await bodyOf(teacher)), name: 'Amara O.' })).toEqual([]);
  expect(await save(teacher, { ...(await bodyOf(teacher)), name: 'Amara Okafor', isPublished: true })).toEqual([
    said.replace('name them no longer', 'name Amara Okafor'),
  ]);
  expect(await coursesOf(teacher)).toEqual(courses);
  expect(await taughtBy('ai-leaders')).toContain('Amara Okafor');
});

test('[DOC-03] [SSN-02] the members of a session reach its assistant as was said, and nobody once they are taken back', async () => {
  const before = await bodyOf(assistant);
  const reached = { fullName: before.name, slackUrl: before.contact };
  expect(before.contact).not.toBeNull();
  expect(await assistantOf('ai-leaders-2')).toEqual(reached);
  const contact = 'https://chat.example/noor';
  expect(await save(assistant, { ...before, contact })).toEqual(['The members of 1 session reach them elsewhere.']);
  expect(await assistantOf('ai-leaders-2')).toEqual({ ...reached, slackUrl: contact });
  expect(await save(assistant, { ...before, contact: null })).toEqual([
    'The members of 1 session can no longer reach them.',
  ]);
  const found = await getDocument(operatorOf(server), keyOf(assistant));
  expect(found.ok && found.value.faults).toEqual([
    { path: 'contact', message: 'The members of 1 session that they assist cannot reach them.', when: 'canWait' },
  ]);
  expect(await save(assistant, { ...before, isPublished: false })).toContain(
    '1 session has no assistant any more: AI for Business Leaders.',
  );
  expect(await assistantOf('ai-leaders-2')).toBeNull();
  expect(await save(assistant, before)).toContain(
    `${before.name} is the assistant of 1 session: AI for Business Leaders.`,
  );
  expect(await assistantOf('ai-leaders-2')).toEqual(reached);
});

test('[DOC-07] who is named by a course or a session is not removed, and who is named by none is', async () => {
  for (const [id, said] of [
    [teacher, 'The course AI for Business Leaders names them.'],
    [assistant, 'The session AI for Business Leaders has them as its assistant.'],
  ] as const) {
    const removed = await removeDocument(operatorOf(server), keyOf(id), '');
    expect(removed).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
    expect(removed.ok ? [] : removed.refusal.reason.split('\n')).toContain(said);
    expect(await bodyOf(id)).toMatchObject({ isPublished: true });
  }
  expect(await save('wanda-zyx', fresh)).toEqual(['No course names them yet.']);
  const back = await takeBack(operatorOf(server), keyOf('wanda-zyx'), '');
  expect(back.ok && back.value.lines).toEqual(['No course and no session names them.']);
  expect(await removeDocument(operatorOf(server), keyOf('wanda-zyx'), '')).toMatchObject({ ok: true });
  expect(await getDocument(operatorOf(server), keyOf('wanda-zyx'))).toMatchObject({ ok: false });
});

test('[DOC-01] who left is archived: in no list, still at their courses once they are back', async () => {
  const courses = await coursesOf(teacher);
  const listed = async (): Promise<string[]> => {
    const input = {
      kind: 'faculty',
      text: 'okafor',
      state: null,
      ids: null,
      sort: 'title',
      after: 0,
      count: 10,
    } as const;
    const page = await listDocuments(operatorOf(server), input);
    return page.ok ? page.value.items.map(({ id }) => id) : [];
  };
  expect(await listed()).toEqual([teacher]);
  await archiveDocument(operatorOf(server), keyOf(teacher), { isToBeArchived: true, reason: 'Left' });
  expect([await listed(), await taughtBy('ai-leaders')]).toEqual([[], []]);
  await archiveDocument(operatorOf(server), keyOf(teacher), { isToBeArchived: false, reason: '' });
  await save(teacher, { ...(await bodyOf(teacher)), isPublished: true });
  expect([await listed(), await coursesOf(teacher)]).toEqual([[teacher], courses]);
});

test('[DOC-01] [THR-69] who was added last is the first of the newest, and what is no address is refused', async () => {
  await save('wanda-zyx', fresh);
  const input = { kind: 'faculty', text: '', state: null, ids: null, sort: 'newest', after: 0, count: 1 } as const;
  expect(await listDocuments(operatorOf(server), input)).toMatchObject({
    value: { items: [{ id: 'wanda-zyx', title: 'Wanda Zyx', state: 'PUBLISHED' }] },
  });
  const words = 'A path of ours is needed, such as /files/images/cover.webp, or an address that begins with https.';
  expect(await save('wanda-zyx', { ...fresh, picture: 'javascript:alert(1)', contact: 'slack', name: ' ' })).toEqual([
    `picture: ${words}`,
    `contact: ${words}`,
  ]);
  expect(await save('wanda-zyx', { ...fresh, name: ' ' })).toEqual(['name: The teacher has no name.']);
});

test('[CAT-07] a course that gets another teacher is found by them', async () => {
  await save('wanda-zyx', fresh);
  const named = () =>
    server.db
      .selectFrom('course')
      .select('faculty_names as names')
      .where('course_id', '=', 'ai-leaders')
      .executeTakeFirstOrThrow();
  const before = await named();
  const row = { course_id: 'ai-leaders', faculty_id: 'wanda-zyx', sort_order: 9 };
  await server.db.insertInto('course_faculty').values(row).execute();
  expect(await named()).toEqual({ names: `${before.names} Wanda Zyx` });
  await server.db.updateTable('course_faculty').set({ sort_order: -1 }).where('faculty_id', '=', 'wanda-zyx').execute();
  expect(await named()).toEqual({ names: `Wanda Zyx ${before.names}` });
  await server.db.deleteFrom('course_faculty').where('faculty_id', '=', 'wanda-zyx').execute();
  expect(await named()).toEqual(before);
});

test('[DOC-01] many who share their courses are renamed at once, and every course has the names of all', async () => {
  const ids = [
    ...new Set(
      (await server.db.selectFrom('course_faculty').select('faculty_id').execute()).map((row) => row.faculty_id),
    ),
  ];
  const bodies = await Promise.all(ids.map(async (id) => ({ id, body: await bodyOf(id) })));
  await Promise.all(bodies.map(({ id, body }) => save(id, { ...body, name: `${body.name} II` })));
  const { rows } = await sql<{ count: string }>`
    select count(*)::text from course_faculty cf join faculty f using (faculty_id) join course c using (course_id)
    where position(f.full_name in c.faculty_names) = 0 or f.full_name not like '% II'`.execute(server.db);
  expect(rows).toEqual([{ count: '0' }]);
  await Promise.all(bodies.map(({ id, body }) => save(id, body)));
});

test('[DOC-01] several documents at once that share courses do not wait for each other in a circle', async () => {
  /** Publishes some documents in one transaction, each with a change of its own. */
  const publish = async (round: number, ...keys: readonly (readonly [kind: string, id: string, field: string])[]) => {
    const given = await Promise.all(
      keys.map(async ([kind, id, field]) => {
        const found = await getDocument(operatorOf(server), { kind, id });
        const value = field === 'capacity' ? 40 + round : `Round ${String(round)}`;
        const body = { ...(found.ok && found.value.published), [field]: value };
        return { kind, id, version: null, body, note: '', isChecked: true };
      }),
    );
    const done = await publishAll(operatorOf(server), given);
    return done.ok ? null : done.refusal.reason;
  };
  const before = await countDeadlocks(server);
  for (let round = 1; round <= 8; round += 1) {
    expect(
      await Promise.all([
        publish(round, ['session', 'ai-leaders-3', 'capacity'], ['course', 'ai-first-strategy', 'subtitle']),
        publish(round, ['faculty', 'henrik-lindqvist', 'name'], ['course', 'ai-leaders', 'subtitle']),
      ]),
    ).toEqual([null, null]);
  }
  expect(await countDeadlocks(server)).toBe(before);
});
