import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { awaitCode } from '../accountSettings/emailChange.fixture.ts';
import { contextOf } from '../enrollment/workshop.fixture.ts';
import { addPass, extras, findLink, register, setPassword, slotsTaken } from './pass.fixture.ts';
import { processPassExtras } from './service/processPassExtras.ts';
import { removePerson } from './service/staff/passes.ts';

// Registrations by passes of members who change their address meanwhile.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

/** Changes the address of a caller by the code that was mailed to it. */
async function moveTo(caller: Caller, email: string): Promise<void> {
  const code = await awaitCode(server, caller.memberId, email);
  const document = 'mutation ($code: String!) { sent: confirmEmailChange(code: $code) { email error { code } } }';
  expect(await caller.query(document, { code })).toEqual({ sent: { email, error: null } });
}

/** A new member of a pass that everybody may use. */
async function join(email: string, shortCode: string): Promise<Caller> {
  const { tac } = await register(server.stranger, shortCode, email);
  return setPassword(server, email, tac);
}

/** Makes an address the second sign-in of a caller. */
async function linkTo({ memberId }: Caller, email: string): Promise<void> {
  const at = new Date();
  const link = { member_id: memberId, email, requested_at: at, expires_at: at, verified_at: at };
  await server.db.insertInto('account_link').values(link).execute();
}

const at = async (address: string): Promise<{ passId: string; state: string }[]> =>
  server.db
    .selectFrom('pass_registration')
    .select(['pass_id as passId', 'state'])
    .where('address', '=', address)
    .orderBy('pass_id')
    .execute();
const mailsTo = async (address: string): Promise<string[]> =>
  (await server.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);

test('[PAS-07] [ACT-06] with another address a member has the slot of a pass that they had, and takes no second one', async () => {
  const passId = await addPass(server, { shortCode: 'MOVES-ONCE', oneTimeCodes: ['ONE-1', 'ONE-2'] });
  const { tac } = await register(server.stranger, 'MOVES-ONCE', 'first@moves.example', { redemptionCode: 'ONE-1' });
  const caller = await setPassword(server, 'first@moves.example', tac);
  await moveTo(caller, 'second@moves.example');
  const input = { userId: caller.memberId, email: 'second@moves.example', shortCode: 'MOVES-ONCE' };
  // a process hears of the new address a moment later (decision 005)
  await expect.poll(() => extras(caller, input)).toMatchObject({ success: true, error: null });
  const again = await register(caller, 'MOVES-ONCE', 'second@moves.example', { redemptionCode: 'ONE-2' });
  expect(again).toMatchObject({ result: 'CONFIRMED_WITH_ACTIVATION', error: null });
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
  expect(await mailsTo('second@moves.example')).not.toContainEqual(expect.stringContaining('Welcome'));
  // the next owner of the former address has a slot of their own
  const next = await register(server.stranger, 'MOVES-ONCE', 'first@moves.example', { redemptionCode: 'ONE-2' });
  expect(next.error).toBeNull();
  expect(await slotsTaken(server, passId)).toEqual({ counter: 2, rows: 2 });
});

