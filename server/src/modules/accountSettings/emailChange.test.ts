import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { get } from '../../adapters/local/till/state.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { codeIn, mailsTo } from '../account/mailbox.fixture.ts';
import { onePayingCustomer } from '../billing/payments.fixture.ts';
import { saveCustomerEmail } from '../billing/service/saveCustomerEmail.ts';
import { addMembers, addSession, contextOf } from '../enrollment/workshop.fixture.ts';
import { openVisitor, signInAtGoogle } from '../federation/federation.fixture.ts';
import { linkIdentity } from '../federation/service/linking/linkIdentity.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { addConsumer } from '../member/service/addConsumer.ts';
import { saveEmail } from '../member/service/saveEmail.ts';
import { addPass, consumer } from '../pass/pass.fixture.ts';
import { activateForMember } from '../pass/service/activate.ts';
import { createUserWithPass } from '../pass/service/createUserWithPass.ts';
import { listMailsTo } from '../privacy/store/personalData.ts';
import { hashPassword } from '../proof/service/password.ts';
import { awaitCode } from './emailChange.fixture.ts';
import { confirmEmailChange } from './service/emailChange/confirmEmailChange.ts';
import { mailEmailCode } from './service/emailChange/mailEmailCode.ts';
import { setPassword } from './service/setPassword.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

interface Outcome {
  readonly email: string | null;
  readonly error: { readonly code: string; readonly message: string; readonly field: string | null } | null;
}
const fields = 'email error { code message field }';

async function start(caller: Caller, email: string, password: string | null = demoPassword): Promise<Outcome> {
  const document = `mutation ($email: String!, $password: String) {
    sent: startEmailChange(email: $email, password: $password) { ${fields} } }`;
  return (await caller.query<{ sent: Outcome }>(document, { email, password })).sent;
}
async function confirm(caller: Caller, code: string): Promise<Outcome> {
  const document = `mutation ($code: String!) { sent: confirmEmailChange(code: $code) { ${fields} } }`;
  return (await caller.query<{ sent: Outcome }>(document, { code })).sent;
}
async function settings(caller: Caller) {
  type Answer = { getAccountSettings: { email: string; pendingEmail: string | null; addressBond: string | null } };
  return (await caller.query<Answer>('{ getAccountSettings { email pendingEmail addressBond } }')).getAccountSettings;
}
const asked = 'A new email was requested for your Atrium account';
const changed = 'The email of your Atrium account was changed';
const mailed = 'Your code to change your Atrium email';
const subjects = async (address: string, count: number): Promise<string[]> =>
  (await mailsTo(server, address, count)).map(({ subject }) => subject).toSorted();
const mismatch = { email: null, error: { code: 'CODE_MISMATCH' } };
const expired = {
  email: null,
  error: { code: 'CODE_EXPIRED', message: 'This code is no longer valid. Ask for a new one.' },
};

