import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../../../tools/staff/runCommand.ts';
import { localPartner } from '../../adapters/local/partnerSite.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { mutate } from '../../testing/call.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { openBrowser, pass, type Browser } from '../identity/browser.fixture.ts';
import { addNewApp, codeFor } from '../secondFactor/factor.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const staff = (...args: string[]): Promise<readonly string[]> =>
  runCommand(args, {
    db: server.db,
    by: operator,
    now: server.clock.now(),
    env: { PUBLIC_URL: server.origin, BRAND_NAME: 'Atrium', SUPPORT_EMAIL: 'support@localhost' },
  });

const stateOf = async (caller: Caller): Promise<string | undefined> => {
  type Answer = { getMember: { staff: { factor: string } | null } };
  return (await caller.query<Answer>('{ getMember { staff { factor } } }')).getMember.staff?.factor;
};

async function withOwner(work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await work(owner);
  await owner.end();
}

const cookiesOf = ({ cookies }: Browser): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const explain = async (caller: Caller): Promise<string> => {
  const document = 'query ($id: ID!) { explainAccess(userId: $id, address: "/courses") { reason } }';
  const { errors } = await caller.ask(document, { id: persona('member').memberId });
  return errors?.[0]?.extensions.code ?? 'done';
};

test('[STF-02] who joins the team has three days for a second factor; then nothing answers until there is one', async () => {
  const { email } = persona('workshops');
  await staff('roles', '--email', email, '--role', 'support');
  const caller = await server.as('workshops');
  await expect.poll(() => stateOf(caller)).toBe('DUE');
  expect(await explain(caller)).toBe('done');
  await server.clock.advance(3 * day);
  expect(await stateOf(caller)).toBe('OVERDUE');
  expect(await explain(caller)).toBe('SECOND_FACTOR_NEEDED');
  const { errors } = await caller.ask('{ getHome { __typename } }');
  expect(errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_NEEDED');
  // nor do files and rooms, which know them by their cookies
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  const openFile = async (): Promise<number> => {
    const headers = { cookie: cookiesOf(browser) };
    return (await fetch(`${server.origin}/files/organization/vandelay/none/list.csv`, { headers })).status;
  };
  expect(await openFile()).toBe(401);
  // nor do other sites get a code, in whichever way it is asked for
  const { clientId } = localPartner([server.origin], server.secret);
  const url = `${server.origin}/__sandbox/partner/arrive`;
  const obtain = async (): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', origin: server.origin, cookie: cookiesOf(browser) };
    const body = JSON.stringify({ authRedirectUrl: url });
    const answer = await fetch(`${server.origin}/user/obtainACode`, { method: 'POST', headers, body });
    const { acode, error } = (await answer.json()) as { acode?: string; error?: { code: string } };
    return error?.code ?? (acode === undefined ? 'none' : 'a code');
  };
  const authorize = async (): Promise<string> => {
    const query = { client_id: clientId, redirect_uri: url, response_type: 'code', scope: 'openid' };
    const address = `${server.origin}/oidc/auth?${new URLSearchParams(query).toString()}`;
    const { headers } = await fetch(address, { headers: { cookie: cookiesOf(browser) }, redirect: 'manual' });
    const location = new URL(headers.get('location') ?? '', server.origin);
    return location.searchParams.has('code') ? 'a code' : (location.searchParams.get('error') ?? location.pathname);
  };
  expect(await obtain()).toBe('SECOND_FACTOR_NEEDED');
  expect(await authorize()).toBe('login_required');
  // setting it up is what answers, from the next request on, even while the database's word of it is on its way
  await withOwner((owner) => owner.query('alter table second_factor disable trigger viewer'));
  await addNewApp(caller);
  expect(await stateOf(caller)).toBe('THERE');
  await withOwner((owner) => owner.query('alter table second_factor enable trigger viewer'));
  expect(await explain(caller)).toBe('done');
  // a sign-in from before it has ended
  expect(await openFile()).toBe(401);
  await browser.signIn(email, demoPassword);
  expect(await openFile()).toBe(403);
  expect(await obtain()).toBe('a code');
  expect(await authorize()).toBe('a code');
  const factors = server.db.selectFrom('second_factor').select('factor_id').where('member_id', '=', caller.memberId);
  const [factor] = await factors.execute();
  expect(await mutate(caller, `removeSecondFactor(factorId: "${factor?.factor_id ?? ''}")`)).toBe('LAST_FACTOR');
  // who leaves needs none
  await staff('remove', '--email', email, '--reason', 'Left the academy.');
  await expect.poll(() => stateOf(caller)).toBeUndefined();
  expect(await mutate(caller, `removeSecondFactor(factorId: "${factor?.factor_id ?? ''}")`)).toBe('done');
});

