import { minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addPass, extras, lastInstantOf, register, setPassword } from './pass.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

async function invite(email: string): Promise<string | undefined> {
  const document = `mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { verdict } } }`;
  const hal = await server.as('hal@hooli.example');
  const input = { dryRun: false, people: [{ email, firstName: 'Ida', lastName: 'Berg' }] };
  const { saveSeats } = await hal.query<{ saveSeats: { rows: { verdict: string }[] } }>(document, { input });
  return saveSeats.rows[0]?.verdict;
}

/** Sells a company so many seats more than are held. */
async function leaveFree(customerId: string, free: number): Promise<void> {
  const sell = sql`update contract k set total_seats = ${free} + (select count(*) from seat s
    where s.contract_id = k.contract_id and s.revoked_at is null)`;
  await inTenant(server.db, customerId, (tx) => sell.execute(tx));
}

test('[THR-38] [ORG-12] addresses that nobody has proved keep no seat from the administrator', async () => {
  await addPass(server, { shortCode: 'HOOLI-IN', customerId: 'hooli', takesSeat: true });
  // a person who registers by a pass without a seat waits for none
  await addPass(server, { shortCode: 'HOOLI-FREE', customerId: 'hooli' });
  await register(server.stranger, 'HOOLI-FREE', 'free@hooli.example');
  await leaveFree('hooli', 2);
  const address = (n: number): string => `ghost-${String(n)}@hooli.example`;
  const first = await register(server.stranger, 'HOOLI-IN', address(1));
  expect([first.error, (await register(server.stranger, 'HOOLI-IN', address(2))).error]).toEqual([null, null]);
  // no more are let in by passes than there are seats
  expect((await register(server.stranger, 'HOOLI-IN', address(3))).error?.code).toBe('402');
  expect([await invite('ida@hooli.example'), await invite('jan@hooli.example')]).toEqual(['INVITED', 'INVITED']);
  expect(await invite('kim@hooli.example')).toBe('NO_SEAT_LEFT');
  // a person who proves the address when no seat is left has an account, and what the pass grants as soon as a seat is
  // free
  const person = await setPassword(server, address(1), first.tac);
  const accept = () => extras(person, { userId: person.memberId, email: address(1), shortCode: 'HOOLI-IN' });
  expect((await accept()).error?.code).toBe('PASS_CAP_REACHED');
  const grants = server.db.selectFrom('entitlement_grant').select('source').where('member_id', '=', person.memberId);
  expect(await grants.execute()).toEqual([]);
  await leaveFree('hooli', 1);
  expect(await accept()).toMatchObject({ success: true, error: null });
  expect(await grants.execute()).toEqual([{ source: 'PASS' }]);
});

