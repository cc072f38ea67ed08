import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRoot, wrapAssertion, writeAssertion } from '../../adapters/local/identity/writeResponse.ts';
import { oidcProtocol } from '../../adapters/oidc/oidcProtocol.ts';
import { samlProtocol } from '../../adapters/saml/samlProtocol.ts';
import { createSelfSigned, type KeyPair } from '../../base/process/selfSigned.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { openVisitor } from './federation.fixture.ts';
import { sealOptions } from './service/handles.ts';
import { addDomain, addLearningSystem, dropDomain, dropLearningSystem, dropRealm } from './service/staff/changes.ts';
import { forgetPerson, type ForgetInput } from './service/staff/forgetPerson.ts';
import { listRealms } from './service/staff/listRealms.ts';
import type { RealmDeps } from './service/staff/makeChange.ts';
import { saveOidcRealm, saveSamlRealm } from './service/staff/saveRealm.ts';
import type { LearningSystemRow } from './store/staffRealms.ts';

// How staff enters the identity provider of a customer, and what holds at the next sign-in (SSO-01, D11).

const entityId = 'https://id.globex.example/metadata';
const gil = persona('gil@globex.example');
let server: TestServer;
let keys: readonly [KeyPair, KeyPair, KeyPair];
beforeAll(async () => {
  server = await startServer();
  const key = (name: string): Promise<KeyPair> => createSelfSigned(name, Date.now());
  keys = [await key('one'), await key('two'), await key('three')];
});
afterAll(() => server.close());

const staff = (dryRun = false, reason = 'Asked for it.'): RealmDeps => ({
  ...actOf(server, { dryRun, reason }),
  now: Date.now(),
  secret: server.secret,
  identityProviders: { oidc: oidcProtocol(), saml: samlProtocol(), google: null },
});

const bare = ({ certificate }: KeyPair): string => certificate.replaceAll(/-----[^-]+-----|\s/g, '');

function metadataOf(certificates: readonly KeyPair[], change = (xml: string): string => xml): string {
  const keyOf = (key: KeyPair): string =>
    `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${bare(key)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
  return change(
    `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${certificates.map(keyOf).join('')}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://id.globex.example/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://id.globex.example/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`,
  );
}

interface Given {
  readonly certificates: readonly KeyPair[];
  readonly endsOverlap?: boolean;
  readonly dryRun?: boolean;
}

/** Imports metadata for Globex; returns whether it was saved, or why it was refused. */
async function importFor({ certificates, endsOverlap = false, dryRun }: Given): Promise<boolean | string> {
  const input = { customerId: 'globex', metadata: metadataOf(certificates), endsOverlap };
  const result = await saveSamlRealm(staff(dryRun), input);
  return result.ok ? result.value.isSaved : result.refusal.reason;
}

/** Signs gil in with a response that this key has signed; returns who is signed in, or the code of the refusal. */
async function signInWith(key: KeyPair, subject = 'gil at Globex'): Promise<unknown> {
  const visitor = openVisitor(server.origin);
  const handle = sealOptions(
    { context: 'corporate', realmId: 'globex', returnPath: null, email: null, passCode: null },
    server.secret,
  );
  const url = await visitor.openUntil(`/oidc/federation?options=${handle}`, '/sso');
  expect(url.origin).toBe('https://id.globex.example');
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const said = {
    issuer: entityId,
    recipient: `${server.origin}/oidc/saml/acs`,
    audience: `${server.origin}/oidc/saml/metadata`,
    requestId: / ID="([^"]+)"/.exec(request)?.[1] ?? '',
    subject,
    attributes: { mail: gil.email },
    now: Date.now(),
  };
  const response = signRoot(wrapAssertion(said, signRoot(writeAssertion(said), key)), key);
  const fields = {
    SAMLResponse: Buffer.from(response).toString('base64'),
    RelayState: url.searchParams.get('RelayState') ?? '',
  };
  const back = await visitor.post('/oidc/saml/acs', fields);
  const { status, body } = await visitor.finish(back.url.searchParams.get('state') ?? '');
  return status === 200 ? (await visitor.redeem(body.code))['s4UserId'] : body.code;
}