test('[ACT-06] [THR-04] an address is changed by the code that was mailed to it; both are told, and every other browser is signed out', async () => {
  const [old, email] = [persona('member').email, 'maya.new@elsewhere.example'];
  const startAt = server.clock.now() + 30 * day;
  await addSession(server, { sessionId: 'moves-1', courseId: 'moves', startAt, capacity: 3 });
  const caller = await server.as('member');
  const input = { userId: caller.memberId, sessionId: 'moves-1', deviceId: 'a', clientSeq: '1' };
  const enroll = 'mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }';
  await caller.query(enroll, { input });
  const other = openBrowser(server.origin);
  const token = await other.signIn(old, demoPassword);
  const before = (await server.mails()).filter(({ to }) => to === old).length;

  expect(await start(caller, ` ${email.toUpperCase()} `)).toEqual({ email, error: null });
  expect(await settings(caller)).toEqual({ email: old, pendingEmail: email, addressBond: null });
  const [mail] = await mailsTo(server, email, 1);
  expect(mail?.subject).toBe(mailed);
  // nobody is named to an address that may be a stranger's
  expect(mail?.text).not.toMatch(/maya|fernandes|member@/i);
  expect(await subjects(old, before + 1)).toContain(asked);
  const code = codeIn(mail);
  expect(await confirm(caller, code === '000000' ? '000001' : '000000')).toMatchObject(mismatch);
  expect((await other.call(token)).status).toBe(200);
  expect(await confirm(caller, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ email, error: null });
  // an answer that was lost
  expect(await confirm(caller, code)).toEqual({ email, error: null });

  expect(await settings(caller)).toEqual({ email, pendingEmail: null, addressBond: null });
  await expect.poll(async () => (await other.call(token)).status).toBe(401);
  expect((await openBrowser(server.origin).challenge(old, demoPassword)).status).toBe(401);
  expect((await openBrowser(server.origin).challenge(email, demoPassword)).status).toBe(200);
  expect(await subjects(old, before + 2)).toContain(changed);
  const toNew = await mailsTo(server, email, 3);
  expect(toNew.map(({ subject }) => subject).toSorted()).toEqual(
    [changed, mailed, 'Your upcoming Atrium dates'].toSorted(),
  );
  const dates = toNew.find(({ subject }) => subject === 'Your upcoming Atrium dates')?.calendar ?? '';
  expect(dates).toContain('METHOD:REQUEST');
  expect(dates.replaceAll(/\r?\n /g, '')).toContain(email);
  expect(dates).toContain('moves-1');
  // receipts of the payment provider follow
  await expect.poll(() => server.till.run((state) => get(state, 'customer', 'cus_maya').email)).toBe(email);
  const audited = server.db
    .selectFrom('audit_entry')
    .select(['actor_member_id as actor', 'detail'])
    .where('action', '=', 'EMAIL_CHANGED');
  expect(await audited.execute()).toEqual([{ actor: caller.memberId, detail: {} }]);
  // the present address is found by the mails of a reset, the former one is not
  for (const address of [old, email]) {
    await server.stranger.query(`mutation { forgotPassword(email: "${address}") { success } }`);
  }
  await mailsTo(server, email, 4);
  expect(await subjects(old, before + 2)).not.toContain('Your code to reset your Atrium password');
});

test('[ACT-06] an address that changes while the payment provider gets the one before is sent after it', async () => {
  const { memberId } = persona('discounted');
  const sent: string[] = [];
  const saveEmail = async (_: string, email: string) => {
    sent.push(email);
    if (sent.length > 1) return;
    const later = server.db.updateTable('member').set({ email: 'second@elsewhere.example' });
    await later.where('member_id', '=', memberId).execute();
  };
  const ports = { ...server.context(null, 0).ports, payments: { ...onePayingCustomer, saveEmail } };
  await saveCustomerEmail({ db: server.db, ports }, { memberId });
  expect(sent).toEqual([persona('discounted').email, 'second@elsewhere.example']);
});

test('[ACT-06] [THR-12] an address that is taken looks like one that is free, and its owner alone is told', async () => {
  const caller = await server.as('planner');
  const taken = persona('academy').email;
  expect(await start(caller, taken)).toEqual({ email: taken, error: null });
  expect(await settings(caller)).toMatchObject({ pendingEmail: taken });
  expect(await subjects(taken, 1)).toEqual(['This email already has an account at Atrium']);
  const own = (await server.mails()).filter(({ to }) => to === persona('planner').email);
  expect(own.map(({ subject }) => subject)).toContain(asked);
  for (let n = 0; n < 5; n += 1) expect(await confirm(caller, String(n).repeat(6))).toMatchObject(mismatch);
  expect(await confirm(caller, '123456')).toMatchObject(expired);
  expect((await settings(caller)).email).toBe(persona('planner').email);
});

