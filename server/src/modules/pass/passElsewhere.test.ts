import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { awaitCode } from '../accountSettings/emailChange.fixture.ts';
import { fieldsIn, linkIn, openVisitor, signInAtAcme, type Visitor } from '../federation/federation.fixture.ts';
import { signInAtGoogle } from '../federation/federation.fixture.ts';
import { addPass, register, setPassword, slotsTaken, type Registered } from './pass.fixture.ts';
import { endRegistration } from './store/registrations.ts';

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
type Finish = {
  readonly signup?: Offer;
  readonly pass?: string | null;
  readonly code?: string;
  readonly context?: string;
};

/** Registers with what the provider has said, from this browser, as the page at /oauth does. */
async function registerFrom(visitor: Visitor, code: string, offer: Partial<Offer>): Promise<Registered> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin, cookie },
    body: JSON.stringify({
      query: `mutation ($input: CreateUserWithPassInput!) {
        createUserWithPass(input: $input) { result tac passRedirect error { code message reason field } } }`,
      variables: { input: { code, ...offer } },
    }),
  });
  const { data } = (await response.json()) as { data: { createUserWithPass: Registered } };
  return data.createUserWithPass;
}

async function atAcme(visitor: Visitor, words: string): Promise<{ state: string; body: Finish }> {
  const state = await signInAtAcme(visitor, '/oidc/federation?pass=acme-sso', words);
  return { state, body: (await visitor.finish(state)).body as Finish };
}

const removeMember = (email: string) => server.db.deleteFrom('member').where('email', '=', email).execute();
const customerOf = async (email: string): Promise<string | undefined> =>
  (await server.db.selectFrom('member').select('customer_id as id').where('email', '=', email).executeTakeFirst())?.id;

test('[PAS-05] [SSO-04] [SSO-08] somebody new joins by the login of the company, and is signed in with what the pass grants', async () => {
  const visitor = openVisitor(server.origin);
  const { state, body } = await atAcme(visitor, 'nina@acme.example');
  expect(body).toMatchObject({
    signup: { email: 'nina@acme.example', firstName: 'Nina', lastName: 'Okafor' },
    pass: 'ACME-SSO',
  });
  const offer = body.signup ?? {};
  // another browser, another address and another pass are refused (THR-01)
  const stranger = openVisitor(server.origin);
  const refused = [
    await registerFrom(stranger, 'ACME-SSO', offer),
    await registerFrom(visitor, 'ACME-SSO', { ...offer, email: 'ann@acme.example' }),
    await registerFrom(visitor, 'ACME-SSO', { ...offer, ssoUsername: 'acme_somebody' }),
  ];
  expect(refused.map(({ error }) => error?.code)).toEqual(['PASS_SSO_FAILED', 'PASS_SSO_FAILED', 'PASS_SSO_FAILED']);
  expect(await customerOf('nina@acme.example')).toBeUndefined();
  const done = await registerFrom(visitor, 'ACME-SSO', offer);
  expect(done).toMatchObject({ result: 'CONFIRMED_WITHOUT_ACTIVATION', tac: null, error: null });
  // an answer that was lost is asked for again
  expect(await registerFrom(visitor, 'ACME-SSO', offer)).toEqual(done);
  const { body: signedIn } = await visitor.finish(state);
  expect(signedIn.redirectPath).toBe('/courses');
  const memberId = String((await visitor.redeem(signedIn.code))['s4UserId']);
  expect(await customerOf('nina@acme.example')).toBe('acme');
  const grants = await server.db
    .selectFrom('entitlement_grant')
    .select(['source', 'entitlement_id'])
    .where('member_id', '=', memberId)
    .execute();
  expect(grants).toEqual([{ source: 'PASS', entitlement_id: 'acme-ai-academy' }]);
  expect(await slotsTaken(server, 'pass-acme-sso')).toEqual({ counter: 1, rows: 1 });
});

