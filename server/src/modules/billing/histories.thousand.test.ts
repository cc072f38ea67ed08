import { afterAll, beforeAll, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { liveHistories } from './liveHistories.fixture.ts';

// `npm run labs -- histories`: ten tests of a hundred histories, so that one of them can be run alone.

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

for (let hundred = 1; hundred <= 10; hundred += 1) {
  test(`hundred ${String(hundred).padStart(2, '0')} of a thousand random histories of 100 events: no wrong state`, () =>
    liveHistories(server, `payer-${String(hundred)}`, 100));
}
