import { persona } from '@atrium/content/people.ts';
import { mostFactors } from '@atrium/domain/account/secondFactor.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { forgetAttempts, mutate } from '../../testing/call.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { removeExpiredSignIns } from '../identity/service/removeExpiredSignIns.ts';
import { addApp, addNewApp, changed, codeFor, startApp, type Changed } from './factor.fixture.ts';
import { softAuthenticator } from './softAuthenticator.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the machine's clock, which codes and sign-ins follow. */
function wait(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

type First = { code?: string; secondStep?: { step: string; kinds: string[]; passkey: { challenge: string } | null } };

/** The first step of a sign-in by password. */
async function first(name: string): Promise<First> {
  const response = await openBrowser(server.origin).challenge(persona(name).email, demoPassword);
  return (await response.json()) as First;
}

interface Second {
  readonly code: string;
  readonly reason?: string;
  readonly state?: string;
}

/** The second step: a code of our issuer, or that of the refusal. */
async function second(proof: Record<string, unknown>): Promise<Second> {
  const response = await fetch(`${server.origin}/oidc/second-factor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify(proof),
  });
  return (await response.json()) as Second;
}

const stepOf = ({ secondStep }: First): string => {
  if (secondStep === undefined) throw new Error('there is no second step');
  return secondStep.step;
};
const isCode = (code: string): boolean => /^[\w-]{43}$/.test(code);

test('[STF-02] an authenticator is asked for after the password, and each of its codes signs in once', async () => {
  const caller = await server.as('member');
  expect(await first('member')).toMatchObject({ code: expect.any(String) as string });
  const { secret, codes } = await addNewApp(caller);
  expect(codes).toHaveLength(10);
  const [one, other] = [await first('member'), await first('member')];
  expect(one.code).toBeUndefined();
  expect(one.secondStep).toMatchObject({ kinds: ['AUTHENTICATOR'], passkey: null });
  expect((await second({ step: stepOf(one), code: '000000' })).code).toBe('SECOND_FACTOR_WRONG');
  const code = codeFor(secret);
  expect(isCode((await second({ step: stepOf(one), code: `${code.slice(0, 3)} ${code.slice(3)}` })).code)).toBe(true);
  // neither the code nor the step works again
  expect((await second({ step: stepOf(other), code })).code).toBe('SECOND_FACTOR_WRONG');
  expect((await second({ step: stepOf(one), code: codeFor(secret, 1) })).code).toBe('SECOND_FACTOR_EXPIRED');
  expect(isCode((await second({ step: stepOf(other), code: codeFor(secret, 1) })).code)).toBe(true);
});

test('[STF-02] a whole sign-in with two steps ends in tokens, and the browser is known after it', async () => {
  const browser = openBrowser(server.origin);
  const { email } = persona('owner');
  const token = await browser.signIn(email, demoPassword);
  expect((await browser.call(token)).data).toMatchObject({ getMember: { email } });
});

test('[STF-02] a passkey signs in, and none of its answers twice', async () => {
  const caller = await server.as('academy');
  const own = softAuthenticator(server.origin);
  type Started = { startPasskey: { handle: string; options: { challenge: string } } };
  const { startPasskey } = await caller.query<Started>('mutation { startPasskey { handle options } }');
  const document = `mutation ($handle: String!, $response: JSON!, $name: String!) {
    addPasskey(handle: $handle, response: $response, name: $name) ${changed}
  }`;
  const add = async (response: unknown): Promise<Changed> => {
    const variables = { handle: startPasskey.handle, response, name: 'My laptop' };
    return (await caller.query<{ addPasskey: Changed }>(document, variables)).addPasskey;
  };
  const forged = softAuthenticator(server.origin).create({ challenge: 'another' });
  expect((await add(forged)).error?.code).toBe('SECOND_FACTOR_WRONG');
  const created = own.create(startPasskey.options);
  const added = await add(created);
  expect(added.secondFactors?.factors).toMatchObject([{ kind: 'PASSKEY', name: 'My laptop' }]);
  expect(added.recoveryCodes).toHaveLength(10);
  // sent again, nothing changes and the same codes are shown
  expect(await add(created)).toEqual(added);

  const [one, other] = [await first('academy'), await first('academy')];
  const challengeOf = ({ secondStep }: First) => ({ challenge: secondStep?.passkey?.challenge ?? '' });
  const stranger = softAuthenticator(server.origin);
  const stolen = { ...stranger.get(challengeOf(one)), id: created.id, rawId: created.id };
  expect((await second({ step: stepOf(one), passkey: stolen })).code).toBe('SECOND_FACTOR_WRONG');
  const answer = own.get(challengeOf(one));
  expect((await second({ step: stepOf(other), passkey: answer })).code).toBe('SECOND_FACTOR_WRONG');
  expect(isCode((await second({ step: stepOf(one), passkey: answer })).code)).toBe(true);
  // a challenge from before is over
  expect((await second({ step: stepOf(other), passkey: own.get(challengeOf(other)) })).code).toBe(
    'SECOND_FACTOR_WRONG',
  );
});

test('[STF-02] a recovery code signs in once, and its owner is mailed; new ones end the others', async () => {
  const caller = await server.as('ondemand');
  const { codes } = await addNewApp(caller);
  const [code = '', next = ''] = codes;
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect(isCode((await second({ step: stepOf(await first('ondemand')), code: typed })).code)).toBe(true);
  expect((await second({ step: stepOf(await first('ondemand')), code })).code).toBe('SECOND_FACTOR_WRONG');
  const subjects = async () =>
    (await server.mails())
      .filter(({ to, subject }) => to === persona('ondemand').email && !subject.startsWith('New sign-in'))
      .map(({ subject }) => subject);
  expect(await subjects()).toEqual([
    'A recovery code was used to sign in to Atrium',
    'A second factor was added to your Atrium account',
  ]);
  const made = await newCodes(caller, 2);
  expect(made.recoveryCodes).toHaveLength(10);
  expect(new Set([...codes, ...(made.recoveryCodes ?? [])]).size).toBe(20);
  // the same press shows the same, as long as none of them was used; an earlier one that comes late ends nothing
  expect(await newCodes(caller, 2)).toEqual(made);
  expect((await newCodes(caller, 1)).error?.code).toBe('CONFLICT');
  expect(await left(caller)).toBe(10);
  expect((await second({ step: stepOf(await first('ondemand')), code: next })).code).toBe('SECOND_FACTOR_WRONG');
});

test('[STF-02] [THR-04] nothing of it is stored in words, and a new password ends the step', async () => {
  const caller = await server.as('trial');
  const { secret, codes } = await addNewApp(caller);
  const rows = JSON.stringify([
    await server.db.selectFrom('second_factor').selectAll().where('member_id', '=', caller.memberId).execute(),
    await server.db.selectFrom('recovery_code').selectAll().where('member_id', '=', caller.memberId).execute(),
  ]);
  for (const word of [secret, ...codes]) expect(rows).not.toContain(word);
  const step = stepOf(await first('trial'));
  const next = 'Another-pass-2!';
  expect(await mutate(caller, `changePassword(currentPassword: "${demoPassword}", newPassword: "${next}")`)).toBe(
    'done',
  );
  expect((await second({ step, code: codeFor(secret) })).code).toBe('SECOND_FACTOR_EXPIRED');
});

test('[THR-64] who guesses has ten tries in a quarter of an hour, however many steps', async () => {
  const caller = await server.as('limited');
  const { secret } = await addNewApp(caller);
  await forgetAttempts(server);
  const codes: string[] = [];
  for (let n = 0; n < 12; n += 1)
    codes.push((await second({ step: stepOf(await first('limited')), code: '12345' })).code);
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['SECOND_FACTOR_WRONG']));
  expect(new Set(codes.slice(10))).toEqual(new Set(['RATE_LIMITED']));
  expect((await second({ step: stepOf(await first('limited')), code: codeFor(secret) })).code).toBe('RATE_LIMITED');
  await forgetAttempts(server);
});

test('[THR-64] after ten wrong codes in a day the owner is mailed that the password is known, once a day, and goes on', async () => {
  const caller = await server.as('limited');
  const { secret } = await addNewApp(caller);
  await forgetAttempts(server);
  const told = async (): Promise<number> => {
    const subject = 'Somebody knows the password of your Atrium account';
    return (await server.mails()).filter((mail) => mail.to === persona('limited').email && mail.subject === subject)
      .length;
  };
  const before = await told();
  const guess = async () => (await second({ step: stepOf(await first('limited')), code: '12345' })).code;
  for (let n = 0; n < 9; n += 1) await guess();
  expect(await told()).toBe(before);
  await guess();
  expect(await told()).toBe(before + 1);
  for (let round = 0; round < 3; round += 1) {
    wait(16 * 60);
    for (let n = 0; n < 4; n += 1) expect(await guess()).toBe('SECOND_FACTOR_WRONG');
  }
  expect(await told()).toBe(before + 1);
  expect(isCode((await second({ step: stepOf(await first('limited')), code: codeFor(secret) })).code)).toBe(true);
  // the next day is counted again
  wait(25 * 3600);
  for (let n = 0; n < 9; n += 1) await guess();
  expect(await told()).toBe(before + 1);
  await guess();
  expect(await told()).toBe(before + 2);
  await forgetAttempts(server);
});

test('[THR-12] [THR-64] whether an account has a second factor shows only to who knows the password', async () => {
  const browser = openBrowser(server.origin);
  const answer = async (email: string): Promise<unknown> => {
    const response = await browser.challenge(email, 'not the password');
    const { requestId: _id, ...body } = (await response.json()) as Record<string, unknown>;
    return [response.status, body];
  };
  const withFactor = await answer(persona('owner').email);
  expect(await answer(persona('employee').email)).toEqual(withFactor);
  expect(await answer('nobody@demo.example')).toEqual(withFactor);
});

test('[STF-02] a step is over after ten minutes, and an unknown one looks alike', async () => {
  const step = stepOf(await first('owner'));
  wait(601);
  expect((await second({ step, code: '123456' })).code).toBe('SECOND_FACTOR_EXPIRED');
  expect((await second({ step: 'unknown', code: '123456' })).code).toBe('SECOND_FACTOR_EXPIRED');
});

async function newCodes(caller: Caller, clientSeq: number): Promise<Changed> {
  const document = `mutation ($input: MakeRecoveryCodesInput!) { made: makeRecoveryCodes(input: $input) ${changed} }`;
  const variables = { input: { deviceId: 'a page', clientSeq: String(clientSeq) } };
  return (await caller.query<{ made: Changed }>(document, variables)).made;
}
async function left(caller: Caller): Promise<number> {
  type Answer = { getSecondFactors: { recoveryCodesLeft: number } };
  return (await caller.query<Answer>('{ getSecondFactors { recoveryCodesLeft } }')).getSecondFactors.recoveryCodesLeft;
}

const adding = async (caller: Caller): Promise<string> => {
  type Answer = { startAuthenticator: { error: { code: string } | null } };
  const { startAuthenticator } = await caller.query<Answer>('mutation { startAuthenticator { error { code } } }');
  return startAuthenticator.error?.code ?? 'done';
};

test("[STF-03] factors are changed only right after a sign-in, and somebody else's is like a missing one", async () => {
  const { email, memberId } = persona('minimba');
  const caller = await server.signIn({ email, memberId, password: demoPassword });
  await addNewApp(caller);
  const own = await server.db
    .selectFrom('second_factor')
    .select('factor_id')
    .where('member_id', '=', memberId)
    .execute();
  const factorId = own[0]?.factor_id ?? '';
  const other = await server.as('archive');
  for (const id of [factorId, 'missing']) {
    expect(await mutate(other, `renameSecondFactor(factorId: "${id}", name: "Mine")`)).toBe('NOT_FOUND');
    expect(await mutate(other, `removeSecondFactor(factorId: "${id}")`)).toBe('done');
  }
  expect(await mutate(caller, `renameSecondFactor(factorId: "${factorId}", name: " ")`)).toBe('INVALID_INPUT');
  await server.db
    .updateTable('sign_in')
    .set({ proved_at: new Date(Date.now() - 601_000) })
    .where('member_id', '=', memberId)
    .execute();
  expect(await adding(caller)).toBe('SIGN_IN_AGAIN');
  expect(await mutate(caller, `removeSecondFactor(factorId: "${factorId}")`)).toBe('SIGN_IN_AGAIN');
  expect((await newCodes(caller, 1)).error?.code).toBe('SIGN_IN_AGAIN');
  const left = await server.db
    .selectFrom('second_factor')
    .select('factor_id')
    .where('member_id', '=', memberId)
    .execute();
  expect(left).toEqual(own);
});

test('[STF-02] the last factor of a member goes with its recovery codes', async () => {
  const caller = await server.as('sprints');
  await addNewApp(caller);
  type Answer = { getSecondFactors: { factors: { factorId: string }[]; isNeeded: boolean } };
  const { getSecondFactors } = await caller.query<Answer>('{ getSecondFactors { factors { factorId } isNeeded } }');
  expect(getSecondFactors.isNeeded).toBe(false);
  const [factor] = getSecondFactors.factors;
  expect(await mutate(caller, `removeSecondFactor(factorId: "${factor?.factorId ?? ''}")`)).toBe('done');
  expect((await first('sprints')).code).toBeDefined();
  const codes = server.db.selectFrom('recovery_code').select('code_hash').where('member_id', '=', caller.memberId);
  expect(await codes.execute()).toEqual([]);
});

test('[STF-02] a handle is good for ten minutes, and for nobody else', async () => {
  const [caller, other] = [await server.as('waiting'), await server.as('graduate')];
  const { handle, secret } = await startApp(caller);
  expect((await addApp(other, { handle, code: codeFor(secret) })).error?.code).toBe('SECOND_FACTOR_EXPIRED');
  expect((await addApp(caller, { handle, code: codeFor(secret, 9) })).error?.code).toBe('SECOND_FACTOR_WRONG');
  wait(601);
  const late = await server.signIn({ ...persona('waiting'), password: demoPassword });
  expect((await addApp(late, { handle, code: codeFor(secret) })).error?.code).toBe('SECOND_FACTOR_EXPIRED');
});

test('[STF-02] a handle that is spelled otherwise adds no second copy, whose code would sign in again', async () => {
  const caller = await server.as('planner');
  const { handle, secret } = await startApp(caller);
  const code = codeFor(secret, -1);
  for (const spelled of [
    `${handle}=`,
    `${handle}==`,
    ` ${handle}`,
    `${handle}\n`,
    handle.replaceAll('_', '/').replaceAll('-', '+') + '=',
  ])
    expect((await addApp(caller, { handle: spelled, code })).error?.code, spelled).toBe('SECOND_FACTOR_EXPIRED');
  expect((await addApp(caller, { handle, code })).error).toBeNull();
  expect((await addApp(caller, { handle: `${handle}=`, code: codeFor(secret) })).error?.code).toBe(
    'SECOND_FACTOR_EXPIRED',
  );
  const own = server.db.selectFrom('second_factor').select('factor_id').where('member_id', '=', caller.memberId);
  expect(await own.execute()).toHaveLength(1);
});

test('[STF-03] a factor that was removed does not come back by its handle, nor is one added by an old sign-in', async () => {
  const caller = await server.as('planned');
  const [kept, gone] = [await startApp(caller), await startApp(caller)];
  for (const { handle, secret } of [kept, gone])
    expect((await addApp(caller, { handle, code: codeFor(secret) })).error).toBeNull();
  const own = server.db.selectFrom('second_factor').select('factor_id').where('member_id', '=', caller.memberId);
  const before = await own.orderBy('created_at').execute();
  expect(before).toHaveLength(2);
  expect(await mutate(caller, `removeSecondFactor(factorId: "${before[1]?.factor_id ?? ''}")`)).toBe('done');
  const again = { handle: gone.handle, code: codeFor(gone.secret) };
  expect((await addApp(caller, again)).error?.code).toBe('SECOND_FACTOR_EXPIRED');
  const { handle, secret } = await startApp(caller);
  await server.db
    .updateTable('sign_in')
    .set({ proved_at: new Date(Date.now() - 601_000) })
    .where('member_id', '=', caller.memberId)
    .execute();
  expect((await addApp(caller, { handle, code: codeFor(secret) })).error?.code).toBe('SIGN_IN_AGAIN');
  expect(await own.execute()).toEqual(before.slice(0, 1));
});

test('[STF-02] a passkey of another account is refused with a sentence, and adds nothing', async () => {
  const own = softAuthenticator(server.origin);
  type Started = { startPasskey: { handle: string; options: { challenge: string } } };
  const document = `mutation ($handle: String!, $response: JSON!) {
    added: addPasskey(handle: $handle, response: $response, name: "My laptop") {
      secondFactors { factors { factorId } } error { code message } }
  }`;
  const add = async (name: string) => {
    const caller = await server.as(name);
    const { startPasskey } = await caller.query<Started>('mutation { startPasskey { handle options } }');
    const response = own.create(startPasskey.options);
    return (await caller.query<{ added: unknown }>(document, { handle: startPasskey.handle, response })).added;
  };
  expect(await add('crash')).toMatchObject({ secondFactors: { factors: [{}] }, error: null });
  const message = 'This passkey is in use already. Make another one.';
  expect(await add('alumni')).toEqual({ secondFactors: null, error: { code: 'INVALID_INPUT', message } });
});

test('[STF-02] another factor keeps the recovery codes, and one that is removed is told by mail', async () => {
  const caller = await server.as('workshops');
  const { codes } = await addNewApp(caller);
  const { handle, secret } = await startApp(caller);
  const added = await addApp(caller, { handle, code: codeFor(secret), name: 'My tablet' });
  expect(added).toMatchObject({ recoveryCodes: null, secondFactors: { recoveryCodesLeft: 10 }, error: null });
  expect(isCode((await second({ step: stepOf(await first('workshops')), code: codes[0] })).code)).toBe(true);
  const tablet = added.secondFactors?.factors.find(({ name }) => name === 'My tablet');
  expect(await mutate(caller, `removeSecondFactor(factorId: "${tablet?.factorId ?? ''}")`)).toBe('done');
  expect(await left(caller)).toBe(9);
  const mails = (await server.mails()).filter(({ to }) => to === persona('workshops').email);
  const removed = mails.filter(({ subject }) => subject === 'A second factor was removed from your Atrium account');
  expect(removed.map(({ text }) => text.includes('My tablet'))).toEqual([true]);
});
test('[STF-02] [STF-05] each change of the own factors is in the audit log, and new codes are told by mail', async () => {
  const caller = await server.as('posttrial');
  const { codes } = await addNewApp(caller);
  expect(isCode((await second({ step: stepOf(await first('posttrial')), code: codes[0] })).code)).toBe(true);
  expect((await newCodes(caller, 1)).error).toBeNull();
  const own = server.db.selectFrom('second_factor').select('factor_id').where('member_id', '=', caller.memberId);
  const { factor_id: factorId } = await own.executeTakeFirstOrThrow();
  expect(await mutate(caller, `removeSecondFactor(factorId: "${factorId}")`)).toBe('done');
  const audit = server.db.selectFrom('audit_entry').select('action').where('subject', '=', `member/${caller.memberId}`);
  const actions = (await audit.orderBy('audit_entry_id').execute()).map(({ action }) => action);
  expect(actions.filter((action) => /FACTOR|RECOVERY/.test(action))).toEqual([
    'SECOND_FACTOR_ADDED',
    'RECOVERY_CODE_USED',
    'RECOVERY_CODES_MADE',
    'SECOND_FACTOR_REMOVED',
  ]);
  const mails = (await server.mails()).filter(({ to }) => to === persona('posttrial').email);
  expect(mails.map(({ subject }) => subject)).toContain('New recovery codes for your Atrium account');
});

/** A browser in which a member has signed in, with the second factor. */
async function knownBrowser(name: string, code: string): Promise<ReturnType<typeof openBrowser>> {
  const own = openBrowser(server.origin);
  const step = stepOf((await (await own.challenge(persona(name).email, demoPassword)).json()) as First);
  const passed = await fetch(`${server.origin}/oidc/second-factor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ step, code }),
  });
  const [cookie = '', value = ''] = (passed.headers.getSetCookie()[0]?.split(';')[0] ?? '').split('=');
  own.cookies.set(cookie, value);
  return own;
}

