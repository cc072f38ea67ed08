import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  lookupCorporateRealm: { access: 'public' },
  lookupLMSProvider: { access: 'public' },
  lookupPassCorporateRealm: { access: 'public' },
  startAccountLinking: {
    access: 'member',
    twice: async (server) => ({ caller: await server.as('member'), variables: { email: 'maya@elsewhere.example' } }),
  },
  unlinkAccount: { access: 'member', twice: async (server) => ({ caller: await server.as('member'), variables: {} }) },
};
