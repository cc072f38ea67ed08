import { minute } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { begin, firstPlace, open, placesOf, planOf, report, startLateInMonth, type Place } from './video.fixture.ts';

const lapse = 31 * minute;
const courses = ['platform-strategy', 'agents-at-work', 'storytelling-with-data'];

async function placesFor(caller: Caller): Promise<Place[]> {
  return (await Promise.all(courses.map((course) => placesOf(caller, course)))).flat();
}

const measureOf = async (caller: Caller): Promise<number | undefined> => (await planOf(caller))?.currentMeasure;

describe('an allowance of three', () => {
  let server: TestServer;
  let limited: Caller;
  let places: Place[];
  beforeAll(async () => {
    server = await startLateInMonth();
    limited = await server.as('limited');
    places = await placesFor(limited);
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.deleteFrom('metering_use').where('member_id', '=', limited.memberId).execute());

  const at = (n: number): Place => {
    const place = places[n];
    if (place === undefined) throw new Error('too few videos');
    return place;
  };

  test('[LIM-06] counting the allowance reads no sessions; which videos still open is read when it is asked for', async () => {
    for (const n of [0, 1]) expect((await open(limited, at(n))).error).toBeNull();
    const readsSessions = async (fields: string): Promise<boolean> => {
      const statements = await recordSql(() => limited.query(`{ getMeteringPlanDetails { ${fields} } }`));
      return statements.some(({ text }) => text.includes('session_facts'));
    };
    expect(await readsSessions('threshold currentMeasure watchedVideoIds resetsAt')).toBe(false);
    expect(await readsSessions('currentMeasure entitledVideoIds')).toBe(true);
    expect(await planOf(limited)).toMatchObject({
      currentMeasure: 2,
      watchedVideoIds: [at(0).videoId, at(1).videoId],
      entitledVideoIds: [at(0).videoId, at(1).videoId],
    });
  });

  test('[THR-35] without reports three reservations a month lapse, then each counts at once', async () => {
    for (const n of [0, 1, 2]) expect((await open(limited, at(n))).error).toBeNull();
    expect((await open(limited, at(3))).error?.code).toBe('METERING_EXCEEDED');
    await server.clock.advance(lapse);
    expect(await measureOf(limited)).toBe(0);
    for (const n of [3, 4, 5]) expect((await open(limited, at(n))).error).toBeNull();
    await server.clock.advance(lapse);
    expect(await measureOf(limited)).toBe(3);
    expect((await open(limited, at(6))).error?.code).toBe('METERING_EXCEEDED');
    expect((await open(limited, at(0))).error?.code).toBe('METERING_EXCEEDED');
    expect((await open(limited, at(3))).error).toBeNull();
  });

  test('[THR-35] reservations that are open together cannot lapse beyond the three of a month', async () => {
    for (const n of [0, 1]) {
      expect((await open(limited, at(n))).error).toBeNull();
      await server.clock.advance(lapse);
    }
    for (const n of [2, 3, 4]) expect((await open(limited, at(n))).error).toBeNull();
    await server.clock.advance(lapse);
    expect((await planOf(limited))?.watchedVideoIds).toEqual([at(3).videoId, at(4).videoId]);
    expect((await open(limited, at(5))).error).toBeNull();
    expect((await open(limited, at(6))).error?.code).toBe('METERING_EXCEEDED');
  });

  test('[THR-35] a lapsed reservation that is renewed counts as another one', async () => {
    for (let times = 0; times < 3; times += 1) {
      await open(limited, at(0));
      await open(limited, at(0));
      expect(await measureOf(limited)).toBe(1);
      await server.clock.advance(lapse);
      expect(await measureOf(limited)).toBe(0);
    }
    await open(limited, at(0));
    await server.clock.advance(lapse);
    expect((await planOf(limited))?.watchedVideoIds).toEqual([at(0).videoId]);
  });

  test('[THR-35] credited playback counts, whatever playing time the player reports', async () => {
    const [first, second, third] = [at(0), at(1), at(2)];
    const viewings = [await begin(limited, first), await begin(limited, second), await begin(limited, third)];
    await server.clock.advance(20_000);
    const [one = '', two = '', three = ''] = viewings;
    await report(limited, one, first, { clientSeq: 1, at: 10, from: 0, to: 10, playing: 0 });
    await report(limited, two, second, { clientSeq: 1, at: 42, from: 40, to: 42, playing: 0 });
    await report(limited, three, third, { clientSeq: 1, at: 9.9, from: 0, to: 9.9, playing: 9.9 });
    await server.clock.advance(lapse);
    expect((await planOf(limited))?.watchedVideoIds).toEqual([first.videoId, second.videoId]);
  });

  test('[THR-35] what was watched before a reservation does not count for it; ten seconds of what was skipped do', async () => {
    const place = at(8);
    const watch = async (from: number, to: number): Promise<readonly string[] | undefined> => {
      const viewingId = await begin(limited, place);
      await server.clock.advance(20_000);
      await report(limited, viewingId, place, { clientSeq: 1, at: to, from, to, playing: 0 });
      await server.clock.advance(lapse);
      return (await planOf(limited))?.watchedVideoIds;
    };
    expect(await watch(40, 42)).toEqual([place.videoId]);
    // as in another month
    await server.db.deleteFrom('metering_use').where('member_id', '=', limited.memberId).execute();
    expect(await watch(42, 44)).toEqual([]);
    expect(await watch(0, 8)).toEqual([place.videoId]);
  });

  test('[THR-35] [THR-38] reservations are serialized, between two processes and within one', async () => {
    const other = new pg.Client({ connectionString: server.databaseUrl });
    await other.connect();
    try {
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`metering/${limited.memberId}`]);
      const crowd = Array.from({ length: 15 }, () => open(limited, at(0)));
      const waiting = async (): Promise<number | null> => {
        const { rowCount } = await other.query(`select from pg_stat_activity where datname = current_database()
          and application_name = 'atrium' and wait_event_type = 'Lock' and wait_event = 'advisory'`);
        return rowCount;
      };
      // sent after the other requests, so those have arrived when it is answered
      await planOf(limited);
      await expect.poll(waiting).toBe(1);
      for (let look = 0; look < 20; look += 1) expect(await waiting()).toBe(1);
      await other.query('rollback');
      expect((await Promise.all(crowd)).filter(({ error }) => error !== null)).toEqual([]);
    } finally {
      await other.end();
    }
  });

  const cuesOf = async ({ topLevelId, groupId, videoContentId }: Place): Promise<number> => {
    const { getVideoPage } = await limited.query<{
      getVideoPage: { video: { transcript: unknown[]; externalKey: string | null } };
    }>(
      `query ($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) { getVideoPage(topLevelId: $topLevelId,
        groupId: $groupId, videoContentId: $videoContentId) { video { transcript { text } externalKey } } }`,
      { topLevelId, groupId, videoContentId },
    );
    // the key at the media host is there exactly when the transcript is
    expect(getVideoPage.video.externalKey === null).toBe(getVideoPage.video.transcript.length === 0);
    return getVideoPage.video.transcript.length;
  };

  test('[THR-35] a transcript opens with the reservation, and only there', async () => {
    const { courseId } = at(0);
    expect(await cuesOf(at(0))).toBe(0);
    await open(limited, at(0));
    expect(await cuesOf(at(0))).toBeGreaterThan(3);
    const { getOnDemandContent } = await limited.query<{
      getOnDemandContent: { groups: { content: { video: { transcript: unknown[] } }[] }[] };
    }>(
      `query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) {
        groups { content { video { transcript { text } } } } } }`,
      { courseId },
    );
    const outline = getOnDemandContent.groups.flatMap(({ content }) => content);
    expect(outline.length).toBeGreaterThan(0);
    expect(outline.every(({ video }) => video.transcript.length === 0)).toBe(true);
    await server.clock.advance(lapse);
    expect(await cuesOf(at(0))).toBe(0);
  });

  test('[LIM-07] the transcript of a free session needs no allowance', async () => {
    const free = await firstPlace(limited, 'cash-before-profit');
    expect(await cuesOf(free)).toBeGreaterThan(3);
    expect(await measureOf(limited)).toBe(0);
  });

  test('[THR-35] watching in the new month does not confirm a reservation of the old one', async () => {
    await open(limited, at(0));
    const old = new Date(server.clock.now());
    await server.clock.moveTo(Date.UTC(old.getUTCFullYear(), old.getUTCMonth() + 1, 3));
    const viewing = await begin(limited, at(0));
    await server.clock.advance(20_000);
    await report(limited, viewing, at(0), { clientSeq: 1, at: 15, from: 0, to: 15 });
    const uses = await server.db
      .selectFrom('metering_use')
      .select('confirmed_at')
      .where('member_id', '=', limited.memberId)
      .orderBy('window_start')
      .execute();
    expect(uses.map((use) => use.confirmed_at !== null)).toEqual([false, true]);
  });
});

test('[LIM-08] months are those of the installation’s zone, for what is counted and for what is reserved', async () => {
  const server = await startServer({ timeZone: 'Pacific/Auckland' });
  try {
    const limited = await server.as('limited');
    // a new month in Auckland, still the old one in Greenwich
    const first = new Date(server.clock.now());
    const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
    await server.clock.moveTo(next - 6 * 60 * minute);
    expect(await measureOf(limited)).toBe(0);
    const place = await firstPlace(limited, 'platform-strategy');
    expect((await open(limited, place)).metering).toMatchObject({
      currentMeasure: 1,
      watchedVideoIds: [place.videoId],
    });
    const resetsAt = Number((await planOf(limited))?.resetsAt);
    const inAuckland = new Intl.DateTimeFormat('en-NZ', {
      timeZone: 'Pacific/Auckland',
      day: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    expect(
      inAuckland
        .formatToParts(resetsAt)
        .filter(({ type }) => type !== 'literal')
        .map(({ value }) => Number(value)),
    ).toEqual([1, 0]);
    expect(resetsAt).toBeLessThan(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 2, 1));
  } finally {
    await server.close();
  }
});