test('[ORG-13] revoking a seat ends what its pass gave at once; neither accepting again nor another pass brings it back', async () => {
  await leaveFree('hooli', 3);
  await addPass(server, { shortCode: 'WITH-SEAT', customerId: 'hooli', takesSeat: true });
  await addPass(server, { shortCode: 'TRIAL-SEAT', customerId: 'hooli', takesSeat: true, isTrial: true });
  await addPass(server, { shortCode: 'NO-SEAT', customerId: 'hooli', entitlementIds: ['area-business-archive'] });
  const email = 'seated@hooli.example';
  const { tac } = await register(server.stranger, 'WITH-SEAT', email);
  const person = await setPassword(server, email, tac);
  for (const code of ['TRIAL-SEAT', 'NO-SEAT']) await register(person, code, email);
  const seats = () =>
    inTenant(server.db, 'hooli', (tx) =>
      tx
        .selectFrom('seat')
        .select('seat_id as seatId')
        .where('member_id', '=', person.memberId)
        .where('revoked_at', 'is', null)
        .execute(),
    );
  const grants = () =>
    server.db
      .selectFrom('entitlement_grant')
      .select((eb) => ['source_ref as pass', eb('revoked_at', 'is', null).as('isOpen')])
      .where('member_id', '=', person.memberId)
      .orderBy('source_ref')
      .execute();
  const [seat] = await seats();
  const audited = async () =>
    (
      await server.db
        .selectFrom('audit_entry')
        .select(['action', 'actor_member_id as actor', 'detail'])
        .where('subject', '=', `seat/${seat?.seatId ?? ''}`)
        .orderBy('audit_entry_id')
        .execute()
    ).map(({ action, actor, detail }) => [action, actor, detail]);
  // once, by whichever pass it came
  const { memberId } = person;
  const given = ['SEAT_ASSIGNED', memberId, expect.objectContaining({ memberId, reason: 'PASS_ACCEPTED' })];
  expect(await audited()).toEqual([given]);
  const hal = await server.as('hal@hooli.example');
  const document = `mutation ($input: RemoveSeatInput!) { removeSeat(input: $input) { error { code } } }`;
  await hal.query(document, { input: { seatId: seat?.seatId } });
  const ended = [
    { pass: 'pass-NO-SEAT', isOpen: true },
    { pass: 'pass-TRIAL-SEAT', isOpen: false },
    { pass: 'pass-WITH-SEAT', isOpen: false },
  ];
  expect([await seats(), await grants()]).toEqual([[], ended]);
  expect(await audited()).toEqual([given, ['SEAT_REVOKED', hal.memberId, expect.objectContaining({ memberId })]]);
  const again = await extras(person, { userId: person.memberId, email, shortCode: 'WITH-SEAT' });
  expect(again).toMatchObject({ success: null, error: { code: 'PASS_CAP_REACHED' } });
  expect((await register(person, 'WITH-SEAT', email)).error?.code).toBe('402');
  await addPass(server, { shortCode: 'OTHER-SEAT', customerId: 'hooli', takesSeat: true });
  expect((await register(person, 'OTHER-SEAT', email)).error?.code).toBe('402');
  const taken = server.db.selectFrom('pass').select('taken').where('short_code', '=', 'OTHER-SEAT');
  expect(await taken.execute()).toEqual([{ taken: 0 }]);
  expect([await seats(), await grants()]).toEqual([[], ended]);
  // the administrator gives another one, and then the pass is good for it
  expect(await invite(email)).toBe('ASSIGNED');
  expect(await extras(person, { userId: person.memberId, email, shortCode: 'WITH-SEAT' })).toMatchObject({
    success: true,
  });
});

test('[ORG-12] a member who holds an assigned seat accepts a pass although no other seat is left', async () => {
  await leaveFree('hooli', 2);
  await addPass(server, { shortCode: 'HELD-SEAT', customerId: 'hooli', takesSeat: true });
  const email = 'assigned@hooli.example';
  await register(server.stranger, 'HELD-SEAT', email);
  expect(await invite(email)).toBe('INVITED');
  await leaveFree('hooli', 0);
  // the invitation has made the account, whose password only a reset sets (THR-65)
  const person = await setPassword(server, email, null);
  const answer = await extras(person, { userId: person.memberId, email, shortCode: 'HELD-SEAT' });
  expect(answer).toMatchObject({ success: true, error: null });
});

test('[ORG-12] a second pass leaves the instant at which its holder has activated the seat', async () => {
  await leaveFree('hooli', 9);
  for (const shortCode of ['SEAT-ONE', 'SEAT-TWO'])
    await addPass(server, { shortCode, customerId: 'hooli', takesSeat: true });
  const email = 'twice@hooli.example';
  const { tac } = await register(server.stranger, 'SEAT-ONE', email);
  const person = await setPassword(server, email, tac);
  const activated = () =>
    inTenant(server.db, 'hooli', (tx) =>
      tx.selectFrom('seat').select('activated_at').where('member_id', '=', person.memberId).execute(),
    );
  const first = await activated();
  await server.clock.advance(minute);
  expect((await register(person, 'SEAT-TWO', email)).error).toBeNull();
  expect(await activated()).toEqual(first);
  expect(first).toHaveLength(1);
});

