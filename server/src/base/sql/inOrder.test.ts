import { ok } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { inOrder, removeOldNumbers } from './inOrder.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Sends a numbered request of a device; returns what became of it. */
async function send(deviceId: string, clientSeq: number, now: number): Promise<string> {
  const { memberId } = await server.as('member');
  const request = { memberId, subject: 'test', deviceId, clientSeq };
  const answer = await server.db.transaction().execute((tx) =>
    inOrder(tx, now, request, {
      work: () => Promise.resolve(ok('done')),
      repeated: () => Promise.resolve(ok('repeated')),
    }),
  );
  return answer.ok ? answer.value : answer.refusal.code;
}

test('[THR-41] the number of a device is remembered for a week', async () => {
  const now = server.clock.now();
  expect([await send('old', 1, now - 8 * day), await send('new', 1, now - 6 * day)]).toEqual(['done', 'done']);
  await removeOldNumbers({ db: server.db, now });
  expect([await send('old', 1, now), await send('new', 1, now), await send('new', 0, now)]).toEqual([
    'done',
    'repeated',
    'CONFLICT',
  ]);
});

test('[THR-41] a device names itself in at most 64 characters', async () => {
  const now = server.clock.now();
  expect([await send('d'.repeat(64), 1, now), await send('d'.repeat(65), 1, now)]).toEqual(['done', 'INVALID_INPUT']);
});
