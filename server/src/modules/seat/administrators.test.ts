import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('[ORG-13] of two administrators who revoke each other at the same moment, one stays', async () => {
  const [ann, bob] = await Promise.all([server.as('ann@acme.example'), server.as('bob@acme.example')]);
  const seatOf = async ({ memberId }: Caller): Promise<string> =>
    inTenant(server.db, 'acme', async (tx) => {
      const seat = tx.selectFrom('seat').select('seat_id as seatId').where('member_id', '=', memberId);
      return (await seat.where('revoked_at', 'is', null).executeTakeFirstOrThrow()).seatId;
    });
  const seatIds = { ann: await seatOf(ann), bob: await seatOf(bob) };
  await server.db
    .insertInto('entitlement_grant')
    .values({
      member_id: bob.memberId,
      entitlement_id: 'area-enterprise-dashboard',
      source: 'CONTRACT',
      source_ref: seatIds.bob,
      starts_at: new Date(0),
    })
    .execute();
  const revoke = (by: Caller, seatId: string) =>
    by.ask<{ removeSeat: { error: { code: string } | null } }>(
      'mutation ($input: RemoveSeatInput!) { removeSeat(input: $input) { error { code } } }',
      { input: { seatId } },
    );
  await expect.poll(async () => (await bob.ask('{ listSeats { total } }')).errors).toBeUndefined();
  const pause = await pauseAt(server, 'update', 'seat');
  // both are allowed to when they ask
  const asked = [revoke(ann, seatIds.bob), revoke(bob, seatIds.ann)];
  await pause.untilWaiting(2);
  await pause.release();
  const answers = await Promise.all(asked);
  await pause.close();
  const codes = answers.map(({ data }) => data?.removeSeat.error?.code ?? 'done');
  expect(codes.toSorted()).toEqual(['FORBIDDEN', 'done']);
  const left = await inTenant(server.db, 'acme', (tx) =>
    tx
      .selectFrom('seat')
      .select('seat_id')
      .where('seat_id', 'in', Object.values(seatIds))
      .where('revoked_at', 'is', null)
      .execute(),
  );
  expect(left).toHaveLength(1);
});
