import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getAccountSettings: { access: 'member' },
  cancelEmailChange: { access: 'member' },
  changePassword: { access: 'member' },
  confirmEmailChange: { access: 'member' },
  startEmailChange: { access: 'member' },
};