test('[THR-64] the newest steps of an account wait, those of its known browsers apart', async () => {
  const caller = await server.as('downgrading');
  const { secret, codes } = await addNewApp(caller);
  const own = await knownBrowser('downgrading', codes[0] ?? '');
  const { email } = persona('downgrading');
  const known = stepOf((await (await own.challenge(email, demoPassword)).json()) as First);
  const unknown: string[] = [];
  for (let n = 0; n < 13; n += 1) unknown.push(stepOf(await first('downgrading')));
  const waiting = server.db.selectFrom('sign_in_step').select('browser_hash').where('member_id', '=', caller.memberId);
  const browsers = (await waiting.execute()).map(({ browser_hash: browser }) => browser);
  expect(browsers.filter((browser) => browser === null)).toHaveLength(10);
  expect(browsers).toHaveLength(11);
  const codeOf = async (step: string | undefined): Promise<string> => (await second({ step, code: '12345' })).code;
  expect([await codeOf(unknown[2]), await codeOf(unknown[3]), await codeOf(unknown[12])]).toEqual([
    'SECOND_FACTOR_EXPIRED',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_WRONG',
  ]);
  expect(isCode((await second({ step: known, code: codeFor(secret) })).code)).toBe(true);
  // those that have expired go
  wait(601);
  await removeExpiredSignIns(server);
  expect(await waiting.execute()).toEqual([]);
  await forgetAttempts(server);
});

