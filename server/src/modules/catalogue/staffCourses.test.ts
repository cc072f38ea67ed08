import { courses } from '@atrium/content/courses.ts';
import { courseDocument, type CourseBody } from '@atrium/domain/catalogue/courseDocument.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('member');
});
afterAll(() => server.close());

const known = 'ai-leaders';
async function bodyOf(id: string): Promise<CourseBody> {
  const found = await getDocument(operatorOf(server), { kind: 'course', id });
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as CourseBody;
}
async function save(id: string, body: CourseBody): Promise<readonly string[]> {
  const done = await publishAll(operatorOf(server), [
    { kind: 'course', id, version: null, body, note: '', isChecked: true },
  ]);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}

interface Found {
  readonly searchCourses: readonly { readonly courseId: string }[];
}
const search = async (query: string): Promise<readonly string[]> => {
  const { searchCourses } = await member.query<Found>(
    'query ($input: SearchCoursesInput!) { searchCourses(input: $input) { courseId } }',
    { input: { query, facetFilters: [] } },
  );
  return searchCourses.map(({ courseId }) => courseId);
};
interface Page {
  readonly getCourse: {
    readonly outline: readonly { readonly title: string; readonly videos: readonly { readonly videoId: string }[] }[];
    readonly card: { readonly lengthMinutes: number };
    readonly sessions: readonly { readonly sessionId: string }[];
  };
}
const page = async (courseId: string): Promise<Page['getCourse'] | null> => {
  const { data } = await member.ask<Page>(
    `query ($courseId: ID!) { getCourse(courseId: $courseId) {
      outline { title videos { videoId } } card { lengthMinutes } sessions { sessionId } } }`,
    { courseId },
  );
  return data?.getCourse ?? null;
};

const someVideos = (count: number) => {
  const course = courses.find(({ courseId }) => courseId === known);
  return (course?.onDemandGroups ?? []).flatMap(({ content }) => content.map(({ videoId }) => videoId)).slice(0, count);
};
const lesson = (id: string, videoId: string) => ({
  id,
  videoId,
  isOptional: false,
  isRequired: false,
  isPreviewHidden: false,
});
const group = (id: string, lessons: readonly ReturnType<typeof lesson>[]) => ({
  id,
  title: `Group ${id}`,
  slug: '',
  description: '',
  opensAt: null,
  isPreviewHidden: false,
  lessons: [...lessons],
});
function fresh(groups: readonly ReturnType<typeof group>[]): CourseBody {
  return {
    ...(courseDocument.empty as CourseBody),
    title: 'Quokka husbandry',
    topic: 'Leadership',
    difficulty: 'Beginner',
    picture: '/files/art/cover/ai-leaders.svg',
    areas: ['mcsc-unlimited'],
    onDemand: { isOpen: true, isFree: false, isHidden: false, groups: [...groups] },
  };
}

test('[DOC-01] [DOC-03] a course with two lessons is made from nothing, found by members, taken back and opened again', async () => {
  const [first = '', second = ''] = someVideos(2);
  const body = fresh([group('quokka-one', [lesson('quokka-a', first), lesson('quokka-b', second)])]);
  expect(await search('quokka')).toEqual([]);
  expect(await save('quokka', body)).toEqual(['Members find the course, with 2 lessons.']);
  expect(await bodyOf('quokka')).toEqual(body);
  expect(await search('quokka')).toEqual(['quokka']);
  const shown = await page('quokka');
  expect(shown?.outline).toEqual([{ title: 'Group quokka-one', videos: [{ videoId: first }, { videoId: second }] }]);
  const films = await server.db
    .selectFrom('video')
    .select('duration')
    .where('video_id', 'in', [first, second])
    .execute();
  const seconds = films.reduce((sum, { duration }) => sum + duration, 0);
  expect(shown?.card.lengthMinutes).toBe(Math.max(1, Math.round(seconds / 60)));

  const [teacher] = (await bodyOf(known)).facultyIds;
  const named = await server.db
    .selectFrom('faculty')
    .select('full_name as name')
    .where('faculty_id', '=', teacher ?? '')
    .executeTakeFirstOrThrow();
  expect(await search(named.name)).not.toContain('quokka');
  await save('quokka', { ...body, facultyIds: [teacher ?? ''] });
  expect(await search(named.name)).toContain('quokka');

  const back = await takeBack(operatorOf(server), { kind: 'course', id: 'quokka' }, '');
  expect(back.ok ? back.value.lines : []).toEqual([
    'Its lessons are no longer available; 0 members have begun them, and keep what they did.',
  ]);
  expect(await page('quokka')).toBeNull();
  expect(await search('quokka')).toEqual([]);
  expect(await save('quokka', body)).toEqual(['Members find the course, with 2 lessons.']);
  expect(await search('quokka')).toEqual(['quokka']);
});