test('[ACT-06] [THR-13] a code is compared five times, also by tries at once; a new one ends it, and it takes a password to ask', async () => {
  const caller = await server.as('archive');
  const email = 'archive.new@elsewhere.example';
  expect(await start(caller, email, 'not it')).toMatchObject({
    error: { code: 'INVALID_CREDENTIALS', message: 'This is not your current password.', field: 'password' },
  });
  expect(await start(caller, email, null)).toMatchObject({ error: { code: 'INVALID_CREDENTIALS' } });
  expect((await settings(caller)).pendingEmail).toBeNull();
  const code = await awaitCode(server, caller.memberId, email);
  const wrong = Array.from({ length: 20 }, (_, n) => String(n + 100_000)).filter((guess) => guess !== code);
  const answers = await Promise.all(wrong.map((guess) => confirm(caller, guess)));
  expect(answers.filter(({ error }) => error?.code === 'CODE_MISMATCH')).toHaveLength(5);
  expect(await confirm(caller, code)).toMatchObject(expired);

  const first = await awaitCode(server, caller.memberId, email);
  let second = await awaitCode(server, caller.memberId, email);
  if (second === first) second = await awaitCode(server, caller.memberId, email);
  expect(await confirm(caller, first)).toMatchObject(mismatch);
  // a code of somebody else for the same address is none of this member's
  const stranger = await server.as('trial');
  await awaitCode(server, stranger.memberId, email);
  expect(await confirm(stranger, second)).toMatchObject(mismatch);
  await server.db
    .updateTable('email_change')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await confirm(caller, second)).toMatchObject(expired);
  expect((await settings(caller)).pendingEmail).toBeNull();
  expect((await settings(caller)).email).toBe(persona('archive').email);
});

test('[ACT-06] a new request has all its tries, and is answered as before also when none waits any more', async () => {
  const caller = await server.as('crash');
  const code = await awaitCode(server, caller.memberId, 'crash.first@elsewhere.example');
  const guess = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect(await confirm(caller, guess)).toMatchObject(mismatch);
  expect(await confirm(caller, code)).toMatchObject(expired);
  const email = 'crash.second@elsewhere.example';
  expect(await start(caller, email)).toEqual({ email, error: null });
  const [mail] = await mailsTo(server, email, 1);
  expect(await confirm(caller, codeIn(mail))).toEqual({ email, error: null });
  // canceled in another tab, which still shows the request
  await caller.query('mutation { cancelEmailChange { success } }');
  expect(await confirm(caller, codeIn(mail))).toEqual({ email, error: null });
});

test('[ACT-06] [THR-14] an address gets three mails an hour, and one for requests that follow at once', async () => {
  const caller = await server.as('sprint');
  const email = 'sprint.new@elsewhere.example';
  const both = await Promise.all([start(caller, email), start(caller, email)]);
  expect(both).toEqual([
    { email, error: null },
    { email, error: null },
  ]);
  await mailsTo(server, email, 1);
  expect(await start(caller, email)).toEqual({ email, error: null });
  expect(await start(caller, email)).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  await mailsTo(server, email, 1);
});

test('[ACT-06] [THR-04] a request is taken back by its owner, and by a new password', async () => {
  const caller = await server.as('sprints');
  const { memberId } = caller;
  const email = 'sprints.new@elsewhere.example';
  const code = await awaitCode(server, memberId, email);
  await caller.query('mutation { cancelEmailChange { success error { code } } }');
  expect(await confirm(caller, code)).toMatchObject(expired);
  const again = await awaitCode(server, memberId, email);
  const hash = (await hashPassword(demoPassword)) ?? '';
  await server.db.transaction().execute((tx) => setPassword(tx, memberId, hash));
  const ctx = contextOf(server, memberId, server.clock.now());
  expect(await confirmEmailChange(ctx, again)).toMatchObject({ refusal: { code: 'CODE_EXPIRED' } });
});

test('[ACT-06] an address that a company knows its people by is not theirs to change, and the page says why', async () => {
  for (const [who, bond, words] of [
    ['employee', 'STAFF', 'This is a staff account'],
    ['bob@acme.example', 'PROVIDER', 'Your organization signs you in'],
    ['gil@globex.example', 'SEAT', 'Your organization gave a seat'],
    ['newhire@initech.example', null, ''],
  ] as const) {
    const caller = await server.as(who);
    expect((await settings(caller)).addressBond, who).toBe(bond);
    if (bond === null) continue;
    const { error } = await start(caller, 'private@elsewhere.example');
    expect(error?.code).toBe('FORBIDDEN');
    expect(error?.message).toContain(words);
    // one that was asked for before is not carried out
    const code = await awaitCode(server, caller.memberId, 'private@elsewhere.example');
    expect(await confirm(caller, code)).toMatchObject({ error: { code: 'FORBIDDEN' } });
  }
});