test('[THR-64] who knows the password alone locks its owner out neither of a known browser nor of an addition', async () => {
  const caller = await server.as('crashplus');
  const { secret, codes: recovery } = await addNewApp(caller);
  await forgetAttempts(server);
  const { email } = persona('crashplus');
  const own = await knownBrowser('crashplus', recovery[0] ?? '');
  for (let n = 0; n < 11; n += 1) await second({ step: stepOf(await first('crashplus')), code: '12345' });
  expect((await second({ step: stepOf(await first('crashplus')), code: codeFor(secret) })).code).toBe('RATE_LIMITED');
  const begun = (await (await own.challenge(email, demoPassword)).json()) as First;
  expect(isCode((await second({ step: stepOf(begun), code: codeFor(secret) })).code)).toBe(true);
  const { handle, secret: another } = await startApp(caller);
  const added = { handle, code: codeFor(another) };
  expect((await addApp(caller, added)).error).toBeNull();
  // an addition that is sent again does not count
  for (let n = 0; n < 11; n += 1) expect((await addApp(caller, added)).error).toBeNull();
  // a known browser has ten tries as well
  const codes: string[] = [];
  const step = stepOf((await (await own.challenge(email, demoPassword)).json()) as First);
  for (let n = 0; n < 11; n += 1) codes.push((await second({ step, code: '12345' })).code);
  expect(codes.indexOf('RATE_LIMITED')).toBe(10);
  await forgetAttempts(server);
});

test('[STF-02] an account has ten factors at most, and another one is refused with a sentence', async () => {
  const caller = await server.as('firstmonth');
  const { handle, secret } = await startApp(caller);
  const created_at = new Date();
  const row = { member_id: caller.memberId, kind: 'AUTHENTICATOR', name: 'One of ten', created_at } as const;
  const rows = Array.from({ length: mostFactors }, (_, n) => ({
    ...row,
    factor_id: `full-${String(n)}`,
    sealed_secret: Buffer.from('none'),
  }));
  await server.db.insertInto('second_factor').values(rows).execute();
  expect((await addApp(caller, { handle, code: codeFor(secret) })).error?.code).toBe('INVALID_INPUT');
  await server.db.deleteFrom('second_factor').where('factor_id', '=', 'full-0').execute();
  expect((await addApp(caller, { handle, code: codeFor(secret) })).error).toBeNull();
});
