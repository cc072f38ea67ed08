import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { sql } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { addMembers } from '../enrollment/workshop.fixture.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { getUploadForm, post, save } from '../member/profile.fixture.ts';
import { addPass, extras, register } from '../pass/pass.fixture.ts';
import { removePerson } from '../pass/service/staff/passes.ts';
import { eraseDue } from './service/eraseDue.ts';

// What somebody who is erased leaves to others, and what would still name them.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Erases a member as if they had asked for it fourteen days ago. */
async function erase(memberId: string): Promise<void> {
  const now = server.clock.now();
  await server.db
    .insertInto('member_erasure')
    .values({ member_id: memberId, requested_at: new Date(0), due_at: new Date(now) })
    .execute();
  await eraseDue(server.context(null, now));
  const left = server.db.selectFrom('member').select('email').where('member_id', '=', memberId);
  expect(await left.execute()).toEqual([]);
}

test('[ACT-05] the slots of passes return where the pass returns them, with their codes, and no registration is left', async () => {
  const { email } = persona('trial');
  const code = () => randomUUID().slice(0, 8);
  const codes = { 'ERASED-1': code(), 'ERASED-2': code(), 'ERASED-3': code() };
  for (const [shortCode, oneTimeCode] of Object.entries(codes)) {
    const returnSlots = shortCode !== 'ERASED-2';
    await addPass(server, { shortCode, slots: 1, returnSlots, oneTimeCodes: [oneTimeCode] });
  }
  const caller = await server.as('trial');
  const { memberId: userId } = caller;
  for (const shortCode of ['ERASED-1', 'ERASED-2'] as const) {
    await register(caller, shortCode, email, { redemptionCode: codes[shortCode] });
    expect(await extras(caller, { userId, email, shortCode })).toMatchObject({ success: true });
  }
  // held for the address, and never accepted
  await register(server.stranger, 'ERASED-3', email, { redemptionCode: codes['ERASED-3'] });
  const state = async () => {
    const passes = server.db.selectFrom('pass').select(['short_code as code', 'taken']).orderBy('short_code');
    return (await passes.where('short_code', 'like', 'ERASED-%').execute()).map(({ taken }) => taken);
  };
  expect(await state()).toEqual([1, 1, 1]);
  await erase(userId);
  expect(await state()).toEqual([0, 1, 0]);
  const registered = server.db.selectFrom('pass_registration').select('pass_id');
  expect(await registered.where('address', '=', email).execute()).toEqual([]);
  const next = (shortCode: keyof typeof codes) =>
    register(server.stranger, shortCode, 'next@larkfield.example', { redemptionCode: codes[shortCode] });
  expect((await next('ERASED-1')).error).toBeNull();
  expect((await next('ERASED-2')).error?.code).toBe('402');
});

test('[ACT-05] [PAS-06] the slot of a registration that staff has removed returns once', async () => {
  const { email } = persona('crash');
  const shortCode = 'REMOVED-ONCE';
  await addPass(server, { shortCode, slots: 2 });
  const taken = async () =>
    (await server.db.selectFrom('pass').select('taken').where('short_code', '=', shortCode).executeTakeFirst())?.taken;
  await register(server.stranger, shortCode, email);
  await register(server.stranger, shortCode, 'stays@larkfield.example');
  const staff = actOf(server);
  await removePerson(staff, shortCode, email);
  expect(await taken()).toBe(1);
  await erase(persona('crash').memberId);
  expect(await taken()).toBe(1);
});

test('[ACT-05] [ORG-13] the seat of a contract is free, and the company counts on what was learned under it', async () => {
  const ann = await server.as('ann@acme.example');
  const seats = async () =>
    (
      await ann.query<{
        listSeats: { assignedSeats: number; seats: { name: string; email: string; userId: string }[] };
      }>('{ listSeats(state: REVOKED) { assignedSeats seats { name email userId } } }')
    ).listSeats;
  const before = await seats();
  const { memberId } = await server.as('bob@acme.example');
  await erase(memberId);
  const after = await seats();
  expect(after.assignedSeats).toBe(before.assignedSeats - 1);
  const known = new Set(before.seats.map(({ userId }) => userId));
  const added = after.seats.filter(({ userId }) => !known.has(userId));
  expect(added).toEqual([{ name: 'Former member', email: '', userId: expect.stringMatching(/^former-/) as string }]);
  const [former] = added;
  const { rows } = await inTenant(server.db, 'acme', (tx) =>
    sql<{ facts: number }>`select count(*)::integer as facts
      from member_facts('acme', array[${former?.userId ?? ''}])`.execute(tx),
  );
  expect(rows[0]?.facts).toBeGreaterThan(0);
});

test('[ACT-05] the directory has neither an entry of the account nor a word that only it had', async () => {
  const { memberId } = await server.as('sprints');
  await server.db.updateTable('member').set({ last_name: 'Quillfeather' }).where('member_id', '=', memberId).execute();
  const left = async () => [
    ...(await server.db.selectFrom('directory_entry').select('words').where('member_id', '=', memberId).execute()),
    ...(await server.db.selectFrom('directory_word').select('word').where('word', '=', 'quillfeather').execute()),
  ];
  expect(await left()).toHaveLength(2);
  await erase(memberId);
  expect(await left()).toEqual([]);
});

