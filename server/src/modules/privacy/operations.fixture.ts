import { demoPassword } from '../../demo/accounts.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { dueErasures } from './erasure.fixture.ts';

export const operations: Operations = {
  getDataSettings: { access: 'member' },
  cancelErasure: { access: 'member', call: async (server) => ({ caller: await server.as('sprints'), variables: {} }) },
  requestDataDownload: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('crash'), variables: {} }),
    repeats: 'a finished copy is replaced by a newer one; at most five a day',
  },
  requestErasure: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('sprints'), variables: { password: demoPassword } }),
  },
  saveMailChoice: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('crash'),
      variables: (n) => ({ kind: 'REMINDERS', isWanted: n % 2 === 1 }),
    }),
  },
};

export function writingCalls(server: TestServer): Promise<WritingCalls> {
  return Promise.resolve({ 'privacy.eraseDue': dueErasures(server) });
}
