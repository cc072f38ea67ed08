import { longDate } from '@atrium/domain/longDate.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { addPass, extras, lastInstantOf, register, setPassword } from '../pass/pass.fixture.ts';

let server: TestServer;
let ann: Caller;
let hal: Caller;
// each in a world of its own: contracts of a company change
beforeEach(async () => {
  server = await startServer();
  ann = await server.as('ann@acme.example');
  hal = await server.as('hal@hooli.example');
});
afterEach(() => server.close());

interface Page {
  readonly seats: readonly { readonly seatId: string; readonly email: string; readonly state: string }[];
  readonly totalSeats: number;
}
const listSeats = async (caller: Caller, searchTerm = ''): Promise<Page> =>
  (
    await caller.query<{ listSeats: Page }>(
      `query ($searchTerm: String) { listSeats(searchTerm: $searchTerm) { seats { seatId email state } totalSeats } }`,
      { searchTerm },
    )
  ).listSeats;
const seatOf = async (caller: Caller, email: string) => {
  const [found] = (await listSeats(caller, email)).seats;
  if (found === undefined) throw new Error(`${email} has no seat`);
  return found;
};
const verdictsOf = async (caller: Caller, input: Record<string, unknown>): Promise<string[]> => {
  const document = `mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { verdict } } }`;
  const { saveSeats } = await caller.query<{ saveSeats: { rows: { verdict: string }[] } }>(document, {
    input: { dryRun: false, ...input },
  });
  return saveSeats.rows.map(({ verdict }) => verdict);
};
const invite = (caller: Caller, ...emails: string[]): Promise<string[]> =>
  verdictsOf(caller, { people: emails.map((email) => ({ email, firstName: 'Ida', lastName: 'Berg' })) });
const revoke = (caller: Caller, seatId: string) =>
  caller.query<{ removeSeat: { error: { code: string; reason: string | null } | null } }>(
    `mutation ($input: RemoveSeatInput!) { removeSeat(input: $input) { error { code reason } } }`,
    { input: { seatId } },
  );
const remind = async (caller: Caller, seatId: string): Promise<string | number | null> => {
  const document = `mutation ($input: SendSeatRemindersInput!) {
    sendSeatReminders(input: $input) { reminded error { code } } }`;
  const { sendSeatReminders: sent } = await caller.query<{
    sendSeatReminders: { reminded: number | null; error: { code: string } | null };
  }>(document, { input: { seatId } });
  return sent.error?.code ?? sent.reminded;
};

test('[ORG-12] a person who has an account is told to sign in, and what a seat opens ends with the contract', async () => {
  const email = 'bob@acme.example';
  await server.as(email);
  await revoke(ann, (await seatOf(ann, email)).seatId);
  // somebody who has signed out is no longer here, and has to sign in under the new seat
  await server.db.updateTable('sign_in').set({ ended_at: new Date() }).where('member_id', '=', 'bob-tanaka').execute();
  expect(await invite(ann, email)).toEqual(['ASSIGNED']);
  const { seatId, state } = await seatOf(ann, email);
  expect(state).toBe('ASSIGNED');
  const mail = (await server.mails()).find(({ to, subject }) => to === email && subject.includes('has a seat'));
  expect(mail?.text).toContain('You already have an account');
  // by the name of the account, and not as the administrator typed it
  expect(mail?.text).toContain('Hello Bob');
  expect(mail?.text).toContain(`${server.origin}/login`);
  expect(mail?.text).not.toContain('/reset-password');
  const grants = await server.db
    .selectFrom('entitlement_grant')
    .select('ends_at as endsAt')
    .where('source_ref', '=', seatId)
    .execute();
  expect(grants).toEqual([{ endsAt: await lastInstantOf(server, 'acme') }]);
});

test('[ORG-12] [ACT-02] an address that is the second sign-in of an account gets no other account by an invitation', async () => {
  const email = 'second@hooli.example';
  const now = new Date();
  await server.db.deleteFrom('account_link').where('member_id', '=', ann.memberId).execute();
  await server.db
    .insertInto('account_link')
    .values({ member_id: ann.memberId, email, requested_at: now, expires_at: now, verified_at: now })
    .execute();
  expect(await invite(hal, email)).toEqual(['UNAVAILABLE']);
  const made = server.db.selectFrom('member').select('member_id').where('email', '=', email);
  expect(await made.execute()).toEqual([]);
});

