import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addPass, extras, lastInstantOf, register, setPassword } from './pass.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('[ORG-12] [PAS-07] whoever accepts a pass again under the next contract gets a seat of that, and what it opens', async () => {
  await addPass(server, { shortCode: 'NEXT-YEAR', customerId: 'hooli', takesSeat: true, durationDays: null });
  await inTenant(server.db, 'hooli', (tx) => sql`update contract set total_seats = total_seats + 2`.execute(tx));
  const email = 'stays@hooli.example';
  const { tac } = await register(server.stranger, 'NEXT-YEAR', email);
  const person = await setPassword(server, email, tac);
  const open = async (): Promise<boolean> => {
    type Held = { getMemberEntitlements: { entitlementId: string }[] };
    const { getMemberEntitlements: held } = await person.query<Held>('{ getMemberEntitlements { entitlementId } }');
    return held.some(({ entitlementId }) => entitlementId === 'area-ai-academy');
  };
  expect(await open()).toBe(true);
  const end = await lastInstantOf(server, 'hooli');
  await server.clock.moveTo(end.getTime() + day);
  expect(await open()).toBe(false);
  const next = { starts: new Date(end.getTime() + minute), ends: new Date(end.getTime() + 100 * day) };
  await inTenant(server.db, 'hooli', (tx) =>
    sql`insert into contract (contract_id, customer_id, starts_at, ends_at, total_seats)
      values ('hooli-next', 'hooli', ${next.starts}, ${next.ends}, 1)`.execute(tx),
  );
  const again = { userId: person.memberId, email, shortCode: 'NEXT-YEAR' };
  for (let times = 0; times < 2; times += 1)
    expect(await extras(person, again)).toMatchObject({ success: true, error: null });
  expect(await open()).toBe(true);
  const seats = await inTenant(server.db, 'hooli', (tx) =>
    tx
      .selectFrom('seat')
      .select(['contract_id as contract', 'revoked_at as revokedAt'])
      .where('member_id', '=', person.memberId)
      .orderBy('assigned_at')
      .execute(),
  );
  expect(seats).toEqual([
    { contract: 'hooli-1', revokedAt: end },
    { contract: 'hooli-next', revokedAt: null },
  ]);
  // the only seat is taken
  const { error } = await register(server.stranger, 'NEXT-YEAR', 'other@hooli.example');
  expect(error?.code).toBe('402');
});
