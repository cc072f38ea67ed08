import { expect, test } from 'vitest';
import { startServer } from '../../testing/harness.ts';
import { watchLive } from './liveViewers.fixture.ts';

// `npm run labs -- viewers`: some minutes in real time; 60 viewers and two kills are killed.long.test.ts.

test('ten thousand viewers and twenty kills: nothing acknowledged is lost, and what was watched is stored', async () => {
  const server = await startServer({ worker: false });
  try {
    const habits = { stretches: 2, reports: 3, plays: [2, 10], offline: 30 } as const;
    const { lost, wrong, ...counts } = await watchLive(server, { viewers: 10_000, kills: 20, within: 240, habits });
    console.log(counts);
    expect({ lost, wrong: wrong.slice(0, 10), viewers: wrong.length }).toEqual({ lost: 0, wrong: [], viewers: 0 });
  } finally {
    await server.close();
  }
});
