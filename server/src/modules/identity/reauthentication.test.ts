import { persona } from '@atrium/content/people.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Tx } from '../../base/sql/db.ts';
import { lock } from '../../base/sql/lock.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { forgetAttempts, mutate } from '../../testing/call.ts';
import { makeCaller } from '../../testing/caller.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { openVisitor, signInAtAcme, type Visitor } from '../federation/federation.fixture.ts';
import { addNewApp, codeFor } from '../secondFactor/factor.fixture.ts';
import { softAuthenticator } from '../secondFactor/softAuthenticator.fixture.ts';

// What a page asks for before a sensitive act, in place of another sign-in.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => forgetAttempts(server));
afterEach(() => {
  vi.useRealTimers();
});

interface Started {
  readonly handle: string;
  readonly needsPassword: boolean;
  readonly kinds: readonly string[];
  readonly passkey: { readonly challenge: string } | null;
  readonly error: { readonly code: string } | null;
}
const start = async (caller: Caller): Promise<Started> =>
  (
    await caller.query<{ started: Started }>(
      'mutation { started: startReauthentication { handle needsPassword kinds passkey error { code } } }',
    )
  ).started;

interface Given {
  readonly handle: string;
  readonly password?: string;
  readonly code?: string;
  readonly passkey?: unknown;
}
async function prove(caller: Caller, input: Given): Promise<string> {
  type Answer = { proved: { success: boolean | null; error: { code: string; field: string | null } | null } };
  const document =
    'mutation ($input: ReauthenticateInput!) { proved: reauthenticate(input: $input) { success error { code field } } }';
  const { proved } = await caller.query<Answer>(document, { input });
  return proved.error === null ? String(proved.success) : [proved.error.code, proved.error.field].join(' ').trim();
}

/** Makes the sign-ins of a member old enough to be asked again. */
async function age({ memberId }: Caller): Promise<void> {
  const old = new Date(Date.now() - 601_000);
  await server.db.updateTable('sign_in').set({ proved_at: old }).where('member_id', '=', memberId).execute();
}
/** A sensitive act, which changes nothing. */
const act = (caller: Caller): Promise<string> => mutate(caller, 'removeSecondFactor(factorId: "none")');

const signInAgain = (name: string): Promise<Caller> => server.signIn({ ...persona(name), password: demoPassword });

test('[STF-03] the password alone makes the sign-in of an account without a second factor fresh, once for each handle', async () => {
  const [caller, other] = [await signInAgain('workshops'), await signInAgain('sprints')];
  const elsewhere = await signInAgain('workshops');
  await age(caller);
  expect(await act(caller)).toBe('SIGN_IN_AGAIN');
  const { handle, ...asked } = await start(caller);
  expect(asked).toEqual({ needsPassword: true, kinds: [], passkey: null, error: null });
  expect(await prove(caller, { handle, password: 'not the password' })).toBe('INVALID_CREDENTIALS password');
  expect(await prove(caller, { handle })).toBe('INVALID_CREDENTIALS password');
  // a handle is of one sign-in
  for (const another of [other, elsewhere])
    expect(await prove(another, { handle, password: demoPassword })).toBe('SECOND_FACTOR_EXPIRED');
  expect(await act(caller)).toBe('SIGN_IN_AGAIN');
  expect(await prove(caller, { handle, password: demoPassword })).toBe('true');
  expect([await act(caller), await act(elsewhere)]).toEqual(['done', 'SIGN_IN_AGAIN']);
  // the same call again is answered alike, and makes nothing fresh
  await age(caller);
  expect(await prove(caller, { handle, password: demoPassword })).toBe('true');
  expect(await act(caller)).toBe('SIGN_IN_AGAIN');
});

test('[STF-03] [THR-13] who guesses the password inside a sign-in has ten tries', async () => {
  const caller = await signInAgain('minimba');
  const { handle } = await start(caller);
  const codes: string[] = [];
  for (let n = 0; n < 11; n += 1)
    codes.push(await prove(caller, { handle, password: `not the password ${String(n)}` }));
  expect(codes.indexOf('RATE_LIMITED')).toBe(10);
});

test('[STF-03] an account with a second factor needs both, and its codes are tried ten times', async () => {
  const caller = await signInAgain('archive');
  const { secret } = await addNewApp(caller);
  await age(caller);
  const { handle, kinds } = await start(caller);
  expect(kinds).toEqual(['AUTHENTICATOR']);
  expect(await prove(caller, { handle, password: demoPassword })).toBe('SECOND_FACTOR_WRONG code');
  expect(await prove(caller, { handle, code: codeFor(secret) })).toBe('INVALID_CREDENTIALS password');
  expect(await prove(caller, { handle, password: demoPassword, code: '000000' })).toBe('SECOND_FACTOR_WRONG code');
  const right = { handle, password: demoPassword, code: codeFor(secret) };
  expect(await prove(caller, right)).toBe('true');
  expect(await act(caller)).toBe('done');
  expect(await prove(caller, right)).toBe('true');
  // the code is used up
  const next = await start(caller);
  expect(await prove(caller, { ...right, handle: next.handle })).toBe('SECOND_FACTOR_WRONG code');
  await server.db.deleteFrom('limit_bucket').where('bucket', 'like', 'try/password-change/%').execute();
  const codes: string[] = [];
  for (let n = 0; n < 8; n += 1) codes.push(await prove(caller, { ...right, handle: next.handle, code: '000000' }));
  // two were tried with the right password before, and another after the right code
  expect(codes.indexOf('RATE_LIMITED')).toBe(7);
});

