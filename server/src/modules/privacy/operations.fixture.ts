import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getDataSettings: { access: 'member' },
  cancelErasure: { access: 'member' },
  requestDataDownload: { access: 'member' },
  requestErasure: { access: 'member' },
  saveMailChoice: { access: 'member' },
};
