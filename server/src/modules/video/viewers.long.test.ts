import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addMembers, contextOf } from '../enrollment/workshop.fixture.ts';
import { takeReport } from '../progress/service/takeReport.ts';
import { firstPlace, type Place } from './video.fixture.ts';
import { beginWatching, findWrong, type Watching } from './viewers.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const viewers = 120;
const habits = { stretches: 3, reports: 3, plays: [2, 10], offline: 60 } as const;

/** Watches on two devices and sends all reports by their arrival. */
async function watch(memberId: string, seed: number, place: Place): Promise<Watching> {
  const watching = await beginWatching(server, memberId, { seed, place, begin: server.clock.now(), habits });
  const { sent, viewings } = watching;
  const arrivals = sent.flatMap(({ device, report, arrives }) => arrives.map((now) => ({ device, report, now })));
  arrivals.sort((a, b) => a.now - b.now);
  for (const { device, report, now } of arrivals) {
    const taken = await takeReport(contextOf(server, memberId, now), { ...report, viewingId: viewings[device] ?? '' });
    expect(taken.ok).toBe(true);
  }
  return watching;
}

test('[VID-13] viewers with seeks, offline times, repeated and reordered reports of two devices: what is stored is what was watched', async () => {
  const place = await firstPlace(await server.as('member'), 'hiring-with-evidence');
  const members = await addMembers(server, 'watcher', viewers);
  const watched = await Promise.all(members.map((memberId, seed) => watch(memberId, seed + 1, place)));
  expect(await findWrong(server, watched, place.duration)).toEqual([]);
});