const entries = () =>
  server.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('subject', '=', 'realm/globex')
    .execute();

test('[SSO-01] imported metadata switches the sign-in of a company on, at once and with a trace', async () => {
  expect(await importFor({ certificates: [keys[0]], dryRun: true })).toBe(false);
  expect(await entries()).toEqual([]);
  expect(await importFor({ certificates: [keys[0]] })).toBe(true);
  expect(await signInWith(keys[0])).toBe(gil.memberId);
  expect(await signInWith(keys[1])).toBe('SSO_FAILED');
  // a second time changes nothing, and says so
  expect(await importFor({ certificates: [keys[0]] })).toBe(false);
  const [entry, ...more] = await entries();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ action: 'REALM_ADDED', actor_name: 'operator', before: null, after: { kind: 'SAML' } });
});

test('[SSO-02] a person who is led on by a link stays so when the metadata is imported again', async () => {
  const save = (byLink?: boolean) =>
    saveSamlRealm(staff(), {
      customerId: 'globex',
      metadata: metadataOf([keys[0]]),
      endsOverlap: false,
      ...(byLink !== undefined && { byLink }),
    });
  const byLink = () =>
    server.db.selectFrom('identity_realm').select('by_link as is').where('realm_id', '=', 'globex').execute();
  const said = 'corporate sign-in by link: yes';
  expect(await save(true)).toMatchObject({ ok: true, value: { isSaved: true, lines: [said] } });
  expect(await save()).toMatchObject({ ok: true, value: { isSaved: false } });
  expect(await byLink()).toEqual([{ is: true }]);
  expect(await save(false)).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await byLink()).toEqual([{ is: false }]);
});

test('[SSO-01] a certificate is replaced with an overlap, which staff ends', async () => {
  expect(await importFor({ certificates: [keys[1]] })).toBe(true);
  expect([await signInWith(keys[0]), await signInWith(keys[1])]).toEqual([gil.memberId, gil.memberId]);
  expect(await importFor({ certificates: [keys[2]] })).toMatch(/^More than two certificates/);
  expect(await importFor({ certificates: [keys[1]], endsOverlap: true })).toBe(true);
  expect([await signInWith(keys[0]), await signInWith(keys[1])]).toEqual(['SSO_FAILED', gil.memberId]);
});

const wrong: Readonly<Record<string, [(xml: string) => string, RegExp]>> = {
  'that is no XML': [() => '<md:EntityDescriptor', /no well-formed XML/],
  'with a document type': [(xml) => `<!DOCTYPE x>${xml}`, /document type/],
  'of a service provider': [(xml) => xml.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), /no SAML 2.0 identity/],
  'of several providers': [
    (xml) => {
      const entity = xml.replace('<?xml version="1.0"?>', '');
      return `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${entity}${entity}</md:EntitiesDescriptor>`;
    },
    /several/,
  ],
  'that has expired': [(xml) => xml.replace('entityID', 'validUntil="2020-01-01T00:00:00Z" entityID'), /has expired/],
  'without the redirect binding': [(xml) => xml.replace('HTTP-Redirect', 'SOAP'), /HTTP-Redirect/],
  'with an address that is not https': [
    (xml) => xml.replaceAll('https://id.globex.example/sso', 'http://x/sso'),
    /https/,
  ],
  'without a certificate': [(xml) => xml.replaceAll('use="signing"', 'use="encryption"'), /no certificate/],
  'with a broken certificate': [
    (xml) => xml.replaceAll('X509Certificate>MII', 'X509Certificate>AAA'),
    /cannot be read/,
  ],
  'of the provider of another customer': [
    (xml) => xml.replace(entityId, 'https://id.acme.example/saml'),
    /has the provider/,
  ],
};

