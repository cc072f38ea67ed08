import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { dueWork } from './due.ts';

// An administrator of a company goes on as one when its program goes on (D97, COM-02).

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

type Member = ReturnType<typeof persona>;
const dashboard = 'area-enterprise-dashboard';
const hal = persona('hal@hooli.example');
const vera = persona('vera@vandelay.example');
const gil = persona('gil@globex.example');

/** As each minute. */
async function run(at: number): Promise<void> {
  for (let times = 0; times < 2; times += 1) for (const work of dueWork) await work.run(server.context(null, at));
}
/** When a contract ends, in milliseconds. */
async function endOf(customerId: string, contractId: string): Promise<number> {
  const { rows } = await inTenant(server.db, customerId, (tx) =>
    sql<{ end: Date }>`select contract_end(k.ends_at, c.time_zone) as end from contract k join customer c
      using (customer_id) where k.contract_id = ${contractId}`.execute(tx),
  );
  return rows[0]?.end.getTime() ?? 0;
}
/** Signs the next contract of a company, which lasts a year. */
async function renew(customerId: string, startsAt: number): Promise<number> {
  await inTenant(server.db, customerId, async (tx) => {
    const [running] = await tx.selectFrom('contract').selectAll().where('customer_id', '=', customerId).execute();
    if (running === undefined) throw new Error('the company has a contract');
    const dates = { starts_at: new Date(startsAt), ends_at: new Date(startsAt + 365 * day) };
    const next = { contract_id: `${customerId}-2`, important_links: JSON.stringify(running.important_links), ...dates };
    await tx
      .insertInto('contract')
      .values({ ...running, ...next })
      .execute();
  });
  return endOf(customerId, `${customerId}-2`);
}
async function areasOf({ memberId }: Member, at: number): Promise<string[]> {
  const held = server.db
    .selectFrom('entitlement_grant')
    .select('entitlement_id as id')
    .distinct()
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('starts_at', '<=', new Date(at))
    .where('ends_at', '>', new Date(at));
  return (await held.orderBy('entitlement_id').execute()).map(({ id }) => id);
}
/** What somebody meets of their dashboard at an instant. */
async function dashboardOf(who: Member, at: number) {
  await server.clock.moveTo(at);
  const { data, errors } = await (
    await server.as(who.email)
  ).ask<{ getMember: { accountType: string }; getOrganizationDetails: { error: { code: string } | null } }>(
    '{ getMember { accountType } getOrganizationDetails { error { code } } }',
  );
  const code = errors?.[0]?.extensions.code ?? data?.getOrganizationDetails.error?.code;
  return [data?.getMember.accountType, code ?? 'shown'];
}
async function giveSeat(who: Member, email: string) {
  const people = [{ email, firstName: 'Ida', lastName: 'Berg' }];
  return (await server.as(who.email)).query<object>(
    'mutation ($input: SaveSeatsInput!) { done: saveSeats(input: $input) { seated error { code } } }',
    { input: { people, dryRun: false } },
  );
}
async function endedMailsTo(email: string): Promise<number> {
  const mails = server.db.selectFrom('mail').select('mail_id').where('letter', '=', 'programEnded');
  return (await mails.where('to_address', '=', email).execute()).length;
}

test('[COM-02] without a renewal administrators keep the dashboard for 90 days', async () => {
  const endsAt = await endOf('globex', 'globex-1');
  await run(endsAt + 1000);
  expect(await areasOf(gil, endsAt + 89 * day)).toEqual([dashboard]);
  expect(await areasOf(gil, endsAt + 90 * day)).toEqual([]);
  // one that is signed in that time goes on from there
  const over = await renew('globex', endsAt + 100 * day);
  await run(endsAt + 30 * day);
  expect(await areasOf(gil, over - 1)).toEqual([dashboard]);
  // and one that is taken back does not
  await inTenant(server.db, 'globex', (tx) =>
    tx.deleteFrom('contract').where('contract_id', '=', 'globex-2').execute(),
  );
  await run(endsAt + 31 * day);
  expect(await areasOf(gil, endsAt + 89 * day)).toEqual([dashboard]);
  expect(await areasOf(gil, endsAt + 90 * day)).toEqual([]);
});

test('[COM-02] [ORG-12] with a contract that follows at once administrators go on, give its seats, and keep it after its end', async () => {
  const endsAt = await endOf('hooli', 'hooli-1');
  const over = await renew('hooli', endsAt);
  await run(endsAt + 1000);
  expect(await areasOf(hal, over - 1)).toEqual([dashboard]);
  expect(await endedMailsTo(hal.email)).toBe(0);
  for (const at of [endsAt + day, endsAt + 91 * day])
    expect(await dashboardOf(hal, at), String(at)).toEqual(['MEMBER', 'shown']);
  expect(await giveSeat(hal, 'next@hooli.example')).toEqual({ done: { seated: 1, error: null } });
  // the end of the renewal is like that of any contract
  await run(over + 1000);
  expect(await endedMailsTo(hal.email)).toBe(1);
  expect(await areasOf(hal, over + 89 * day)).toEqual([dashboard]);
  expect(await areasOf(hal, over + 90 * day)).toEqual([]);
});

test('[COM-02] [ORG-12] over a gap that is longer than the 90 days administrators go on too', async () => {
  const endsAt = await endOf('vandelay', 'vandelay-1');
  const startsAt = endsAt + 120 * day;
  const over = await renew('vandelay', startsAt);
  await run(endsAt + 1000);
  expect(await areasOf(vera, over - 1)).toEqual([dashboard]);
  expect(await dashboardOf(vera, endsAt + 110 * day)).toEqual(['MEMBER', 'shown']);
  expect((await dashboardOf(vera, startsAt + day))[1]).toBe('shown');
  expect(await giveSeat(vera, 'next@vandelay.example')).toEqual({ done: { seated: 1, error: null } });
});

test('[COM-02] administrators go on when several contracts ended while no server ran', async () => {
  const customerId = 'acme';
  const ann = persona('ann@acme.example');
  const endsAt = await endOf(customerId, 'acme-1');
  const over = await renew(customerId, endsAt);
  // by its id the later one is the first
  await inTenant(server.db, customerId, (tx) =>
    tx
      .updateTable('contract')
      .set({ contract_id: 'acme-0', ends_at: new Date(endsAt + 20 * day) })
      .where('contract_id', '=', 'acme-2')
      .execute(),
  );
  const last = await endOf(customerId, 'acme-0');
  expect(last).toBeLessThan(over);
  await run(last + day);
  expect(await areasOf(ann, last + 89 * day)).toEqual([dashboard]);
  expect(await endedMailsTo(ann.email)).toBe(1);
});
