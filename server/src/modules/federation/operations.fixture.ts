import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { sentByMember, sentByVisitor, faultFields } from '../../testing/sendAddress.ts';
import { openVisitor, signInAtGoogle } from './federation.fixture.ts';

export const operations: Operations = {
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