test('[ORG-13] seats are listed the newest first', async () => {
  for (const email of ['first@acme.example', 'second@acme.example', 'third@acme.example']) {
    await invite(ann, email);
    await server.clock.advance(minute);
  }
  const emails = (await listSeats(ann)).seats.slice(0, 3).map(({ email }) => email);
  expect(emails).toEqual(['third@acme.example', 'second@acme.example', 'first@acme.example']);
});

test('[ORG-12] the columns of a file are found in any order, with dashes or underscores', async () => {
  const csv = 'last_name\tEMAIL\tFirst-Name\nReyes\tcarla@acme.example\tCarla';
  expect(await verdictsOf(ann, { csv, dryRun: true })).toEqual(['INVITED']);
});

test('[ORG-13] a reminder is recorded; a seat of another company is answered like none', async () => {
  await invite(ann, 'first@acme.example');
  const { seatId } = await seatOf(ann, 'first@acme.example');
  for (const foreign of [seatId, 'no-such-seat']) expect(await remind(hal, foreign)).toBe('NOT_FOUND');
  const recorded = async () =>
    (
      await server.db
        .selectFrom('audit_entry')
        .select(['subject', 'detail'])
        .where('action', '=', 'SEATS_REMINDED')
        .where('actor_member_id', '=', ann.memberId)
        .execute()
    ).map(({ subject, detail }) => [subject, detail]);
  expect(await recorded()).toEqual([]);
  // invited a moment ago, nobody is mailed and nothing recorded
  expect([await remind(ann, seatId), await recorded()]).toEqual([0, []]);
  await server.clock.advance(day);
  expect(await remind(ann, seatId)).toBe(1);
  expect(await recorded()).toEqual([['contract/acme-1', { seatIds: [seatId] }]]);
  expect([await remind(ann, seatId), (await recorded()).length]).toEqual([0, 1]);
});

test('[ORG-12] seats that another process takes while somebody is added are counted', async () => {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const adding = await inTenant(server.db, 'hooli', async (tx) => {
    await tx.updateTable('contract').set({ total_seats: 1 }).where('customer_id', '=', 'hooli').execute();
    const verdicts = invite(hal, 'late@hooli.example');
    await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1);
    return { verdicts };
  });
  await owner.end();
  expect(await adding.verdicts).toEqual(['NO_SEAT_LEFT']);
});

test('[THR-14] a contract makes twice its seats and twenty new accounts in a day, also when it allows more seats', async () => {
  await inTenant(server.db, 'hooli', (tx) =>
    tx.updateTable('contract').set({ overage: true, total_seats: 1 }).where('customer_id', '=', 'hooli').execute(),
  );
  // a person who has had an account for long is not new
  const registeredAt = new Date(server.clock.now() - 9 * day);
  await server.db
    .insertInto('member')
    .values({
      member_id: 'old-hand',
      customer_id: 'hooli',
      email: 'old-hand@hooli.example',
      first_name: 'Old',
      last_name: 'Hand',
      registered_at: registeredAt,
    })
    .execute();
  expect(await invite(hal, 'old-hand@hooli.example')).toEqual(['ASSIGNED']);
  const emails = Array.from({ length: 23 }, (_, n) => `new-${String(n)}@hooli.example`);
  const verdicts = await invite(hal, ...emails);
  expect([verdicts.slice(0, 22), verdicts.slice(22)]).toEqual([Array(22).fill('INVITED'), ['TOO_MANY_NEW']]);
  expect(await invite(hal, 'one-more@hooli.example')).toEqual(['TOO_MANY_NEW']);
  // a seat that is revoked again makes no room: its mail was sent
  await revoke(hal, (await seatOf(hal, 'new-0@hooli.example')).seatId);
  expect(await invite(hal, 'one-more@hooli.example')).toEqual(['TOO_MANY_NEW']);
  // the seats of another contract count, and one contract that allows more seats allows them to the company
  await addContract('hooli-2', server.clock.now() - day, 2);
  expect((await hal.query<{ listSeats: { overage: boolean } }>('{ listSeats { overage } }')).listSeats.overage).toBe(
    true,
  );
  const others = Array.from({ length: 5 }, (_, n) => `other-${String(n)}@hooli.example`);
  expect(await invite(hal, ...others)).toEqual([...Array<string>(4).fill('INVITED'), 'TOO_MANY_NEW']);
  await server.clock.advance(day);
  expect(await invite(hal, 'one-more@hooli.example')).toEqual(['INVITED']);
});

