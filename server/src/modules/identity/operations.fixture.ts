import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  endDevice: { access: 'member' },
  endOtherDevices: { access: 'member' },
  logout: { access: 'member' },
};