test('[STF-02] a lost factor is reset by a command, once, with a reason, a mail and three days', async () => {
  const { email, memberId } = persona('owner');
  const signIn = async (): Promise<unknown> => (await openBrowser(server.origin).challenge(email, demoPassword)).json();
  expect(await signIn()).toHaveProperty('secondStep');
  const reset = (...more: string[]) => staff('reset-factor', '--email', email, ...more);
  await expect(reset()).rejects.toThrow('A reason is needed.');
  await expect(staff('reset-factor', '--email', 'nobody@else.example', '--reason', 'Lost.')).rejects.toThrow(
    'There is no such account.',
  );
  const lines = [`A second factor of ${email} removed; the person is signed out everywhere, and mailed.`];
  expect(await reset('--reason', 'Lost the phone.', '--dry-run')).toEqual([...lines, 'Dry run: nothing was saved.']);
  expect(await signIn()).toHaveProperty('secondStep');
  const caller = await server.as('owner');
  expect(await reset('--reason', 'Lost the phone.')).toEqual([...lines, 'Saved.']);
  expect(await reset('--reason', 'Lost the phone.')).toEqual(['Nothing changes: it is so already.']);
  expect(await signIn()).toHaveProperty('code');
  const { errors } = await caller.ask('{ getMember { email } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const [mail] = (await server.mails()).filter(({ to }) => to === email);
  expect(mail?.subject).toBe('The second factors of your Atrium account were removed');
  const entries = server.db
    .selectFrom('audit_entry')
    .select(['actor_name', 'reason', 'before', 'after'])
    .where('subject', '=', `member/${memberId}`)
    .where('action', '=', 'SECOND_FACTORS_RESET');
  expect(await entries.execute()).toEqual([
    { actor_name: 'operator', reason: 'Lost the phone.', before: { factors: 1 }, after: { factors: 0 } },
  ]);
});

test('[STF-03] an owner resets the factor of another only right after their own sign-in', async () => {
  const holder = await server.as('alumni');
  await addNewApp(holder);
  const { email, memberId } = persona('employee');
  const owner = await server.signIn({ email, memberId, password: demoPassword });
  const call = `resetSecondFactors(userId: "${holder.memberId}", reason: "Lost the phone.")`;
  const codeOf = async (caller: Caller): Promise<string> => {
    const { errors } = await caller.ask(`mutation { ${call} { error { code } } }`);
    return errors?.[0]?.extensions.code ?? 'done';
  };
  expect(await codeOf(await server.as('support'))).toBe('FORBIDDEN');
  const signIns = server.db.updateTable('sign_in').where('member_id', '=', memberId);
  await signIns.set({ proved_at: new Date(Date.now() - 601_000) }).execute();
  expect(await codeOf(owner)).toBe('SIGN_IN_AGAIN');
  await signIns.set({ proved_at: new Date() }).execute();
  expect(await codeOf(owner)).toBe('done');
  expect(
    await (await openBrowser(server.origin).challenge(persona('alumni').email, demoPassword)).json(),
  ).toHaveProperty('code');
});

test('[STF-03] [THR-64] a sign-in by password alone ends with the first second factor, and does nothing sensitive', async () => {
  const holder = await server.as('graduate');
  await addNewApp(holder);
  const { email } = persona('trial');
  await staff('roles', '--email', email, '--role', 'owner');
  const [former, adding] = [openBrowser(server.origin), openBrowser(server.origin)];
  const token = await former.signIn(email, demoPassword);
  // its code is redeemed once the factor is there
  const waiting = openBrowser(server.origin);
  const { code } = (await (await waiting.challenge(email, demoPassword)).json()) as { code: string };
  const own = await adding.signIn(email, demoPassword);
  const { data } = await adding.call(own, 'mutation { startAuthenticator { handle secret } }');
  const { handle, secret } = (data as { startAuthenticator: { handle: string; secret: string } }).startAuthenticator;
  const add = (browser: Browser, bearer: string) =>
    browser.call(
      bearer,
      `mutation { addAuthenticator(handle: "${handle}", code: "${codeFor(secret, -1)}", name: "x") { error { code } } }`,
    );
  expect((await add(adding, own)).data).toEqual({ addAuthenticator: { error: null } });
  const reset = `mutation { resetSecondFactors(userId: "${holder.memberId}", reason: "Lost.") { lines } }`;
  const codes = `mutation { makeRecoveryCodes(input: { deviceId: "a page", clientSeq: "1" }) { error { code } } }`;
  for (const query of [reset, codes]) expect((await former.call(token, query)).code).toBe('UNAUTHENTICATED');
  expect((await add(former, token)).code).toBe('UNAUTHENTICATED');
  expect((await former.refresh()).status).toBe(400);
  expect((await waiting.redeem(code)).status).toBe(400);
  // the one that has proved it goes on, and so does one that is made with it
  expect((await adding.call(own, reset)).data).toMatchObject({ resetSecondFactors: { lines: [expect.any(String)] } });
  const later = openBrowser(server.origin);
  expect((await later.call(await later.signIn(email, demoPassword), codes)).data).toEqual({
    makeRecoveryCodes: { error: null },
  });
  expect((await adding.call(own, codes.replace('a page', 'another'))).data).toEqual({
    makeRecoveryCodes: { error: null },
  });
});

test('[THR-64] a sign-in of staff is over after a working day, that of a member is not', async () => {
  const [ofStaff, ofMember] = [openBrowser(server.origin), openBrowser(server.origin)];
  await ofStaff.signIn(persona('editor').email, demoPassword);
  await ofMember.signIn(persona('planner').email, demoPassword);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 3_600_000 });
  expect((await ofStaff.refresh()).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  expect((await ofStaff.refresh()).status).toBe(400);
  expect((await ofMember.refresh()).status).toBe(200);
});

