import { initechOidc } from '@atrium/content/providers.ts';
import { createSelfSigned } from '../../base/process/selfSigned.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { IdCall, MutationCall, Operation, Operations, Others, WritingCalls } from '../../testing/operation.ts';
import { sentByMember, sentByVisitor, faultFields } from '../../testing/sendAddress.ts';
import { giveOwner } from '../staff/setup.fixture.ts';
import { openVisitor, signInAtGoogle } from './federation.fixture.ts';

const reason = 'They asked on the phone.';
/** A company of the large world, too, that has no provider of its own. */
const companyId = 'initech';

const act = (
  variablesOf: (server: TestServer) => object | Promise<object>,
  more: Partial<Operation> = {},
): Operation => ({
  access: { staff: 'signOn.write' },
  call: async (server): Promise<MutationCall> => {
    const caller = await server.as('employee');
    // the calls for the first owner have taken the role away
    await giveOwner(server, caller.memberId);
    return {
      caller,
      variables: { companyId, reason, ...(await variablesOf(server)) },
      varying: ['lines', 'isSaved'],
    };
  },
  ...more,
});

/** Enters a draft of a provider that signs with a key of its own, as the page does; returns its revision. */
async function enteredDraft(server: TestServer): Promise<string> {
  const revision = crypto.randomUUID();
  const { certificate } = await createSelfSigned('a company', server.clock.now());
  const values = {
    revision,
    kind: 'SAML' as const,
    issuer: `https://${revision}.example`,
    sso_url: `https://${revision}.example/sso`,
    // another call may have entered one of the other kind
    client_id: null,
    sealed_client_secret: null,
    certificates: [certificate],
    saved_at: new Date(server.clock.now()),
  };
  await server.db
    .insertInto('sign_on_draft')
    .values({ customer_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute();
  return revision;
}

/** Enters a provider that is in use. */
async function enteredRealm(server: TestServer): Promise<void> {
  const issuer = `https://${crypto.randomUUID()}.example`;
  const { certificate } = await createSelfSigned('a company', server.clock.now());
  const oidc = { client_id: null, sealed_client_secret: null };
  const values = { kind: 'SAML' as const, issuer, sso_url: `${issuer}/sso`, certificates: [certificate], ...oidc };
  await server.db
    .insertInto('identity_realm')
    .values({ realm_id: companyId, customer_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('realm_id').doUpdateSet(values))
    .execute();
}

const key = (): string => `lms-${crypto.randomUUID().slice(0, 8)}`;

const signOn: Operations = {
  getCompanySignOn: { access: { staff: 'company.read' } },
  listEndingCertificates: { access: { staff: 'company.write' } },
  getSignOnReport: { access: 'public' },
  saveCompanyOidc: act(
    (server) => ({ issuer: server.origin + initechOidc.path, clientId: 'academy', clientSecret: crypto.randomUUID() }),
    { ids: { clientId: 'signOn.test.ts: it is what the provider calls us' } },
  ),
  saveCompanySaml: act(async (server) => {
    const { certificate } = await createSelfSigned('a company', server.clock.now());
    const bare = certificate.replaceAll(/-----[^-]+-----|\s/g, '');
    const host = `https://${crypto.randomUUID()}.example`;
    const metadata = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${host}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${host}/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
    return { metadata, keepsCertificates: false };
  }),
  removeSignOnDraft: act(async (server) => {
    await enteredDraft(server);
    return {};
  }),
  switchOnSignOn: act(async (server) => ({ revision: await enteredDraft(server) })),
  switchOffSignOn: act(async (server) => {
    await enteredRealm(server);
    return {};
  }),
  removeSignOn: act(async (server) => {
    await enteredRealm(server);
    return {};
  }),
  saveCompanyLearningSystem: act(() => ({ providerKey: key(), redirectUrl: '', passCode: '' }), {
    ids: { passCode: 'signOn.test.ts: only its own' },
  }),
  removeCompanyLearningSystem: act(async (server) => {
    const providerKey = key();
    await server.db.insertInto('lms_provider').values({ provider_key: providerKey, customer_id: companyId }).execute();
    return { providerKey };
  }),
};

export function idCalls(_server: TestServer, _others: Others): IdCall[] {
  return [
    {
      id: 'getCompanySignOn.companyId',
      kind: 'query',
      foreign: () => ['acme', 'globex'],
      missing: 'no-company',
      call: () => 'getCompanySignOn(companyId: $id) { name }',
      open: ['employee'],
    },
  ];
}

export const operations: Operations = {
  ...signOn,
  lookupCorporateRealm: {
    access: 'public',
    ids: { b64email: 'federation.test.ts: the realm belongs to the domain' },
    addresses: {
      'for anybody': sentByVisitor(
        'query ($b64email: String!) { lookupCorporateRealm(b64email: $b64email) { link realm serializedOptions error { code } } }',
        (email) => ({ b64email: Buffer.from(email).toString('base64') }),
      ),
    },
  },
  lookupLMSProvider: { access: 'public' },
  lookupPassCorporateRealm: { access: 'public', ids: { code: 'passElsewhere.test.ts: a code is nobody’s' } },
  startAccountLinking: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('member'),
      variables: (n) => ({ email: `maya-${String(n % 3)}@elsewhere.example` }),
    }),
    ids: { email: 'linking.test.ts: the address is what is wanted' },
    addresses: {
      'by a member': sentByMember(
        `mutation ($email: String!) { startAccountLinking(email: $email) { result email ${faultFields} } }`,
        (email) => ({ email }),
      ),
    },
  },
  unlinkAccount: { access: 'member', call: async (server) => ({ caller: await server.as('member'), variables: {} }) },
};

export function writingCalls(server: TestServer): Promise<WritingCalls> {
  return Promise.resolve({
    'single sign-on': async () => {
      const visitor = openVisitor(server.origin);
      const { status, body } = await visitor.finish(await signInAtGoogle(visitor, 'member@demo.example'));
      if (status !== 200) return body.code;
      await visitor.redeem(body.code);
      return 'done';
    },
  });
}
