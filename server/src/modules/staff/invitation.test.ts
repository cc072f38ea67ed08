import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { staffInvitationLifetime } from '@atrium/domain/account/staffInvitation.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../../tools/staff/runCommand.ts';
import { digest } from '../../base/secret.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { forgetAttempts } from '../../testing/call.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { saveEmail } from '../member/service/saveEmail.ts';
import { removeExpiredInvitations } from './service/invitation.ts';
import { newInvitationToken, ownerForm } from './setup.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => forgetAttempts(server));
afterEach(() => {
  vi.useRealTimers();
});

const command = (...args: string[]): Promise<readonly string[]> =>
  runCommand(args, {
    db: server.db,
    by: operator,
    now: server.clock.now(),
    env: { PUBLIC_URL: server.origin, BRAND_NAME: 'Atrium', SUPPORT_EMAIL: 'support@localhost' },
  });
const invite = (email: string, ...more: string[]) => command('invite', '--email', email, ...more);

type Opened = { email: string; roles: string[]; hasAccount: boolean };
/** What the page of a link shows, or the code of the refusal. */
async function open(token: string): Promise<Opened | string | undefined> {
  const document = 'query ($token: String!) { invited: getStaffInvitation(token: $token) { email roles hasAccount } }';
  const { data, errors } = await server.stranger.ask(document, { token });
  return (data as { invited: Opened | null } | null)?.invited ?? errors?.[0]?.extensions.code;
}

type Joined = { email: string | null; isNew: boolean | null; error: { code: string } | null };
async function accept(token: string, account: Partial<typeof ownerForm> | null = null): Promise<Joined> {
  const document = `mutation ($input: AcceptStaffInvitationInput!) {
    joined: acceptStaffInvitation(input: $input) { email isNew error { code } } }`;
  const input = { token, account: account === null ? null : { ...ownerForm, ...account } };
  return (await server.stranger.query<{ joined: Joined }>(document, { input })).joined;
}

const rolesOf = async (email: string): Promise<string[]> => {
  const roles = server.db.selectFrom('staff_role as r').innerJoin('member as m', 'm.member_id', 'r.member_id');
  return (await roles.select('r.role').where('m.email', '=', email).execute()).map(({ role }) => role);
};

test('[STF-08] [STF-02] an invitation makes an account with its roles, once, which then needs a second factor', async () => {
  const email = `${randomUUID()}@team.example`;
  const token = await newInvitationToken(server, email);
  expect(await open(token)).toEqual({ email, roles: ['editor'], hasAccount: false });
  expect((await accept(token)).error?.code).toBe('INVALID_INPUT');
  expect((await accept(token, { password: 'short' })).error?.code).toBe('INVALID_INPUT');
  const joined = await accept(token, {});
  expect(joined).toEqual({ email, isNew: true, error: null });
  // the same press again, and somebody else's
  expect(await accept(token, {})).toEqual(joined);
  expect((await accept(token, { password: 'Some-other-3!' })).error?.code).toBe('NOT_FOUND');
  expect(await open(token)).toBe('NOT_FOUND');
  expect(await rolesOf(email)).toEqual(['editor']);
  const browser = openBrowser(server.origin);
  const { data } = await browser.call(
    await browser.signIn(email, ownerForm.password),
    '{ getMember { accountType staff { factor } } }',
  );
  expect(data).toEqual({ getMember: { accountType: 'EMPLOYEE', staff: { factor: 'DUE' } } });
  const audit = server.db.selectFrom('audit_entry').select(['action', 'actor_name', 'after']);
  expect(await audit.where('subject', '=', `address/${email}`).execute()).toEqual([
    { action: 'STAFF_INVITED', actor_name: 'operator', after: { roles: ['editor'], customerIds: [], courseIds: [] } },
  ]);
  expect(
    await audit.where('action', '=', 'STAFF_JOINED').where('detail', '=', '{"by":"INVITATION"}').execute(),
  ).toHaveLength(1);
});