test('[THR-64] a stolen token of staff does nothing sensitive, and no refresh makes a sign-in fresh again', async () => {
  const { email } = persona('employee');
  const holder = await server.as('archive');
  await addNewApp(holder);
  const stolen = openBrowser(server.origin);
  const token = await stolen.signIn(email, demoPassword);
  const reset = `mutation { resetSecondFactors(userId: "${holder.memberId}", reason: "Lost.") { lines } }`;
  const own = 'mutation { startPasskey { error { code } } }';
  pass(1200);
  const refreshed = ((await (await stolen.refresh()).json()) as { id_token: string }).id_token;
  expect((await stolen.call(token, reset)).code).toBe('TOKEN_EXPIRED');
  expect((await stolen.call(refreshed, reset)).code).toBe('SIGN_IN_AGAIN');
  expect((await stolen.call(refreshed, own)).data).toEqual({ startPasskey: { error: { code: 'SIGN_IN_AGAIN' } } });
  expect((await openBrowser(server.origin).challenge(persona('archive').email, demoPassword)).ok).toBe(true);
  const factors = server.db.selectFrom('second_factor').select('kind').where('member_id', '=', holder.memberId);
  expect(await factors.execute()).toEqual([{ kind: 'AUTHENTICATOR' }]);
});

test('[THR-64] a code that was read out to a caller opens nothing without the password, and nothing a second time', async () => {
  const staffMember = await server.as('editor');
  const { secret } = await addNewApp(staffMember);
  const { email } = persona('editor');
  // mails about new browsers are one for all within ten minutes
  pass(601);
  const code = codeFor(secret);
  const prove = async (step: string): Promise<{ code: string }> => {
    const body = JSON.stringify({ step, code });
    const headers = { 'content-type': 'application/json', origin: server.origin };
    return (await (await fetch(`${server.origin}/oidc/second-factor`, { method: 'POST', headers, body })).json()) as {
      code: string;
    };
  };
  const begin = async (browser = openBrowser(server.origin)): Promise<string> =>
    ((await (await browser.challenge(email, demoPassword)).json()) as { secondStep: { step: string } }).secondStep.step;
  const mailed = async (): Promise<number> =>
    (await server.mails()).filter(({ to, subject }) => to === email && subject.startsWith('New sign-in')).length;
  expect((await prove('guessed')).code).toBe('SECOND_FACTOR_EXPIRED');
  const before = await mailed();
  const [step, other] = [await begin(), await begin()];
  // a new browser is told of once it is signed in
  expect(await mailed()).toBe(before);
  expect((await prove(step)).code).toMatch(/^[\w-]{43}$/);
  expect(await mailed()).toBe(before + 1);
  expect((await prove(other)).code).toBe('SECOND_FACTOR_WRONG');
});