/** A contract of Hooli. */
const addContract = (id: string, startsAt: number, seats: number, days = 100) =>
  inTenant(server.db, 'hooli', (tx) =>
    tx
      .insertInto('contract')
      .values({
        contract_id: id,
        customer_id: 'hooli',
        starts_at: new Date(startsAt),
        ends_at: new Date(startsAt + days * day),
        total_seats: seats,
      })
      .execute(),
  );

test('[ORG-12] contracts that are in force together have their seats together, one that begins later does not yet', async () => {
  const now = server.clock.now();
  await addContract('hooli-0', now - 90 * day, 3);
  await addContract('hooli-past', now - 90 * day, 50, 60);
  await addContract('hooli-9', now + 5 * day, 9);
  expect((await listSeats(hal)).totalSeats).toBe(40 + 3);
  const email = 'one-more@hooli.example';
  expect(await invite(hal, email)).toEqual(['INVITED']);
  await server.clock.advance(6 * day);
  expect((await listSeats(hal)).totalSeats).toBe(40 + 3 + 9);
  // seats of an earlier contract are not those of today under these
  await revoke(hal, (await seatOf(hal, email)).seatId);
  const today = new Date(server.clock.now());
  await inTenant(server.db, 'hooli', (tx) =>
    sql`insert into seat (contract_id, customer_id, member_id, assigned_at, revoked_at)
      select 'hooli-past', 'hooli', m.member_id, ${today}, ${today} from member m, generate_series(1, 3)
      where m.email = ${email}::citext`.execute(tx),
  );
  expect(await invite(hal, email)).toEqual(['ASSIGNED']);
});

test('[ORG-12] [ORG-13] a member who holds a seat of an older contract is listed, may be revoked, and gets one of the newer once', async () => {
  const gil = await server.as('gil@globex.example');
  const now = server.clock.now();
  expect(await invite(gil, 'first@globex.example', 'second@globex.example')).toEqual(['INVITED', 'INVITED']);
  const { totalSeats: before, total } = (
    await gil.query<{ listSeats: { totalSeats: number; total: number } }>('{ listSeats { totalSeats total } }')
  ).listSeats;
  // one who has signed in, without a sign-in now
  const invited = await seatOf(gil, 'first@globex.example');
  await inTenant(server.db, 'globex', (tx) =>
    sql`update seat set activated_at = assigned_at where seat_id = ${invited.seatId}`.execute(tx),
  );
  const first = await seatOf(gil, 'first@globex.example');
  const second = await seatOf(gil, 'second@globex.example');
  expect([first.state, second.state]).toEqual(['ACTIVATED', 'ASSIGNED']);
  await inTenant(server.db, 'globex', (tx) =>
    tx
      .insertInto('contract')
      .values({
        contract_id: 'globex-next',
        customer_id: 'globex',
        starts_at: new Date(now - day),
        ends_at: new Date(now + 700 * day),
        total_seats: 1,
        entitlement_ids: ['area-ai-academy'],
      })
      .execute(),
  );
  const shown = async () => {
    const { listSeats: page } = await gil.query<{ listSeats: Record<string, number> }>(
      '{ listSeats { totalSeats total assignedSeats } }',
    );
    return page;
  };
  expect(await shown()).toEqual({ totalSeats: before + 1, total, assignedSeats: total });
  // the one seat of the newer contract, while nobody loses theirs
  expect(await invite(gil, first.email, second.email)).toEqual(['EXTENDED', 'HELD']);
  // they had a seat, and are not told that they get one
  const mails = (await server.mails()).filter(({ to }) => to === first.email);
  expect(mails.filter(({ subject }) => subject.startsWith('You keep your seat at'))).toHaveLength(1);
  expect(mails.filter(({ subject }) => subject.includes('has a seat for you'))).toHaveLength(1);
  expect(await invite(gil, first.email)).toEqual(['HELD']);
  expect(await shown()).toEqual({ totalSeats: before + 1, total, assignedSeats: total });
  const moved = await seatOf(gil, first.email);
  expect([moved.seatId === first.seatId, moved.state]).toEqual([false, first.state]);
  // a page that was opened before shows the former seat
  const stale = { code: 'CONFLICT', reason: 'OTHER_SEAT' };
  expect(await revoke(gil, first.seatId)).toEqual({ removeSeat: { error: stale } });
  expect((await seatOf(gil, first.email)).seatId).toBe(moved.seatId);
  const open = async (seatId: string) => {
    const { rows } = await inTenant(server.db, 'globex', (tx) =>
      sql<{ open: string }>`
      select count(*) as open from entitlement_grant g, seat s
      where s.seat_id = ${seatId} and g.member_id = s.member_id and g.source = 'CONTRACT' and g.revoked_at is null
        and g.ends_at > ${new Date(server.clock.now())}`.execute(tx),
    );
    return Number(rows[0]?.open);
  };
  expect(await open(moved.seatId)).toBeGreaterThan(0);
  // each is reminded of the last day of their own contract
  await server.clock.advance(day);
  expect(await remind(gil, second.seatId)).toBe(1);
  const reminder = (await server.mails()).find(
    ({ to, text }) => to === second.email && text.includes('is holding a seat'),
  );
  // on the calendar of the company
  const { rows } = await inTenant(server.db, 'globex', (tx) =>
    sql<{ lastDay: string }>`
      select (k.ends_at at time zone c.time_zone)::date::text as "lastDay" from contract k join customer c using (customer_id)
      where k.contract_id <> 'globex-next'`.execute(tx),
  );
  expect(rows.map(({ lastDay }) => `until ${longDate(Date.parse(lastDay))}`)).toEqual([
    /until [^.]+/.exec(reminder?.text ?? '')?.[0],
  ]);
  // what the former seat opens ends with the newer one
  await revoke(gil, moved.seatId);
  expect(await open(moved.seatId)).toBe(0);
  expect(await revoke(gil, first.seatId)).toEqual({ removeSeat: { error: null } });
  await revoke(gil, second.seatId);
  expect(await shown()).toMatchObject({ assignedSeats: total - 2 });
});

