import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { addPass, extras, lastInstantOf, register, setPassword } from './pass.fixture.ts';
import { removePerson } from './service/staff/passes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Whether somebody holds what the passes of these tests grant. */
async function isOpen(caller: Caller): Promise<boolean> {
  type Held = { getMemberEntitlements: { entitlementId: string }[] };
  const { getMemberEntitlements: held } = await caller.query<Held>('{ getMemberEntitlements { entitlementId } }');
  return held.some(({ entitlementId }) => entitlementId === 'area-ai-academy');
}

/** A contract of a company that begins when the last one has ended. */
async function addContract(contractId: string, seats: number): Promise<void> {
  const end = await lastInstantOf(server, 'acme');
  const next = { starts: new Date(end.getTime() + minute), ends: new Date(end.getTime() + 100 * day) };
  await server.clock.moveTo(end.getTime() + day);
  await inTenant(server.db, 'acme', (tx) =>
    tx
      .insertInto('contract')
      .values({
        contract_id: contractId,
        customer_id: 'acme',
        starts_at: next.starts,
        ends_at: next.ends,
        total_seats: seats,
      })
      .execute(),
  );
}

test('[ORG-12] [PAS-07] a person who registers again under the next contract gets what the pass grants, not the seat alone', async () => {
  await addPass(server, { shortCode: 'JOIN-AGAIN', customerId: 'acme', takesSeat: true, durationDays: null });
  await inTenant(server.db, 'acme', (tx) => sql`update contract set total_seats = total_seats + 2`.execute(tx));
  const email = 'again@acme.example';
  const { tac } = await register(server.stranger, 'JOIN-AGAIN', email);
  const person = await setPassword(server, email, tac);
  expect(await isOpen(person)).toBe(true);
  const deps = actOf(server);
  expect(await removePerson(deps, 'JOIN-AGAIN', email)).toMatchObject({ ok: true });
  await addContract('acme-next', 1);
  expect(await isOpen(person)).toBe(false);
  expect(await register(person, 'JOIN-AGAIN', email)).toMatchObject({
    result: 'CONFIRMED_WITH_ACTIVATION',
    error: null,
  });
  // a process hears of it a moment later (decision 005)
  await expect.poll(() => isOpen(person)).toBe(true);
});

test('[PAS-07] [D53] a person who registers again, once a pass has ended and staff removed them, gets what it grants for a new term', async () => {
  await addPass(server, { shortCode: 'ONCE-MORE', durationDays: 30 });
  const email = 'once-more@larkfield.example';
  const { tac } = await register(server.stranger, 'ONCE-MORE', email);
  const person = await setPassword(server, email, tac);
  expect(await isOpen(person)).toBe(true);
  await server.clock.moveTo(server.clock.now() + 31 * day);
  expect(await isOpen(person)).toBe(false);
  // the same registration gives no second term
  await extras(person, { userId: person.memberId, email, shortCode: 'ONCE-MORE' });
  expect(await isOpen(person)).toBe(false);
  const deps = actOf(server);
  expect(await removePerson(deps, 'ONCE-MORE', email)).toMatchObject({ ok: true });
  expect(await register(person, 'ONCE-MORE', email)).toMatchObject({ error: null });
  await expect.poll(() => isOpen(person)).toBe(true);
});

test('[ORG-12] [PAS-07] a person who accepts a pass again under the next contract gets a seat of that, and what it opens', async () => {
  await addPass(server, { shortCode: 'NEXT-YEAR', customerId: 'hooli', takesSeat: true, durationDays: null });
  await inTenant(server.db, 'hooli', (tx) => sql`update contract set total_seats = total_seats + 2`.execute(tx));
  const email = 'stays@hooli.example';
  const { tac } = await register(server.stranger, 'NEXT-YEAR', email);
  const person = await setPassword(server, email, tac);
  const open = () => isOpen(person);
  expect(await open()).toBe(true);
  const end = await lastInstantOf(server, 'hooli');
  await server.clock.moveTo(end.getTime() + day);
  expect(await open()).toBe(false);
  const next = { starts: new Date(end.getTime() + minute), ends: new Date(end.getTime() + 100 * day) };
  await inTenant(server.db, 'hooli', (tx) =>
    tx
      .insertInto('contract')
      .values({
        contract_id: 'hooli-next',
        customer_id: 'hooli',
        starts_at: next.starts,
        ends_at: next.ends,
        total_seats: 1,
      })
      .execute(),
  );
  const again = { userId: person.memberId, email, shortCode: 'NEXT-YEAR' };
  for (let times = 0; times < 2; times += 1)
    expect(await extras(person, again)).toMatchObject({ success: true, error: null });
  await expect.poll(open).toBe(true);
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

test('[ORG-12] [PAS-07] a seat that ended with its contract, and was not revoked, is no bar to one of a contract beside it', async () => {
  await addPass(server, { shortCode: 'GOES-ON', customerId: 'globex', takesSeat: true, durationDays: null });
  const now = server.clock.now();
  const starts = new Date(now - day);
  await inTenant(server.db, 'globex', async (tx) => {
    await sql`update contract set total_seats = 0, overage = false`.execute(tx);
    await sql`insert into contract (contract_id, customer_id, starts_at, ends_at, total_seats) values
      ('globex-short', 'globex', ${starts}, ${new Date(now + 10 * day)}, 1),
      ('globex-long', 'globex', ${starts}, ${new Date(now + 300 * day)}, 0)`.execute(tx);
  });
  const email = 'goes-on@globex.example';
  const { tac } = await register(server.stranger, 'GOES-ON', email);
  const person = await setPassword(server, email, tac);
  expect(await isOpen(person)).toBe(true);
  await server.clock.moveTo(now + 12 * day);
  expect(await isOpen(person)).toBe(false);
  await inTenant(server.db, 'globex', (tx) =>
    sql`update contract set total_seats = 1 where contract_id = 'globex-long'`.execute(tx),
  );
  const again = { userId: person.memberId, email, shortCode: 'GOES-ON' };
  expect(await extras(person, again)).toMatchObject({ success: true, error: null });
  await expect.poll(() => isOpen(person)).toBe(true);
});
