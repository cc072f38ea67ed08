import { day, minute, second } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { begin, firstPlace, placesOf, report, type Place } from '../video/video.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Whole seconds of a video that count as watched, and for how long it has been open. */
async function seen(caller: Caller, { topLevelId, videoId }: Place): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select seconds_in(covered) as seconds from video_progress
    where member_id = ${caller.memberId} and session_id = ${topLevelId} and video_id = ${videoId}`.execute(server.db);
  return rows[0]?.seconds ?? 0;
}

test('[THR-36] a claim without playback completes nothing, in however many viewings', async () => {
  const academy = await server.as('academy');
  const places = await placesOf(academy, 'answer-engines');
  for (const place of places) {
    for (let n = 0; n < 5; n += 1) {
      const viewing = await begin(academy, place);
      const claimed = await report(academy, viewing, place, { clientSeq: 1, at: place.duration, playing: 0 });
      expect(claimed).toMatchObject({ farthestWatchedTime: 0, completed: false });
    }
  }
  const { rows } = await sql`select from course_badge where member_id = ${academy.memberId}
    and course_id = 'answer-engines'`.execute(server.db);
  expect(rows).toEqual([]);
});

test('[THR-36] new viewings bring no credit of their own: they share what wall time has earned', async () => {
  const crash = await server.as('crash');
  const place = await firstPlace(crash, 'crash-ai-for-managers');
  // time counts from the first viewing on
  const startedAt = server.clock.now();
  await begin(crash, place);
  const before = await seen(crash, place);
  const claims = Array.from({ length: 24 }, async (_, n) => {
    const viewing = await begin(crash, place);
    return report(crash, viewing, place, { clientSeq: 1, at: n * 3 + 3, from: n * 3, to: n * 3 + 3 });
  });
  await Promise.all(claims);
  const most = ((server.clock.now() - startedAt) / second) * 2 + 3;
  expect((await seen(crash, place)) - before).toBeLessThanOrEqual(most);
});

test('[THR-36] [THR-43] the time that was not played of one day is no credit for the next', async () => {
  const planner = await server.as('planner');
  const place = await firstPlace(planner, 'pricing-as-strategy');
  const first = await begin(planner, place);
  await server.clock.advance(50 * minute);
  await report(planner, first, place, { clientSeq: 1, at: 2, from: 0, to: 2 });
  await server.clock.advance(day);
  const later = await begin(planner, place);
  await report(planner, later, place, { clientSeq: 1, at: place.duration, from: 2, to: place.duration });
  expect(await seen(planner, place)).toBeLessThan(30);
});

test('[THR-36] a course credited by coverage is completed by playback, not by reaching the end', async () => {
  const crash = await server.as('crash');
  const [, place] = await placesOf(crash, 'crash-ai-for-managers');
  if (place === undefined) throw new Error('no second video');
  const viewing = await begin(crash, place);
  await server.clock.advance(10 * second);
  const { duration } = place;
  const atEnd = await report(crash, viewing, place, { clientSeq: 1, at: duration, from: duration - 10, to: duration });
  expect(atEnd).toMatchObject({ farthestWatchedTime: duration, completed: false });
  let from = 0;
  for (let clientSeq = 2; from < duration * 0.89; clientSeq += 1) {
    await server.clock.advance(10 * second);
    const to = from + 9.7;
    const answer = await report(crash, viewing, place, { clientSeq, at: to, from, to });
    expect(answer.completed).toBe((await seen(crash, place)) >= Math.ceil(duration) * 0.9);
    from = to;
  }
  expect((await seen(crash, place)) / duration).toBeGreaterThanOrEqual(0.9);
});

test.each([
  [
    '[THR-43] a member who was offline for an hour and opens the video anew loses nothing of what was played',
    0,
    59,
    true,
  ],
  ['[THR-36] credit of longer ago than an hour is forgotten when the video is opened anew', 1, 61, false],
])('%s', async (_title, n, minutes, counts) => {
  const member = await server.as('planner');
  const place = (await placesOf(member, 'hiring-with-evidence'))[n];
  if (place === undefined) throw new Error('too few videos');
  await begin(member, place);
  await server.clock.advance(minutes * 60 * second);
  const anewAt = server.clock.now();
  const viewing = await begin(member, place);
  const { farthestWatchedTime } = await report(member, viewing, place, { clientSeq: 1, at: 60, from: 0, to: 60 });
  const sinceAnew = ((server.clock.now() - anewAt) / second) * 2 + 3;
  if (counts) expect(farthestWatchedTime).toBe(60);
  else expect(farthestWatchedTime).toBeLessThanOrEqual(sinceAnew);
});

test('[VID-03] a video left within the last ten seconds resumes at the beginning', async () => {
  const member = await server.as('member');
  const place = await firstPlace(member, 'negotiating-with-numbers');
  const viewing = await begin(member, place);
  const goesOnAt = async (): Promise<unknown> => {
    const { topLevelId, groupId, videoContentId } = place;
    const { getVideoPage } = await member.query<{ getVideoPage: { progress: { continueAtTime: number } } }>(
      `query ($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) { getVideoPage(topLevelId: $topLevelId,
        groupId: $groupId, videoContentId: $videoContentId) { progress { continueAtTime } } }`,
      { topLevelId, groupId, videoContentId },
    );
    return getVideoPage.progress.continueAtTime;
  };
  await report(member, viewing, place, { clientSeq: 1, at: place.duration - 11 });
  expect(await goesOnAt()).toBe(place.duration - 11);
  await report(member, viewing, place, { clientSeq: 2, at: place.duration - 9 });
  expect(await goesOnAt()).toBe(0);
});

test('[VID-16] the member sees which parts of a video count as watched, whichever device reported them', async () => {
  const member = await server.as('member');
  const place = (await placesOf(member, 'negotiating-with-numbers'))[1];
  if (place === undefined) throw new Error('too few videos');
  const [one, other] = [await begin(member, place), await begin(member, place)];
  await server.clock.advance(60 * second);
  const watchedBy = async (viewing: string, clientSeq: number, from: number, to: number): Promise<unknown> => {
    const input = {
      userVideoSessionId: viewing,
      videoId: place.videoId,
      courseId: place.courseId,
      from,
      to,
      status: 'IN_PROGRESS',
      continueAtTime: to,
      videoSessionPlayingTime: to - from,
      videoSessionMaxPlayhead: to,
      clientSeq: String(clientSeq),
    };
    const { updateVideoSession } = await member.query<{ updateVideoSession: { watched: unknown } }>(
      `mutation ($input: UpdateVideoSessionInput!) { updateVideoSession(input: $input) { watched { from to } } }`,
      { input },
    );
    return updateVideoSession.watched;
  };
  expect(await watchedBy(one, 1, 20, 30)).toEqual([{ from: 20, to: 30 }]);
  expect(await watchedBy(other, 1, 0, 5)).toEqual([
    { from: 0, to: 5 },
    { from: 20, to: 30 },
  ]);
  // a repeated report, and one that was late
  expect(await watchedBy(one, 1, 20, 30)).toHaveLength(2);
  expect(await watchedBy(one, 2, 5, 20)).toEqual([{ from: 0, to: 30 }]);
  const { topLevelId, groupId, videoContentId } = place;
  const { getVideoPage } = await member.query<{ getVideoPage: Record<string, unknown> }>(
    `query ($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) { getVideoPage(topLevelId: $topLevelId,
      groupId: $groupId, videoContentId: $videoContentId) { watched { from to } creditRule } }`,
    { topLevelId, groupId, videoContentId },
  );
  expect(getVideoPage).toEqual({ watched: [{ from: 0, to: 30 }], creditRule: 'farthest' });
});
