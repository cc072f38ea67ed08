import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getPassDetailsByCode: { access: 'public' },
  lookupPassActivationLink: { access: 'public' },
  createUserWithPass: { access: 'public' },
  processPassExtras: { access: 'member' },
};
