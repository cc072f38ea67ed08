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
const inLanguage = (id: string, text: string) => ({
  id,
  text: `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n${text}\n`,
});
const english = (text: string) => inLanguage('en', text);
const chapter = (id: string, start: number) => ({ id, title: `From ${String(start)}`, start, slug: '' });

test('[DOC-01] a video is made, its chapters end where the next begins, and what is said in it is found', async () => {
  const captions = [english('Nothing rhymes with axolotl.')];
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
  expect(await save(known, { ...lesson, captions: [] })).toEqual([
    'Nothing that is said in it is found any more.',
    'Its player no longer offers captions in English.',
  ]);
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
  expect(await save('wrong', { ...fresh, duration: 0 })).toEqual(['duration: The video has no length yet.']);
  expect(await save('wrong', { ...fresh, chapters: [chapter('one', 30), chapter('two', 0)] })).toEqual([
    'chapters: Each chapter begins after the one before it.',
  ]);
  expect(await save('wrong', { ...fresh, chapters: [chapter('one', 90)] })).toEqual([
    'chapters.0.start: The film is over after 90 seconds.',
  ]);
  expect(await save('wrong', { ...fresh, captions: [{ id: 'en', text: 'Hello' }] })).toEqual([
    'captions.0.text: English: This is neither WebVTT nor SRT.',
  ]);
  const late = (at: number) => `00:02:0${String(at)}.000 --> 00:02:0${String(at)}.500\nlate`;
  const many = ['WEBVTT', ...Array.from({ length: 8 }, (_, at) => late(at))].join('\n\n');
  const after = (line: number) =>
    `captions.0.text: Deutsch: line ${String(line)}: it ends after the film, which is 90 seconds long.`;
  expect(await save('wrong', { ...fresh, captions: [{ id: 'de', text: many }] })).toEqual([
    ...[3, 6, 9, 12, 15].map(after),
    'captions.0.text: Deutsch: 3 more lines.',
  ]);
  expect(await save('wrong', { ...fresh, captions: [english('One'), { id: 'fr', text: '' }] })).toEqual([
    'captions.1.text: Français: there is no line yet.',
  ]);
  expect(await save('wrong', { ...fresh, captions: [english('One'), english('Two')] })).toEqual([
    'captions: Each language once.',
  ]);
  expect(await save('wrong', { ...fresh, captions: [{ ...english('One'), id: 'English' }] })).toEqual([
    'captions.0.id: A language tag is needed, such as en, de or pt-BR.',
  ]);
  expect(await save('wrong', { ...fresh, key: '../secret' })).toEqual([
    'key: Letters, digits, dots, hyphens and underscores.',
  ]);
});

test('[MED-03] the player offers every language as it was published, and the search finds the first', async () => {
  const lesson = await bodyOf(known);
  const captions = [english('Nothing rhymes with axolotl.'), inLanguage('de', 'Auf Lurch reimt sich durch.')];
  expect(await save(known, { ...lesson, captions })).toEqual([
    'The search finds what is said in it.',
    'Its player offers captions in Deutsch.',
  ]);
  expect((await bodyOf(known)).captions).toEqual(captions);
  const ports = server.context(null, server.clock.now()).ports;
  const claims = { memberId: 'any', videoId: known, externalKey: lesson.key, expiresAt: server.clock.now() + 60_000 };
  const manifest = ports.videoHost.manifestUrl(claims);
  const read = async (file: string) => {
    const answer = await server.stranger.fetch(manifest.replace('master.m3u8', file));
    return answer.status === 200 ? answer.text() : String(answer.status);
  };
  const offers = (text: string) =>
    [...text.matchAll(/NAME="([^"]+)",LANGUAGE="([^"]+)".*URI="([^"?]+)/g)].map((of) => of.slice(1));
  const master = await read('master.m3u8');
  expect(offers(master)).toEqual([
    ['English', 'en', 'captions/en.m3u8'],
    ['Deutsch', 'de', 'captions/de.m3u8'],
  ]);
  expect(master.match(/SUBTITLES="captions"/g)).toHaveLength(1);
  expect(await read('captions/de.m3u8')).toContain(`de.vtt?${manifest.split('?')[1] ?? ''}`);
  expect(await read('captions/de.vtt')).toBe(
    'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n00:00:01.000 --> 00:00:04.000\nAuf Lurch reimt sich durch.\n',
  );
  expect(await read('captions/en.vtt')).toContain('Nothing rhymes with axolotl.');
  expect([await read('captions/fr.vtt'), await read('captions/fr.m3u8')]).toEqual(['404', '404']);
  const unsigned = manifest.replace('master.m3u8', 'captions/de.vtt').split('?')[0] ?? '';
  expect((await server.stranger.fetch(unsigned)).status).toBe(403);

  // beside its draft, whose captions may be others, the film has none
  const ofTeam = ports.videoHost.manifestUrl({ ...claims, videoId: '' });
  expect(await (await server.stranger.fetch(ofTeam)).text()).not.toContain('SUBTITLES');

  // another language first: it is what is searched
  const member = await server.as('member');
  type Found = { searchLessons: { hits: { videoId: string }[] } };
  const hits = async (words: string) =>
    (
      await member.query<Found>('query ($words: String!) { searchLessons(query: $words) { hits { videoId } } }', {
        words,
      })
    ).searchLessons.hits.length;
  expect([await hits('axolotl'), await hits('Lurch')]).toEqual([1, 0]);
  expect(await save(known, { ...lesson, captions: captions.toReversed() })).toEqual([
    'The search finds what is said in it.',
  ]);
  expect([await hits('axolotl'), await hits('Lurch')]).toEqual([0, 1]);
  await save(known, lesson);
  expect(await bodyOf(known)).toEqual(lesson);
});

test('[MED-03] [DOC-09] a document of before, with the captions of one language as a text, is read as one of now', async () => {
  const { text } = english('As it was.');
  expect(await save('of-before', { ...fresh, captions: text as unknown as VideoBody['captions'] })).toHaveLength(1);
  expect((await bodyOf('of-before')).captions).toEqual([{ id: 'en', text }]);
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