test.each(Object.entries(wrong))('[THR-10] metadata %s is refused', async (_name, [change, reason]) => {
  const before = await entries();
  const input = { customerId: 'globex', metadata: metadataOf([keys[0]], change), endsOverlap: true };
  const result = await saveSamlRealm(staff(), input);
  expect(result.ok ? 'accepted' : result.refusal.reason).toMatch(reason);
  expect(await entries()).toEqual(before);
});

test('[THR-09] two customers never share a provider, and an unknown customer has none', async () => {
  const metadata = metadataOf([keys[0]]);
  const refusalOf = async (customerId: string): Promise<string> => {
    const result = await saveSamlRealm(staff(), { customerId, metadata, endsOverlap: false });
    return result.ok ? 'accepted' : result.refusal.reason;
  };
  expect(await refusalOf('hooli')).toBe(`${entityId} is the provider of globex.`);
  expect(await refusalOf('nobody')).toBe('There is no customer nobody.');
});

test('[SSO-02] a domain that staff verifies is found by corporate sign-in, until it is removed', async () => {
  const lookup = async (email: string): Promise<unknown> => {
    const b64 = Buffer.from(email).toString('base64');
    const document = '{ lookupCorporateRealm(b64email: "%") { realm error { code } } }'.replace('%', b64);
    return (await server.stranger.query<{ lookupCorporateRealm: unknown }>(document)).lookupCorporateRealm;
  };
  const unknown = { realm: null, error: { code: '404' } };
  expect(await lookup('x@globex-labs.example')).toEqual(unknown);
  const input = { customerId: 'globex', domain: ' Globex-Labs.example ' };
  expect(await addDomain(staff(), input)).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await addDomain(staff(), input)).toMatchObject({ ok: true, value: { isSaved: false } });
  expect(await lookup('x@globex-labs.example')).toEqual({ realm: 'globex', error: null });
  for (const domain of [
    'gmail.com',
    'www.gmail.com',
    'outlook.com',
    'co.uk',
    'github.io',
    'example',
    'a b.example',
    '-x.example',
    'acme.example',
  ]) {
    expect(await addDomain(staff(), { ...input, domain })).toMatchObject({ ok: false });
  }
  await dropDomain(staff(), 'globex-labs.example');
  expect(await lookup('x@globex-labs.example')).toEqual(unknown);
  const abroad = { customerId: 'globex', domain: 'MÜNCHEN.example ' };
  expect(await addDomain(staff(), abroad)).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await lookup('x@xn--mnchen-3ya.example')).toEqual({ realm: 'globex', error: null });
  expect(await dropDomain(staff(), ' münchen.EXAMPLE')).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await lookup('x@xn--mnchen-3ya.example')).toEqual(unknown);
});

test('staff hears of a name that nobody has entered', async () => {
  expect(await dropRealm(staff(), 'nope')).toMatchObject({ refusal: { reason: 'There is no customer nope.' } });
  const reason = 'There is no learning system nope.';
  expect(await dropLearningSystem(staff(), 'nope')).toMatchObject({ refusal: { reason } });
});

test('[SSO-01] [D88] a provider that is removed and entered again finds its people by their addresses', async () => {
  await importFor({ certificates: [keys[1]], endsOverlap: true });
  expect(await signInWith(keys[1])).toBe(gil.memberId);
  // the directory has given everybody another id
  expect(await signInWith(keys[1], 'object of gil')).toBe('ACCOUNT_NOT_FOUND');
  expect(await dropRealm(staff(), 'globex')).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await importFor({ certificates: [keys[1]] })).toBe(true);
  expect(await signInWith(keys[1], 'object of gil')).toBe(gil.memberId);
});