test('[PAS-03] [PAS-07] [ACT-02] by their second sign-in a member registers as themselves: one account, one slot', async () => {
  const [main, second] = ['main@seconds.example', 'second@seconds.example'];
  await addPass(server, { shortCode: 'FIRST-PASS' });
  const passId = await addPass(server, { shortCode: 'BY-SECOND', slots: 1 });
  const member = await join(main, 'FIRST-PASS');
  await linkTo(member, second);
  const { tac, error } = await register(server.stranger, 'BY-SECOND', second);
  expect(error).toBeNull();
  // a person who typed the address reads the mail there
  await expect.poll(() => mailsTo(second)).toEqual(['Sign in to accept your invitation']);
  const link = { success: true, link: '/login?redirectPath=%2Finvite-registration%2FBY-SECOND', existingUser: true };
  await expect.poll(() => findLink(server.stranger, 'BY-SECOND', second, tac)).toMatchObject(link);
  // by either address it is the same registration, also where no other slot is left
  expect(await register(server.stranger, 'BY-SECOND', main)).toMatchObject({ error: null });
  expect(await register(server.stranger, 'BY-SECOND', second)).toMatchObject({ error: null });
  expect([await slotsTaken(server, passId), await at(second)]).toEqual([{ counter: 1, rows: 1 }, []]);
  const input = { userId: member.memberId, email: main, shortCode: 'BY-SECOND' };
  expect(await extras(member, input)).toMatchObject({ success: true, error: null });
  // signed in, no mail has to prove an address that the account has proved
  await addPass(server, { shortCode: 'AT-ONCE' });
  await register(member, 'AT-ONCE', second);
  expect(await at(main)).toContainEqual({ passId: 'pass-at-once', state: 'ACTIVATED' });
});

test('[PAS-07] [ACT-02] what was registered before its address became a second sign-in makes no other account', async () => {
  const email = 'later-second@seconds.example';
  await addPass(server, { shortCode: 'BEFORE-LINK' });
  const { tac } = await register(server.stranger, 'BEFORE-LINK', email);
  await expect.poll(() => findLink(server.stranger, 'BEFORE-LINK', email, tac)).toMatchObject({ existingUser: false });
  await linkTo(await server.as('crash'), email);
  const document =
    'mutation ($email: String!, $tac: String!) { sendVerificationCode(b64email: $email, b64tac: $tac) { success } }';
  const [b64email, b64tac] = [email, tac ?? ''].map((text) => Buffer.from(text).toString('base64'));
  expect(await server.stranger.query(document, { email: b64email, tac: b64tac })).toEqual({
    sendVerificationCode: { success: false },
  });
});

test('[PAS-06] [ACT-06] a pass that starts later is mailed to the address that its member has by then', async () => {
  const startsAt = server.clock.now() + 5 * day;
  await addPass(server, { shortCode: 'MOVES-LATER', startsAt });
  const caller = await join('early@moves.example', 'WELCOME30');
  await register(caller, 'MOVES-LATER', 'early@moves.example');
  await moveTo(caller, 'later@moves.example');
  const before = (await mailsTo('early@moves.example')).length;
  await server.clock.moveTo(startsAt + 1000);
  expect((await mailsTo('early@moves.example')).length).toBe(before);
  expect(await mailsTo('later@moves.example')).toHaveLength(2);
  const input = { userId: caller.memberId, email: 'later@moves.example', shortCode: 'MOVES-LATER' };
  expect(await extras(caller, input)).toMatchObject({ success: true, error: null });
});

test('[PAS-04] [ACT-06] a pass that waits for a work address ends with it, and its slot returns', async () => {
  const passId = await addPass(server, { shortCode: 'MOVES-WORK', customerId: 'acme', durationDays: 30 });
  const caller = await join('worker@acme.example', 'WELCOME30');
  // asked for by the visitor's form, and not accepted yet
  await register(server.stranger, 'MOVES-WORK', 'worker@acme.example');
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
  await moveTo(caller, 'worker@moves.example');
  expect(await slotsTaken(server, passId)).toEqual({ counter: 0, rows: 0 });
  const input = { userId: caller.memberId, email: 'worker@moves.example', shortCode: 'MOVES-WORK' };
  expect(await extras(caller, input)).toMatchObject({ success: null, error: { code: 'NOT_FOUND' } });
});

test('[PAS-07] [ACT-06] where both addresses are registered by a pass, the member’s own registration stays, with one slot', async () => {
  const passId = await addPass(server, { shortCode: 'MOVES-BOTH' });
  const caller = await join('one@moves.example', 'MOVES-BOTH');
  await register(server.stranger, 'MOVES-BOTH', 'two@moves.example');
  expect(await slotsTaken(server, passId)).toEqual({ counter: 2, rows: 2 });
  await moveTo(caller, 'two@moves.example');
  expect(await at('two@moves.example')).toEqual([{ passId, state: 'ACTIVATED' }]);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
});

