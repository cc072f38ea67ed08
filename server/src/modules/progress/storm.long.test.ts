import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDeadlocks } from '../../testing/countDeadlocks.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { begin, placesOf, report, type Place } from '../video/video.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Viewing {
  readonly caller: Caller;
  readonly place: Place;
  readonly viewingId: string;
}

/** Sends reports of all these viewings, each `times`, over as many connections at once. */
async function storm(viewings: readonly Viewing[], round: number, times: number): Promise<void> {
  const reports = viewings.flatMap((viewing, n) => Array.from({ length: times }, (_, m) => ({ ...viewing, n, m })));
  reports.sort((a, b) => ((a.n * 7 + a.m * 13) % 17) - ((b.n * 7 + b.m * 13) % 17));
  await Promise.all(
    reports.map(async ({ caller, place, viewingId, m }) => {
      const clientSeq = round * 100 + m + 1;
      const { error } = await report(caller, viewingId, place, {
        clientSeq,
        at: round * 2 + m / 10 + 1,
        from: round * 2,
      });
      expect(error).toBeNull();
    }),
  );
}

test('[VID-13] concurrent heartbeats, automatic enrollment, silent viewings and completion: no deadlock, no failed report', async () => {
  const callers = await Promise.all(['member', 'academy', 'planner'].map((name) => server.as(name)));
  const courses = ['platform-strategy', 'negotiating-with-numbers'];
  const viewings: Viewing[] = [];
  for (const caller of callers) {
    for (const course of courses) {
      for (const place of await placesOf(caller, course)) {
        // several viewings of each video, started in an order that is not that of their progress rows
        for (let n = 0; n < 3; n += 1) viewings.push({ caller, place, viewingId: await begin(caller, place) });
      }
    }
  }
  for (let round = 0; round < 6; round += 1) {
    // alternating: one report of each viewing; then many, which share statements
    const work = storm(viewings, round, round % 2 === 0 ? 1 : 4);
    if (round % 3 === 2) await server.clock.advance(301_000);
    else await server.clock.advance(10_000);
    await work;
  }
  await Promise.all(
    viewings.map(({ caller, place, viewingId }) =>
      report(caller, viewingId, place, { clientSeq: 10_000, at: place.duration, from: place.duration - 5 }),
    ),
  );
  expect(await countDeadlocks(server)).toBe(0);
});
