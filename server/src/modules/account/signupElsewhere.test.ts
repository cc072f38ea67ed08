import { persona } from '@atrium/content/people.ts';
import { pendingSignup } from '@atrium/content/providers.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { linkIn, openVisitor, signInAtGoogle, type Visitor } from '../federation/federation.fixture.ts';
import { mailsTo } from './mailbox.fixture.ts';
import { solved } from './solve.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

interface Offer {
  readonly ssoUsername: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}
interface Outcome {
  readonly result: string;
  readonly tac: string | null;
  readonly link: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** A browser that has come back from Google as this account; its handle and what it is offered. */
async function comeBack(
  words: string,
  query = 'context=signup',
): Promise<{ visitor: Visitor; state: string; offer: Offer }> {
  const visitor = openVisitor(server.origin);
  const state = await signInAtGoogle(visitor, words, query);
  const { body } = await visitor.finish(state);
  const { signup: offer } = body as unknown as { signup?: Offer };
  if (offer === undefined) throw new Error(`no offer: ${JSON.stringify(body)}`);
  return { visitor, state, offer };
}

async function signup(visitor: Visitor | null, input: object): Promise<Outcome> {
  const query = `mutation ($input: SignupLimitedUserInput!) {
    signupLimitedUser(input: $input) { result tac link error { code message } } }`;
  const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return ((await response.json()) as { data: { signupLimitedUser: Outcome } }).data.signupLimitedUser;
}

const members = (email: string) =>
  server.db
    .selectFrom('member')
    .select(['member_id as id', 'first_name as first', 'last_name as last'])
    .where('email', '=', email)
    .execute();

test('[SIG-07] [SIG-09] [SSO-04] [SSO-08] somebody new at Google gets a free account by their name there, and is signed in', async () => {
  const { visitor, state, offer } = await comeBack('robin@demo.example', 'context=signup&redirectPath=%2Fcourses');
  expect(offer).toMatchObject({ email: 'robin@demo.example', firstName: 'Robin van der', lastName: 'Berg' });
  const outcome = { result: 'CONFIRMED_WITHOUT_ACTIVATION', tac: null, link: null, error: null };
  expect(await signup(visitor, { ...offer, firstName: 'Somebody', lastName: 'Else' })).toEqual(outcome);
  // sent again, because the answer was lost
  expect(await signup(visitor, offer)).toEqual(outcome);
  const [robin, ...others] = await members('robin@demo.example');
  expect([robin, others]).toMatchObject([{ first: 'Robin van der', last: 'Berg' }, []]);
  const { status, body } = await visitor.finish(state);
  expect([status, body.redirectPath]).toEqual([200, '/courses']);
  expect(await visitor.redeem(body.code)).toMatchObject({ s4UserId: robin?.id });
  expect((await visitor.finish(state)).body).toMatchObject({ code: 'SSO_FAILED' });
  // the next time Google signs in
  const next = openVisitor(server.origin);
  expect((await next.finish(await signInAtGoogle(next, 'robin@demo.example', 'context=signup'))).status).toBe(200);
});

test('[THR-01] a made up name, one without the cookie, and one of another browser give an error and no row', async () => {
  const mine = await comeBack('cher@demo.example');
  const theirs = await comeBack('drew@elsewhere.example');
  const before = (await server.db.selectFrom('member').select('member_id').execute()).length;
  const { offer } = mine;
  const botChallengeToken = await solved(server);
  for (const [visitor, input] of [
    [null, offer],
    [theirs.visitor, offer],
    [mine.visitor, { ...offer, ssoUsername: 'google_somebody' }],
    [mine.visitor, { ...offer, ssoUsername: '' }],
    [mine.visitor, { ...offer, email: persona('member').email }],
    [mine.visitor, { ...offer, email: 'other@demo.example', botChallengeToken }],
    [openVisitor(server.origin), { ...offer, botChallengeToken }],
  ] as const) {
    const { result, error } = await signup(visitor, input);
    expect([result, error?.code]).toEqual(['ERROR', 'SSO_FAILED']);
  }
  expect((await server.db.selectFrom('member').select('member_id').execute()).length).toBe(before);
  const waiting = server.db.selectFrom('limited_signup').select('address').execute();
  expect(await waiting).toEqual([{ address: pendingSignup.email }]);
  // of many at once with the right one, one makes the account
  await Promise.all(Array.from({ length: 20 }, () => signup(mine.visitor, offer)));
  expect(await members('cher@demo.example')).toMatchObject([{ first: 'Cher', last: 'Last Student' }]);
  // a ticket that was used for a sign-in is none any more
  await mine.visitor.finish(mine.state);
  expect((await signup(mine.visitor, offer)).error?.code).toBe('SSO_FAILED');
});

test('[SIG-09] [THR-02] an address that Google does not manage is proved by a mail first', async () => {
  const { visitor, state, offer } = await comeBack('drew@elsewhere.example');
  const { result, tac } = await signup(visitor, { ...offer, redirectPath: '/events?q=1' });
  expect([result, tac]).toEqual(['CONFIRMED_WITH_ACTIVATION', expect.stringMatching(/^[\w-]{43}$/)]);
  const [mail] = await mailsTo(server, 'drew@elsewhere.example', 1);
  const link = new URL(/Set up my password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  expect(link.searchParams.get('redirectPath')).toBe('/events?q=1');
  expect(await members('drew@elsewhere.example')).toEqual([]);
  const { body } = await visitor.finish(state);
  expect(body).toMatchObject({ signup: { email: 'drew@elsewhere.example' } });
});

test('[SIG-07] of many attempts of one browser that are not finished, the newest can be signed up with', async () => {
  const visitor = openVisitor(server.origin);
  for (let earlier = 0; earlier < 6; earlier += 1)
    await visitor.finish(await signInAtGoogle(visitor, 'pending@demo.example', 'context=signup'));
  const state = await signInAtGoogle(visitor, 'drew@elsewhere.example', 'context=signup');
  const { signup: offer } = (await visitor.finish(state)).body as unknown as { signup: Offer };
  expect((await signup(visitor, offer)).result).toBe('CONFIRMED_WITH_ACTIVATION');
});

test('[SIG-10] whose address has an account that Google may not open is told to sign in', async () => {
  const { visitor, offer } = await comeBack(persona('employee').email);
  expect(await signup(visitor, offer)).toMatchObject({ result: 'CONFIRMED_WITHOUT_ACTIVATION', tac: null });
  const known = openVisitor(server.origin);
  const { status } = await known.finish(await signInAtGoogle(known, persona('academy').email, 'context=signup'));
  expect(status).toBe(200);
  const unverified = openVisitor(server.origin);
  const { body } = await unverified.finish(await signInAtGoogle(unverified, 'but not verified', 'context=signup'));
  expect(body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', context: 'signup' });
});

test('[SIG-13] Google with the matching address completes a signup that waits for its password', async () => {
  const { email, firstName } = { email: 'sam@demo.example', firstName: 'Samira' };
  const query = `context=set-password&email=${encodeURIComponent(email)}`;
  // without a signup there is nothing to complete
  await server.db.deleteFrom('limited_signup').where('address', '=', email).execute();
  const early = await comeBack(email, query);
  expect(await signup(early.visitor, early.offer)).toMatchObject({ error: { code: 'ACCOUNT_NOT_FOUND' } });
  const token = await solved(server);
  await signup(null, { firstName, lastName: 'Haddad', email, botChallengeToken: token });
  const other = openVisitor(server.origin);
  const wrong = await other.finish(await signInAtGoogle(other, 'pending@demo.example', query));
  expect(wrong.body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', context: 'set-password' });
  const { visitor, state, offer } = await comeBack(email, query);
  expect(await signup(visitor, offer)).toMatchObject({ result: 'CONFIRMED_WITHOUT_ACTIVATION', error: null });
  // by the name that Google gives, not by what was typed
  expect(await members(email)).toMatchObject([{ first: 'Sam', last: 'Haddad' }]);
  expect((await visitor.finish(state)).status).toBe(200);
  expect(await server.db.selectFrom('limited_signup').selectAll().where('address', '=', email).execute()).toEqual([]);
});

test('[THR-06] a mailed link never leads off our pages', async () => {
  const token = await solved(server);
  const email = 'ada@newcomers.example';
  await signup(null, {
    firstName: 'Ada',
    lastName: 'Newcomer',
    email,
    botChallengeToken: token,
    redirectPath: '//evil.example',
  });
  const [mail] = await mailsTo(server, email, 1);
  expect(mail?.text).not.toContain('evil');
});

test('[THR-01] [THR-08] an attacker who sends somebody else to Google with an own attempt does not sign up as them', async () => {
  const { offer } = await comeBack('drew@elsewhere.example');
  const [begins, brings] = [openVisitor(server.origin), openVisitor(server.origin)];
  const chooser = await begins.open('/oidc/federation?provider=google&context=signup');
  const answer = await begins.openUntil(linkIn(chooser.text, 'drew@elsewhere.example'), '/oidc/callback/google');
  const { url } = await brings.open(answer.href);
  // the answer is in, for an attempt of the first browser, which knows no handle of it
  expect(url.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  for (const visitor of [begins, brings]) {
    expect((await signup(visitor, offer)).error?.code).toBe('SSO_FAILED');
  }
});
