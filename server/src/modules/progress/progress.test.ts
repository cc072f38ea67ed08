import { second } from '@atrium/domain/time.ts';
import { creditReport, type Credited, type Span } from '@atrium/domain/video/credit.model.fixture.ts';
import { isVideoComplete } from '@atrium/domain/video/progress.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { begin, firstPlace, placesOf, report, type Place } from '../video/video.fixture.ts';
import { endSilentViewings } from './service/endSilentViewings.ts';
import { saveBeatTogether } from './store/beat.ts';
import type { Beat } from './types.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function progressOf(caller: Caller, videoId: string) {
  const { getVideoProgress } = await caller.query<{
    getVideoProgress: { continueAtTime: number; farthestWatchedTime: number; completed: boolean };
  }>(`query ($videoId: ID!) { getVideoProgress(videoId: $videoId) { continueAtTime farthestWatchedTime completed } }`, {
    videoId,
  });
  return getVideoProgress;
}

/** A viewing's row: the credited seconds and the time played. */
async function credited(viewingId: string): Promise<{ covered: Span[]; playing: number }> {
  const { rows } = await sql<{ covered: Span[]; playing: number }>`
    select w.playing_seconds as playing, coalesce((
      select json_agg(json_build_array(lower(span), upper(span)) order by span) from unnest(p.covered) as span
    ), '[]') as covered
    from viewing w join video_progress p using (member_id, session_id, video_id)
    where w.viewing_id = ${viewingId}`.execute(server.db);
  const [row] = rows;
  if (row === undefined) throw new Error('no such viewing');
  return row;
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/** A viewing that has lasted as long as its video. */
async function beginAndPlay(caller: Caller, place: Place): Promise<string> {
  const viewing = await begin(caller, place);
  await server.clock.advance(place.duration * second);
  return viewing;
}

/** A member's row of a video, as the domain's type. */
async function storedOf(caller: Caller, { topLevelId, videoId }: Place): Promise<Credited> {
  const { rows } = await sql<Credited>`
    select farthest_watched_time as "farthestWatchedTime", continue_at_time as "continueAtTime", credit,
      date_part('epoch', watched_at) * 1000 as "lastReportedAt", coalesce((
        select json_agg(json_build_array(lower(span), upper(span)) order by span) from unnest(covered) as span
      ), '[]') as covered
    from video_progress where member_id = ${caller.memberId} and session_id = ${topLevelId} and video_id = ${videoId}`.execute(
    server.db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('not begun');
  return row;
}

describe('the heartbeat', () => {
  test('[VID-04] a video is complete at ninety percent of its duration, and stays so', async () => {
    const member = await server.as('member');
    const place = await firstPlace(member, 'platform-strategy');
    const viewing = await beginAndPlay(member, place);
    const before = await report(member, viewing, place, { clientSeq: 1, at: place.duration * 0.899 });
    expect(before).toMatchObject({ completed: false, error: null });
    const after = await report(member, viewing, place, { clientSeq: 2, at: place.duration * 0.9 });
    expect(after.completed).toBe(true);
    const again = await report(member, viewing, place, { clientSeq: 3, at: 1, max: place.duration * 0.9 });
    expect(again).toMatchObject({ completed: true, farthestWatchedTime: place.duration * 0.9, continueAtTime: 1 });
  });

  test('[VID-13] repeated and late reports change nothing and return the current state', async () => {
    const member = await server.as('member');
    const place = await firstPlace(member, 'negotiating-with-numbers');
    const viewing = await beginAndPlay(member, place);
    await report(member, viewing, place, { clientSeq: 5, at: 20 });
    for (const clientSeq of [5, 4, 1]) {
      const late = await report(member, viewing, place, { clientSeq, at: 40, status: 'ENDED' });
      expect(late).toMatchObject({ farthestWatchedTime: 20, continueAtTime: 20, status: 'IN_PROGRESS', error: null });
    }
    expect(await progressOf(member, place.videoId)).toMatchObject({ farthestWatchedTime: 20, continueAtTime: 20 });
  });

  test('[VID-03] within ten seconds of the end a video resumes at the beginning', async () => {
    const member = await server.as('member');
    const place = await firstPlace(member, 'managers-operating-system');
    const viewing = await beginAndPlay(member, place);
    const there = await report(member, viewing, place, { clientSeq: 1, at: place.duration - 10.5 });
    expect(there.continueAtTime).toBe(place.duration - 10.5);
    expect((await report(member, viewing, place, { clientSeq: 2, at: place.duration - 9 })).continueAtTime).toBe(0);
  });

  test('[VID-13] of many concurrent reports none is lost', async () => {
    const member = await server.as('member');
    const [place] = (await placesOf(member, 'platform-strategy')).slice(1);
    if (place === undefined) throw new Error('no second video');
    const viewings = await Promise.all(Array.from({ length: 5 }, () => begin(member, place)));
    await server.clock.advance(60 * second);
    const beats = viewings.flatMap((viewing, tab) =>
      Array.from({ length: 6 }, (_, n) => ({ viewing, from: tab * 6 + n, clientSeq: n + 1 })),
    );
    await Promise.all(
      beats.map(({ viewing, from, clientSeq }) =>
        report(member, viewing, place, { clientSeq, at: from + 1, from, to: from + 1, playing: clientSeq }),
      ),
    );
    // within one viewing, a report that arrives after a later one is ignored; the last of each, and the farthest, are
    // written
    for (const viewing of viewings) {
      const { covered, playing } = await credited(viewing);
      expect(playing).toBe(6);
      for (const last of [5, 11, 17, 23, 29]) {
        expect(covered.some(([from, to]) => from <= last && last < to)).toBe(true);
      }
    }
    expect((await progressOf(member, place.videoId)).farthestWatchedTime).toBe(30);
  });

  test('[VID-13] [THR-24] each report of a batch gets its own answer', async () => {
    const [member, academy] = await Promise.all([server.as('member'), server.as('academy')]);
    const place = await firstPlace(academy, 'cash-before-profit');
    const viewings = await Promise.all(Array.from({ length: 20 }, () => begin(academy, place)));
    await server.clock.advance(20 * second);
    const tell = (caller: Caller, viewing: string, n: number) =>
      report(caller, viewing, place, { clientSeq: 1, at: n + 1, from: n, to: n + 1 });
    const [good, foreign, broken] = await Promise.all([
      Promise.all(viewings.map((viewing, n) => tell(academy, viewing, n))),
      Promise.all(viewings.map((viewing, n) => tell(member, viewing, n + 40))),
      // the database rejects this one with an error
      Promise.allSettled([1, 2, 3].map((n) => tell(academy, 'nul\u0000', n))),
    ]);
    expect(good.map(({ error }) => error)).toEqual(viewings.map(() => null));
    expect(foreign.map(({ error }) => error?.code)).toEqual(viewings.map(() => 'NOT_FOUND'));
    expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await credited(viewings[0] ?? '')).covered).toEqual([[0, 20]]);
    expect((await progressOf(academy, place.videoId)).farthestWatchedTime).toBe(20);
  });

  test('[VID-13] concurrent viewings of one video add up to the last second', async () => {
    const academy = await server.as('academy');
    const place = await firstPlace(academy, 'platform-strategy');
    const viewings = await Promise.all(Array.from({ length: 40 }, () => begin(academy, place)));
    await server.clock.advance(20 * second);
    await Promise.all(
      viewings.map((viewing, n) => report(academy, viewing, place, { clientSeq: 1, at: n + 1, from: n, to: n + 1 })),
    );
    const [first = ''] = viewings;
    expect((await credited(first)).covered).toEqual([[0, 40]]);
    expect((await progressOf(academy, place.videoId)).farthestWatchedTime).toBe(40);
  });

  test('[THR-36] for any reports of several viewings, credit follows the rule and never exceeds twice the wall time', async () => {
    const member = await server.as('ondemand');
    const place = await firstPlace(member, 'hiring-with-evidence');
    const seconds = (min: number, max: number) =>
      fc.integer({ min: min * 1000, max: max * 1000 }).map((ms) => ms / 1000);
    const reports = fc.array(
      fc.record({
        wait: fc.constantFrom(0, 0, 300, 2_000, 10_000, 45_000),
        tab: fc.nat(2),
        seq: fc.integer({ min: 1, max: 12 }),
        at: seconds(-5, 200),
        from: fc.oneof(
          fc.option(seconds(-20, 120), { nil: undefined }),
          // from where the last report ended, of any viewing or of the same
          fc.constantFrom('there' as const, 'own' as const),
        ),
        length: fc.option(seconds(-5, 200), { nil: undefined }),
        max: seconds(-5, 500),
      }),
      { minLength: 1, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(reports, async (sequence) => {
        await sql`delete from video_progress where member_id = ${member.memberId} and video_id = ${place.videoId}`.execute(
          server.db,
        );
        const viewings = [await begin(member, place), await begin(member, place), await begin(member, place)];
        const lastSeqs = [0, 0, 0];
        const lastEnds: (number | null)[] = [null, null, null];
        let model = await storedOf(member, place);
        const startedAt = model.lastReportedAt;
        for (const { wait, tab, seq, at, from: begins, length, max } of sequence) {
          const lastEnd = lastEnds[tab] ?? null;
          const from =
            begins === 'there' ? model.continueAtTime : begins === 'own' ? (lastEnds[tab] ?? undefined) : begins;
          if (wait > 0) await server.clock.advance(wait);
          const to = length === undefined ? undefined : Math.round(((from ?? at) + length) * 1000) / 1000;
          const answer = await report(member, viewings[tab] ?? '', place, {
            clientSeq: seq,
            at,
            max,
            playing: 1e6,
            ...(from === undefined ? {} : { from }),
            ...(to === undefined ? {} : { to }),
          });
          expect(answer.error).toBeNull();
          const stored = await storedOf(member, place);
          if (seq > (lastSeqs[tab] ?? 0)) {
            const claim = { playhead: at, maxPlayhead: max, from: from ?? null, to: to ?? null, lastEnd };
            const { credit, reached, ...rest } = creditReport(model, claim, place.duration, stored.lastReportedAt);
            expect(stored).toMatchObject(rest);
            expect(stored.credit).toBeCloseTo(credit, 6);
            lastSeqs[tab] = seq;
            // where a report is cut off, its end is no number that a player would send
            const sentEnd = Math.min(Math.max(0, to ?? at), place.duration);
            lastEnds[tab] = reached === sentEnd ? reached : null;
          } else {
            expect(stored).toEqual(model);
          }
          model = stored;
          const budget = ((stored.lastReportedAt - startedAt) / second) * 2 + 3;
          expect(lengthOf(stored.covered)).toBeLessThanOrEqual(budget);
          expect(answer.farthestWatchedTime).toBe(stored.farthestWatchedTime);
          expect(answer.completed).toBe(isVideoComplete({ duration: place.duration, ...stored }));
        }
        for (const viewing of viewings) {
          const most = (server.clock.now() - startedAt) / second + 3;
          expect((await credited(viewing)).playing).toBeLessThanOrEqual(most);
        }
      }),
      // reports a failure at once, with its seed: shrinking would run hundreds of viewings against the database
      { numRuns: 25, endOnFailure: true, plugins: [fc.interruptAfterTimeLimit(45_000)] },
    );
  });

  test('[THR-36] absurd numbers are clamped to the video', async () => {
    const member = await server.as('ondemand');
    const place = await firstPlace(member, 'agents-at-work');
    const viewing = await beginAndPlay(member, place);
    const odd = [5e-324, -1e308, 0, 1e308];
    for (const [n, value] of odd.entries()) {
      const answer = await report(member, viewing, place, { clientSeq: n + 1, at: value, from: -value, to: value });
      expect(answer.error).toBeNull();
      expect(answer.farthestWatchedTime).toBe(value > 1 ? place.duration : 0);
    }
    expect((await credited(viewing)).covered).toEqual([[0, Math.ceil(place.duration)]]);
  });

  test('[THR-36] however long a player was silent, its next report adds at most a minute of play', async () => {
    const member = await server.as('member');
    const place = await firstPlace(member, 'hiring-with-evidence');
    const viewing = await begin(member, place);
    const playingAfter = async (clientSeq: number, minutes: number): Promise<number> => {
      await server.clock.advance(minutes * 60 * second);
      const answer = await report(member, viewing, place, { clientSeq, at: 5, playing: minutes * 60 });
      expect(answer.error).toBeNull();
      return (await credited(viewing)).playing;
    };
    // each with the slack of three seconds (D26)
    expect(await playingAfter(1, 4)).toBe(63);
    // the server has ended it meanwhile
    expect(await playingAfter(2, 7 * 60)).toBe(126);
  });

  test('[THR-43] ten offline minutes are credited from the queue, and a burst gets no more than that', async () => {
    const member = await server.as('member');
    const place = await firstPlace(member, 'hiring-with-evidence');
    const viewing = await begin(member, place);
    await server.clock.advance(10 * second);
    await report(member, viewing, place, { clientSeq: 1, at: 5, from: 0, to: 5, playing: 5 });
    await server.clock.advance(600 * second);
    const steps = Math.ceil((place.duration - 5) / 10);
    for (let n = 0; n < steps; n += 1) {
      const from = 5 + n * 10;
      const to = Math.min(from + 10, place.duration);
      await report(member, viewing, place, { clientSeq: n + 2, at: to, from, to, playing: to });
    }
    const { covered, playing } = await credited(viewing);
    expect(covered).toEqual([[0, place.duration]]);
    expect(playing).toBe(place.duration);
  });

  test('[THR-43] a delayed offline report never moves the resume position back', async () => {
    const member = await server.as('member');
    const place = await firstPlace(member, 'storytelling-with-data');
    const phone = await begin(member, place);
    const laptop = await begin(member, place);
    await server.clock.advance(100 * second);
    const then = server.clock.now() - 60 * second;
    await report(member, laptop, place, { clientSeq: server.clock.now() - 1, at: 30 });
    const late = await report(member, phone, place, { clientSeq: then, at: 12 });
    expect(late.continueAtTime).toBe(30);
  });

  test('[VID-07] five minutes without a report end a viewing; a late report still counts', async () => {
    const member = await server.as('member');
    const place = await firstPlace(member, 'ask-about-last-tuesday');
    const before = server.clock.now();
    const viewing = await begin(member, place);
    const after = server.clock.now();
    const status = async () =>
      (
        await server.db
          .selectFrom('viewing')
          .select('status')
          .where('viewing_id', '=', viewing)
          .executeTakeFirstOrThrow()
      ).status;
    await server.clock.moveTo(before + 290 * second);
    expect(await status()).toBe('IN_PROGRESS');
    await server.clock.moveTo(after + 301 * second);
    expect(await status()).toBe('ENDED');
    const late = await report(member, viewing, place, { clientSeq: 1, at: 25, from: 0, to: 25 });
    expect(late).toMatchObject({ farthestWatchedTime: 25, status: 'IN_PROGRESS' });
  });

  test('[THR-24] a member cannot report about another member’s viewing', async () => {
    const [member, academy] = await Promise.all([server.as('member'), server.as('academy')]);
    const place = await firstPlace(member, 'answer-engines');
    const viewing = await begin(member, place);
    const foreign = await report(academy, viewing, place, { clientSeq: 1, at: 40 });
    const unknown = await report(academy, 'no-such-viewing', place, { clientSeq: 1, at: 40 });
    expect(foreign).toEqual(unknown);
    expect(foreign.error?.code).toBe('NOT_FOUND');
    expect((await progressOf(member, place.videoId)).farthestWatchedTime).toBe(0);
  });

  test('[THR-25] a viewing is found only with its own video and course', async () => {
    const member = await server.as('member');
    const [place, other] = await placesOf(member, 'cash-before-profit');
    if (place === undefined || other === undefined) throw new Error('two videos are needed');
    const viewing = await begin(member, place);
    const wrongVideo = await report(member, viewing, { ...place, videoId: other.videoId }, { clientSeq: 1, at: 40 });
    const wrongCourse = await report(member, viewing, { ...place, courseId: 'ai-leaders' }, { clientSeq: 1, at: 40 });
    expect([wrongVideo.error?.code, wrongCourse.error?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('completion', () => {
  async function watch(caller: Caller, places: readonly Place[]): Promise<void> {
    const viewings = await Promise.all(places.map((place) => begin(caller, place)));
    await server.clock.advance(Math.max(...places.map(({ duration }) => duration)) * second);
    await Promise.all(
      places.map((place, n) => report(caller, viewings[n] ?? '', place, { clientSeq: 1, at: place.duration })),
    );
  }
  const badges = (caller: Caller, courseId: string) =>
    server.db
      .selectFrom('course_badge')
      .selectAll()
      .where('member_id', '=', caller.memberId)
      .where('course_id', '=', courseId)
      .execute();

  test('[VID-13] the last video completes the course and awards its badge once, even when all end at once', async () => {
    const academy = await server.as('academy');
    const places = await placesOf(academy, 'agents-at-work');
    const [last, ...rest] = places;
    if (last === undefined) throw new Error('no video');
    await watch(academy, rest);
    expect(await badges(academy, 'agents-at-work')).toEqual([]);
    await watch(academy, [last, last, last]);
    expect(await badges(academy, 'agents-at-work')).toHaveLength(1);

    await watch(academy, await placesOf(academy, 'pricing-as-strategy'));
    expect(await badges(academy, 'pricing-as-strategy')).toHaveLength(1);

    const subjects = (await server.mails()).map(({ subject }) => subject).filter((words) => words.includes('a badge'));
    const titles = await server.db
      .selectFrom('course')
      .select('title')
      .where('course_id', 'in', ['agents-at-work', 'pricing-as-strategy'])
      .execute();
    expect(subjects.toSorted()).toEqual(titles.map(({ title }) => `You earned a badge: ${title}`).toSorted());
  });

  test('[VID-13] a course is complete without a video that is optional', async () => {
    const academy = await server.as('academy');
    const [extra, ...needed] = await placesOf(academy, 'storytelling-with-data');
    const ids = needed.map(({ videoId }) => videoId);
    await sql`update group_video set completion_required = false, optional = video_id <> all(${ids})
      where video_id = any(${[...ids, extra?.videoId ?? '']})`.execute(server.db);
    await watch(academy, needed.slice(1));
    expect(await badges(academy, 'storytelling-with-data')).toEqual([]);
    await watch(academy, needed.slice(0, 1));
    expect(await badges(academy, 'storytelling-with-data')).toHaveLength(1);
  });

  test('[VID-13] progress by session and by course adds up to what was watched', async () => {
    const academy = await server.as('academy');
    const places = await placesOf(academy, 'cash-before-profit');
    const [first, next] = places;
    if (first === undefined || next === undefined) throw new Error('two videos are needed');
    await report(academy, await beginAndPlay(academy, first), first, { clientSeq: 1, at: first.duration });
    await report(academy, await beginAndPlay(academy, next), next, { clientSeq: 1, at: 7 });
    const fields = `sessionId userId totalDuration totalWatched completedVideos totalVideos
      groups { groupSessionContentId videos { videoId farthestWatchedTime completed } }`;
    interface Roll {
      totalDuration: number;
      totalWatched: number;
      completedVideos: number;
      totalVideos: number;
      groups: { videos: { videoId: string; farthestWatchedTime: number }[] }[];
    }
    const { getVideoProgressBySession: session, getVideoProgressByCourse: course } = await academy.query<{
      getVideoProgressBySession: Roll;
      getVideoProgressByCourse: { sessions: Roll[] };
    }>(
      `{ getVideoProgressBySession(sessionId: "cash-before-profit-od") { ${fields} }
        getVideoProgressByCourse(courseId: "cash-before-profit") { sessions { ${fields} } } }`,
    );
    expect(session).toMatchObject({ completedVideos: 1, totalVideos: places.length });
    expect(session.totalWatched).toBeCloseTo(first.duration + 7, 9);
    expect(session.totalDuration).toBeCloseTo(
      places.reduce((sum, place) => sum + place.duration, 0),
      9,
    );
    expect(
      session.groups.flatMap((group) => group.videos).find((video) => video.videoId === next.videoId),
    ).toMatchObject({ farthestWatchedTime: 7 });
    expect(course.sessions).toContainEqual(session);
  });
});

test('[VID-13] [THR-47] progress in a video of which the viewer may know no session is not found, as of an unknown one', async () => {
  const [member, crash] = await Promise.all([server.as('member'), server.as('crash')]);
  const { videoId } = await firstPlace(crash, 'crash-ai-for-managers');
  const ask = async (caller: Caller, id: string) =>
    (await caller.ask('query ($id: ID!) { getVideoProgress(videoId: $id) { completed } }', { id })).errors?.[0];
  expect(await ask(crash, videoId)).toBeUndefined();
  const hidden = await ask(member, videoId);
  expect(hidden?.extensions.code).toBe('NOT_FOUND');
  expect(hidden?.message).toBe((await ask(member, 'no-such-video'))?.message);
});

test('[THR-18] a report whose statement the database aborted because of a deadlock is written by a second one', async () => {
  const member = await server.as('planner');
  const place = await firstPlace(member, 'cash-before-profit');
  const viewingId = await begin(member, place);
  const pool = new pg.Pool({ connectionString: server.databaseUrl });
  const aborted = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  let asked = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: unknown) => unknown;
    const abortFirst = (statement: unknown): unknown => {
      asked += 1;
      return asked === 1 ? Promise.reject(aborted) : query(statement);
    };
    Object.assign(client, { query: abortFirst });
  });
  const beat = { viewingId, memberId: member.memberId, videoId: place.videoId, courseId: place.courseId, clientSeq: 1 };
  const at = { playhead: 2, maxPlayhead: 2, playingTime: 2, from: 0, to: 2, status: 'IN_PROGRESS', isMetered: false };
  const written = await saveBeatTogether(pool, { ...beat, ...at } as Beat, server.clock.now() + 10 * second);
  expect(written).toMatchObject({ farthestWatchedTime: 2 });
  expect(asked).toBe(2);
  await pool.end();
});

test('[VID-07] a viewing that is being reported keeps the end of silent ones waiting for nobody', async () => {
  const member = await server.as('planner');
  const [place, other] = await placesOf(member, 'platform-strategy');
  if (place === undefined || other === undefined) throw new Error('two videos are needed');
  const [reported, silent] = [await begin(member, place), await begin(member, other)];
  const statuses = async () => {
    const rows = server.db.selectFrom('viewing').select('status').where('viewing_id', 'in', [reported, silent]);
    return (await rows.orderBy(sql`viewing_id = ${silent}`).execute()).map(({ status }) => status);
  };
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('viewing').select('status').where('viewing_id', '=', reported).forUpdate().execute();
    await endSilentViewings(server.context(null, server.clock.now() + 6 * 60 * second));
    expect(await statuses()).toEqual(['IN_PROGRESS', 'ENDED']);
  });
});

test('[VID-07] a viewing without a report for five minutes ended at its last one, and a late report goes on with it', async () => {
  const member = await server.as('academy');
  const place = await firstPlace(member, 'managers-operating-system');
  const viewing = await begin(member, place);
  await server.clock.advance(20 * second);
  await report(member, viewing, place, { clientSeq: 1, at: 15 });
  const state = async () => {
    const row = await server.db
      .selectFrom('viewing')
      .select(['status', 'last_beat_at', 'ended_at'])
      .where('viewing_id', '=', viewing)
      .executeTakeFirstOrThrow();
    return [row.status, row.ended_at === null ? null : row.ended_at.getTime() - row.last_beat_at.getTime()];
  };
  await server.clock.advance(299 * second);
  expect(await state()).toEqual(['IN_PROGRESS', null]);
  await server.clock.advance(10 * second);
  expect(await state()).toEqual(['ENDED', 0]);
  expect(await report(member, viewing, place, { clientSeq: 2, at: 30 })).toMatchObject({ farthestWatchedTime: 30 });
  expect(await state()).toEqual(['IN_PROGRESS', null]);
});

test('[VID-03] [VID-13] a video of several sessions resumes where it was watched last, and is as far as it was watched in any', async () => {
  const member = await server.as('member');
  const { rows } = await sql<{ video: string; sessions: string[] }>`
    select gv.video_id as video, array_agg(distinct g.session_id order by g.session_id) as sessions
    from group_video gv join session_content g using (session_content_id)
    where gv.video_id = 'ai-leaders-map-the-work-not-the-org-chart' group by gv.video_id`.execute(server.db);
  const [{ video, sessions: [first = '', last = ''] } = { video: '', sessions: [] }] = rows;
  const watch = async (sessionId: string, seconds: number, at: number) => {
    await sql`insert into video_progress (member_id, session_id, video_id, customer_id, farthest_watched_time,
        continue_at_time, watched_at)
      select member_id, ${sessionId}, ${video}, customer_id, ${seconds}, ${seconds}, ${new Date(at)} from member
      where member_id = ${member.memberId}
      on conflict (member_id, session_id, video_id) do update set farthest_watched_time = excluded.farthest_watched_time,
        continue_at_time = excluded.continue_at_time, watched_at = excluded.watched_at, completed_at = null`.execute(
      server.db,
    );
  };
  const now = server.clock.now();
  await server.db
    .deleteFrom('video_progress')
    .where('member_id', '=', member.memberId)
    .where('video_id', '=', video)
    .execute();
  for (const [far, near] of [
    [first, last],
    [last, first],
  ] as const) {
    await watch(far, 40, now - second);
    await watch(near, 20, now);
    expect(await progressOf(member, video)).toEqual({ continueAtTime: 20, farthestWatchedTime: 40, completed: false });
  }
});