test('[STF-08] an account that is there gets the roles and keeps its password', async () => {
  const { email } = persona('archive');
  const [line] = await invite(email, '--role', 'success', '--role', 'support', '--company', 'acme');
  expect(line).toBe(
    `${email} is invited to the team as success of acme, support. The link in the mail works once, for seven days.`,
  );
  const token = await newInvitationToken(server, email);
  expect(await open(token)).toEqual({ email, roles: ['editor'], hasAccount: true });
  // what a form would say is not asked
  const joined = { email, isNew: false, error: null };
  expect(await accept(token, { password: 'Some-other-3!' })).toEqual(joined);
  expect(await accept(token)).toEqual(joined);
  // nor is it compared by who has the used link
  for (const password of [demoPassword, 'Some-other-3!']) expect(await accept(token, { password })).toEqual(joined);
  expect(await rolesOf(email)).toEqual(['editor']);
  expect((await openBrowser(server.origin).challenge(email, demoPassword)).status).toBe(200);
  await expect(invite(email, '--role', 'support')).rejects.toThrow('is on the team already.');
});

test('[STF-08] the command prints the link, also while mail is down, which it says; a rehearsal prints none', async () => {
  const email = `${randomUUID()}@team.example`;
  expect(await invite(email, '--role', 'support', '--dry-run')).toHaveLength(2);
  const now = new Date();
  const texts = { letter: 'test', subject: 'Unsent', html: '', body: '', calendar: null, calendar_method: null };
  const state = { created_at: now, sent_at: null, unsubscribe_path: null, withdrawn_at: null, failed_at: now };
  const mail = { ...texts, ...state, dedupe_key: email, to_address: 'somebody@team.example' };
  await server.db.insertInto('mail').values(mail).execute();
  const [, link, warning] = await invite(email, '--role', 'support');
  const token = /^It is http:\S+\/join-team\/(\S+)$/.exec(link ?? '')?.[1] ?? '';
  expect(await open(token)).toMatchObject({ email, hasAccount: false });
  expect(warning).toBe(
    '1 mail was not taken by the mail server and will be tried again, so pass the link on yourself.',
  );
  await server.db.deleteFrom('mail').where('dedupe_key', '=', email).execute();
  expect(await invite(email, '--role', 'support')).toHaveLength(3);
});

test('[STF-08] a link ends after seven days, with the next one, and with another way onto the team; all look alike', async () => {
  const email = `${randomUUID()}@team.example`;
  const former = await newInvitationToken(server, email);
  const token = await newInvitationToken(server, email);
  const elsewhere = await newInvitationToken(server, persona('sprints').email);
  await command('roles', '--email', persona('sprints').email, '--role', 'support');
  for (const dead of [former, elsewhere, 'another']) {
    expect(await open(dead)).toBe('NOT_FOUND');
    expect((await accept(dead, {})).error?.code).toBe('NOT_FOUND');
  }
  expect(await rolesOf(persona('sprints').email)).toEqual(['support']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + staffInvitationLifetime + 1000 });
  expect(await open(token)).toBe('NOT_FOUND');
  expect((await accept(token, {})).error?.code).toBe('NOT_FOUND');
  await removeExpiredInvitations(server);
  const left = server.db.selectFrom('staff_invitation').select('address').where('address', '=', email);
  expect(await left.execute()).toEqual([]);
});

test('[STF-08] [THR-13] a used link gives no more guesses at a password than the sign-in form, and none after ten minutes', async () => {
  const email = `${randomUUID()}@team.example`;
  const token = await newInvitationToken(server, email);
  expect((await accept(token, {})).error).toBeNull();
  await forgetAttempts(server);
  const guess = async (password: string) => (await accept(token, { password })).error?.code ?? 'right';
  const guesses: string[] = [];
  for (let n = 0; n < 21; n += 1) guesses.push(await guess(`Some-other-${String(n)}!`));
  expect(guesses.indexOf('RATE_LIMITED')).toBe(20);
  expect(await guess(ownerForm.password)).toBe('RATE_LIMITED');
  expect((await openBrowser(server.origin).challenge(email, ownerForm.password)).status).toBe(429);
  await forgetAttempts(server);
  // what is sent again is no guess
  for (let n = 0; n < 21; n += 1) expect(await guess(ownerForm.password)).toBe('right');
  await forgetAttempts(server);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect(await Promise.all([guess(ownerForm.password), guess('Some-other-3!')])).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const tries = server.db.selectFrom('limit_bucket').select('bucket').where('bucket', 'like', 'try/account/%');
  expect(await tries.execute()).toEqual([]);
});