test('[ACT-06] what is no address, the own one and the second sign-in are said at once', async () => {
  const caller = await server.as('minimba');
  const { email } = persona('minimba');
  await server.db
    .insertInto('account_link')
    .values({
      member_id: caller.memberId,
      email: 'second@elsewhere.example',
      requested_at: new Date(),
      expires_at: new Date(),
      verified_at: new Date(),
    })
    .execute();
  for (const [address, message] of [
    ['no address', 'Invalid email address.'],
    ['a@b.example\r\nBcc: c@d.example', 'Invalid email address.'],
    [email.toUpperCase(), 'This is your address already.'],
    ['second@elsewhere.example', 'This is your second sign-in. Unlink it first.'],
  ] as const) {
    expect(await start(caller, address)).toMatchObject({ error: { code: 'INVALID_INPUT', message, field: 'email' } });
  }
});

test('[ACT-06] [THR-04] a member who has no password asks within ten minutes of a sign-in, and Google opens the account by the new address', async () => {
  const { memberId, email: old } = persona('planned');
  await server.db.deleteFrom('member_password').where('member_id', '=', memberId).execute();
  const visitor = openVisitor(server.origin);
  const issuer = 'https://accounts.google.com';
  await server.db
    .insertInto('federated_identity')
    .values({ issuer, subject: 'of before', member_id: memberId, created_at: new Date() })
    .execute();
  const ctx = contextOf(server, memberId, server.clock.now());
  const email = 'pending@demo.example';
  const code = await awaitCode(server, memberId, email);
  expect(await confirmEmailChange(ctx, code)).toMatchObject({ ok: true });
  const left = server.db.selectFrom('federated_identity').select('subject').where('member_id', '=', memberId);
  expect(await left.execute()).toEqual([]);
  const [notice] = (await server.mails()).filter(({ to, subject }) => to === old && subject === changed);
  expect(notice?.text).toContain(`Signing in with Google works with ${email}`);
  const { body } = await visitor.finish(await signInAtGoogle(visitor, email));
  expect(await visitor.redeem(body.code)).toMatchObject({ s4UserId: memberId });
});

test('[ACT-06] [THR-04] a change drops a request for a second sign-in, and keeps a second sign-in that was linked', async () => {
  const [asking = '', linking = ''] = await addMembers(server, 'linker', 2);
  const at = new Date();
  const google = { issuer: 'https://accounts.google.com', subject: 'the second one' };
  const row = { requested_at: at, expires_at: new Date(at.getTime() + day) };
  await server.db
    .insertInto('federated_identity')
    .values(
      [google, { ...google, subject: 'the first one' }].map((it) => ({ ...it, member_id: linking, created_at: at })),
    )
    .execute();
  await server.db
    .insertInto('account_link')
    .values([
      { member_id: asking, email: 'asked-for@elsewhere.example', ...row },
      { member_id: linking, email: 'linked@elsewhere.example', ...row, verified_at: at, ...google },
    ])
    .execute();
  for (const memberId of [asking, linking]) {
    const code = await awaitCode(server, memberId, `new-${memberId}@elsewhere.example`);
    expect((await confirmEmailChange(contextOf(server, memberId, server.clock.now()), code)).ok).toBe(true);
  }
  const links = server.db.selectFrom('account_link').select('email').where('member_id', 'in', [asking, linking]);
  expect(await links.execute()).toEqual([{ email: 'linked@elsewhere.example' }]);
  const left = server.db.selectFrom('federated_identity').select('subject').where('member_id', '=', linking);
  expect(await left.execute()).toEqual([{ subject: 'the second one' }]);
});

test('[ACT-06] an address is taken by the member who has linked it, and not by one who has only asked for it', async () => {
  const [holder = '', mover = ''] = await addMembers(server, 'holder', 2);
  const email = 'contested@elsewhere.example';
  const at = new Date();
  await server.db
    .insertInto('account_link')
    .values({ member_id: holder, email, requested_at: at, expires_at: at, verified_at: at })
    .execute();
  const move = async () =>
    confirmEmailChange(contextOf(server, mover, server.clock.now()), await awaitCode(server, mover, email));
  expect(await move()).toMatchObject({ refusal: { code: 'EMAIL_TAKEN' } });
  await server.db.updateTable('account_link').set({ verified_at: null }).where('email', '=', email).execute();
  expect(await move()).toMatchObject({ ok: true });
});

