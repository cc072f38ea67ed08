import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../../../tools/staff/runCommand.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { mutate } from '../../testing/call.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { addNewApp } from '../secondFactor/factor.fixture.ts';

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
  // setting it up is what answers
  await addNewApp(caller);
  await expect.poll(() => stateOf(caller)).toBe('THERE');
  expect(await explain(caller)).toBe('done');
  const factors = server.db.selectFrom('second_factor').select('factor_id').where('member_id', '=', caller.memberId);
  const [factor] = await factors.execute();
  expect(await mutate(caller, `removeSecondFactor(factorId: "${factor?.factor_id ?? ''}")`)).toBe('LAST_FACTOR');
  // who leaves needs none
  await staff('remove', '--email', email);
  await expect.poll(() => stateOf(caller)).toBeUndefined();
  expect(await mutate(caller, `removeSecondFactor(factorId: "${factor?.factor_id ?? ''}")`)).toBe('done');
});

test('[STF-02] a lost factor is reset by a command, once, with a reason, a mail and three days', async () => {
  const { email, memberId } = persona('owner');
  const signIn = async () => (await openBrowser(server.origin).challenge(email, demoPassword)).json();
  expect(await signIn()).toHaveProperty('secondStep');
  const reset = (...more: string[]) => staff('reset-factor', '--email', email, ...more);
  await expect(reset()).rejects.toThrow('--reason is needed.');
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
  await signIns.set({ created_at: new Date(Date.now() - 601_000) }).execute();
  expect(await codeOf(owner)).toBe('SIGN_IN_AGAIN');
  await signIns.set({ created_at: new Date() }).execute();
  expect(await codeOf(owner)).toBe('done');
  expect(
    await (await openBrowser(server.origin).challenge(persona('alumni').email, demoPassword)).json(),
  ).toHaveProperty('code');
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
