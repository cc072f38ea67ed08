import { initechOidc } from '@atrium/content/providers.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { fieldsIn, linkIn, openVisitor, type Visitor } from './federation.fixture.ts';

// The sign-on of a company by pages: a draft, its live test, and switching it on and off (COM-01).

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const companyId = 'initech';
const reason = 'Asked for it.';

interface Acted {
  readonly lines: readonly string[] | null;
  readonly error: { readonly code: string; readonly field: string | null; readonly reason: string } | null;
}

/** Calls a mutation of the page with these arguments, as GraphQL text. */
async function act(name: string, given: string, who = 'employee'): Promise<Acted> {
  const caller = await server.as(who);
  const text = `mutation { ${name}(companyId: "${companyId}"${given}) { lines error { code field reason } } }`;
  const { data, errors } = await caller.ask<Record<string, Acted | null>>(text, {});
  return data?.[name] ?? { lines: null, error: { code: errors?.[0]?.extensions.code ?? '', field: null, reason: '' } };
}

interface Page {
  readonly inUse: { readonly issuer: string; readonly onSince: string | null } | null;
  readonly draft: {
    readonly revision: string;
    readonly testedAt: string | null;
    readonly testFault: string | null;
    readonly testWords: string | null;
    readonly testClaims: readonly string[];
    readonly testLink: string | null;
  } | null;
  readonly learningSystems: readonly { readonly providerKey: string; readonly isReady: boolean }[];
}

async function page(who = 'employee'): Promise<Page> {
  const found = await (
    await server.as(who)
  ).query<{ getCompanySignOn: Page }>(
    `{ getCompanySignOn(companyId: "${companyId}") { inUse { issuer onSince } draft { revision testedAt testFault
      testWords testClaims testLink } learningSystems { providerKey isReady } } }`,
  );
  return found.getCompanySignOn;
}

const metadata = (): string => `${server.origin}/__sandbox/idp/initech/metadata`;
const saveSaml = (text = metadata()): Promise<Acted> =>
  act('saveCompanySaml', `, metadata: ${JSON.stringify(text)}, keepsCertificates: false`);

interface Report {
  readonly fault: string | null;
  readonly words: string;
  readonly match: string | null;
  readonly claims: readonly { readonly name: string; readonly value: string }[];
}

async function readReport(visitor: Visitor, handle: string): Promise<Report | null> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({
      query:
        'query ($handle: String!) { getSignOnReport(handle: $handle) { fault words match claims { name value } } }',
      variables: { handle },
    }),
  });
  return ((await response.json()) as { data: { getSignOnReport: Report | null } }).data.getSignOnReport;
}

/** Tests the draft as the account of Initech's provider that the words name. */
async function testAs(words: string): Promise<{ report: Report | null; visitor: Visitor; handle: string }> {
  const visitor = openVisitor(server.origin);
  const chooser = await visitor.open((await page()).draft?.testLink ?? '');
  const answer = await visitor.open(linkIn(chooser.text, words));
  const { url } = await visitor.post('/oidc/saml/acs', fieldsIn(answer.text));
  const handle = url.searchParams.get('test') ?? '';
  expect(url.searchParams.get('state')).toBeNull();
  return { report: await readReport(visitor, handle), visitor, handle };
}

