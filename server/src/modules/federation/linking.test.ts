import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { setPassword } from '../accountSettings/service/setPassword.ts';
import { endSignInsOf } from '../identity/store/signIns.ts';
import { hashPassword } from '../proof/service/password.ts';
import { openVisitor, signInAtGoogle, type Visitor } from './federation.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

const hashNow = async (): Promise<string> => (await hashPassword(demoPassword)) ?? '';
const linking = 'context=add-secondary-email';

interface Outcome {
  readonly result: string;
  readonly email: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

async function start(who: string, email: string, userName: string | null = null): Promise<Outcome> {
  const document = `mutation ($email: String!, $userName: String) {
    startAccountLinking(email: $email, userName: $userName) { result email error { code message } } }`;
  const caller = await server.as(who);
  return (await caller.query<{ startAccountLinking: Outcome }>(document, { email, userName })).startAccountLinking;
}

/** A browser that is signed in as this persona. */
async function browserOf(who: string): Promise<Visitor> {
  const visitor = openVisitor(server.origin);
  const { cookies } = await signInAs(server.origin, persona(who).email, demoPassword);
  for (const pair of cookies.split('; '))
    visitor.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  return visitor;
}

test('[SSO-06] a second address is linked by a sign-in with it, and opens the account from then on', async () => {
  const email = 'drew@elsewhere.example';
  expect(await start('planner', ` ${email.toUpperCase()} `)).toEqual({ result: 'PENDING', email, error: null });
  const visitor = await browserOf('planner');
  const state = await signInAtGoogle(visitor, email, linking);
  const second = await signInAtGoogle(visitor, email, linking);
  expect(await visitor.finish(state)).toEqual({ status: 200, body: { linked: true } });
  expect((await visitor.finish(state)).body).toMatchObject({ code: 'SSO_FAILED' });
  // what was begun before the address was verified links nothing more, not even another identity with the address
  const rename = (from: string, to: string) =>
    server.db.updateTable('federated_identity').set({ subject: to }).where('subject', '=', from).execute();
  const { subject } = await server.db
    .selectFrom('federated_identity')
    .select('subject')
    .where('member_id', '=', persona('planner').memberId)
    .executeTakeFirstOrThrow();
  await rename(subject, 'another');
  expect((await visitor.finish(second)).body).toMatchObject({ code: 'LINK_FAILED' });
  await rename('another', subject);
  // nor is another one begun
  expect((await visitor.open(`/oidc/federation?provider=google&${linking}`)).url.pathname).toBe('/oauth');
  expect(await start('planner', email)).toEqual({ result: 'VERIFIED', email, error: null });
  expect(await start('planner', 'another@elsewhere.example')).toMatchObject({
    result: 'ERROR',
    error: { code: 'ALREADY_LINKED', message: 'The selected Google account is already linked.' },
  });
  const audited = server.db
    .selectFrom('audit_entry')
    .select('actor_member_id')
    .where('action', '=', 'ACCOUNT_LINKED')
    .where('subject', '=', `member/${persona('planner').memberId}`);
  expect(await audited.execute()).toEqual([{ actor_member_id: persona('planner').memberId }]);
  const stranger = openVisitor(server.origin);
  const { body } = await stranger.finish(await signInAtGoogle(stranger, email));
  expect(await stranger.redeem(body.code)).toMatchObject({ s4UserId: persona('planner').memberId });
});

test("[SSO-06] another member's identity or address is already linked, and stays theirs", async () => {
  for (const theirs of [persona('academy').email, persona('trial').email]) {
    // the request does not say that the address is taken
    expect(await start('sprint', theirs)).toMatchObject({ result: 'PENDING', error: null });
    const visitor = await browserOf('sprint');
    expect((await visitor.finish(await signInAtGoogle(visitor, theirs, linking))).body).toMatchObject({
      code: 'ALREADY_LINKED',
      message: 'The selected Google account is already linked.',
      context: 'add-secondary-email',
    });
  }
});

test('[SSO-06] an address that is in use is not linked, also where Google knows its owner by another identity', async () => {
  const email = 'robin@demo.example';
  // Google knows the owner by a second sign-in
  const { memberId: owner, email: own } = persona('academy');
  const second = await server.db
    .selectFrom('account_link')
    .select('email')
    .where('member_id', '=', owner)
    .executeTakeFirstOrThrow();
  const save = async (table: 'member' | 'account_link', address: string): Promise<void> => {
    await server.db.updateTable(table).set({ email: address }).where('member_id', '=', owner).execute();
  };
  const link = async () => {
    await start('trial', email);
    const visitor = await browserOf('trial');
    return (await visitor.finish(await signInAtGoogle(visitor, email, linking))).body;
  };
  const taken = { code: 'ALREADY_LINKED', message: 'The selected Google account is already linked.' };
  await save('member', email);
  expect(await link()).toMatchObject(taken);
  await save('member', own);
  await save('account_link', email);
  expect(await link()).toMatchObject(taken);
  await save('account_link', second.email);
  expect(await link()).toEqual({ linked: true });
  await (await server.as('trial')).query('mutation { unlinkAccount { result } }');
});

test('[SSO-06] [THR-09] any other sign-in than with the verified address that was asked for could not be linked', async () => {
  const failed = { code: 'LINK_FAILED', message: 'Could not link account. Please try again.' };
  await start('crash', 'cher@demo.example');
  const visitor = await browserOf('crash');
  const other = await signInAtGoogle(visitor, 'robin@demo.example', linking);
  expect((await visitor.finish(other)).body).toMatchObject(failed);
  const late = await signInAtGoogle(visitor, 'cher@demo.example', linking);
  await server.db
    .updateTable('account_link')
    .set({ expires_at: new Date(0) })
    .where('member_id', '=', persona('crash').memberId)
    .execute();
  expect((await visitor.finish(late)).body).toMatchObject(failed);
  // without a request, after it has expired, and without a sign-in there is nothing to begin
  for (const begins of [await browserOf('minimba'), visitor, openVisitor(server.origin)]) {
    const { url } = await begins.open(`/oidc/federation?provider=google&${linking}`);
    expect(`${url.pathname}${url.search}`).toBe('/oauth?context=add-secondary-email');
  }
  expect(
    await server.db
      .selectFrom('federated_identity')
      .selectAll()
      .where('member_id', '=', persona('crash').memberId)
      .execute(),
  ).toEqual([]);
});

test.each([
  ['a new password', 'limited'],
  ['a sign-out', 'sprint'],
])('[SSO-06] [THR-04] %s ends a link that waits, also when its sign-in elsewhere was answered', async (end, who) => {
  const email = 'pending@demo.example';
  await start(who, email);
  const visitor = await browserOf(who);
  const state = await signInAtGoogle(visitor, email, linking);
  const { memberId } = persona(who);
  const now = new Date();
  if (end === 'a sign-out') await server.db.transaction().execute((tx) => endSignInsOf(tx, memberId, now, null));
  else await server.db.transaction().execute(async (tx) => setPassword(tx, memberId, await hashNow(), null));
  expect((await visitor.finish(state)).body).toMatchObject({ code: 'LINK_FAILED' });
  const waiting = server.db.selectFrom('account_link').select('email').where('member_id', '=', memberId);
  if (end === 'a new password') expect(await waiting.execute()).toEqual([]);
  const linked = server.db.selectFrom('federated_identity').select('subject').where('member_id', '=', memberId);
  expect(await linked.execute()).toEqual([]);
  await server.db.deleteFrom('account_link').where('email', '=', email).execute();
});

test('[SSO-06] one identity that two members link at once becomes the one way in of one of them', async () => {
  const email = 'cher@demo.example';
  await server.db.deleteFrom('account_link').where('email', '=', email).execute();
  const states = await Promise.all(
    ['archive', 'trial'].map(async (who) => {
      await start(who, email);
      const visitor = await browserOf(who);
      return { visitor, state: await signInAtGoogle(visitor, email, linking) };
    }),
  );
  const answers = await Promise.all(states.map(({ visitor, state }) => visitor.finish(state)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const links = await server.db
    .selectFrom('account_link')
    .select('verified_at')
    .where('email', '=', email)
    .where('verified_at', 'is not', null)
    .execute();
  expect(links).toHaveLength(1);
});

test('[SSO-06] [THR-01] a name at the provider counts for nothing, and a person whom Google may not sign in links nothing', async () => {
  for (const [who, email, userName] of [
    ['archive', 'new@elsewhere.example', 'google_somebody'],
    ['employee', 'new@elsewhere.example', null],
    ['bob@acme.example', 'new@elsewhere.example', null],
    ['archive', persona('archive').email, null],
  ] as const) {
    expect(await start(who, email, userName), who).toMatchObject({ result: 'ERROR', error: { code: 'LINK_FAILED' } });
  }
  // and the message says why: trying again would not help
  expect(await start('archive', persona('archive').email.toUpperCase())).toMatchObject({
    error: { message: 'You sign in with this address already. Please enter another one.' },
  });
  expect(await start('archive', 'no address')).toMatchObject({ result: 'ERROR', error: { code: 'INVALID_INPUT' } });
});

test('a request waits half an hour from the first time it is sent, and then begins again', async () => {
  const until = async (): Promise<number> => {
    await start('minimba-one', 'pending@demo.example');
    const links = server.db.selectFrom('account_link').select('expires_at').where('email', '=', 'pending@demo.example');
    return Number((await links.executeTakeFirstOrThrow()).expires_at);
  };
  const first = await until();
  expect(await until()).toBe(first);
  await server.db
    .updateTable('account_link')
    .set({ expires_at: new Date(1) })
    .where('member_id', '=', persona('minimba-one').memberId)
    .execute();
  expect(await until()).toBeGreaterThan(first);
});

test('[SSO-06] a link that is made and taken back stands so in the log, also when product time was moved', async () => {
  const unlink = async () => (await server.as('planner')).query('mutation { unlinkAccount { result } }');
  await unlink();
  await server.clock.advance(day);
  const from = server.clock.now();
  const email = 'drew@elsewhere.example';
  await start('planner', email);
  const visitor = await browserOf('planner');
  expect((await visitor.finish(await signInAtGoogle(visitor, email, linking))).body).toEqual({ linked: true });
  await unlink();
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'at'])
    .where('subject', '=', `member/${persona('planner').memberId}`)
    .where('at', '>=', new Date(from))
    .orderBy('at')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['ACCOUNT_LINKED', 'ACCOUNT_UNLINKED']);
});

test('[SSO-06] a link that is taken back leaves the identity by which its member signed in before', async () => {
  const { memberId } = persona('downgrading');
  const own = { issuer: 'https://accounts.google.com', subject: 'own', member_id: memberId, created_at: new Date() };
  await server.db.insertInto('federated_identity').values(own).execute();
  await start('downgrading', 'drew@elsewhere.example');
  const visitor = await browserOf('downgrading');
  const state = await signInAtGoogle(visitor, 'drew@elsewhere.example', linking);
  expect((await visitor.finish(state)).body).toEqual({ linked: true });
  const subjects = async () => {
    const identities = server.db.selectFrom('federated_identity').select('subject').where('member_id', '=', memberId);
    return (await identities.execute()).map(({ subject }) => subject);
  };
  expect(await subjects()).toHaveLength(2);
  await (await server.as('downgrading')).query('mutation { unlinkAccount { result } }');
  expect(await subjects()).toEqual(['own']);
});