test('[ORG-12] a seat whose contract ended a moment ago has ended with it, and was in use under that one alone', async () => {
  const email = 'stays@hooli.example';
  expect(await invite(hal, email)).toEqual(['INVITED']);
  const { seatId } = await seatOf(hal, email);
  const now = server.clock.now();
  const [given, endsAt] = [new Date(now - 20 * day), new Date(now - 3 * day)];
  await addContract('hooli-next', now - day, 1);
  // the work that ends such seats has not run since
  const ended = await inTenant(server.db, 'hooli', async (tx) => {
    await sql`update seat set assigned_at = ${given}, activated_at = ${given} where seat_id = ${seatId}`.execute(tx);
    await sql`update contract set starts_at = ${given}, ends_at = ${endsAt} where contract_id = 'hooli-1'`.execute(tx);
    const { rows } = await sql<{ at: Date }>`
      select contract_end(k.ends_at, c.time_zone) as at from contract k join customer c using (customer_id)
      where k.contract_id = 'hooli-1'`.execute(tx);
    return rows[0]?.at;
  });
  expect(await invite(hal, email)).toEqual(['ASSIGNED']);
  expect((await seatOf(hal, email)).state).toBe('ASSIGNED');
  const former = await inTenant(server.db, 'hooli', (tx) =>
    tx.selectFrom('seat').select('revoked_at as at').where('seat_id', '=', seatId).executeTakeFirstOrThrow(),
  );
  expect(former.at).toEqual(ended);
  const entry = await server.db
    .selectFrom('audit_entry')
    .select(['actor_member_id as by', 'detail'])
    .where('subject', '=', `seat/${seatId}`)
    .where('action', '=', 'SEAT_REVOKED')
    .executeTakeFirstOrThrow();
  // nobody has taken it back
  expect(entry).toEqual({ by: null, detail: { reason: 'CONTRACT_ENDED' } });
});

