import { day, minute } from '@atrium/domain/time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { enroll } from '../enrollment/workshop.fixture.ts';
import { saveFlag } from '../entitlement/service/saveFlag.ts';
import {
  begin,
  firstPlace,
  open,
  placesOf,
  planOf,
  report,
  start,
  startLateInMonth,
  type Place,
} from './video.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function all(caller: Caller): Promise<Place[]> {
  const courses = ['ai-first-strategy', 'first-ai-workflow', 'ai-leaders', 'platform-strategy', 'agents-at-work'];
  const places = (await Promise.all(courses.map((course) => placesOf(caller, course)))).flat();
  return [
    ...places,
    ...(await placesOf(caller, 'storytelling-with-data')),
    ...(await placesOf(caller, 'hiring-with-evidence')),
  ];
}

describe('metering', () => {
  // a server for each test, because the videos a test uses would be missing in the next
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  test('[LIM-06] a limited member has a metering plan, other accounts have none', async () => {
    const plan = await planOf(await server.as('limited'));
    expect(plan).toMatchObject({ threshold: 3, currentMeasure: 1 });
    expect(new Date(Number(plan?.resetsAt)).toISOString()).toMatch(/-01T00:00:00\.000Z$/);
    expect(await planOf(await server.as('member'))).toBeNull();
    expect(await planOf(await server.as('employee'))).toBeNull();
  });

  test('[LIM-07] without remaining videos there is no manifest and no viewing, except for rewatching', async () => {
    const over = await server.as('limited-over');
    const plan = await planOf(over);
    expect(plan).toMatchObject({ threshold: 3, currentMeasure: 3 });
    const places = await all(over);
    const fresh = places.find((place) => !plan?.watchedVideoIds.includes(place.videoId));
    const watched = places.find((place) => plan?.entitledVideoIds.includes(place.videoId));
    if (fresh === undefined || watched === undefined) throw new Error('the demo world lacks such a video');
    expect(await open(over, fresh)).toMatchObject({ manifestUrl: null, error: { code: 'METERING_EXCEEDED' } });
    expect(await start(over, fresh)).toMatchObject({ userVideoSessionId: null, error: { code: 'METERING_EXCEEDED' } });
    expect((await open(over, watched)).manifestUrl).toMatch(/^\/media\//);
    expect((await planOf(over))?.currentMeasure).toBe(3);
  });

  test('[LIM-07] a watched video is entitled only while a session opens it', async () => {
    const limited = await server.as('limited');
    const place = await firstPlace(limited, 'platform-strategy');
    await open(limited, place);
    const isListed = async () => {
      const plan = await planOf(limited);
      return [plan?.watchedVideoIds.includes(place.videoId), plan?.entitledVideoIds.includes(place.videoId)];
    };
    expect(await isListed()).toEqual([true, true]);
    const publish = (published: boolean) =>
      server.db.updateTable('session').set({ published }).where('session_id', '=', place.topLevelId).execute();
    await publish(false);
    expect(await isListed()).toEqual([true, false]);
    await publish(true);
    await saveFlag(server.db, { flag: 'onDemand2024Refresh', defaultValue: [], targets: [] });
    await expect.poll(isListed).toEqual([true, false]);
  });

  test('[LIM-07] free sessions need no allowance', async () => {
    const over = await server.as('limited-over');
    const free = await firstPlace(over, 'answer-engines');
    expect(await open(over, free)).toMatchObject({ error: null, metering: null });
    expect((await planOf(over))?.currentMeasure).toBe(3);
  });

  test('[THR-35] with two videos left, two of fifty concurrent ones open', async () => {
    const limited = await server.as('limited');
    const known = (await planOf(limited))?.watchedVideoIds ?? [];
    const places = (await all(limited)).filter((place) => !known.includes(place.videoId));
    const fifty = Array.from({ length: 50 }, (_, n) => places[n % places.length]).filter(
      (place) => place !== undefined,
    );
    expect(new Set(fifty.map((place) => place.videoId)).size).toBeGreaterThan(20);
    const answers = await Promise.all(fifty.map((place) => open(limited, place)));
    const opened = new Set(fifty.filter((_, n) => answers[n]?.manifestUrl).map((place) => place.videoId));
    expect(opened.size).toBe(2);
    for (const { error, manifestUrl } of answers)
      expect(error?.code).toBe(manifestUrl ? undefined : 'METERING_EXCEEDED');
    expect((await planOf(limited))?.currentMeasure).toBe(3);
  });

  test('[LIM-07] a reservation that was not played lapses after half an hour, one played ten seconds stays', async () => {
    await server.close();
    server = await startLateInMonth();
    const limited = await server.as('limited');
    const before = (await planOf(limited))?.watchedVideoIds ?? [];
    expect(before).toHaveLength(1);
    const [played, left] = (await all(limited)).filter((place) => !before.includes(place.videoId));
    if (played === undefined || left === undefined) throw new Error('the demo world lacks such videos');
    for (const place of [played, left]) expect((await open(limited, place)).error).toBeNull();
    expect((await planOf(limited))?.currentMeasure).toBe(3);
    const viewing = await begin(limited, played);
    await report(limited, viewing, played, { clientSeq: 1, at: 9.5, playing: 3 });
    await server.clock.advance(10_000);
    await report(limited, viewing, played, { clientSeq: 2, at: 12, playing: 12 });
    await server.clock.advance(30 * minute);
    const after = await planOf(limited);
    expect(after?.watchedVideoIds.toSorted()).toEqual([...before, played.videoId].toSorted());
    expect(after?.currentMeasure).toBe(2);
  });

  test('[LIM-08] the allowance resets with the month', async () => {
    const over = await server.as('limited-over');
    const resetsAt = Number((await planOf(over))?.resetsAt);
    await server.clock.moveTo(resetsAt - minute);
    expect((await planOf(over))?.currentMeasure).toBe(3);
    await server.clock.moveTo(resetsAt);
    const plan = await planOf(over);
    expect(plan).toMatchObject({ currentMeasure: 0, watchedVideoIds: [] });
    expect(Number(plan?.resetsAt)).toBeGreaterThan(resetsAt);
    expect((await open(over, await firstPlace(over, 'platform-strategy'))).error).toBeNull();
  });

  test('[LIM-06] metering ends at once when the account is no longer limited', async () => {
    const over = await server.as('limited-over');
    for (const place of (await all(over)).slice(0, 3)) await open(over, place);
    expect((await planOf(over))?.currentMeasure).toBe(3);
    await server.db
      .insertInto('entitlement_grant')
      .values({
        member_id: over.memberId,
        entitlement_id: await entitlementId('ai-ondemand'),
        source: 'PURCHASE',
        source_ref: 'test',
        starts_at: new Date(server.clock.now() - 1000),
      })
      .execute();
    await server.clock.advance(1000);
    expect(await planOf(over)).toBeNull();
    expect((await open(over, await firstPlace(over, 'hiring-with-evidence'))).error).toBeNull();
  });

  async function entitlementId(label: string): Promise<string> {
    const row = await server.db
      .selectFrom('entitlement')
      .select('entitlement_id')
      .where('type', '=', 'AREA')
      .where('label', '=', label)
      .executeTakeFirstOrThrow();
    return row.entitlement_id;
  }
});

describe('watching', () => {
  const status = async (caller: Caller, sessionId: string): Promise<string> => {
    const { getUserSession } = await caller.query<{ getUserSession: { enrollmentStatus: string } }>(
      'query ($sessionId: ID!) { getUserSession(sessionId: $sessionId) { enrollmentStatus } }',
      { sessionId },
    );
    return getUserSession.enrollmentStatus;
  };

  test('[VID-09] thirty seconds over the videos of an on-demand session enroll the member, once', async () => {
    const planner = await server.as('planner');
    const [first, second] = await placesOf(planner, 'negotiating-with-numbers');
    if (first === undefined || second === undefined) throw new Error('two videos are needed');
    expect(await status(planner, first.topLevelId)).toBe('NO_STATUS');
    const begun = await begin(planner, first);
    await server.clock.advance(20_000);
    const one = await report(planner, begun, first, { clientSeq: 1, at: 20 });
    expect(one.autoEnrolled).toBe(false);
    const viewing = await begin(planner, second);
    await server.clock.advance(20_000);
    expect((await report(planner, viewing, second, { clientSeq: 1, at: 9.9 })).autoEnrolled).toBe(false);
    expect((await report(planner, viewing, second, { clientSeq: 2, at: 10 })).autoEnrolled).toBe(true);
    expect(await status(planner, first.topLevelId)).toBe('ENROLLED');
    expect((await report(planner, viewing, second, { clientSeq: 3, at: 30 })).autoEnrolled).toBe(false);
    // automatic enrollment sends no mail (D29)
    expect((await server.mails()).filter(({ subject }) => subject.startsWith("You're enrolled"))).toEqual([]);
  });

  test('[VID-09] a member who leaves a session while watching it is not enrolled again by the same viewing', async () => {
    const planner = await server.as('planner');
    const place = await firstPlace(planner, 'decision-writing');
    const viewing = await begin(planner, place);
    await server.clock.advance(40_000);
    expect((await report(planner, viewing, place, { clientSeq: 1, at: 40 })).autoEnrolled).toBe(true);
    expect(await enroll(planner, place.topLevelId, true)).toBe('ENROLL');
    await server.clock.advance(10_000);
    expect((await report(planner, viewing, place, { clientSeq: 2, at: 50 })).autoEnrolled).toBe(false);
    expect(await status(planner, place.topLevelId)).toBe('ENROLL');
  });

  test('[VID-09] watching does not enroll members who may not join', async () => {
    const limited = await server.as('limited');
    await server.clock.advance(40 * day);
    const place = await firstPlace(limited, 'decision-writing');
    const viewing = await begin(limited, place);
    await server.clock.advance(40_000);
    expect((await report(limited, viewing, place, { clientSeq: 1, at: 40 })).autoEnrolled).toBe(false);
    expect(await status(limited, place.topLevelId)).toBe('NO_STATUS');
    // nor later by the same viewing, whatever they may by then
    const begun = server.db.selectFrom('viewing').select('may_enroll').where('viewing_id', '=', viewing);
    expect(await begun.execute()).toEqual([{ may_enroll: false }]);
  });

  const page = `query ($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
    getVideoPage(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {
      sourceType courseTitle groupTitle sessionContentId enrolled
      session { sessionId enrollmentStatus } metering { currentMeasure }
      video { videoId courseContentId title duration chapters { slug startSeconds } transcript { text } }
      previous { topLevelId groupId videoContentId title } next { topLevelId groupId videoContentId title }
      siblings { groupId videoContentId videoId farthestWatchedTime } progress { videoId continueAtTime completed } } }`;
  interface Page {
    getVideoPage: {
      sourceType: string;
      video: { videoId: string; transcript: unknown[] };
      previous: { videoContentId: string } | null;
      next: { videoContentId: string; groupId: string; topLevelId: string } | null;
      siblings: { videoContentId: string }[];
      metering: unknown;
    } | null;
  }
  const addressOf = ({ topLevelId, groupId, videoContentId }: Place) => ({ topLevelId, groupId, videoContentId });

  test('[VID-01] the page has previous and next across all groups, none at the ends', async () => {
    const member = await server.as('academy');
    const places = await placesOf(member, 'first-ai-workflow');
    const seen: string[] = [];
    let at: ReturnType<typeof addressOf> | null = addressOf(places[0] as Place);
    let before: string | null = null;
    while (at !== null) {
      const { getVideoPage }: Page = await member.query<Page>(page, at);
      expect(getVideoPage?.sourceType).toBe('ON_DEMAND');
      expect(getVideoPage?.previous?.videoContentId ?? null).toBe(before);
      expect(getVideoPage?.siblings.map((sibling) => sibling.videoContentId)).toEqual(
        places.map((place) => place.videoContentId),
      );
      expect(getVideoPage?.video.transcript.length).toBeGreaterThan(3);
      before = at.videoContentId;
      seen.push(at.videoContentId);
      at = getVideoPage?.next ?? null;
      if (at !== null) at = { topLevelId: at.topLevelId, groupId: at.groupId, videoContentId: at.videoContentId };
    }
    expect(seen).toEqual(places.map((place) => place.videoContentId));
  });

  test('[VID-01] [SSN-05] previous and next skip videos that are not available yet', async () => {
    const member = await server.as('academy');
    const places = await placesOf(member, 'hiring-with-evidence');
    const shut = places.find(({ groupId }) => groupId !== places[0]?.groupId);
    const last = places.findLast(({ groupId }) => groupId === places[0]?.groupId);
    if (shut === undefined || last === undefined) throw new Error('two groups are needed');
    const opensAt = (instant: Date | null) =>
      server.db
        .updateTable('session_content')
        .set({ enabled_at: instant })
        .where('session_content_id', '=', shut.groupId)
        .execute();
    const nextOf = async (): Promise<string | undefined> =>
      (await member.query<Page>(page, addressOf(last))).getVideoPage?.next?.groupId;
    expect(await nextOf()).toBe(shut.groupId);
    await opensAt(new Date(server.clock.now() + minute));
    expect(await nextOf()).not.toBe(shut.groupId);
    expect((await open(member, shut)).error?.code).toBe('NOT_AVAILABLE_YET');
    await opensAt(null);
  });

  test('[THR-25] identifiers that do not belong together open nothing', async () => {
    const member = await server.as('member');
    const [a, b] = [await firstPlace(member, 'ai-leaders'), await firstPlace(member, 'platform-strategy')];
    const mixes = [
      { ...addressOf(a), topLevelId: b.topLevelId },
      { ...addressOf(a), groupId: b.groupId },
      { ...addressOf(a), videoContentId: b.videoContentId },
      { topLevelId: 'x', groupId: 'y', videoContentId: 'z' },
    ];
    for (const mix of mixes) {
      expect((await open(member, mix)).error?.code).toBe('NOT_FOUND');
      const { data, errors } = await member.ask<Page>(page, mix);
      expect([data?.getVideoPage, errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND']);
    }
    expect(await start(member, { ...a, topLevelId: b.topLevelId })).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await start(member, { ...a, courseId: b.courseId })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  test('[SSN-04] a session that is not released refuses page, manifest and viewing', async () => {
    const [member, employee] = await Promise.all([server.as('member'), server.as('employee')]);
    const place = await firstPlace(member, 'forecasting-without-false-precision');
    for (const caller of [member, employee]) {
      expect((await open(caller, place)).error).toEqual({
        code: 'NO_ON_DEMAND_ACCESS',
        message: "Oh no. You don't have access to this on-demand content.",
      });
      expect((await start(caller, place)).error?.code).toBe('NO_ON_DEMAND_ACCESS');
      const { errors } = await caller.ask(page, addressOf(place));
      expect(errors?.[0]?.extensions.code).toBe('NO_ON_DEMAND_ACCESS');
    }
  });

  test('[THR-15] of the page that plays a video only the path is kept', async () => {
    const member = await server.as('member');
    const { videoId, courseId, topLevelId: sessionId } = await firstPlace(member, 'ai-leaders');
    for (const secret of ['?tac=s3cret&email=a@b.example#x', '#token=s3cret', '/b'.repeat(2000)]) {
      const userClientUri = `https://atrium.example/courses/a${secret}`;
      await member.query(
        'mutation ($input: CreateVideoSessionInput!) { createVideoSession(input: $input) { userVideoSessionId } }',
        { input: { videoId, courseId, sessionId, userClientUri } },
      );
    }
    const kept = server.db.selectFrom('viewing').select('user_client_uri').distinct();
    const uris = (await kept.where('member_id', '=', member.memberId).execute()).map((row) => row.user_client_uri);
    expect(uris).toContain('https://atrium.example/courses/a');
    expect(uris.filter((uri) => /[?#]/.test(uri))).toEqual([]);
    expect(Math.max(...uris.map(({ length }) => length))).toBe(2000);
  });

  test('[THR-24] a visitor gets no video', async () => {
    const place = await firstPlace(await server.as('member'), 'ai-leaders');
    const { data, errors } = await server.stranger.ask<Page>(page, addressOf(place));
    expect([data?.getVideoPage, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
  });
});
