import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { announceContractEnds } from './service/announceContractEnds.ts';
import { endSeatsOfContracts } from './service/endSeatsOfContracts.ts';

// What the end of a company's contract means for its people (D97, COM-02).

let server: TestServer;
let overAt = 0;
beforeAll(async () => {
  server = await startServer({ worker: false });
  const found = await inTenant(server.db, 'acme', (tx) => tx.selectFrom('contract').select('ends_at as at').execute());
  const [{ at } = { at: new Date(0) }] = found;
  const [{ end } = { end: new Date(0) }] = (
    await sql<{
      end: Date;
    }>`select contract_end(${at}, time_zone) as end from customer where customer_id = 'acme'`.execute(server.db)
  ).rows;
  overAt = end.getTime();
});
afterAll(() => server.close());

/** As each minute: the seats first. */
async function run(at: number): Promise<void> {
  const ctx = server.context(null, at);
  for (let times = 0; times < 2; times += 1) {
    await endSeatsOfContracts(ctx);
    await announceContractEnds(ctx);
  }
}
async function mailsTo(template: string) {
  const mails = server.db
    .selectFrom('mail')
    .select(['to_address as to', 'subject', 'body'])
    .where('template', '=', template);
  return mails.orderBy('mail_id').execute();
}
const ann = persona('ann@acme.example');
const toAnn = async (template: string) => (await mailsTo(template)).filter(({ to }) => to === ann.email);
async function grantsOf(memberId: string, at: number): Promise<string[]> {
  const held = server.db
    .selectFrom('entitlement_grant')
    .select('entitlement_id as id')
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('starts_at', '<=', new Date(at))
    .where('ends_at', '>', new Date(at));
  return (await held.orderBy('entitlement_id').execute()).map(({ id }) => id);
}

test('[COM-02] administrators are mailed once 60, 30 and 7 days before, and the nearest only when several have come', async () => {
  await run(overAt - 61 * day);
  expect(await toAnn('programEnds')).toEqual([]);
  await run(overAt - 60 * day);
  await run(overAt - 59 * day);
  const [first, ...others] = await toAnn('programEnds');
  expect(others).toEqual([]);
  expect(first?.subject).toMatch(/^Acme's program at Atrium ends on /);
  expect(first?.body).toMatch(/You keep the dashboard and its downloads until .+\. To renew/);
  // as after some days without a server
  await run(overAt - 6 * day);
  await run(overAt - 5 * day);
  expect(await toAnn('programEnds')).toHaveLength(2);
  const others2 = (await mailsTo('programEnds')).filter(({ to }) => to === persona('bob@acme.example').email);
  expect(others2).toEqual([]);
});

test('[COM-02] [ORG-13] at the end administrators keep the dashboard alone for 90 days, and nobody else keeps anything', async () => {
  const bob = persona('bob@acme.example');
  // grants that would have outlived the seats
  await server.db
    .updateTable('entitlement_grant')
    .set({ ends_at: new Date(overAt + day) })
    .where('source', '=', 'CONTRACT')
    .where('source_ref', '=', 'acme-1')
    .where('revoked_at', 'is', null)
    .execute();
  await run(overAt + 60_000);
  for (const at of [overAt + 60_000, overAt + 89 * day])
    expect([await grantsOf(ann.memberId, at), await grantsOf(bob.memberId, at)]).toEqual([
      ['area-enterprise-dashboard'],
      [],
    ]);
  expect(await grantsOf(ann.memberId, overAt + 90 * day)).toEqual([]);
  const standing = server.db.selectFrom('member_standing').select('account_type as type');
  const typeOf = async (id: string) => (await standing.where('member_id', '=', id).executeTakeFirst())?.type;
  expect([await typeOf(ann.memberId), await typeOf(bob.memberId)]).toEqual(['MEMBER', 'ALUMNI']);
  expect(await toAnn('programEnded')).toHaveLength(1);
  const told = await mailsTo('seatEnded');
  expect(told.filter(({ to }) => to === bob.email)).toHaveLength(1);
  expect(told.filter(({ to }) => to === ann.email)).toEqual([]);
  expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
});

test('[COM-02] [ORG-10] in that time the dashboard is read, and no seat is given', async () => {
  await server.clock.moveTo(overAt + 2 * day);
  const caller = await server.as('ann@acme.example');
  const read = (who: Caller) =>
    who.ask<{ getOrganizationDetails: { overview: { companyName: string } | null; error: { code: string } | null } }>(
      '{ getOrganizationDetails { overview { companyName } error { code } } }',
    );
  expect((await read(caller)).data?.getOrganizationDetails).toEqual({
    overview: { companyName: 'Acme' },
    error: null,
  });
  const seats = await caller.ask('{ listSeats { totalSeats } }');
  expect(seats.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const courses = await caller.ask<{ listCatalogue: unknown }>('{ getMember { accountType } }');
  expect(courses.data).toEqual({ getMember: { accountType: 'MEMBER' } });
  await server.clock.moveTo(overAt + 91 * day);
  const later = await read(caller);
  expect(later.errors?.[0]?.extensions.code ?? later.data?.getOrganizationDetails.error?.code).toBe('FORBIDDEN');
});

test('[COM-02] a company whose next contract is signed is told nothing, and nothing is kept for it', async () => {
  const customerId = 'vandelay';
  const contract = await inTenant(server.db, customerId, async (tx) => {
    const [running] = await tx.selectFrom('contract').selectAll().where('customer_id', '=', customerId).execute();
    if (running === undefined) throw new Error('Vandelay has a contract');
    const later = new Date(running.ends_at.getTime() + 365 * day);
    const next = { contract_id: 'vandelay-2', starts_at: running.ends_at, ends_at: later };
    const links = JSON.stringify(running.important_links);
    await tx
      .insertInto('contract')
      .values({ ...running, important_links: links, ...next })
      .execute();
    return running;
  });
  const before = (await mailsTo('programEnds')).length + (await mailsTo('programEnded')).length;
  const vera = persona('vera@vandelay.example');
  await run(contract.ends_at.getTime() - 20 * day);
  await run(contract.ends_at.getTime() + 2 * day);
  const about = [...(await mailsTo('programEnds')), ...(await mailsTo('programEnded'))];
  expect(about.filter(({ to }) => to === vera.email)).toEqual([]);
  expect(about.length).toBeGreaterThanOrEqual(before);
  const kept = server.db
    .selectFrom('entitlement_grant')
    .select('member_id')
    .where('source_ref', '=', `after/${contract.contract_id}`);
  expect(await kept.execute()).toEqual([]);
});