test('[ACT-06] a job of a request whose place another one has taken mails nothing', async () => {
  const [memberId = ''] = await addMembers(server, 'changing', 1);
  await awaitCode(server, memberId, 'wanted-now@elsewhere.example');
  await server.db.updateTable('email_change').set({ code_hash: null }).where('member_id', '=', memberId).execute();
  const ctx = contextOf(server, memberId, server.clock.now());
  await mailEmailCode(ctx, { memberId, email: 'wanted-before@elsewhere.example' });
  const waiting = server.db.selectFrom('email_change').select('code_hash').where('member_id', '=', memberId);
  expect(await waiting.execute()).toEqual([{ code_hash: null }]);
  await mailEmailCode(ctx, { memberId, email: 'wanted-now@elsewhere.example' });
  const to = (await server.mails()).map((mail) => mail.to).filter((address) => address.startsWith('wanted-'));
  expect(to).toEqual(['wanted-now@elsewhere.example']);
});

test('[ACT-06] of members who prove one address at the same moment one gets it, and nothing of the others changes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const movers = await addMembers(server, `race${String(round)}`, 4);
    const email = `wanted${String(round)}@elsewhere.example`;
    const codes = await Promise.all(movers.map((memberId) => awaitCode(server, memberId, email)));
    const outcomes = await Promise.all(
      movers.map((memberId, n) => confirmEmailChange(contextOf(server, memberId, server.clock.now()), codes[n] ?? '')),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
    expect(refused).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN']);
    const emails = await server.db.selectFrom('member').select('email').where('member_id', 'in', movers).execute();
    expect(emails.filter((row) => row.email === email)).toHaveLength(1);
    const done = server.db.selectFrom('email_change').select('member_id').where('done_at', 'is not', null);
    expect(await done.where('member_id', 'in', movers).execute()).toHaveLength(1);
  }
});

test('[ACT-06] [SSO-06] an address that its member has linked meanwhile is taken, as one that somebody else has', async () => {
  const [memberId = ''] = await addMembers(server, 'linked-own', 1);
  const email = 'own-second@elsewhere.example';
  const code = await awaitCode(server, memberId, email);
  const at = new Date();
  const linked = { email: 'Own-Second@elsewhere.example', requested_at: at, expires_at: at, verified_at: at };
  await server.db
    .insertInto('account_link')
    .values({ member_id: memberId, ...linked })
    .execute();
  const moved = await confirmEmailChange(contextOf(server, memberId, server.clock.now()), code);
  expect(moved).toMatchObject({ refusal: { code: 'EMAIL_TAKEN' } });
  const member = server.db.selectFrom('member').select('email').where('member_id', '=', memberId);
  expect(await member.execute()).toEqual([{ email: 'linked-own-1@test.example' }]);
});

/** Links an address to a member, as the end of a sign-in with Google does. */
async function link(memberId: string, email: string) {
  const at = new Date();
  const asked = { requested_at: at, expires_at: new Date(at.getTime() + day) };
  const sid = `of ${memberId}`;
  const signIn = { sid, member_id: memberId, user_agent: '', created_at: at };
  await server.db
    .insertInto('account_link')
    .values({ member_id: memberId, email, ...asked })
    .execute();
  await server.db.insertInto('sign_in').values(signIn).execute();
  const identity = { issuer: 'https://accounts.google.com', subject: memberId, email, emailVerified: true };
  const names = { givenName: null, familyName: null, name: null, hostedDomain: null };
  const ctx = contextOf(server, memberId, server.clock.now());
  return server.db.transaction().execute((tx) => linkIdentity(tx, ctx, { memberId, sid }, { ...identity, ...names }));
}