test('[DOC-06] lessons that change places keep their ids and what members did; one that is left out loses nothing', async () => {
  const before = await bodyOf(known);
  const groups = before.onDemand?.groups ?? [];
  const progress = () =>
    server.db
      .selectFrom('video_progress')
      .selectAll()
      .where('session_id', '=', `${known}-od`)
      .orderBy('member_id')
      .orderBy('video_id')
      .execute();
  const done = await progress();
  expect(done.length).toBeGreaterThan(0);
  const [first, last] = [groups[0], groups.at(-1)];
  if (before.onDemand === null || first === undefined || last === undefined || first === last)
    throw new Error('the demo has no such course');
  const moved = {
    ...before.onDemand,
    groups: groups.toReversed().map((one) => ({
      ...one,
      lessons: one === first ? last.lessons.toReversed() : one === last ? first.lessons.toReversed() : one.lessons,
    })),
  };
  expect(await save(known, { ...before, onDemand: moved })).toEqual([]);
  expect((await bodyOf(known)).onDemand).toEqual(moved);
  expect(await progress()).toEqual(done);

  const without = { ...moved, groups: moved.groups.slice(1) };
  const count = moved.groups[0]?.lessons.length ?? 0;
  const watching = new Set(done.map(({ member_id: id }) => id)).size;
  const [line] = await save(known, { ...before, onDemand: without });
  expect(line).toBe(
    `${String(count)} lesson${count === 1 ? '' : 's'} of it ${count === 1 ? 'is' : 'are'} left out; ${String(watching)} members have begun it.`,
  );
  expect(await progress()).toEqual(done);

  // those who have begun keep their session, and it comes back with its lessons
  await save(known, { ...before, onDemand: null });
  expect((await bodyOf(known)).onDemand).toBeNull();
  expect(await progress()).toEqual(done);
  await save(known, before);
  expect(await bodyOf(known)).toEqual(before);
  expect(await progress()).toEqual(done);
});

test('[DOC-07] [THR-69] a course names only what there is, and nothing of another course', async () => {
  const [video = ''] = someVideos(1);
  const body = fresh([group('numbat-one', [lesson('numbat-a', video)])]);
  const onDemand = body.onDemand;
  if (onDemand === null) throw new Error('it has lessons');
  const of = (groups: readonly ReturnType<typeof group>[]) => ({
    ...body,
    onDemand: { ...onDemand, groups: [...groups] },
  });
  const other = (await bodyOf(known)).onDemand?.groups[0];
  if (other === undefined) throw new Error('the demo has no such course');
  expect(await save('numbat', { ...body, facultyIds: ['nobody'] })).toEqual([
    'facultyIds: Nobody who teaches has the id nobody.',
  ]);
  expect(await save('numbat', { ...body, trailerId: 'no-film' })).toEqual(['trailerId: There is no video no-film.']);
  expect(await save('numbat', of([group('numbat-one', [lesson('numbat-a', 'no-film')])]))).toEqual([
    'onDemand.groups.0.lessons.0.videoId: There is no video no-film.',
  ]);
  expect(await save('numbat', of([{ ...group('numbat-one', []), id: other.id }]))).toContain(
    `onDemand: ${other.id} is a part of another course.`,
  );
  expect(await save('numbat', of([group('numbat-one', [lesson(other.lessons[0]?.id ?? '', video)])]))).toContain(
    `onDemand: ${other.lessons[0]?.id ?? ''} is a part of another course.`,
  );
  expect(
    await save('numbat', of([group('numbat-one', [lesson('numbat-a', video), lesson('numbat-b', video)])])),
  ).toEqual(['onDemand.groups: A video is a lesson of the course twice.']);
  expect(await save('numbat', of([]))).toEqual(['onDemand.groups: There is no lesson yet.']);
  expect(await getDocument(operatorOf(server), { kind: 'course', id: 'numbat' })).toMatchObject({ ok: false });
});

test('[DOC-06] [DOC-07] a course that a certificate asks for, or in which somebody took part, is not removed', async () => {
  const removed = await removeDocument(operatorOf(server), { kind: 'course', id: known }, '');
  const reason = removed.ok ? '' : removed.refusal.reason;
  expect(reason).toMatch(/The certificate .+ asks for it\./);
});
