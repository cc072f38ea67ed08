import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  lookupCorporateRealm: { access: 'public' },
  lookupLMSProvider: { access: 'public' },
  lookupPassCorporateRealm: { access: 'public' },
  startAccountLinking: { access: 'member' },
  unlinkAccount: { access: 'member' },
};