test('[SSO-01] [D88] removing a provider forgets what its own people are called there, and nothing of anybody else', async () => {
  expect(await signInWith(keys[1], 'object of gil')).toBe(gil.memberId);
  const add = async (name: string, subject: string): Promise<void> => {
    const row = { issuer: entityId, subject, member_id: persona(name).memberId, created_at: new Date() };
    await server.db.insertInto('federated_identity').values(row).execute();
  };
  // people of another company, and second addresses that members have linked
  await add('bob@acme.example', 'object of bob');
  const at = new Date();
  for (const [name, subject] of [
    ['archive', 'linked by a consumer'],
    ['gil@globex.example', 'linked by gil'],
  ] as const) {
    await add(name, subject);
    const link = { email: 'second@elsewhere.example', requested_at: at, expires_at: at, verified_at: at };
    await server.db
      .insertInto('account_link')
      .values({ member_id: persona(name).memberId, ...link, issuer: entityId, subject })
      .execute();
  }
  const left = async (): Promise<string[]> =>
    (await server.db.selectFrom('federated_identity').select('subject').where('issuer', '=', entityId).execute()).map(
      ({ subject }) => subject,
    );
  const before = await left();
  const said = 'people who sign in there: 1; names of them that are forgotten: 1';
  expect(await dropRealm(staff(true), 'globex')).toMatchObject({
    value: { isSaved: false, lines: [expect.any(String), said] },
  });
  expect(await left()).toEqual(before);
  expect(await forgetPerson(staff(true), { customerId: 'globex', memberId: gil.memberId, email: null })).toMatchObject({
    value: { lines: [expect.stringContaining('by which 1 names')] },
  });
  expect(await dropRealm(staff(), 'globex')).toMatchObject({ value: { isSaved: true } });
  expect((await left()).sort()).toEqual(['linked by a consumer', 'linked by gil', 'object of bob']);
  await server.db.deleteFrom('federated_identity').where('issuer', '=', entityId).execute();
  expect(await importFor({ certificates: [keys[1]] })).toBe(true);
});

test('[SSO-01] [THR-09] the issuer of our own sign-in with Google is no provider of a customer', async () => {
  const google = 'https://accounts.google.com';
  const refused = { refusal: { reason: expect.stringContaining('our own sign-in with Google') as string } };
  const metadataFor = (issuer: string) => metadataOf([keys[0]], (xml) => xml.replace(entityId, issuer));
  const ownGoogle = {
    kind: 'OIDC',
    issuer: `${server.origin}/__sandbox/google`,
    clientId: 'x',
    clientSecret: 'x',
  } as const;
  const deps = { ...staff(), identityProviders: { ...staff().identityProviders, google: ownGoogle } };
  for (const issuer of [google, `${google}/`, 'https://ACCOUNTS.google.com', ownGoogle.issuer]) {
    const input = { customerId: 'hooli', metadata: metadataFor(issuer), endsOverlap: false };
    expect(await saveSamlRealm(deps, input), issuer).toMatchObject(refused);
  }
  // one of Google Workspace has a name of its own
  const workspace = { customerId: 'hooli', metadata: metadataFor(`${google}/o/saml2?idpid=C01`), endsOverlap: false };
  expect(await saveSamlRealm({ ...deps, dryRun: true }, workspace)).toMatchObject({ ok: true });
  const oidc = { begin: () => Promise.resolve({ ok: true, value: { url: google, memory: {} } }) };
  const answering = { ...deps.identityProviders, oidc: { ...deps.identityProviders.oidc, ...oidc } } as const;
  const input = { customerId: 'hooli', issuer: google, clientId: 'x', clientSecret: 'y' };
  expect(await saveOidcRealm({ ...deps, identityProviders: answering } as RealmDeps, input)).toMatchObject(refused);
});

