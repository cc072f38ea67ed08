import { insightCoverage } from '@atrium/content/coverage.ts';
import { second } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
let ann: Caller;
beforeAll(async () => {
  server = await startServer();
  ann = await server.as('ann@acme.example');
});
afterAll(() => server.close());

interface Insight {
  readonly caseStudyId: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly bodyText: string;
  readonly status: string;
  readonly video: { readonly duration: number; readonly manifestUrl: string } | null;
}
async function insights(args = ''): Promise<{ list: Insight[]; nextAfter: number | null }> {
  const { listCaseStudies } = await ann.query<{ listCaseStudies: { list: Insight[]; nextAfter: number | null } }>(
    `{ listCaseStudies${args} { list { caseStudyId title publishedAt bodyText status video { duration manifestUrl } }
      nextAfter } }`,
  );
  return listCaseStudies;
}

test('[INS-01] published insights, newest first, page by page', async () => {
  const { list, nextAfter } = await insights();
  expect(list[0]).toMatchObject({ caseStudyId: 'half-the-inbox', status: 'PUBLISHED' });
  expect(list.map(({ publishedAt }) => Number(publishedAt))).toEqual(
    list.map(({ publishedAt }) => Number(publishedAt)).toSorted((a, b) => b - a),
  );
  expect(list.map(({ caseStudyId }) => caseStudyId)).not.toContain('a-year-of-learning-hours');
  expect(nextAfter).toBeNull();
  // a page that is just full is the last one
  expect((await insights(`(count: ${String(list.length)})`)).nextAfter).toBeNull();
  const first = await insights('(count: 3)');
  expect([first.list.length, first.nextAfter]).toEqual([3, 3]);
  const second_ = await insights('(count: 3, after: 3)');
  expect(second_.list[0]?.caseStudyId).toBe(list[3]?.caseStudyId);
  const { errors } = await ann.ask('{ listCaseStudies(count: 0) { nextAfter } }');
  expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
});

test.each([
  ['inbox', ['half-the-inbox']],
  [' inbox ', ['half-the-inbox']],
  ['GLÓBEX', ['a-price-that-says-no']],
  ['%', []],
  ['of nobody', []],
])('[INS-01] search by name: %s', async (query, found) => {
  const { list } = await insights(`(query: "${query}")`);
  expect(list.map(({ caseStudyId }) => caseStudyId)).toEqual(found);
});