const countSignIns = async (): Promise<number> =>
  Number(
    (
      await server.db
        .selectFrom('sign_in')
        .select((eb) => eb.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

test('[COM-01] what cannot be a provider is refused at its field, and nobody but an owner enters one', async () => {
  expect((await saveSaml('hello')).error).toMatchObject({ code: 'INVALID_INPUT', field: 'metadata' });
  expect((await saveSaml('<x/>')).error?.reason).toContain('describes no SAML');
  expect((await saveSaml('https://127.0.0.1:1/none')).error?.field).toBe('metadata');
  const oidc = (issuer: string, secret = 's') =>
    act('saveCompanyOidc', `, issuer: "${issuer}", clientId: "academy", clientSecret: "${secret}"`);
  expect((await oidc('http://id.example')).error?.field).toBe('issuer');
  expect((await oidc('http://127.0.0.1:1')).error?.reason).toContain('does not answer');
  expect((await oidc(`${server.origin}/__sandbox/google`, '')).error?.field).toBe('clientSecret');
  // everybody signs in at Google, so no company speaks for it
  expect((await oidc(`${server.origin}/__sandbox/google`)).error?.reason).toContain('Google Workspace');
  expect((await act('saveCompanySaml', ', metadata: "<x/>", keepsCertificates: false', 'support')).error?.code).toBe(
    'FORBIDDEN',
  );
  expect((await page()).draft).toBeNull();
});

test('[COM-01] [THR-08] a draft signs nobody in; its test names the claim that is missing, and counts for a day', async () => {
  expect((await saveSaml()).lines?.join(' ')).toContain('Nobody meets it');
  // the same again changes nothing
  expect((await saveSaml()).lines).toEqual([]);
  const before = await countSignIns();
  const failed = await testAs('Upton Test');
  expect(failed.report).toMatchObject({ fault: 'NO_EMAIL', match: null });
  expect(failed.report?.words).toContain('it sends an address as upn');
  expect(failed.report?.claims).toContainEqual({ name: 'upn', value: 'upn@initech.example' });
  expect((await testAs('Lee Test')).report).toMatchObject({ fault: 'WRONG_DOMAIN' });
  const kept = await page();
  expect(kept.draft).toMatchObject({ testFault: 'WRONG_DOMAIN' });
  expect(JSON.stringify(kept)).not.toContain('lee@');
  // it needs a reason as long as no test has passed
  const on = `, revision: "${kept.draft?.revision ?? ''}"`;
  expect((await act('switchOnSignOn', on)).error).toMatchObject({ field: 'reason' });
  const passed = await testAs('Nora Test');
  expect(passed.report).toMatchObject({ fault: null, match: 'NEW' });
  // its handle ends no sign-in, and another browser reads nothing
  expect((await passed.visitor.finish(passed.handle)).body.code).toBe('SSO_FAILED');
  expect(await readReport(openVisitor(server.origin), passed.handle)).toBeNull();
  expect(await countSignIns()).toBe(before);
  await server.clock.advance(day);
  expect((await act('switchOnSignOn', on)).error).toMatchObject({ field: 'reason' });
});

test('[COM-01] a draft is switched on once, off as a draft again, and removed with a reason', async () => {
  await saveSaml();
  await testAs('Nora Test');
  const { draft } = await page();
  await act('saveCompanyLearningSystem', ', providerKey: "initech-u", redirectUrl: "", passCode: ""');
  expect((await page()).learningSystems).toEqual([{ providerKey: 'initech-u', isReady: false }]);
  expect((await act('switchOnSignOn', `, revision: "${crypto.randomUUID()}"`)).error?.code).toBe('CONFLICT');
  const on = `, revision: "${draft?.revision ?? ''}"`;
  expect((await act('switchOnSignOn', `${on}, dryRun: true`)).lines).toHaveLength(1);
  expect((await act('switchOnSignOn', on)).error).toBeNull();
  expect((await act('switchOnSignOn', on)).lines).toEqual([]);
  expect(await page()).toMatchObject({ draft: null, learningSystems: [{ isReady: true }] });
  expect((await page()).inUse?.onSince).not.toBeNull();
  expect((await act('switchOffSignOn', '')).error?.field).toBe('reason');
  const off = await act('switchOffSignOn', `, reason: "${reason}"`);
  expect(off.lines?.join(' ')).toContain('Learners who come from initech-u get no further.');
  const after = await page();
  expect(after.inUse).toBeNull();
  expect(after.draft).toMatchObject({ testedAt: null });
  expect(after.learningSystems).toEqual([{ providerKey: 'initech-u', isReady: false }]);
  // names that are left of a provider before, also of one that was switched off, are forgotten with a reason
  const former = { issuer: 'https://former.example', subject: 'nora', created_at: new Date() };
  const { member_id: someone } = await server.db
    .selectFrom('member')
    .select('member_id')
    .where('customer_id', '=', 'initech')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('federated_identity')
    .values({ ...former, member_id: someone })
    .execute();
  const again = await act('switchOnSignOn', `, revision: "${after.draft?.revision ?? ''}", dryRun: true`);
  expect(again.lines?.join(' ')).toContain('https://former.example signs in nobody any longer. 1 person');
  expect(
    (await act('switchOnSignOn', `, revision: "${after.draft?.revision ?? ''}", reason: "${reason}"`)).error,
  ).toBeNull();
  const left = server.db.selectFrom('federated_identity').select('subject').where('issuer', '=', former.issuer);
  expect(await left.execute()).toEqual([]);
  expect((await act('removeSignOn', `, reason: "${reason}"`)).error).toBeNull();
  expect((await act('removeSignOn', `, reason: "${reason}"`)).lines).toEqual([]);
  expect(await page()).toMatchObject({ inUse: null, draft: null });
});

test('[COM-01] a provider of OpenID Connect is tested as well, and its secret is kept and never shown', async () => {
  const oidc = (clientSecret: string) =>
    act(
      'saveCompanyOidc',
      `, issuer: "${server.origin}${initechOidc.path}", clientId: "academy", clientSecret: "${clientSecret}"`,
    );
  const testIt = async (): Promise<Report | null> => {
    const visitor = openVisitor(server.origin);
    const chooser = await visitor.open((await page()).draft?.testLink ?? '');
    const { url } = await visitor.open(linkIn(chooser.text, 'Nora Test'));
    return readReport(visitor, url.searchParams.get('test') ?? '');
  };
  expect((await oidc('wrong')).error).toBeNull();
  expect(await testIt()).toMatchObject({
    fault: 'NOT_ACCEPTED',
    words: expect.stringContaining('client id') as string,
  });
  expect((await oidc(initechOidc.client.clientSecret)).error).toBeNull();
  expect(await testIt()).toMatchObject({ fault: null, match: 'NEW' });
  // without a secret it stays, and the test counts still
  expect((await oidc('')).lines).toEqual([]);
  expect((await page()).draft?.testFault).toBeNull();
});

test('[COM-01] a link tests one revision of a draft, and a reader gets none', async () => {
  await saveSaml();
  const link = (await page()).draft?.testLink ?? '';
  expect((await page('auditor')).draft?.testLink).toBeNull();
  expect((await act('removeSignOnDraft', '')).error).toBeNull();
  const { url } = await openVisitor(server.origin).open(link);
  expect([url.pathname, url.searchParams.get('test')]).toEqual(['/oauth', '']);
});

test('[COM-01] [SSO-03] the learning systems of another company are not this one’s', async () => {
  expect(
    (await act('saveCompanyLearningSystem', ', providerKey: "acme-learn", redirectUrl: "", passCode: ""')).error,
  ).toMatchObject({ field: 'providerKey' });
  const foreign = await act('saveCompanyLearningSystem', ', providerKey: "i2", redirectUrl: "", passCode: "ACME-SSO"');
  expect(foreign.error?.field).toBe('passCode');
  const script = await act(
    'saveCompanyLearningSystem',
    ', providerKey: "i2", redirectUrl: "javascript:alert(1)", passCode: ""',
  );
  expect(script.error?.field).toBe('redirectUrl');
  expect((await act('removeCompanyLearningSystem', `, providerKey: "acme-learn", reason: "${reason}"`)).lines).toEqual(
    [],
  );
});