test('[ACT-06] [SSO-06] of a change, a link and a new account that prove one address at the same moment, the second is refused', async () => {
  const now = server.clock.now();
  const change = async (memberId: string, email: string) =>
    confirmEmailChange(contextOf(server, memberId, now), await awaitCode(server, memberId, email));
  const add = (email: string) =>
    server.db.transaction().execute((tx) => addConsumer(tx, { email, firstName: 'New', lastName: 'Member', now }));
  const [a = '', b = '', c = '', d = '', e = ''] = await addMembers(server, 'moment', 5);
  const email = (n: number): string => `moment-${String(n)}@elsewhere.example`;

  // each is held when everything but the entry in the log is written
  const pause = await pauseAt(server, 'insert', 'audit_entry');
  try {
    const linked = link(a, email(1));
    await pause.untilWaiting(1);
    expect(await add(email(1))).toBeNull();
    const changedLater = change(b, email(1));
    await pause.untilWaiting(2);
    const changed = change(c, email(2));
    await pause.untilWaiting(3);
    const linkedLater = link(d, email(2));
    await pause.untilWaiting(4);
    await pause.release();
    expect((await Promise.all([linked, changed])).map(({ ok }) => ok)).toEqual([true, true]);
    expect(await changedLater).toMatchObject({ refusal: { code: 'EMAIL_TAKEN' } });
    expect(await linkedLater).toMatchObject({ refusal: { code: 'ALREADY_LINKED' } });
    const adding = await server.db.transaction().execute(async (tx) => {
      expect(await addConsumer(tx, { email: email(3), firstName: 'New', lastName: 'Member', now })).not.toBeNull();
      const refused = link(e, email(3));
      await pause.untilWaiting(1);
      return { refused };
    });
    expect(await adding.refused).toMatchObject({ refusal: { code: 'ALREADY_LINKED' } });
  } finally {
    await pause.close();
  }
});

test('[ACT-06] [ORG-12] [PAS-07] a member who is given a seat while they confirm another address keeps the one that the company knows', async () => {
  const gil = await server.as('gil@globex.example');
  const [invited = '', accepting = ''] = await addMembers(server, 'seated', 2);
  await server.db.updateTable('member').set({ customer_id: 'globex' }).where('member_id', '=', invited).execute();
  await addPass(server, { shortCode: 'GLOBEX-SEAT', customerId: 'globex', takesSeat: true });
  await server.db.updateTable('pass').set({ taken: 1 }).where('short_code', '=', 'GLOBEX-SEAT').execute();
  const [held] = await server.db
    .insertInto('pass_registration')
    .values({
      pass_id: 'pass-globex-seat',
      address: 'seated-2@test.example',
      state: 'HELD',
      network: '',
      first_name: 'Member',
      last_name: 'Two',
      registered_at: new Date(),
      expires_at: new Date(Date.now() + day),
    })
    .returning('pass_registration_id as registrationId')
    .execute();
  const now = server.clock.now();
  const people = [{ email: 'seated-1@test.example', firstName: 'Member', lastName: 'One' }];
  const document = `mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { verdict } } }`;
  const give = {
    [invited]: () => gil.query(document, { input: { dryRun: false, people } }),
    [accepting]: () => {
      const claim = { registrationId: held?.registrationId ?? '', memberId: accepting };
      return server.db.transaction().execute((tx) => activateForMember(tx, contextOf(server, accepting, now), claim));
    },
  };
  const outcomes: unknown[] = [];
  for (const [memberId, seat] of Object.entries(give)) {
    const code = await awaitCode(server, memberId, `away-${memberId}@elsewhere.example`);
    const pause = await pauseAt(server, 'insert', 'audit_entry');
    try {
      const given = seat();
      await pause.untilWaiting(1);
      const moved = confirmEmailChange(contextOf(server, memberId, now), code);
      await pause.untilWaiting(2);
      await pause.release();
      await given;
      outcomes.push(await moved);
    } finally {
      await pause.close();
    }
  }
  const seated =
    await sql`select email from member where holds_seat(member_id) and member_id in (${invited}, ${accepting})
    order by email`.execute(server.db);
  expect(seated.rows).toEqual([{ email: 'seated-1@test.example' }, { email: 'seated-2@test.example' }]);
  const refused = { refusal: { code: 'FORBIDDEN', reason: 'SEAT' } };
  expect(outcomes).toMatchObject([refused, refused]);
});

