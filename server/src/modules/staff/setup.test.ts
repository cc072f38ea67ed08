import { randomUUID } from 'node:crypto';
import { areas } from '@atrium/domain/access/entitlement.ts';
import { setupLinkLifetime } from '@atrium/domain/account/firstOwner.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetAttempts } from '../../testing/call.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { solved } from '../account/solve.fixture.ts';
import { makeSetupLink } from './service/staff/makeSetupLink.ts';
import { saveStaffRoles } from './service/staff/saveStaffRoles.ts';
import { newSetupToken, ownerForm, withoutOwner } from './setup.fixture.ts';

// How an academy gets its first owner, and what waits for that.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAttempts(server);
  await withoutOwner(server);
});
afterEach(() => {
  vi.useRealTimers();
});

interface Made {
  readonly email: string | null;
  readonly error: { readonly code: string } | null;
}

async function setUp(token: string, change: Partial<typeof ownerForm> = {}): Promise<Made> {
  const document = 'mutation ($input: SetUpOwnerInput!) { setUpOwner(input: $input) { email error { code } } }';
  const input = { ...ownerForm, ...change, token };
  return (await server.stranger.query<{ setUpOwner: Made }>(document, { input })).setUpOwner;
}

/** The address of the link, or the code of the refusal. */
async function openLink(token: string): Promise<string | undefined> {
  const answer = await server.stranger.ask('query ($token: String!) { getSetup(token: $token) { email } }', { token });
  const { getSetup } = (answer.data ?? {}) as { getSetup?: { email: string } | null };
  return getSetup?.email ?? answer.errors?.[0]?.extensions.code;
}