test('[SSO-03] [PAS-05] a learner who comes from a learning system without an account registers by its pass, and others sign in', async () => {
  const link = async (): Promise<string> => {
    const b64options = Buffer.from(JSON.stringify({ provider: 'acme-learn', redirectPath: '/certificates' }));
    const { found } = await server.stranger.query<{ found: { passShortCode: string; authorizeUrl: string } }>(
      'query ($b64options: String!) { found: lookupLMSProvider(b64options: $b64options) { passShortCode authorizeUrl } }',
      { b64options: b64options.toString('base64') },
    );
    expect(found.passShortCode).toBe('ACME-SSO');
    return found.authorizeUrl;
  };
  const known = openVisitor(server.origin);
  const signedIn = await known.finish(await signInAtAcme(known, await link(), 'ann@acme.example'));
  expect(signedIn.body).toMatchObject({ redirectPath: '/certificates' });
  const borrowed = openVisitor(server.origin);
  const refused = await borrowed.finish(await signInAtAcme(borrowed, await link(), 'gil@globex.example'));
  expect(refused.body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', context: 'lms', pass: null });
  await removeMember('nina@acme.example');
  const visitor = openVisitor(server.origin);
  const state = await signInAtAcme(visitor, await link(), 'nina@acme.example');
  const { signup, pass } = (await visitor.finish(state)).body as unknown as Finish;
  expect(pass).toBe('ACME-SSO');
  expect((await registerFrom(visitor, 'ACME-SSO', signup ?? {})).error).toBeNull();
  expect((await visitor.finish(state)).body).toMatchObject({ redirectPath: '/certificates' });
  expect(await customerOf('nina@acme.example')).toBe('acme');
});

test('[THR-01] [THR-08] nobody registers as somebody whom they sent to the provider', async () => {
  await removeMember('nina@acme.example');
  const own = openVisitor(server.origin);
  const { body } = await atAcme(own, 'nina@acme.example');
  const [sender, lured] = [openVisitor(server.origin), openVisitor(server.origin)];
  const chooser = await sender.open('/oidc/federation?pass=acme-sso');
  const page = await lured.open(linkIn(chooser.text, 'nina@acme.example'));
  await lured.post('/oidc/saml/acs', fieldsIn(page.text));
  const { error } = await registerFrom(sender, 'ACME-SSO', body.signup ?? {});
  expect([body.signup?.email, error?.code]).toEqual(['nina@acme.example', 'PASS_SSO_FAILED']);
  expect(await customerOf('nina@acme.example')).toBeUndefined();
});

test('[PAS-05] a colleague who has an account joins once, and signs in from then on', async () => {
  const visitor = openVisitor(server.origin);
  const { email, memberId } = persona('bob@acme.example');
  const { state, body } = await atAcme(visitor, email);
  expect(body.signup?.email).toBe(email);
  expect((await registerFrom(visitor, 'ACME-SSO', body.signup ?? {})).error).toBeNull();
  const { body: signedIn } = await visitor.finish(state);
  expect((await visitor.redeem(signedIn.code))['s4UserId']).toBe(memberId);
  const later = openVisitor(server.origin);
  expect((await atAcme(later, email)).body).toMatchObject({ redirectPath: '/courses' });
  // whose registration was taken back is asked to join again
  const { pass_registration_id } = await server.db
    .selectFrom('pass_registration')
    .select('pass_registration_id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  await server.db.transaction().execute((tx) => endRegistration(tx, pass_registration_id));
  expect((await atAcme(later, email)).body.signup?.email).toBe(email);
});

test('[PAS-05] [THR-09] [D88] a person to whom an address was given joins no account that the provider knows by another id', async () => {
  const { email, memberId } = persona('bob@acme.example');
  const known = server.db.updateTable('federated_identity').set({ subject: 'object-before' });
  await known.where('member_id', '=', memberId).execute();
  const visitor = openVisitor(server.origin);
  const { body } = await atAcme(visitor, email);
  expect((await registerFrom(visitor, 'ACME-SSO', body.signup ?? {})).error?.code).toBe('PASS_SSO_FAILED');
  const names = server.db.selectFrom('federated_identity').select('subject').where('member_id', '=', memberId);
  expect(await names.execute()).toEqual([{ subject: 'object-before' }]);
});

test('[PAS-05] [ACT-06] [THR-04] a person who leaves an address while the company’s login joins it is not opened by that login', async () => {
  const email = 'nina@acme.example';
  await removeMember(email);
  await addPass(server, { shortCode: 'OWN-ACCOUNT' });
  const { tac } = await register(server.stranger, 'OWN-ACCOUNT', email);
  const caller = await setPassword(server, email, tac);
  const code = await awaitCode(server, caller.memberId, 'nina@elsewhere.example');
  const visitor = openVisitor(server.origin);
  const { body } = await atAcme(visitor, email);
  // the account of the address was read
  const pause = await pauseAt(server, 'insert', 'pass_registration');
  const joining = registerFrom(visitor, 'ACME-SSO', body.signup ?? {});
  await pause.untilWaiting(1);
  let isChanged = false;
  const confirm = 'mutation ($code: String!) { done: confirmEmailChange(code: $code) { error { code } } }';
  const changing = caller.query<{ done: { error: { code: string } | null } }>(confirm, { code }).then(({ done }) => {
    isChanged = true;
    return done.error?.code ?? 'changed';
  });
  await pause.untilWaiting(2, () => isChanged);
  await pause.release();
  const answers = [(await joining).error?.code ?? 'joined', await changing];
  await pause.close();
  const opened = await server.db
    .selectFrom('federated_identity as f')
    .innerJoin('member as m', 'm.member_id', 'f.member_id')
    .select('m.email')
    .where('f.member_id', '=', caller.memberId)
    .execute();
  // a company keeps the addresses of the people whom it signs in
  expect([answers, opened]).toEqual([['joined', 'FORBIDDEN'], [{ email }]]);
});

test('[PAS-05] [THR-09] a provider lets nobody in for whom it may not speak', async () => {
  for (const words of ['gil@globex.example', persona('employee').email]) {
    const { body } = await atAcme(openVisitor(server.origin), words);
    expect(body).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', context: 'pass', pass: 'ACME-SSO' });
  }
  // the ticket of a free account opens no pass
  const visitor = openVisitor(server.origin);
  const state = await signInAtGoogle(visitor, 'robin@demo.example', 'context=signup');
  const { body } = (await visitor.finish(state)) as unknown as { body: Finish };
  expect((await registerFrom(visitor, 'ACME-SSO', body.signup ?? {})).error?.code).toBe('PASS_SSO_FAILED');
});

test('[PAS-05] a pass whose company has no identity provider cannot be prepared, and says which pass it was', async () => {
  const lookup = async (code: string) =>
    server.stranger.query(
      `query ($code: String!) { found: lookupPassCorporateRealm(code: $code) { link realm serializedOptions error { code } } }`,
      { code },
    );
  const empty = { link: null, realm: null, serializedOptions: null };
  expect(await lookup('BROKEN-SSO')).toEqual({ found: { ...empty, error: { code: '501' } } });
  for (const code of ['ACME-TEAM', 'GHOST-PASS']) {
    expect(await lookup(code)).toEqual({ found: { ...empty, error: { code: '404' } } });
  }
  expect(await lookup('ACME-SSO')).toMatchObject({ found: { realm: 'acme', error: null } });
  const { url } = await openVisitor(server.origin).open('/oidc/federation?pass=BROKEN-SSO');
  expect(Object.fromEntries(url.searchParams)).toEqual({ context: 'pass', pass: 'BROKEN-SSO' });
});

test('[THR-58] codes are guessed neither by the login of a company nor by its lookup, and both count with the pages', async () => {
  const lookUp = async (code: string) => {
    const { found } = await server.stranger.query<{ found: { error: { code: string } | null } }>(
      'query ($code: String!) { found: lookupPassCorporateRealm(code: $code) { error { code } } }',
      { code },
    );
    return found.error?.code ?? null;
  };
  const begin = async (code: string) => (await openVisitor(server.origin).open(`/oidc/federation?pass=${code}`)).url;
  const names = Array.from({ length: 30 }, (_, number) => `GUESS-${String(number)}`);
  for (const code of names) expect(await lookUp(code)).toBe('404');
  for (const code of names) expect((await begin(code)).pathname).toBe('/oauth');
  // a pass that exists is no guess, but nobody is told so any more
  expect([await lookUp('ACME-SSO'), await lookUp('GUESS-X')]).toEqual(['429', '429']);
  expect((await begin('ACME-SSO')).pathname).toBe('/oauth');
  const page = await server.stranger.ask(
    '{ getPassDetailsByCode(code: "ACME-TEAM", context: TOP_NAV) { redirectUrl } }',
  );
  expect(page.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});

test('[THR-58] the pages of passes that exist use no guesses up, with a login of a company or without', async () => {
  const lookUp = (code: string) => server.stranger.query(`{ lookupPassCorporateRealm(code: "${code}") { realm } }`);
  for (let number = 0; number < 70; number += 1) await lookUp(number % 2 === 0 ? 'ACME-TEAM' : 'ACME-SSO');
  expect(await lookUp('ACME-SSO')).toEqual({ lookupPassCorporateRealm: { realm: 'acme' } });
});

test('[THR-58] a page of a pass that does not exist is one guess, however often it asks for the code', async () => {
  const view = (code: string) =>
    server.stranger.ask(`{ nav: getPassDetailsByCode(code: "${code}", context: TOP_NAV) { redirectUrl }
      pass: getPassDetailsByCode(code: "${code}", context: INVITE_PREVIEW) { redirectUrl }
      realm: lookupPassCorporateRealm(code: "${code}") { error { code } } }`);
  const codesIn = async (code: string) => {
    const { errors, data } = await view(code);
    return [...(errors ?? []).map(({ extensions }) => extensions.code), data?.['realm']];
  };
  const gone = ['PASS_NOT_FOUND', 'PASS_NOT_FOUND', { error: { code: '404' } }];
  for (let number = 0; number < 60; number += 1) expect(await codesIn('GHOST-PASS')).toEqual(gone);
  expect(await codesIn('GHOST-PASS')).toEqual(['RATE_LIMITED', 'RATE_LIMITED', { error: { code: '429' } }]);
});