test('[PAS-07] [ACT-06] what somebody else had with an address before stays theirs, and ends what waits for it', async () => {
  const passId = await addPass(server, { shortCode: 'MOVES-FORMER' });
  const other = await join('former@moves.example', 'MOVES-FORMER');
  // left at the former address, as one could be before registrations waited for a change of the address
  const email = 'elsewhere@moves.example';
  await server.db.updateTable('member').set({ email }).where('member_id', '=', other.memberId).execute();
  const caller = await join('waits@moves.example', 'WELCOME30');
  await register(server.stranger, 'MOVES-FORMER', 'waits@moves.example');
  await moveTo(caller, 'former@moves.example');
  expect(await at('waits@moves.example')).toEqual([]);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
  await moveTo(caller, 'third@moves.example');
  expect(await at('former@moves.example')).toEqual([{ passId, state: 'ACTIVATED' }]);
  expect(await at('third@moves.example')).toHaveLength(1);
});

test('[PAS-07] [ACT-06] a registration that staff has removed takes no place from one that waits at the new address', async () => {
  const passId = await addPass(server, { shortCode: 'MOVES-BACK' });
  const caller = await join('removed@moves.example', 'MOVES-BACK');
  const deps = actOf(server);
  expect(await removePerson(deps, 'MOVES-BACK', 'removed@moves.example')).toMatchObject({ ok: true });
  await register(server.stranger, 'MOVES-BACK', 'back@moves.example');
  await moveTo(caller, 'back@moves.example');
  expect(await at('removed@moves.example')).toEqual([]);
  expect(await at('back@moves.example')).toEqual([{ passId, state: 'HELD' }]);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 1, rows: 1 });
});

test('[ACT-05] [ACT-06] an erasure leaves no registration of an address that its member had before', async () => {
  const startsAt = server.clock.now() + 60 * day;
  const passId = await addPass(server, { shortCode: 'MOVES-GONE', startsAt });
  await addPass(server, { shortCode: 'MOVES-STAFF' });
  const caller = await join('before@moves.example', 'WELCOME30');
  for (const shortCode of ['MOVES-GONE', 'MOVES-STAFF'])
    await register(server.stranger, shortCode, 'before@moves.example');
  const deps = actOf(server);
  expect(await removePerson(deps, 'MOVES-STAFF', 'before@moves.example')).toMatchObject({ ok: true });
  await moveTo(caller, 'after@moves.example');
  await caller.query(`mutation { requestErasure(password: "Demo-pass-1!") { error { code } } }`);
  await server.clock.advance(15 * day);
  expect(await at('before@moves.example')).toEqual([]);
  expect(await at('after@moves.example')).toEqual([]);
  expect(await slotsTaken(server, passId)).toEqual({ counter: 0, rows: 0 });
});

test('[PAS-07] [ACT-06] what is registered at the moment in which its member changes their address moves along', async () => {
  const startsAt = server.clock.now() + 90 * day;
  const passId = await addPass(server, { shortCode: 'MOVES-MEANWHILE', startsAt });
  const caller = await join('at-once@moves.example', 'WELCOME30');
  // it knows whose address it is, and is about to be saved
  const pause = await pauseAt(server, 'insert', 'pass_registration');
  try {
    const registering = register(server.stranger, 'MOVES-MEANWHILE', 'at-once@moves.example');
    await pause.untilWaiting(1);
    let isMoved = false;
    const moving = moveTo(caller, 'moved-on@moves.example').then(() => (isMoved = true));
    await pause.untilWaiting(2, () => isMoved);
    await pause.release();
    expect((await registering).error).toBeNull();
    await moving;
  } finally {
    await pause.close();
  }
  expect(await at('at-once@moves.example')).toEqual([]);
  expect(await at('moved-on@moves.example')).toContainEqual({ passId, state: 'HELD' });
});

