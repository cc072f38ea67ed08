import { demoPassword } from '../../demo/accounts.ts';
import { forgetAttempts, mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { dueErasures } from './erasure.fixture.ts';

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

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const members = await Promise.all([server.as('member'), server.as('limited')]);
  const send = async (n: number, call: string): Promise<unknown> => {
    await forgetAttempts(server);
    return mutate(members[n % 2 === 0 ? 0 : 1], call);
  };
  return {
    saveMailChoice: (n) => send(n, `saveMailChoice(kind: REMINDERS, isWanted: ${String(n % 2 === 0)})`),
    requestDataDownload: (n) => send(n, 'requestDataDownload'),
    requestErasure: (n) => send(n, `requestErasure(password: "${demoPassword}")`),
    cancelErasure: (n) => send(n, 'cancelErasure'),
    'privacy.eraseDue': dueErasures(server),
  };
}
