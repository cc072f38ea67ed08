import { demoPassword } from '../../demo/accounts.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getDataSettings: { access: 'member' },
  cancelErasure: { access: 'member', twice: async (server) => ({ caller: await server.as('sprints'), variables: {} }) },
  requestDataDownload: { access: 'member', twice: 'a finished copy is replaced by a newer one; at most five a day' },
  requestErasure: {
    access: 'member',
    twice: async (server) => ({ caller: await server.as('sprints'), variables: { password: demoPassword } }),
  },
  saveMailChoice: {
    access: 'member',
    twice: async (server) => ({ caller: await server.as('crash'), variables: { kind: 'REMINDERS', isWanted: false } }),
  },
};