test('[STF-03] [THR-04] where there is a second factor, the password alone neither ends an account nor changes its ways in', async () => {
  for (const name of ['planner', 'instructor']) {
    const caller = await server.as(name);
    const email = `elsewhere-of-${name}@test.example`;
    const send = async (call: string): Promise<string | null | undefined> => {
      const { data, errors } = await caller.ask<Record<string, { error: { code: string } | null } | null>>(
        `mutation { ${call} { error { code } } }`,
      );
      return errors?.[0]?.extensions.code ?? Object.values(data ?? {})[0]?.error?.code ?? null;
    };
    const asked = async () => ({
      erasures: await server.db
        .selectFrom('member_erasure')
        .select('due_at')
        .where('member_id', '=', caller.memberId)
        .execute(),
      addresses: await server.db
        .selectFrom('email_change')
        .select('email')
        .where('member_id', '=', caller.memberId)
        .execute(),
      passwords: await server.db
        .selectFrom('member_password')
        .select('hash')
        .where('member_id', '=', caller.memberId)
        .execute(),
    });
    const proveAt = (at: Date) =>
      server.db.updateTable('sign_in').set({ proved_at: at }).where('member_id', '=', caller.memberId).execute();
    await addNewApp(caller);
    await proveAt(new Date(Date.now() - 11 * minute));
    const before = await asked();
    const acts = (password: string): string[] => [
      `requestErasure(password: "${password}")`,
      // the address of the team is not theirs to change
      ...(name === 'planner' ? [`startEmailChange(email: "${email}", password: "${password}")`] : []),
      `changePassword(currentPassword: "${password}", newPassword: "Another-pass-2!")`,
    ];
    for (const call of acts(demoPassword)) expect(await send(call), call).toBe('SIGN_IN_AGAIN');
    expect(await asked()).toEqual(before);
    await proveAt(new Date());
    for (const call of acts('Wrong-pass-9!')) expect(await send(call), call).toBe('INVALID_CREDENTIALS');
    expect(await asked()).toEqual(before);
    expect(await send('requestErasure(password: null)')).toBe(null);
    const change = acts(demoPassword).at(-1) ?? '';
    expect(await send(change)).toBe(null);
    expect((await asked()).erasures).toHaveLength(1);
    expect((await asked()).passwords).not.toEqual(before.passwords);
  }
});
