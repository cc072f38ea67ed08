import { videoDocument, type VideoBody } from '@atrium/domain/video/videoDocument.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll } from '../document/service/publish.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const known = 'ai-leaders-where-the-hours-go';
async function bodyOf(id: string): Promise<VideoBody> {
  const found = await getDocument(operatorOf(server), { kind: 'video', id });
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as VideoBody;
}
async function save(id: string, body: VideoBody): Promise<readonly string[]> {
  const done = await publishAll(operatorOf(server), [
    { kind: 'video', id, version: null, body, note: '', isChecked: true },
  ]);
  return done.ok ? done.value.lines : done.refusal.reason.split('\n');
}
const fresh: VideoBody = {
  ...(videoDocument.empty as VideoBody),
  title: 'A new film',
  key: 'a-new-film',
  duration: 90,
  poster: '/files/art/thumb/ai-leaders-trailer.svg',
};
const chapter = (id: string, start: number) => ({ id, title: `From ${String(start)}`, start, slug: '' });

test('[DOC-01] a video is made, its chapters end where the next begins, and what is said in it is found', async () => {
  const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nNothing rhymes with axolotl.\n';
  const body = { ...fresh, chapters: [chapter('one', 0), chapter('two', 30)], captions };
  expect(await save('new-film', body)).toEqual(['It can be a lesson, a trailer, or a part of a session now.']);
  expect(await bodyOf('new-film')).toEqual(body);
  const row = await server.db
    .selectFrom('video')
    .select(['chapters', 'transcript'])
    .where('video_id', '=', 'new-film')
    .executeTakeFirstOrThrow();
  expect(row.chapters).toMatchObject([
    { startSeconds: 0, endSeconds: 30 },
    { startSeconds: 30, endSeconds: 90 },
  ]);
  expect(row.transcript).toEqual([{ startSeconds: 1, endSeconds: 4, text: 'Nothing rhymes with axolotl.' }]);

  // in a lesson of the member's, the search finds it
  const lesson = await bodyOf(known);
  expect(await save(known, { ...lesson, captions })).toEqual(['The search finds what is said in it.']);
  const member = await server.as('member');
  type Found = { searchLessons: { hits: { videoId: string }[] } };
  const { searchLessons } = await member.query<Found>('query { searchLessons(query: "axolotl") { hits { videoId } } }');
  expect(searchLessons.hits.map(({ videoId }) => videoId)).toEqual([known]);
  expect(await save(known, { ...lesson, captions: '' })).toEqual(['Nothing that is said in it is found any more.']);
  await save(known, lesson);
  expect(await bodyOf(known)).toEqual(lesson);
});

test('[DOC-03] [DOC-06] [MED-02] another film keeps what members watched, says to how many, and makes its course as long', async () => {
  const before = await bodyOf(known);
  const progress = () =>
    server.db.selectFrom('video_progress').selectAll().where('video_id', '=', known).orderBy('member_id').execute();
  const length = async () =>
    (
      await server.db
        .selectFrom('course')
        .select('length_minutes as minutes')
        .where('course_id', '=', 'ai-leaders')
        .executeTakeFirstOrThrow()
    ).minutes;
  const [done, minutes] = [await progress(), await length()];
  const viewers = new Set(done.map(({ member_id: id }) => id)).size;
  expect(viewers).toBeGreaterThan(1);
  expect(await save(known, { ...before, key: 'another-film', duration: before.duration + 600 })).toEqual([
    `The new film is 600 seconds longer. What ${String(viewers)} members have watched of it stays, and is measured against another length.`,
  ]);
  expect(await length()).toBe(minutes + 10);
  expect(await progress()).toEqual(done);
  await save(known, before);
  expect(await length()).toBe(minutes);
  expect(await save(known, { ...before, key: 'another-film', duration: before.duration + 1.5 })).toEqual([
    `The new film is 1.5 seconds longer. ${String(viewers)} members have begun it, and keep how far they were.`,
  ]);
  await save(known, before);
});

test('[DOC-03] a video without a film, with chapters in another order or after its end, is not published', async () => {
  expect(await save('wrong', { ...fresh, key: '' })).toEqual(['key: The video has no film.']);
  expect(await save('wrong', { ...fresh, duration: 0 })).toEqual(['duration: More than 0 seconds.']);
  expect(await save('wrong', { ...fresh, chapters: [chapter('one', 30), chapter('two', 0)] })).toEqual([
    'chapters: Each chapter begins after the one before it.',
  ]);
  expect(await save('wrong', { ...fresh, chapters: [chapter('one', 90)] })).toEqual([
    'chapters.0.start: The film is over after 90 seconds.',
  ]);
  expect(await save('wrong', { ...fresh, captions: 'Hello' })).toEqual([
    'captions: The captions are neither WebVTT nor SRT.',
  ]);
  expect(await save('wrong', { ...fresh, key: '../secret' })).toEqual([
    'key: Letters, digits, dots, hyphens and underscores.',
  ]);
});

test('[DOC-07] a video that a course shows is not removed, and one that nothing shows is', async () => {
  const removed = await removeDocument(operatorOf(server), { kind: 'video', id: known }, '');
  expect(removed.ok ? '' : removed.refusal.reason).toContain('It is a lesson of AI for Business Leaders.');
  const trailer = await removeDocument(operatorOf(server), { kind: 'video', id: 'ai-leaders-trailer' }, '');
  expect(trailer.ok ? '' : trailer.refusal.reason).toContain('It is the trailer of AI for Business Leaders.');
  await save('shown-nowhere', fresh);
  expect(await removeDocument(operatorOf(server), { kind: 'video', id: 'shown-nowhere' }, '')).toMatchObject({
    ok: true,
  });
});