test('[INS-01] one insight has its text and its video, which plays by a signed address', async () => {
  const { list } = await insights('(caseStudyId: "half-the-inbox")');
  expect(list).toHaveLength(1);
  expect(list[0]?.bodyText).toContain('<h2>Counting before buying</h2>');
  const playlist = await server.stranger.fetch(list[0]?.video?.manifestUrl ?? '');
  expect(await playlist.text()).toMatch(/^#EXTM3U/);
  expect((await insights('(caseStudyId: "twelve-prompts")')).list[0]?.video).toBeNull();
  for (const id of ['of-nobody', 'a-year-of-learning-hours']) {
    expect((await insights(`(caseStudyId: "${id}")`)).list).toEqual([]);
  }
});

test('[INS-01] a member who holds none of its areas reads no insight, finds none, and keeps no viewing of one', async () => {
  const dana = await server.as(insightCoverage.none);
  const id = 'half-the-inbox';
  const [list, one] = await Promise.all(
    ['', `(caseStudyId: "${id}")`].map((args) =>
      dana.query<{ listCaseStudies: { list: Insight[] } }>(`{ listCaseStudies${args} { list { caseStudyId } } }`),
    ),
  );
  expect([list?.listCaseStudies.list, one?.listCaseStudies.list]).toEqual([[], []]);
  expect((await save({ caseStudyId: id, viewingKey: 'd', playingSeconds: 1, maxPlayhead: 1 }, dana)).error?.code).toBe(
    'NOT_FOUND',
  );
  // without areas it is for everybody who may open the insights
  await server.db.updateTable('case_study').set({ open_to: [] }).where('case_study_id', '=', id).execute();
  const { listCaseStudies } = await dana.query<{ listCaseStudies: { list: Insight[] } }>(
    '{ listCaseStudies { list { caseStudyId } } }',
  );
  expect(listCaseStudies.list.map(({ caseStudyId }) => caseStudyId)).toEqual([id]);
});

interface Saved {
  readonly playingSeconds: number | null;
  readonly maxPlayhead: number | null;
  readonly error: { readonly code: string } | null;
}
async function save(input: Record<string, unknown>, by = ann): Promise<Saved> {
  const call = `mutation ($input: SaveCaseStudyViewingInput!) {
    saveCaseStudyViewing(input: $input) { playingSeconds maxPlayhead error { code } } }`;
  return (await by.query<{ saveCaseStudyViewing: Saved }>(call, { input })).saveCaseStudyViewing;
}

test('[INS-01] what was watched of a video is kept: it only grows, and no faster than time passes', async () => {
  const sitting = { caseStudyId: 'half-the-inbox', viewingKey: 'a' };
  const saved = (playingSeconds: number, maxPlayhead: number) => save({ ...sitting, playingSeconds, maxPlayhead });
  expect(await saved(0, 0)).toMatchObject({ playingSeconds: 0, maxPlayhead: 0, error: null });
  await server.clock.advance(10 * second);
  expect(await saved(10, 12)).toMatchObject({ playingSeconds: 10, maxPlayhead: 12 });
  expect(await saved(4, 5)).toMatchObject({ playingSeconds: 10, maxPlayhead: 12 });
  const claimed = await saved(1e9, 1e9);
  // ten seconds have passed, and fifteen more are taken for reports that are late
  expect(claimed.playingSeconds).toBeGreaterThanOrEqual(25);
  expect(claimed.playingSeconds).toBeLessThan(40);
  const first = await save({ ...sitting, viewingKey: 'at-once', playingSeconds: 500, maxPlayhead: 1 });
  expect(first).toMatchObject({ playingSeconds: 15, maxPlayhead: 1 });
  expect(claimed.maxPlayhead).toBe((await insights('(caseStudyId: "half-the-inbox")')).list[0]?.video?.duration);
});

test('[INS-01] the key of a sitting has up to 64 characters', async () => {
  const codeOf = async (length: number) => {
    const sitting = { caseStudyId: 'half-the-inbox', viewingKey: 'k'.repeat(length) };
    return (await save({ ...sitting, playingSeconds: 1, maxPlayhead: 1 })).error?.code ?? null;
  };
  expect([await codeOf(0), await codeOf(1), await codeOf(64), await codeOf(65)]).toEqual([
    'INVALID_INPUT',
    null,
    null,
    'INVALID_INPUT',
  ]);
});

test('[INS-01] a report of less than nothing, or of nothing new, changes nothing', async () => {
  const sitting = { caseStudyId: 'half-the-inbox', viewingKey: 'again' };
  expect(await save({ ...sitting, playingSeconds: -5, maxPlayhead: -5 })).toMatchObject({
    playingSeconds: 0,
    maxPlayhead: 0,
    error: null,
  });
  await server.clock.advance(10 * second);
  await save({ ...sitting, playingSeconds: 10, maxPlayhead: 12 });
  const reportedAt = async () => {
    const row = await server.db
      .selectFrom('case_study_viewing')
      .select('reported_at as at')
      .where('viewing_key', '=', 'again')
      .executeTakeFirst();
    return row?.at;
  };
  const watchedAt = await reportedAt();
  // a page that stays open in the background goes on to report
  await server.clock.advance(10 * second);
  await save({ ...sitting, playingSeconds: 10, maxPlayhead: 12 });
  expect(await reportedAt()).toEqual(watchedAt);
  await save({ ...sitting, playingSeconds: 11, maxPlayhead: 12 });
  const latestAt = await reportedAt();
  expect(latestAt).not.toEqual(watchedAt);
  // one that was held up on its way says more, and is not the latest
  await server.clock.moveTo(server.clock.now() - 5 * second);
  expect(await save({ ...sitting, playingSeconds: 12, maxPlayhead: 13 })).toMatchObject({ maxPlayhead: 13 });
  expect(await reportedAt()).toEqual(latestAt);
});

test('[THR-32] the text of an insight is sanitized again when it is served', async () => {
  const { body_text } = await server.db
    .selectFrom('case_study')
    .select('body_text')
    .where('case_study_id', '=', 'twelve-prompts')
    .executeTakeFirstOrThrow();
  const set = (text: string) =>
    server.db
      .updateTable('case_study')
      .set({ body_text: text })
      .where('case_study_id', '=', 'twelve-prompts')
      .execute();
  await set('<p onclick="x()">Now</p><script>x()</script><img src="javascript:x()">');
  expect((await insights('(caseStudyId: "twelve-prompts")')).list[0]?.bodyText).toBe('<p>Now</p><img />');
  await set(body_text);
});

test('[INS-01] nothing is kept of an insight without a video, unknown, or under the key of another', async () => {
  const seen = { playingSeconds: 1, maxPlayhead: 1 };
  for (const caseStudyId of ['twelve-prompts', 'of-nobody', 'a-year-of-learning-hours']) {
    expect((await save({ caseStudyId, viewingKey: 'b', ...seen })).error?.code).toBe('NOT_FOUND');
  }
  await save({ caseStudyId: 'half-the-inbox', viewingKey: 'c', ...seen });
  const other = { caseStudyId: 'a-price-that-says-no', viewingKey: 'c', ...seen };
  expect((await save(other)).error?.code).toBe('NOT_FOUND');
  expect((await save({ caseStudyId: 'half-the-inbox', viewingKey: '', ...seen })).error?.code).toBe('INVALID_INPUT');
});