test('[STF-03] a passkey proves it, and none of its answers twice', async () => {
  const caller = await signInAgain('graduate');
  const own = softAuthenticator(server.origin);
  type Begun = { startPasskey: { handle: string; options: { challenge: string } } };
  const { startPasskey } = await caller.query<Begun>('mutation { startPasskey { handle options } }');
  const response = own.create(startPasskey.options);
  const adding = `mutation ($handle: String!, $response: JSON!) { added: addPasskey(handle: $handle, response: $response, name: "Mine") { error { code } } }`;
  await caller.query(adding, { handle: startPasskey.handle, response });
  await age(caller);
  const { handle, passkey } = await start(caller);
  const answer = own.get({ challenge: passkey?.challenge ?? '' });
  const late = await start(caller);
  expect(await prove(caller, { handle: late.handle, password: demoPassword, passkey: answer })).toBe(
    'SECOND_FACTOR_WRONG code',
  );
  expect(await prove(caller, { handle, password: demoPassword, passkey: answer })).toBe('true');
  expect(await act(caller)).toBe('done');
});

test('[STF-03] [THR-64] a sign-in by a company needs the second factor before it is changed, and without one is fresh', async () => {
  const { memberId } = persona('sso-only@acme.example');
  const email = Buffer.from('anybody@acme.example').toString('base64');
  const lookup = `{ lookupCorporateRealm(b64email: "${email}") { link } }`;
  const { lookupCorporateRealm } = await server.stranger.query<{ lookupCorporateRealm: { link: string } }>(lookup);
  const signIn = async (): Promise<Caller> => {
    const visitor: Visitor = openVisitor(server.origin);
    const state = await signInAtAcme(visitor, lookupCorporateRealm.link, 'sso-only@acme.example');
    await visitor.redeem((await visitor.finish(state)).body.code);
    return makeCaller(server.origin, memberId, visitor.cookies.get('__Host-atrium-id') ?? '');
  };
  const first = await signIn();
  expect(await act(first)).toBe('done');
  await age(first);
  // only the company can say who it is
  expect((await start(first)).error?.code).toBe('SIGN_IN_AGAIN');
  const owner = await signIn();
  const { codes } = await addNewApp(owner);
  expect(await act(owner)).toBe('done');

  const thief = await signIn();
  const own = await server.db
    .selectFrom('second_factor')
    .select('factor_id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const remove = `removeSecondFactor(factorId: "${own.factor_id}")`;
  const make = 'makeRecoveryCodes(input: { deviceId: "a page", clientSeq: "1" })';
  for (const call of [remove, make, 'startPasskey']) expect(await mutate(thief, call), call).toBe('SIGN_IN_AGAIN');
  const { handle, needsPassword, kinds } = await start(thief);
  expect({ needsPassword, kinds }).toEqual({ needsPassword: false, kinds: ['AUTHENTICATOR'] });
  expect(await prove(thief, { handle, code: '000000' })).toBe('SECOND_FACTOR_WRONG code');
  expect(await mutate(thief, remove)).toBe('SIGN_IN_AGAIN');
  // who has lost the app proves it with a recovery code
  expect(await prove(thief, { handle, code: codes[0] ?? '' })).toBe('true');
  expect([await mutate(thief, make), await mutate(thief, remove)]).toEqual(['done', 'done']);
});

test('[STF-03] a handle is good for ten minutes', async () => {
  const caller = await signInAgain('planner');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 601_000 });
  const { handle } = await start(caller);
  vi.useRealTimers();
  for (const late of [handle, 'none'])
    expect(await prove(caller, { handle: late, password: demoPassword })).toBe('SECOND_FACTOR_EXPIRED');
});

test.each<[what: string, name: string, change: (tx: Tx, memberId: string) => Promise<unknown>, refusal: string]>([
  [
    'a password that is changed',
    'firstmonth',
    (tx, id) => tx.updateTable('member_password').set({ hash: 'another' }).where('member_id', '=', id).execute(),
    'INVALID_CREDENTIALS password',
  ],
  [
    'a second factor that is added',
    'trial',
    (tx, id) =>
      tx
        .insertInto('second_factor')
        .values({ factor_id: 'added', member_id: id, kind: 'AUTHENTICATOR', name: 'Mine', created_at: new Date() })
        .execute(),
    'SECOND_FACTOR_WRONG code',
  ],
])('[STF-03] [THR-64] %s while it is looked at is asked for', async (_what, name, change, refusal) => {
  const caller = await signInAgain(name);
  await age(caller);
  const { handle } = await start(caller);
  // only to see who waits
  const waiting = await pauseAt(server, 'insert', 'bookmark');
  const proved = await transaction(server.db, async (tx) => {
    await lock(tx, `ways-in/${caller.memberId}`);
    const proving = prove(caller, { handle, password: demoPassword });
    await waiting.untilWaiting(1);
    await change(tx, caller.memberId);
    return [proving];
  });
  await waiting.close();
  expect(await proved[0]).toBe(refusal);
  expect(await act(caller)).toBe('SIGN_IN_AGAIN');
});
