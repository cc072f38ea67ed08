import { test } from 'vitest';
import { startServer } from '../../testing/harness.ts';
import { liveHistories } from './liveHistories.fixture.ts';

// The thousand of them is histories.thousand.test.ts.

test('[BIL-08] [THR-51] 30 random histories of 100 events, twice, late, out of order and cut: the right areas, none twice', async () => {
  // the histories say when a customer is read
  const server = await startServer({ worker: false });
  try {
    await liveHistories(server, 'payer', 30);
  } finally {
    await server.close();
  }
  // beside busy cores a hundred of them have taken from 85 to 411 seconds
}, 300_000);