interface Corporate {
  readonly lookupCorporateRealm: { readonly error: { readonly code: string } | null };
}

test('[ORG-12] a contract runs to the end of its last day, for seats, passes and the company sign-in alike', async () => {
  await addPass(server, { shortCode: 'ACME-LAST', customerId: 'acme', takesSeat: true, durationDays: null });
  const { noon } = await inTenant(server.db, 'acme', async (tx) => {
    await sql`update contract k set ends_at = (date_trunc('day', k.ends_at at time zone c.time_zone) + interval '12 hours')
      at time zone c.time_zone from customer c where c.customer_id = k.customer_id`.execute(tx);
    return tx.selectFrom('contract').select('ends_at as noon').executeTakeFirstOrThrow();
  });
  const end = await lastInstantOf(server, 'acme');
  const isOver = async () => {
    const staff = await server.as('employee');
    const { listSeats } = await staff.query<{ listSeats: { endedOn: string | null } }>(
      '{ listSeats(customerId: "acme") { endedOn } }',
    );
    const b64 = Buffer.from('somebody@acme.example').toString('base64');
    const { lookupCorporateRealm: found } = await server.stranger.query<Corporate>(
      `{ lookupCorporateRealm(b64email: "${b64}") { error { code } } }`,
    );
    return [listSeats.endedOn !== null, found.error?.code === '402'];
  };
  await server.clock.moveTo(noon.getTime() + minute);
  expect(await isOver()).toEqual([false, false]);
  await leaveFree('acme', 0);
  expect((await register(server.stranger, 'ACME-LAST', 'late@acme.example')).error?.code).toBe('402');
  await leaveFree('acme', 1);
  const { tac, error } = await register(server.stranger, 'ACME-LAST', 'late@acme.example');
  expect(error).toBeNull();
  const late = await setPassword(server, 'late@acme.example', tac);
  const granted = await server.db
    .selectFrom('entitlement_grant')
    .select('ends_at as endsAt')
    .where('member_id', '=', late.memberId)
    .execute();
  expect(granted).toEqual([{ endsAt: end }]);

  await server.clock.moveTo(end.getTime() + minute);
  expect(await isOver()).toEqual([true, true]);
  await leaveFree('acme', 5);
  expect((await register(server.stranger, 'ACME-LAST', 'later@acme.example')).error?.code).toBe('410');
  // accepting again after the end opens nothing again
  const again = await extras(late, { userId: late.memberId, email: 'late@acme.example', shortCode: 'ACME-LAST' });
  expect(again.error?.code).toBe('PASS_CLOSED');
});

test('[PAS-06] a pass without a seat left says so before the form, but not to a member who has one', async () => {
  await addPass(server, { shortCode: 'LAST-SEAT', customerId: 'hooli', takesSeat: true });
  const document = `{ getPassDetailsByCode(code: "LAST-SEAT", context: INVITE_REGISTRATION) { isFullForCaller } }`;
  const [hal, member] = [await server.as('hal@hooli.example'), await server.as('member')];
  const said = async () => {
    const answers = [server.stranger, member, hal].map(async (who) => {
      const { data, errors } = await who.ask<{ getPassDetailsByCode: { isFullForCaller: boolean | null } }>(document);
      return errors?.[0]?.message ?? data?.getPassDetailsByCode.isFullForCaller;
    });
    return Promise.all(answers);
  };
  // more than there are addresses that wait
  await leaveFree('hooli', 9);
  expect(await said()).toEqual([null, false, false]);
  await leaveFree('hooli', 0);
  expect(await said()).toEqual(['402', true, false]);
  const times = { starts_at: new Date('2090-01-01'), ends_at: new Date('2091-01-01') };
  await inTenant(server.db, 'hooli', (tx) => tx.updateTable('contract').set(times).execute());
  expect(await said()).toEqual(['410', '410', '410']);
});
