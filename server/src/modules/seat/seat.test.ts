import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { Answer } from '../../testing/caller.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { untilNone } from '../../testing/untilNone.ts';
import { makeCode } from '../account/service/codes.ts';

let server: TestServer;
let ann: Caller;
/** The tests of a group share a world, in which each has people of its own. */
function inOneWorld(): void {
  beforeAll(async () => {
    server = await startServer();
    ann = await server.as('ann@acme.example');
  });
  afterAll(() => server.close());
}

interface Row {
  readonly email: string;
  readonly verdict: string;
}
interface Page {
  readonly companyName: string;
  readonly seats: readonly {
    readonly seatId: string;
    readonly userId: string;
    readonly name: string;
    readonly email: string;
    readonly state: string;
    readonly lastSeenAt: string | null;
    readonly remindedAt: string | null;
    readonly isRemindable: boolean;
  }[];
  readonly total: number;
  readonly totalPages: number;
  readonly totalSeats: number;
  readonly assignedSeats: number;
  readonly usedSeats: number;
  readonly waitingSeats: number;
  readonly remindableSeats: number;
}
const seatPage = `query ($customerId: ID, $searchTerm: String, $state: SeatState, $page: Int) {
  listSeats(customerId: $customerId, searchTerm: $searchTerm, state: $state, page: $page) {
    companyName seats { seatId userId name email state lastSeenAt remindedAt isRemindable } total totalPages totalSeats assignedSeats usedSeats waitingSeats remindableSeats
  } }`;
const seats = async (caller: Caller, variables: Record<string, unknown> = {}): Promise<Page> =>
  (await caller.query<{ listSeats: Page }>(seatPage, variables)).listSeats;
const seatOf = async (email: string, state?: string) => {
  const found = (await seats(ann, { searchTerm: email, state })).seats[0];
  if (found === undefined) throw new Error(`${email} has no seat`);
  return found;
};

interface Saved {
  readonly rows: readonly Row[] | null;
  readonly seated: number | null;
  readonly error: { readonly code: string; readonly reason: string; readonly message: string } | null;
}
const save = async (caller: Caller, input: Record<string, unknown>): Promise<Saved> =>
  (
    await caller.query<{ saveSeats: Saved }>(
      `mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { email verdict } seated error { code reason message } } }`,
      { input: { dryRun: false, ...input } },
    )
  ).saveSeats;
const invite = async (email: string, caller = ann): Promise<string | undefined> =>
  (await save(caller, { people: [{ email, firstName: 'Dana', lastName: 'Okafor' }] })).rows?.[0]?.verdict;
const revoke = async (caller: Caller, seatId: string, companyId?: string): Promise<Answer<unknown>> =>
  caller.ask(`mutation ($input: RemoveSeatInput!) { removeSeat(input: $input) { seatId error { code reason } } }`, {
    input: { seatId, companyId },
  });
interface Reminded {
  readonly reminded: number;
  readonly tooEarly: number;
  readonly left: number;
}
const remind = async (caller: Caller, seatId?: string): Promise<Reminded> =>
  (
    await caller.query<{ sendSeatReminders: Reminded }>(
      `mutation ($input: SendSeatRemindersInput!) { sendSeatReminders(input: $input) { reminded tooEarly left } }`,
      { input: { seatId } },
    )
  ).sendSeatReminders;

const audited = async (seatId: string): Promise<string[]> => {
  const subject = `seat/${seatId}`;
  const entries = server.db.selectFrom('audit_entry').select(['action', 'actor_member_id as actor']);
  const rows = await entries.where('subject', '=', subject).orderBy('at').orderBy('action').execute();
  return rows.map(({ action, actor }) => `${action} by ${actor ?? 'nobody'}`);
};

const password = 'First-pass-1!';
/** Sets the first password by a mailed code, as the person who was invited, and signs in. */
async function begin(email: string): Promise<void> {
  const at = { address: email, purpose: 'RESET_PASSWORD' } as const;
  const code = await transaction(server.db, (tx) =>
    makeCode(tx, server.context(null, server.clock.now()), { ...at, network: '' }),
  );
  await server.stranger.query(
    `mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success error { code } } }`,
    { input: { email, code, password } },
  );
  await signInAs(server.origin, email, password);
}