test('[ORG-13] a contract whose end is corrected to a day before its newest seats ends these too, when they were given', async () => {
  const email = 'late@hooli.example';
  expect(await invite(hal, email)).toEqual(['INVITED']);
  const { seatId } = await seatOf(hal, email);
  const [startsAt, endsAt] = [server.clock.now() - 900 * day, server.clock.now() - 800 * day];
  const dates = { starts_at: new Date(startsAt), ends_at: new Date(endsAt) };
  await inTenant(server.db, 'hooli', (tx) =>
    tx.updateTable('contract').set(dates).where('customer_id', '=', 'hooli').execute(),
  );
  await server.clock.advance(minute);
  const seat = await inTenant(server.db, 'hooli', (tx) =>
    tx.selectFrom('seat').select(['assigned_at', 'revoked_at']).where('seat_id', '=', seatId).executeTakeFirstOrThrow(),
  );
  expect(seat.assigned_at.getTime()).toBeGreaterThan(endsAt + day);
  expect(seat.revoked_at).toEqual(seat.assigned_at);
});

test('[ORG-13] [PAS-07] whose seat was revoked gets none by a pass when its contract ends and a newer one goes on', async () => {
  await addPass(server, { shortCode: 'GO-ON', customerId: 'hooli', takesSeat: true, durationDays: null });
  const email = 'revoked@hooli.example';
  const { tac } = await register(server.stranger, 'GO-ON', email);
  const person = await setPassword(server, email, tac);
  const end = await lastInstantOf(server, 'hooli');
  // a renewal that begins before the contract has ended (decision 154)
  await addContract('hooli-next', server.clock.now(), 9, 900);
  await server.clock.advance(minute);
  await revoke(hal, (await seatOf(hal, email)).seatId);
  const again = async () => {
    const { error } = await extras(person, { userId: person.memberId, email, shortCode: 'GO-ON' });
    return error?.code ?? 'done';
  };
  expect(await again()).toBe('PASS_CAP_REACHED');
  await server.clock.moveTo(end.getTime() + day);
  expect(await again()).toBe('PASS_CAP_REACHED');
  // but by somebody who assigns it again
  const staff = await server.as('employee');
  const people = [{ email, firstName: 'Ida', lastName: 'Berg' }];
  expect(await verdictsOf(staff, { companyId: 'hooli', people })).toEqual(['ASSIGNED']);
  expect(await again()).toBe('done');
});

test('[ORG-12] [ACT-02] an address by which somebody signs in a second time takes no seat from the next person, nor is one promised', async () => {
  const linked = 'linked@hooli.example';
  await sql`insert into account_link (member_id, email, requested_at, expires_at, verified_at)
    select member_id, ${linked}::citext, ${new Date(0)}, ${new Date(0)}, ${new Date(0)} from member
    where email = 'ondemand@demo.example'`.execute(server.db);
  await inTenant(server.db, 'hooli', (tx) =>
    sql`update contract k set total_seats = n.assigned + 1 from seat_count n
      where n.contract_id = k.contract_id and k.customer_id = 'hooli'`.execute(tx),
  );
  const emails = [linked, 'next@hooli.example'];
  const people = emails.map((email) => ({ email, firstName: 'Ida', lastName: 'Berg' }));
  const expected = ['UNAVAILABLE', 'INVITED'];
  expect(await verdictsOf(hal, { people, dryRun: true })).toEqual(expected);
  expect(await verdictsOf(hal, { people })).toEqual(expected);
});

test('[ORG-13] seats of one company that cannot be ended do not keep those of the others', async () => {
  const now = server.clock.now();
  const dates = { starts_at: new Date(now - 900 * day), ends_at: new Date(now - 3 * day) };
  for (const customerId of ['acme', 'hooli']) {
    await inTenant(server.db, customerId, (tx) =>
      tx.updateTable('contract').set(dates).where('customer_id', '=', customerId).execute(),
    );
  }
  const heldIn = async (customerId: string): Promise<number> => {
    const { held } = await inTenant(server.db, customerId, (tx) =>
      tx
        .selectFrom('seat')
        .select((eb) => eb.fn.countAll().as('held'))
        .where('customer_id', '=', customerId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    return Number(held);
  };
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query(`create function stay() returns trigger language plpgsql as
    $$ begin raise exception 'this one stays'; end $$;
    create trigger a_stays before update on seat for each row when (old.customer_id = 'acme') execute function stay()`);
  await server.clock.advance(minute);
  expect([(await heldIn('acme')) > 0, await heldIn('hooli')]).toEqual([true, 0]);
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual(['due work failed for one of several']);
  await owner.query('drop trigger a_stays on seat');
  await owner.end();
  await server.clock.advance(minute);
  expect(await heldIn('acme')).toBe(0);
});