test('[ACT-05] no picture of the account is left', async () => {
  const caller = await server.as('academy');
  const photo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#c86' } })
    .png()
    .toBuffer();
  const forms = [await getUploadForm(caller), await getUploadForm(caller)];
  for (const { url, fields } of forms) await post(new URL(url, server.origin), fields, new Uint8Array(photo));
  await save(caller, 'saveMemberBasicInfo', { profileImageUrl: forms[0]?.imageUrl });
  const { uploads } = server.context(null, server.clock.now()).ports;
  const left = async () => {
    const files = forms.map(async ({ key }) => [await uploads.findPublished(key), await uploads.findReceived(key)]);
    return (await Promise.all(files)).flat().filter((file) => file !== null).length;
  };
  // the one that is shown, and one that was only sent
  expect(await left()).toBe(2);
  await server.db
    .updateTable('member')
    .set({ manage_billing: false })
    .where('member_id', '=', caller.memberId)
    .execute();
  await erase(caller.memberId);
  await expect.poll(left).toBe(0);
});

test('[ACT-05] no record of a sign-in names the account', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(persona('workshops').email, demoPassword);
  await browser.refresh();
  const { memberId } = await server.as('workshops');
  const records = async () =>
    (
      await sql<{ model: string }>`select distinct model from oidc_record where payload ->> 'accountId' = ${memberId}
        order by 1`.execute(server.db)
    ).rows.map(({ model }) => model);
  expect(await records()).toContain('Grant');
  await erase(memberId);
  expect(await records()).toEqual([]);
});

/** The name that POST /elu gives an address. */
async function nameOf(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: server.origin };
  const answer = await server.stranger.fetch('/elu', {
    method: 'POST',
    headers,
    body: JSON.stringify({ e: address }),
  });
  return ((await answer.json()) as { u: string }).u;
}

/** Tells analytics that an address of this name has signed up. */
async function collect(u: string): Promise<void> {
  const events = [{ id: randomUUID(), path: '/signup', age: 0, properties: { u } }];
  const headers = { 'content-type': 'application/json', origin: server.origin };
  const body = JSON.stringify({ anonymousId: randomUUID(), events });
  expect((await server.stranger.fetch('/collect', { method: 'POST', headers, body })).status).toBe(204);
}

test('[ACT-05] [SIG-15] nothing says any more that the address has signed up, whatever its case was', async () => {
  const { memberId, email } = persona('limited');
  const names = { theirs: await nameOf(email), other: await nameOf('somebody@else.example') };
  await collect(names.theirs);
  await collect(names.other);
  const upper = server.db.updateTable('member').set({ email: email.toUpperCase() });
  await upper.where('member_id', '=', memberId).execute();
  await erase(memberId);
  const left = await server.db
    .selectFrom('analytics_event')
    .select('properties')
    .where('type', '=', 'identify')
    .execute();
  expect(left.map(({ properties }) => properties)).toEqual([{ u: names.other }]);
});

test('[ACT-05] [ACT-06] [SIG-15] nothing says any more that a former address has signed up, while its next owner stays known', async () => {
  const { memberId } = persona('limited-over');
  const [before, theirs] = ['before@else.example', 'next@else.example'];
  for (const address of [before, theirs]) await collect(await nameOf(address));
  // the one at the instant at which it was said, the other just before
  const at = server.clock.now();
  await server.db
    .updateTable('analytics_event')
    .set({ received_at: new Date(at) })
    .where('type', '=', 'identify')
    .execute();
  await server.db
    .insertInto('former_email')
    .values([
      { member_id: memberId, email: before, ended_at: new Date(at) },
      { member_id: memberId, email: theirs, ended_at: new Date(at - 1) },
    ])
    .execute();
  await erase(memberId);
  const left = server.db.selectFrom('analytics_event').select('properties').where('type', '=', 'identify').execute();
  const names = (await left).map(({ properties }) => (properties as { u?: string }).u);
  expect(names).not.toContain(await nameOf(before));
  expect(names).toContain(await nameOf(theirs));
});

test('[ACT-05] an erasure that fails does not keep those of others waiting', async () => {
  const now = server.clock.now();
  const members = await addMembers(server, 'due', 2);
  const [first = '', second = ''] = members;
  await server.db
    .insertInto('member_erasure')
    .values(members.map((memberId, n) => ({ member_id: memberId, requested_at: new Date(0), due_at: new Date(n) })))
    .execute();
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query(`create function stay() returns trigger language plpgsql as
    $$ begin raise exception 'this one stays'; end $$`);
  await owner.query(`create trigger a_stays before delete on member for each row
    when (old.member_id = '${first}') execute function stay()`);
  await eraseDue(server.context(null, now));
  const left = async (): Promise<string[]> =>
    (await server.db.selectFrom('member').select('member_id as id').where('member_id', 'in', members).execute()).map(
      ({ id }) => id,
    );
  expect(await left()).toEqual([first]);
  expect(server.takeErrors()).toMatchObject([
    { err: { message: expect.stringContaining('this one stays') as string } },
  ]);
  // the next run tries again
  await owner.query('drop trigger a_stays on member');
  await owner.end();
  await eraseDue(server.context(null, now));
  expect([await left(), second]).toEqual([[], 'due-2']);
});