test('[BEG-01] [BEG-02] [BEG-07] the link makes the owner, who signs in and may open every area, and then ends', async () => {
  const email = `${randomUUID()}@owner.example`;
  const token = await newSetupToken(server, ` ${email.toUpperCase()} `);
  expect(await openLink(token)).toBe(email);
  expect(await setUp(token)).toEqual({ email, error: null });
  const { member_id: memberId } = await server.db
    .selectFrom('member')
    .select('member_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const owner = await server.signIn({ memberId, email, password: ownerForm.password });
  type Answer = { getMember: { accountType: string }; getMemberEntitlements: { keys: string[] }[] };
  const { getMember, getMemberEntitlements } = await owner.query<Answer>(
    '{ getMember { accountType } getMemberEntitlements { keys } }',
  );
  expect(getMember.accountType).toBe('EMPLOYEE');
  expect(getMemberEntitlements.flatMap(({ keys }) => keys).sort()).toEqual([...areas].sort());
  expect(await openLink(token)).toBe('NOT_FOUND');
  expect(await openLink('another')).toBe('NOT_FOUND');
  const audit = server.db.selectFrom('audit_entry').select('detail').where('action', '=', 'STAFF_JOINED');
  expect(await audit.where('subject', '=', `member/${memberId}`).execute()).toEqual([{ detail: { by: 'SETUP_LINK' } }]);
});

test('[BEG-02] the same form sent again is answered alike, and changes nothing; another one is refused', async () => {
  const token = await newSetupToken(server);
  const first = await setUp(token);
  expect(first.error).toBeNull();
  expect(await setUp(token)).toEqual(first);
  // one mail, which shows that mail works
  const mails = (await server.mails()).filter(({ to }) => to === first.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Atrium: the academy is yours']);
  expect(mails[0]?.text).toContain(server.origin);
  expect((await setUp(token, { password: 'Some-other-3!' })).error?.code).toBe('NOT_FOUND');
  const owners = server.db.selectFrom('staff_role').select('member_id').where('role', '=', 'owner');
  expect(await owners.execute()).toHaveLength(1);
});

test('[THR-63] of a hundred at once one owner is made', async () => {
  const token = await newSetupToken(server);
  await server.db.deleteFrom('limit_bucket').execute();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => setUp(token, { password: `Another-pass-${String(n)}!` })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  const codes = new Set(answers.flatMap(({ error }) => error?.code ?? []));
  expect([...codes].filter((code) => code !== 'NOT_FOUND' && code !== 'RATE_LIMITED')).toEqual([]);
  const owners = server.db.selectFrom('staff_role').select('member_id').where('role', '=', 'owner');
  expect(await owners.execute()).toHaveLength(1);
});

test('[BEG-02] [THR-63] a link ends after an hour, with the next one, and with an owner by command', async () => {
  const first = await newSetupToken(server);
  const second = await newSetupToken(server);
  expect([await openLink(first), (await setUp(first)).error?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + setupLinkLifetime + 1 });
  expect([await openLink(second), (await setUp(second)).error?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  vi.useRealTimers();
  const third = await newSetupToken(server);
  const deps = actOf(server);
  const member = { email: 'planner@demo.example', roles: ['owner'] } as const;
  expect((await saveStaffRoles(deps, member)).ok).toBe(true);
  expect([await openLink(third), (await setUp(third)).error?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await makeSetupLink(deps, 'somebody@owner.example')).toMatchObject({
    refusal: { reason: 'This academy has an owner already. npm run staff -- list shows the team.' },
  });
});

test('[THR-63] the database keeps no secret of a link, and its form is counted by network', async () => {
  const token = await newSetupToken(server);
  const rows = await server.db.selectFrom('setup_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(token.length).toBeGreaterThanOrEqual(22);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 31; n += 1) codes.push((await setUp(`guess ${String(n)}`)).error?.code);
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 'NOT_FOUND'), 'RATE_LIMITED']);
});

test('[BEG-02] a form with a fault changes nothing, and an address with an account gets no link', async () => {
  const token = await newSetupToken(server);
  for (const change of [{ firstName: ' ' }, { lastName: 'https://x.example' }, { password: 'short' }])
    expect((await setUp(token, change)).error?.code).toBe('INVALID_INPUT');
  expect(await openLink(token)).toContain('@owner.example');
  const deps = actOf(server);
  const taken = await makeSetupLink(deps, 'MEMBER@demo.example');
  expect(taken).toMatchObject({
    refusal: { code: 'INVALID_INPUT', reason: expect.stringContaining('npm run staff') as string },
  });
  expect(await makeSetupLink(deps, 'no address')).toMatchObject({ refusal: { code: 'INVALID_INPUT' } });
});

test('[BEG-03] before an owner nobody signs up, registers or buys, and right after one everybody may', async () => {
  // a server that has not yet seen an owner
  const young = await startServer();
  try {
    await withoutOwner(young);
    const asked = await callsOf(young);
    expect(asked).toEqual({ isOpen: false, codes: asked.codes.map(() => 'ACADEMY_NOT_OPEN') });
    expect(asked.codes).toHaveLength(4);
    const added = young.db.selectFrom('limited_signup').select('address').where('address', 'like', '%@new.example');
    expect(await added.execute()).toEqual([]);
    await saveStaffRoles(actOf(young), { email: 'employee@demo.example', roles: ['owner'] });
    const after = await callsOf(young);
    expect(after.isOpen).toBe(true);
    expect(after.codes).not.toContain('ACADEMY_NOT_OPEN');
  } finally {
    await young.close();
  }
});

interface Asked {
  readonly isOpen: boolean;
  readonly codes: readonly (string | null)[];
}

/** What a sign-up, the form and the registration of a pass, and a purchase are answered. */
async function callsOf(young: TestServer): Promise<Asked> {
  await forgetAttempts(young);
  const member = await young.as('limited');
  type Payload = Readonly<Record<string, { readonly error: { readonly code: string } | null }>>;
  const code = async (caller: typeof member, call: string): Promise<string | null> => {
    const { errors, data } = await caller.ask(call);
    const refused = errors?.[0]?.extensions.code;
    return refused ?? Object.values((data ?? {}) as Payload)[0]?.error?.code ?? null;
  };
  const { origin } = young;
  const signUp = `mutation { signupLimitedUser(input: { firstName: "Ida", lastName: "New", email: "${randomUUID()}@new.example",
    botChallengeToken: "${await solved(young)}" }) { error { code } } }`;
  const register = `mutation { createUserWithPass(input: { code: "WELCOME30", firstName: "Ida", lastName: "New",
    email: "${randomUUID()}@new.example" }) { error { code } } }`;
  const buy = `mutation { createStripeCheckoutForProduct(input: { product_id: "ai-academy", return_url: "${origin}/",
    cancel_url: "${origin}/" }) { error { code } } }`;
  const academy = await young.stranger.query<{ getAcademy: { isOpen: boolean } }>('{ getAcademy { isOpen } }');
  return {
    isOpen: academy.getAcademy.isOpen,
    codes: [
      await code(young.stranger, signUp),
      await code(
        young.stranger,
        '{ getPassDetailsByCode(code: "WELCOME30", context: INVITE_PREVIEW) { showRegistration } }',
      ),
      await code(young.stranger, register),
      await code(member, buy),
    ],
  };
}
