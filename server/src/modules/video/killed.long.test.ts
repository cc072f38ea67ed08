import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { watchLive } from './liveViewers.fixture.ts';

// Ten thousand viewers and twenty kills are in viewers.thousand.test.ts.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

test('[THR-43] [VID-13] 60 viewers and a server that is killed twice: nothing acknowledged is lost, and what was watched is stored', async () => {
  const habits = { stretches: 2, reports: 2, plays: [1.1, 1.3], offline: 1 } as const;
  const { lost, wrong } = await watchLive(server, { viewers: 60, kills: 2, within: 1, habits });
  expect({ lost, wrong }).toEqual({ lost: 0, wrong: [] });
});