/** Waits until no job is due; those of a press for many make others. */
async function untilJobsAreDone(): Promise<void> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const due =
    'select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';
  try {
    await untilNone('jobs', async () => (await owner.query<{ count: number }>(due)).rows[0]?.count ?? 0);
  } finally {
    await owner.end();
  }
}

describe('while seats are free', () => {
  inOneWorld();

  test('[ORG-12] an invited person gets an account and a mail, and holds an activated seat from the first sign-in on', async () => {
    const before = await seats(ann);
    const email = 'dana.okafor@acme.example';
    expect(await invite(email)).toBe('INVITED');
    const mail = (await server.mails()).find(({ to }) => to === email);
    expect(mail?.subject).toContain('Acme has a seat for you');
    expect(mail?.text).toContain(`${server.origin}/reset-password?email=dana.okafor%40acme.example`);
    const invited = await seatOf(email);
    expect(invited).toMatchObject({ name: 'Dana Okafor', state: 'ASSIGNED', lastSeenAt: null });
    const meanwhile = await seats(ann);
    expect(meanwhile.assignedSeats).toBe(before.assignedSeats + 1);
    expect(meanwhile.waitingSeats).toBe(before.waitingSeats + 1);
    for (const [state, count] of [
      ['ASSIGNED', meanwhile.waitingSeats],
      ['ACTIVATED', meanwhile.usedSeats],
    ] as const)
      expect((await seats(ann, { state })).total).toBe(count);

    await begin(email);
    const active = await seatOf(email);
    expect(active.state).toBe('ACTIVATED');
    expect(Number(active.lastSeenAt)).toBeGreaterThan(0);
    expect((await seats(ann)).usedSeats).toBe(before.usedSeats + 1);
    const person = await server.db
      .selectFrom('member')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(person.customer_id).toBe('acme');
    const standing = server.db.selectFrom('member_standing').select('account_type');
    expect(await standing.where('member_id', '=', person.member_id).executeTakeFirst()).toEqual({
      account_type: 'MEMBER',
    });
    expect(await audited(active.seatId)).toEqual([`SEAT_ASSIGNED by ${ann.memberId}`]);
    // sent again, it changes nothing and mails nobody
    expect(await invite(email)).toBe('HELD');
    expect((await server.mails()).filter(({ to, subject }) => to === email && subject.includes('seat')).length).toBe(1);
  });

  test('[ORG-13] a visit stays the last one when it is over', async () => {
    const email = 'vera.visit@acme.example';
    await invite(email);
    await begin(email);
    const { userId, lastSeenAt: activated } = await seatOf(email);
    const visitor = await server.signIn({ memberId: userId, email, password });
    const { lastSeenAt: visited } = await seatOf(email);
    expect(Number(visited)).toBeGreaterThan(Number(activated));
    await visitor.query('mutation { logout { success } }');
    expect((await visitor.ask('{ listSeats { total } }')).errors).toHaveLength(1);
    expect((await seatOf(email)).lastSeenAt).toBe(visited);
  });

  test('[ORG-12] a dry run says for each row of a file what would happen, and changes nothing', async () => {
    const csv = [
      '\uFEFFLast Name;E-Mail Address;Email;First Name',
      'Reyes;;carla.new@acme.example;Carla',
      'Tanaka;;BOB@acme.example;Bob',
      'Reyes;;Carla.New@acme.example;Carla',
      '"Smith; Jr.";;sam@gmail.example;Sam',
      ';;noname@acme.example;',
      'X;;broken;Y',
      'X;;nul\0@acme.example;Y',
    ].join('\r\n');
    const count = async (): Promise<number> => (await server.db.selectFrom('member').select('email').execute()).length;
    const before = await count();
    const expected = [
      'INVITED',
      'HELD',
      'REPEATED',
      'OTHER_DOMAIN',
      'INVALID_NAME',
      ...Array<string>(2).fill('INVALID_ADDRESS'),
    ];
    const tried = await save(ann, { csv, dryRun: true });
    expect(tried.rows?.map(({ verdict }) => verdict)).toEqual(expected);
    expect(tried.seated).toBe(2);
    expect(await count()).toBe(before);
    const done = await save(ann, { csv });
    expect(done.rows).toEqual(tried.rows);
    expect(await count()).toBe(before + 1);
    const unreadable = [
      ['Mail,Name\na@acme.example,Ann', 'CSV'],
      ['Email,First Name,Last Name\n"a@acme.example,Ann', 'CSV'],
      ['Email,First Name,Last Name\n', 'NOBODY'],
      [`Email,First Name,Last Name\n${'a@acme.example,A,B\n'.repeat(501)}`, 'TOO_MANY'],
    ];
    for (const [text, reason] of unreadable) expect((await save(ann, { csv: text })).error?.reason).toBe(reason);
    // in words of a product, not of the package that reads it
    const said = async (line: string) =>
      (await save(ann, { csv: `Email,First Name,Last Name\n${line}` })).error?.message;
    expect(await said('a@acme.example,Ann "Annie",Bell')).toBe(
      "This file can't be read: line 2 has a quotation mark inside a value.",
    );
    expect(await said('a@acme.example,"Ann,Bell')).toBe("This file can't be read: a quotation mark is not closed.");
    // nothing of a row is dropped, but for the empty values that spreadsheets write after it
    expect(await said('b@acme.example,Ann,Bell, Jr.')).toBe(
      "This file can't be read: the row of b@acme.example has more values than the first line has columns.",
    );
    expect(
      (await save(ann, { csv: 'Email,First Name,Last Name\nb@acme.example,Ann,Bell,,', dryRun: true })).error,
    ).toBeNull();
  });

  test('[ORG-12] a file is separated by what separates its first line', async () => {
    const cleared = 'Email,First Name,Last Name\r\n,,\r\ndana@acme.example,Dana,Ek\r\n , , \r\n,,\r\n';
    expect((await save(ann, { csv: cleared, dryRun: true })).rows?.map(({ email }) => email)).toEqual([
      'dana@acme.example',
    ]);
    const read = async (csv: string) =>
      (
        await ann.query<{ saveSeats: { rows: Record<string, string>[] | null } }>(
          `mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { email firstName lastName verdict } } }`,
          { input: { csv, dryRun: true } },
        )
      ).saveSeats.rows?.map((row) => Object.values(row).join('|'));
    const maria = ['am@acme.example|Anna, Maria|Bell|INVITED'];
    expect(await read('Email;First Name;Last Name\nam@acme.example;Anna, Maria;Bell')).toEqual(maria);
    // as spreadsheets name it themselves, and other spellings of the heading
    expect(await read('\uFEFFsep=;\r\nE-mail;First Name;Last Name\r\nam@acme.example;Anna, Maria;Bell')).toEqual(maria);
    expect(
      await read('"Email address",First Name,"a; b; c; d; e",Last Name\nam@acme.example,"Anna, Maria",,Bell'),
    ).toEqual(maria);
    expect(await read('E-mail address\tFirst Name\tLast Name\nam@acme.example\tAnna, Maria\tBell')).toEqual(maria);
  });

  test('[ORG-12] a name with letters that could not be read is refused, and says how to save the file', async () => {
    const csv = 'Email,First Name,Last Name\njm@acme.example,J\uFFFDrgen,M\uFFFDller\nbob@acme.example,B\uFFFDb,Tanaka';
    expect((await save(ann, { csv, dryRun: true })).rows?.map(({ verdict }) => verdict)).toEqual([
      'UNREADABLE_NAME',
      'HELD',
    ]);
  });

  test('[ORG-13] a revoked seat is free at once, and its courses close at once; it can be given again', async () => {
    const bob = await server.as('bob@acme.example');
    const held = async (): Promise<string[]> =>
      (
        await bob.query<{ getMemberEntitlements: { label: string }[] }>('{ getMemberEntitlements { label } }')
      ).getMemberEntitlements.map(({ label }) => label);
    expect(await held()).not.toEqual([]);
    const { assignedSeats } = await seats(ann);
    const { seatId, userId } = await seatOf('bob@acme.example');
    for (let times = 0; times < 2; times += 1) {
      expect((await revoke(ann, seatId)).data).toEqual({ removeSeat: { seatId, error: null } });
    }
    await expect.poll(held).toEqual([]);
    expect((await seats(ann)).assignedSeats).toBe(assignedSeats - 1);
    expect(await seatOf('bob@acme.example', 'REVOKED')).toMatchObject({ seatId, userId, state: 'REVOKED' });
    expect(await audited(seatId)).toEqual([`SEAT_REVOKED by ${ann.memberId}`]);
    expect(await invite('bob@acme.example')).toBe('ASSIGNED');
    await expect.poll(held).not.toEqual([]);
    // signed in already: nothing to wait for
    const again = await seatOf('bob@acme.example');
    expect(again).toMatchObject({ userId, state: 'ACTIVATED' });
    expect(again.seatId).not.toBe(seatId);
    // the ledger keeps both
    const grants = server.db.selectFrom('entitlement_grant').select(['source_ref as ref', 'revoked_at as end']);
    const rows = await grants.where('member_id', '=', userId).where('source', '=', 'CONTRACT').execute();
    expect(new Map(rows.map(({ ref, end }) => [ref, end === null]))).toEqual(
      new Map([
        [seatId, false],
        [again.seatId, true],
      ]),
    );
  });

  test('[ORG-13] nobody revokes the own seat, with which the dashboard would close', async () => {
    const { seatId } = await seatOf('ann@acme.example');
    expect((await revoke(ann, seatId)).data).toEqual({
      removeSeat: { seatId: null, error: { code: 'CONFLICT', reason: 'OWN_SEAT' } },
    });
  });

  test('[ORG-10] [THR-26] seats are the own company’s; another one is answered like none, and staff sees any', async () => {
    const { seatId } = await seatOf('bob@acme.example');
    const gil = await server.as('gil@globex.example');
    const asked = async (caller: Caller, customerId: string): Promise<string> =>
      JSON.stringify(await caller.ask(seatPage, { customerId }));
    expect(await asked(gil, 'acme')).toBe(await asked(gil, 'no-such-company'));
    expect(await asked(gil, 'acme')).toContain('NOT_FOUND');
    expect((await save(gil, { companyId: 'acme', people: [] })).error?.code).toBe('INVALID_INPUT');
    const people = [{ email: 'x@acme.example', firstName: 'X', lastName: 'Y' }];
    expect((await save(gil, { companyId: 'acme', people, dryRun: true })).error?.code).toBe('NOT_FOUND');
    expect(JSON.stringify(await revoke(gil, seatId))).toBe(JSON.stringify(await revoke(gil, 'no-such-seat')));
    expect(JSON.stringify(await revoke(gil, seatId, 'acme'))).toContain('NOT_FOUND');
    const bob = await (await server.as('bob@acme.example')).ask(seatPage);
    expect(bob.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    // no contract
    expect(await asked(await server.as('newhire@initech.example'), 'initech')).toContain('NOT_FOUND');
    const staff = await seats(await server.as('employee'), { customerId: 'acme' });
    expect(staff.companyName).toBe('Acme');
    expect(staff.seats.map(({ email }) => email)).toContain('bob@acme.example');
  });

  test('[ORG-13] [STF-05] staff revoke a seat with a reason, which the audit log keeps; administrators need none', async () => {
    const staff = await server.as('support');
    expect(await invite('explained@acme.example')).toBe('INVITED');
    const { seatId } = await seatOf('explained@acme.example');
    const revokeAs = async (reason?: string) => {
      const document = 'mutation ($input: RemoveSeatInput!) { removeSeat(input: $input) { error { code field } } }';
      const input = { seatId, companyId: 'acme', ...(reason !== undefined && { reason }) };
      return (await staff.query<{ removeSeat: { error: { code: string; field: string } | null } }>(document, { input }))
        .removeSeat.error;
    };
    for (const reason of [undefined, ' ', 'x'.repeat(501)])
      expect(await revokeAs(reason)).toEqual({ code: 'INVALID_INPUT', field: 'reason' });
    expect(await audited(seatId)).toEqual([`SEAT_ASSIGNED by ${ann.memberId}`]);
    expect(await revokeAs(' Left the program ')).toBeNull();
    // sent again, whatever it says
    expect(await revokeAs()).toBeNull();
    const entry = server.db.selectFrom('audit_entry').select(['reason', 'actor_member_id as by']);
    expect(await entry.where('subject', '=', `seat/${seatId}`).where('action', '=', 'SEAT_REVOKED').execute()).toEqual([
      { reason: 'Left the program', by: staff.memberId },
    ]);
  });

  test('[ORG-13] a person who has left the company is listed without name, address and newest visit, and not found by them', async () => {
    const email = 'felix-amundsen@demo.example';
    await signInAs(server.origin, email, demoPassword);
    const { seats: revoked, total } = await seats(ann, { state: 'REVOKED' });
    expect(total).toBe(revoked.length);
    const former = revoked.filter(({ name }) => name === 'Former member');
    // not by their own id either
    const userId = expect.stringMatching(/^former-[0-9a-f]{24}$/) as string;
    expect(former).toEqual([expect.objectContaining({ userId, email: '', lastSeenAt: null })]);
    const found = (searchTerm: string) => seats(ann, { state: 'REVOKED', searchTerm });
    for (const term of [email, 'Felix', 'Amundsen']) expect((await found(term)).total).toBe(0);
    expect((await found('former')).seats.map(({ userId }) => userId)).toEqual(former.map(({ userId: id }) => id));
  });

  test('[THR-12] [THR-26] a domain counts once it is verified: for the own company, and against others', async () => {
    const unproved = [
      { domain: 'acme-works.example', customer_id: 'acme', verified_at: null },
      { domain: 'hooli-labs.example', customer_id: 'globex', verified_at: null },
    ];
    await server.db.insertInto('email_domain').values(unproved).execute();
    const staff = await server.as('employee');
    const verdictOf = async (caller: Caller, email: string, companyId?: string) => {
      const people = [{ email, firstName: 'Ida', lastName: 'Berg' }];
      return (await save(caller, { people, dryRun: true, companyId })).rows?.[0]?.verdict;
    };
    expect(await verdictOf(ann, 'ida@acme-works.example')).toBe('OTHER_DOMAIN');
    expect(await verdictOf(staff, 'ida@hooli-labs.example', 'hooli')).toBe('INVITED');
    const added = unproved.map(({ domain }) => domain);
    const ofTest = server.db.updateTable('email_domain').where('domain', 'in', added);
    await ofTest.set({ verified_at: new Date(0), verified_by: 'STAFF' }).execute();
    expect(await verdictOf(staff, 'ida@hooli-labs.example', 'hooli')).toBe('OTHER_DOMAIN');
    await server.db.deleteFrom('email_domain').where('domain', 'in', added).execute();
  });
});

describe('while seats run out', () => {
  inOneWorld();

  test('[ORG-13] seats are found by letters of a name or an address, and listed 25 on a page', async () => {
    const hal = await server.as('hal@hooli.example');
    const people = Array.from({ length: 26 }, (_, n) => ({
      email: `of-many-${String(n)}@hooli.example`,
      firstName: 'Of',
      lastName: 'Many',
    }));
    await save(hal, { people });
    const first = await seats(hal);
    const second = await seats(hal, { page: 1 });
    expect([first.seats.length, first.totalPages]).toEqual([25, 2]);
    expect(first.seats.length + second.seats.length).toBe(first.total);
    const ids = [...first.seats, ...second.seats].map(({ seatId }) => seatId);
    expect(new Set(ids).size).toBe(first.total);
    expect((await seats(ann, { searchTerm: 'OZTURK' })).seats.map(({ name }) => name)).toEqual(['Selma Öztürk']);
    expect((await seats(ann, { searchTerm: 'sso-only@' })).total).toBe(1);
    expect((await seats(ann, { searchTerm: 'nobody of that name' })).total).toBe(0);
  });

  test('[ORG-12] however many ask at once, no more seats are held than the contract has', async () => {
    const hal = await server.as('hal@hooli.example');
    const { totalSeats, assignedSeats } = await seats(hal);
    const left = totalSeats - assignedSeats;
    expect(left).toBeGreaterThan(10);
    const groups = Array.from({ length: 12 }, (_, group) =>
      Array.from({ length: 5 }, (__, n) => ({
        email: `rush-${String(group)}-${String(n)}@hooli.example`,
        firstName: 'Rush',
        lastName: 'Hour',
      })),
    );
    const answers = await Promise.all(groups.map((people) => save(hal, { people })));
    const verdicts = answers.flatMap(({ rows }) => rows?.map(({ verdict }) => verdict) ?? []);
    expect(verdicts.filter((verdict) => verdict === 'INVITED').length).toBe(left);
    expect(verdicts.filter((verdict) => verdict === 'NO_SEAT_LEFT').length).toBe(60 - left);
    expect(await seats(hal)).toMatchObject({ assignedSeats: totalSeats });
    // of a revoked seat somebody else is served at once
    const [one] = (await seats(hal, { state: 'ASSIGNED' })).seats;
    await revoke(hal, one?.seatId ?? '');
    expect(await invite('next@hooli.example', hal)).toBe('INVITED');
    expect(await invite('over@hooli.example', hal)).toBe('NO_SEAT_LEFT');
  });

  test('[ORG-12] a contract with overage gives more seats than it has', async () => {
    const gil = await server.as('gil@globex.example');
    const people = Array.from({ length: 12 }, (_, n) => ({
      email: `over-${String(n)}@globex.example`,
      firstName: 'Over',
      lastName: 'Age',
    }));
    expect((await save(gil, { people })).seated).toBe(12);
    const { assignedSeats, totalSeats } = await seats(gil);
    expect(assignedSeats).toBeGreaterThan(totalSeats);
  });
});

describe('while the clock is moved', () => {
  inOneWorld();

  test('[ORG-13] a member who has not signed in is reminded, each at most once a day', async () => {
    const gil = await server.as('gil@globex.example');
    for (const name of ['ada', 'ben', 'cyd']) expect(await invite(`${name}@globex.example`, gil)).toBe('INVITED');
    const { waitingSeats, seats: waiting } = await seats(gil, { state: 'ASSIGNED' });
    const onPage = waiting.length;
    const reminders = async (): Promise<number> =>
      (await server.mails()).filter(({ to, subject }) => to.endsWith('@globex.example') && subject.includes('waiting'))
        .length;
    const nobody = { reminded: 0, tooEarly: waitingSeats, left: 0 };
    const everybody = { reminded: waitingSeats, tooEarly: 0, left: 0 };
    /** How many a press for all would remind, and for how many of the rows one of their own would. */
    const remindable = async (): Promise<readonly number[]> => {
      const { seats: rows, remindableSeats } = await seats(gil, { state: 'ASSIGNED' });
      return [remindableSeats, rows.filter(({ isRemindable }) => isRemindable).length];
    };
    // invited a moment ago
    expect(await remind(gil)).toEqual(nobody);
    expect(await remindable()).toEqual([0, 0]);
    await server.clock.advance(day - hour);
    expect(await remindable()).toEqual([0, 0]);
    await server.clock.advance(hour);
    expect(await remindable()).toEqual([waitingSeats, onPage]);
    // also of several presses at once, one of which reminds them
    const presses = await Promise.all([1, 2, 3, 4].map(() => remind(gil)));
    expect(presses.toSorted((a, b) => b.reminded - a.reminded)).toEqual([everybody, nobody, nobody, nobody]);
    expect(await remind(gil)).toEqual(nobody);
    expect(await reminders()).toBe(waitingSeats);
    expect(await remindable()).toEqual([0, 0]);
    const [one] = (await seats(gil, { state: 'ASSIGNED' })).seats;
    expect(Number(one?.remindedAt)).toBeGreaterThan(0);
    await server.clock.advance(day);
    expect(await remindable()).toEqual([waitingSeats, onPage]);
    expect(await remind(gil, one?.seatId)).toEqual({ reminded: 1, tooEarly: 0, left: 0 });
    expect(await remindable()).toEqual([waitingSeats - 1, onPage - 1]);
    expect(await remind(gil, one?.seatId)).toEqual({ reminded: 0, tooEarly: 1, left: 0 });
    expect(await reminders()).toBe(waitingSeats + 1);
  });

  test('[ORG-13] one press reminds everybody, however many they are; it answers after the first five hundred mails', async () => {
    const hal = await server.as('hal@hooli.example');
    await inTenant(server.db, 'hooli', (tx) =>
      sql`
        with invited as (
          insert into member (member_id, customer_id, email, first_name, last_name, registered_at)
          select 'crowd-' || n, 'hooli', 'crowd-' || n || '@hooli.example', 'Crowd', 'Person', now()
          from generate_series(1, 1100) n returning member_id)
        insert into seat (contract_id, customer_id, member_id, assigned_at)
        select contract_id, customer_id, member_id, ${new Date(server.clock.now() - 3 * day)}
        from invited, contract where contract.customer_id = 'hooli'`.execute(tx),
    );
    await server.clock.advance(day);
    const { remindableSeats: expected } = await seats(hal);
    expect(expected).toBe(1100);
    const pressedAt = new Date(server.clock.now());
    expect(await remind(hal)).toEqual({ reminded: expected, tooEarly: 0, left: expected - 500 });
    expect(await remind(hal)).toEqual({ reminded: 0, tooEarly: expected, left: 0 });
    const entries = await server.db
      .selectFrom('audit_entry')
      .select(['actor_member_id as by', 'detail'])
      .where('action', '=', 'SEATS_REMINDED')
      .where('at', '>=', pressedAt)
      .execute();
    const recorded = entries.flatMap(({ detail }) => (detail as { seatIds: string[] }).seatIds);
    expect([recorded.length, new Set(recorded).size]).toEqual([expected, expected]);
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set([hal.memberId]));
    await untilJobsAreDone();
    // the mailbox keeps only so many
    const outbox = server.db.selectFrom('mail').select('to_address as to').where('letter', '=', 'seatReminded');
    const mailed = (await outbox.where('to_address', 'like', 'crowd-%').execute()).map(({ to }) => to);
    expect([mailed.length, new Set(mailed).size]).toEqual([1100, 1100]);
  }, 600_000);

  test('[ORG-13] the end of a contract revokes its seats', async () => {
    const contract = await inTenant(server.db, 'acme', (tx) =>
      tx.selectFrom('contract').select('ends_at as endsAt').executeTakeFirstOrThrow(),
    );
    const { seatId } = await seatOf('bob@acme.example');
    await server.clock.advance(contract.endsAt.getTime() + 2 * day - server.clock.now());
    const seat = await inTenant(server.db, 'acme', (tx) =>
      tx.selectFrom('seat').select('revoked_at as at').where('seat_id', '=', seatId).executeTakeFirstOrThrow(),
    );
    // at the end of the last day, which is included, in the zone of the company
    const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/New_York' });
    expect(clock.format(seat.at ?? 0)).toBe('12:00 AM');
    expect((seat.at?.getTime() ?? 0) - contract.endsAt.getTime()).toBeGreaterThan(0);
    expect((seat.at?.getTime() ?? 0) - contract.endsAt.getTime()).toBeLessThanOrEqual(day);
    expect(await audited(seatId)).toContain('SEAT_REVOKED by nobody');
  });
});