test('[STF-08] of twenty at once one account is made', async () => {
  const email = `${randomUUID()}@team.example`;
  const token = await newInvitationToken(server, email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => accept(token, { password: `Another-pass-${String(n)}!` })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(await rolesOf(email)).toEqual(['editor']);
});

test('[STF-08] nobody of a company is invited, nor anybody to what does not exist; nothing is written by a dry run', async () => {
  const email = `${randomUUID()}@team.example`;
  await expect(invite('nobody', '--role', 'editor')).rejects.toThrow('nobody: ');
  await expect(invite('bob@acme.example', '--role', 'editor')).rejects.toThrow('belongs to a company');
  await expect(invite(email, '--role', 'success', '--company', 'none')).rejects.toThrow('There is no company none.');
  await expect(invite(email)).rejects.toThrow('npm run staff');
  expect(await invite(email, '--role', 'editor', '--dry-run')).toContain('Dry run: nothing was saved.');
  expect(
    await server.db.selectFrom('staff_invitation').select('address').where('address', '=', email).execute(),
  ).toEqual([]);
});

test('[STF-08] [STF-01] nobody comes back by an older invitation, whose roles somebody has changed or taken', async () => {
  const { email } = persona('graduate');
  const older = await newInvitationToken(server, email);
  await command('roles', '--email', email, '--role', 'support');
  await command('remove', '--email', email, '--reason', 'Left the academy.');
  expect(await open(older)).toBe('NOT_FOUND');
  expect((await accept(older)).error?.code).toBe('NOT_FOUND');
  expect(await rolesOf(email)).toEqual([]);
});

test('[STF-08] an invitation to a former address gives nobody roles, and makes nobody a second account', async () => {
  const { email, memberId } = persona('planner');
  const [to, address] = [`${randomUUID()}@elsewhere.example`, email.toLowerCase()];
  const token = await newInvitationToken(server, email);
  const at = new Date(server.clock.now());
  const move = (from: string, next: string) =>
    transaction(server.db, (tx) => saveEmail(tx, memberId, { from, to: next, at }));
  expect(await move(email, to)).toBe(true);
  // the link was mailed to an address that is nobody's now, and nobody's account is found by it
  expect(await open(token)).toBe('NOT_FOUND');
  expect((await accept(token, {})).error?.code).toBe('NOT_FOUND');
  await expect(invite(email, '--role', 'editor')).rejects.toThrow(
    `${address} is a former address of ${persona('planner').firstName}`,
  );
  // nor does whoever has the address next get the roles
  const next = persona('graduate');
  await server.db.updateTable('member').set({ email }).where('member_id', '=', next.memberId).execute();
  expect((await accept(token)).error?.code).toBe('NOT_FOUND');
  // who has it by now is invited themselves
  expect(await open(await newInvitationToken(server, email))).toMatchObject({ hasAccount: true });
  await server.db.updateTable('member').set({ email: next.email }).where('member_id', '=', next.memberId).execute();
  expect([await rolesOf(to), await rolesOf(next.email), await rolesOf(email)]).toEqual([[], [], []]);
  // an invitation that was made in the same moment as the address was changed
  await server.db
    .insertInto('staff_invitation')
    .values({
      address: email,
      token_hash: digest(token),
      roles: ['editor'],
      customer_ids: [],
      course_ids: [],
      expires_at: new Date(Date.now() + staffInvitationLifetime),
    })
    .execute();
  expect(await open(token)).toBe('NOT_FOUND');
  expect((await accept(token, {})).error?.code).toBe('NOT_FOUND');
  expect(await server.db.selectFrom('member').select('email').where('email', '=', email).execute()).toEqual([]);
  expect(await move(to, email)).toBe(true);
});

test('[STF-08] [STF-05] an invitation is withdrawn by a command, of an address with an account and without', async () => {
  for (const email of [`${randomUUID()}@team.example`, persona('graduate').email]) {
    const token = await newInvitationToken(server, email);
    const remove = (...more: string[]) => command('remove', '--email', email.toUpperCase(), ...more);
    const line = `The invitation of ${email} to the team as editor is withdrawn: its link ends now.`;
    expect(await remove('--dry-run')).toEqual([line, 'Dry run: nothing was saved.']);
    expect(await open(token)).toMatchObject({ email });
    await expect(remove()).rejects.toThrow('A reason is needed.');
    expect(await remove('--reason', 'The wrong address.')).toEqual([line, 'Saved.']);
    expect(await open(token)).toBe('NOT_FOUND');
    expect((await accept(token, {})).error?.code).toBe('NOT_FOUND');
    const audit = server.db.selectFrom('audit_entry').select(['actor_name', 'reason', 'before', 'after']);
    expect(
      await audit
        .where('subject', '=', `address/${email}`)
        .where('action', '=', 'STAFF_INVITATION_WITHDRAWN')
        .execute(),
    ).toEqual([
      {
        actor_name: 'operator',
        reason: 'The wrong address.',
        before: { roles: ['editor'], customerIds: [], courseIds: [] },
        after: { roles: [] },
      },
    ]);
  }
});

test('[STF-08] who has left the team comes back by a new invitation, though the first one is not over', async () => {
  const email = `${randomUUID()}@team.example`;
  expect(await accept(await newInvitationToken(server, email), {})).toMatchObject({ isNew: true, error: null });
  await command('remove', '--email', email, '--reason', 'Left the academy.');
  const token = await newInvitationToken(server, email);
  expect(await open(token)).toEqual({ email, roles: ['editor'], hasAccount: true });
  expect(await accept(token)).toEqual({ email, isNew: false, error: null });
  expect(await rolesOf(email)).toEqual(['editor']);
});

test('[STF-08] [STF-01] who was invited and belongs to a company by now does not join', async () => {
  const { email, memberId } = persona('ondemand');
  const token = await newInvitationToken(server, email);
  await server.db.updateTable('member').set({ customer_id: 'acme' }).where('member_id', '=', memberId).execute();
  expect(await open(token)).toBe('NOT_FOUND');
  expect((await accept(token)).error?.code).toBe('NOT_FOUND');
  expect(await rolesOf(email)).toEqual([]);
});

test('[STF-08] who is removed while they accept is not left on the team', async () => {
  const email = `${randomUUID()}@team.example`;
  const token = await newInvitationToken(server, email);
  const pause = await pauseAt(server, 'insert', 'staff_role');
  const joining = accept(token, {});
  await pause.untilWaiting(1);
  let isRemoved = false;
  const removing = command('remove', '--email', email, '--reason', 'The wrong one.').finally(() => (isRemoved = true));
  await pause.untilWaiting(2, () => isRemoved);
  await pause.release();
  expect((await joining).error).toBeNull();
  expect(await removing).toContain('Saved.');
  await pause.close();
  expect(await rolesOf(email)).toEqual([]);
});

test('[STF-08] an invitation gives no company that is gone by the time it is accepted', async () => {
  const email = `${randomUUID()}@team.example`;
  const token = await newInvitationToken(server, email);
  await server.db
    .updateTable('staff_invitation')
    .set({ roles: ['success'], customer_ids: ['acme', 'gone'] })
    .where('address', '=', email)
    .execute();
  expect(await accept(token, {})).toMatchObject({ isNew: true, error: null });
  const companies = server.db.selectFrom('staff_customer as s').innerJoin('member as m', 'm.member_id', 's.member_id');
  expect(await companies.select('s.customer_id as id').where('m.email', '=', email).execute()).toEqual([
    { id: 'acme' },
  ]);
});

test('[STF-08] an invitation that is over is removed with its address, by itself', async () => {
  const email = `${randomUUID()}@team.example`;
  await newInvitationToken(server, email);
  const invitation = server.db.updateTable('staff_invitation').where('address', '=', email);
  await invitation.set({ expires_at: new Date(Date.now() - 1000) }).execute();
  await server.clock.advance(minute);
  const left = server.db.selectFrom('staff_invitation').select('address').where('address', '=', email);
  await expect.poll(() => left.execute()).toEqual([]);
});