test('[SSO-01] [D88] [THR-04] staff forgets the link of one person, whose sign-ins end', async () => {
  const forget = (input: Partial<ForgetInput>, dryRun = false) =>
    forgetPerson(staff(dryRun), { customerId: 'globex', memberId: null, email: null, ...input });
  const isSaved = async (input: Partial<ForgetInput>, dryRun = false): Promise<boolean | string> => {
    const result = await forget(input, dryRun);
    return result.ok ? result.value.isSaved : result.refusal.reason;
  };
  const open = () =>
    server.db
      .selectFrom('sign_in')
      .select('sid')
      .where('member_id', '=', gil.memberId)
      .where('ended_at', 'is', null)
      .execute();
  expect(await signInWith(keys[1], 'object of gil')).toBe(gil.memberId);
  expect(await signInWith(keys[1], 'other of gil')).toBe('ACCOUNT_NOT_FOUND');
  expect(await isSaved({ memberId: gil.memberId }, true)).toBe(false);
  expect(await open()).not.toEqual([]);
  expect(await isSaved({ email: ` ${gil.email.toUpperCase()} ` })).toBe(true);
  expect(await open()).toEqual([]);
  expect(await isSaved({ memberId: gil.memberId })).toBe(false);
  const noted = server.db
    .selectFrom('audit_entry')
    .select(['actor_name', 'after'])
    .where('action', '=', 'IDENTITY_FORGOTTEN');
  expect(await noted.execute()).toEqual([
    { actor_name: 'operator', after: expect.objectContaining({ names: 0 }) as object },
  ]);
  expect(await signInWith(keys[1], 'other of gil')).toBe(gil.memberId);
  expect(await isSaved({})).toBe('Give --member or --email.');
  expect(await isSaved({ email: gil.email, memberId: gil.memberId })).toBe('Give --member or --email.');
  // one of another company is answered like none
  expect(await isSaved({ email: 'ann@acme.example' })).toBe('globex has no member ann@acme.example.');
  expect(await isSaved({ memberId: 'nobody' })).toBe('globex has no member nobody.');
  expect(await isSaved({ customerId: 'hooli', email: 'hal@hooli.example' })).toBe('hooli has no provider.');
});

test('[SSO-03] a learning system leads only to a known provider, its pass, an https address or our own path', async () => {
  const system: Omit<LearningSystemRow, 'customerId'> = {
    providerKey: 'globex-2',
    realmId: null,
    redirectUrl: null,
    passShortCode: null,
  };
  const isAccepted = async (change: Partial<typeof system>): Promise<boolean> =>
    (await addLearningSystem(staff(), { ...system, ...change })).ok;
  for (const redirectUrl of ['javascript:alert(1)', '//evil.example', 'http://evil.example', 'data:,x']) {
    expect(await isAccepted({ redirectUrl })).toBe(false);
  }
  expect(await isAccepted({ realmId: 'hooli' })).toBe(false);
  expect(await isAccepted({ realmId: 'globex' })).toBe(true);
  for (const passShortCode of ['ACME-SSO', 'ACME-TEAM', 'GHOST-PASS']) {
    expect(await isAccepted({ realmId: 'globex', passShortCode })).toBe(false);
  }
  expect(await isAccepted({ realmId: 'acme', passShortCode: 'ACME-SSO' })).toBe(true);
  expect(await isAccepted({ redirectUrl: 'https://lms.globex.example/' })).toBe(true);
});

test('[SSO-01] an OpenID Connect provider is entered only when it answers; its secret is encrypted', async () => {
  const at = (issuer: string) => ({ customerId: 'hooli', issuer, clientId: 'academy', clientSecret: 'very secret' });
  expect(await saveOidcRealm(staff(), at(`${server.origin}/nowhere`))).toMatchObject({ ok: false });
  expect(await saveOidcRealm(staff(), at('http://id.hooli.example'))).toMatchObject({ ok: false });
  const good = at(`${server.origin}/oidc`);
  expect(await saveOidcRealm(staff(), good)).toMatchObject({ ok: true, value: { isSaved: true } });
  expect(await saveOidcRealm(staff(), good)).toMatchObject({ ok: true, value: { isSaved: false } });
  const rows = await server.db.selectFrom('identity_realm').selectAll().where('realm_id', '=', 'hooli').execute();
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('very secret').toString('hex'));
  expect(rows[0]?.sealed_client_secret?.toString('latin1')).not.toContain('very secret');
  // for the company's administrator, who has to register it
  const redirect = 'client academy, redirect address PUBLIC_URL/oidc/callback/hooli';
  expect(await listRealms(server.db)).toContain(`hooli: OIDC ${good.issuer}, ${redirect}`);
  await dropRealm(staff(), 'hooli');
});