test('[ACT-04] [ACT-05] the mails to a former address are in the copy of one’s data and are erased; those of its next owner are not', async () => {
  const [first = '', next = ''] = await addMembers(server, 'former', 2);
  const [shared, away] = ['former-1@test.example', 'away@elsewhere.example'];
  const ctx = (memberId: string, now = server.clock.now()) => contextOf(server, memberId, now);
  const add = (dedupeKey: string, at: number) =>
    server.db
      .insertInto('mail')
      .values({
        dedupe_key: dedupeKey,
        letter: 'test',
        to_address: shared,
        subject: dedupeKey,
        html: '',
        body: '',
        created_at: new Date(at),
        sent_at: new Date(at),
      })
      .execute();
  const now = server.clock.now();
  await add('to the first', now - 1000);
  expect((await confirmEmailChange(ctx(first), await awaitCode(server, first, away))).ok).toBe(true);
  const later = ctx(next, now + day);
  expect((await confirmEmailChange(later, await awaitCode(server, next, shared))).ok).toBe(true);
  await add('to the next', now + 2 * day);
  const listed = async (memberId: string, address: string) =>
    (await listMailsTo(server.db, memberId, address))
      .map(({ subject }) => subject)
      .filter((it) => it.startsWith('to '));
  expect(await listed(first, away)).toEqual(['to the first']);
  expect(await listed(next, shared)).toEqual(['to the next']);
  await server.mails();
  await server.db.deleteFrom('member').where('member_id', '=', first).execute();
  expect(await listed(next, shared)).toEqual(['to the next']);
  const left = server.db.selectFrom('mail').select('subject').where('to_address', 'in', [shared, away]);
  expect((await left.where('created_at', '<=', new Date(now + 1)).execute()).map(({ subject }) => subject)).toEqual([]);
});

test('[ACT-05] [ACT-06] an address that a member had twice was theirs until it was given up last', async () => {
  const [memberId = ''] = await addMembers(server, 'twice', 1);
  const [first, second] = ['twice-1@test.example', 'twice-2@test.example'];
  const now = server.clock.now();
  const at = (days: number) => new Date(now + days * day);
  await saveEmail(server.db, memberId, { from: first, to: second, at: at(1) });
  await saveEmail(server.db, memberId, { from: second, to: first, at: at(2) });
  await saveEmail(server.db, memberId, { from: first, to: 'twice-3@test.example', at: at(3) });
  const former = server.db.selectFrom('former_email').select(['email', 'ended_at as endedAt']);
  expect(await former.where('member_id', '=', memberId).orderBy('email').execute()).toEqual([
    { email: first, endedAt: at(3) },
    { email: second, endedAt: at(2) },
  ]);
});

test('[ACT-06] [PAS-07] a person who registers by a company’s pass while they confirm another address has the seat or the address', async () => {
  await addPass(server, { shortCode: 'GLOBEX-NEW', customerId: 'globex', takesSeat: true });
  const memberIds = await addMembers(server, 'joins', 2);
  const now = server.clock.now();
  const outcomes: unknown[] = [];
  // the first is held once the seat is about to be taken, the second once the address was saved
  for (const [n, [event, table]] of (
    [
      ['insert', 'seat'],
      ['insert', 'former_email'],
    ] as const
  ).entries()) {
    const memberId = memberIds[n] ?? '';
    const [email, away] = [`joins-${memberId}@globex.example`, `away-${memberId}@elsewhere.example`];
    await server.db.updateTable('member').set({ email }).where('member_id', '=', memberId).execute();
    const ctx = contextOf(server, memberId, now);
    const viewer = { ...ctx.viewer, email };
    const input = { ...consumer, code: 'GLOBEX-NEW', email, ssoUsername: null, redemptionCode: '' };
    const code = await awaitCode(server, memberId, away);
    const join = () => createUserWithPass({ ...ctx, viewer }, input);
    const move = () => confirmEmailChange({ ...ctx, viewer }, code);
    const pause = await pauseAt(server, event, table);
    try {
      const first = table === 'seat' ? join() : move();
      await pause.untilWaiting(1);
      const second = table === 'seat' ? move() : join();
      await pause.untilWaiting(2);
      await pause.release();
      outcomes.push(await first, await second);
    } finally {
      await pause.close();
    }
  }
  const [stays = '', moves = ''] = memberIds;
  const { rows } = await sql`select email, holds_seat(member_id) as seated from member
    where member_id in (${stays}, ${moves}) order by holds_seat(member_id)`.execute(server.db);
  expect(rows).toEqual([
    { email: `away-${moves}@elsewhere.example`, seated: false },
    { email: `joins-${stays}@globex.example`, seated: true },
  ]);
  const refused = [{ refusal: { code: 'FORBIDDEN', reason: 'SEAT' } }, { refusal: { code: 'NOT_FOUND' } }];
  expect(outcomes).toMatchObject([{ ok: true }, refused[0], { ok: true }, refused[1]]);
});
