import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getFeatureFlags: { access: 'public' },
  getMember: { access: 'member' },
  getMemberEntitlements: { access: 'member' },
  listFormerEntitlements: { access: 'member' },
};