test('[SSO-01] the command enters metadata from a file, lists and removes it, and fails for a name it does not know', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-realm-'));
  const file = path.join(folder, 'metadata.xml');
  await writeFile(file, metadataOf([keys[1]]));
  const root = path.resolve(import.meta.dirname, '../../../..');
  const run = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, DATABASE_URL: server.databaseUrl, SECRET: server.secret, DATA_DIR: folder };
    const exec = promisify(execFile)(process.execPath, ['tools/staff.ts', 'realm', ...args], { cwd: root, env });
    return exec.then(
      ({ stdout }) => stdout,
      (error: unknown) => {
        const { code, stderr } = error as { code: number; stderr: string };
        return `exit ${String(code)}: ${stderr}`;
      },
    );
  };
  const given = ['saml', '--customer', 'globex', '--metadata', file];
  const why = ['--reason', 'Asked for it.'];
  expect(await run('remove', '--customer', 'globex', ...why)).toBe(
    `provider removed: ${entityId}\npeople who sign in there: 1; names of them that are forgotten: 1\nSaved.\n`,
  );
  expect(await run(...given, '--dry-run')).toMatch(/Dry run: nothing was saved\.\n$/);
  expect(await run(...given, '--by-link', 'yes')).toMatch(/corporate sign-in by link: yes\nSaved\.\n$/);
  expect(await run('list')).toContain(`globex: SAML ${entityId}, https://id.globex.example/sso`);
  expect(await signInWith(keys[1])).toBe(gil.memberId);
  expect(await run('forget', '--customer', 'globex', '--email', gil.email, '--dry-run')).toMatch(
    /^forgotten: by which 1 names .* knows \S+\nDry run: nothing was saved\.\n$/,
  );
  expect(await run('remove-domain', '--domain', 'nope.example')).toMatch(
    /^exit 1: Database: .+ \(DATABASE_URL\)\.\nThere is no domain nope\.example\.\n$/,
  );
  await rm(folder, { recursive: true });
});

test('[STF-05] what is taken from a company or a person needs a reason, which the audit log keeps', async () => {
  await addDomain(staff(), { customerId: 'globex', domain: 'globex-lab.example' });
  const system = { providerKey: 'globex-3', realmId: null, redirectUrl: 'https://lms.globex.example/' };
  await addLearningSystem(staff(), { ...system, passShortCode: null });
  expect(await signInWith(keys[1])).toBe(gil.memberId);
  const acts: Readonly<Record<string, (deps: RealmDeps) => ReturnType<typeof dropRealm>>> = {
    IDENTITY_FORGOTTEN: (deps) => forgetPerson(deps, { customerId: 'globex', memberId: gil.memberId, email: null }),
    DOMAIN_REMOVED: (deps) => dropDomain(deps, 'globex-lab.example'),
    LEARNING_SYSTEM_REMOVED: (deps) => dropLearningSystem(deps, 'globex-3'),
    REALM_REMOVED: (deps) => dropRealm(deps, 'globex'),
  };
  for (const [action, act] of Object.entries(acts)) {
    expect(await act(staff(false, ' ')), action).toMatchObject({ refusal: { reason: 'A reason is needed.' } });
    expect(await act(staff(false, `No longer: ${action}`)), action).toMatchObject({ value: { isSaved: true } });
    const last = server.db.selectFrom('audit_entry').select('reason').where('action', '=', action);
    expect((await last.orderBy('audit_entry_id', 'desc').executeTakeFirstOrThrow()).reason).toBe(
      `No longer: ${action}`,
    );
  }
});