test('[PAS-07] [ACT-06] a member who changes their address while they accept a pass by the former one registers nothing', async () => {
  const passId = await addPass(server, { shortCode: 'MOVES-FIRST' });
  const caller = await join('accepts@moves.example', 'WELCOME30');
  const pause = await pauseAt(server, 'insert', 'former_email');
  try {
    const moving = moveTo(caller, 'accepted@moves.example');
    await pause.untilWaiting(1);
    const registering = register(caller, 'MOVES-FIRST', 'accepts@moves.example');
    await pause.untilWaiting(2);
    await pause.release();
    await moving;
    expect((await registering).error?.code).toBe('NOT_FOUND');
  } finally {
    await pause.close();
  }
  expect(await slotsTaken(server, passId)).toEqual({ counter: 0, rows: 0 });
});

test('[PAS-07] [THR-61] a process that has not heard of another address yet accepts nothing for the next owner of the former one', async () => {
  const passId = await addPass(server, { shortCode: 'MOVES-UNHEARD' });
  const email = 'unheard@moves.example';
  const { memberId } = await join(email, 'WELCOME30');
  const ctx = contextOf(server, memberId, server.clock.now());
  await server.db
    .updateTable('member')
    .set({ email: 'heard@moves.example' })
    .where('member_id', '=', memberId)
    .execute();
  await register(server.stranger, 'MOVES-UNHEARD', email);
  const viewer = { ...ctx.viewer, email };
  const accepted = await processPassExtras({ ...ctx, viewer }, { userId: memberId, email, shortCode: 'MOVES-UNHEARD' });
  expect(accepted).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  expect(await at(email)).toContainEqual({ passId, state: 'HELD' });
});

test('[PAS-07] [D54] passes of two companies that are accepted at once let a member into one of them', async () => {
  const email = 'torn@moves.example';
  await addPass(server, { shortCode: 'MOVES-IN' });
  const caller = await join(email, 'MOVES-IN');
  const companies = { 'MOVES-HOOLI': 'hooli', 'MOVES-GLOBEX': 'globex' } as const;
  for (const [shortCode, customerId] of Object.entries(companies)) {
    const passId = await addPass(server, { shortCode, customerId, takesSeat: true });
    await server.db
      .updateTable('pass')
      .set({ allowed_domains: ['moves.example'] })
      .where('pass_id', '=', passId)
      .execute();
    expect((await register(server.stranger, shortCode, email)).error).toBeNull();
  }
  // each has read that the member is a consumer
  const pause = await pauseAt(server, 'update', 'member');
  const accept = (shortCode: string) => extras(caller, { userId: caller.memberId, email, shortCode });
  const accepted = Promise.all([accept('MOVES-HOOLI'), accept('MOVES-GLOBEX')]);
  await pause.untilWaiting(2);
  await pause.release();
  const answers = await accepted;
  await pause.close();
  expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual(['OTHER_ORGANIZATION', 'in']);
  const { customerId } = await server.db
    .selectFrom('member')
    .select('customer_id as customerId')
    .where('member_id', '=', caller.memberId)
    .executeTakeFirstOrThrow();
  const [isIn] = Object.entries(companies).flatMap(([shortCode, id]) => (id === customerId ? [shortCode] : []));
  expect(answers[isIn === 'MOVES-HOOLI' ? 0 : 1].error).toBeNull();
  const grants = await server.db
    .selectFrom('entitlement_grant')
    .select('source_ref as sourceRef')
    .where('member_id', '=', caller.memberId)
    .orderBy('source_ref')
    .execute();
  expect(grants.map(({ sourceRef }) => sourceRef)).toEqual([`pass-${isIn ?? ''}`, 'pass-MOVES-IN'].toSorted());
});
