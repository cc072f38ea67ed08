import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';

/** Somebody of support in a sign-in of their own, because support mode changes what the whole sign-in is answered. */
export function signInSupport(server: TestServer): Promise<Caller> {
  const { memberId, email } = persona('support');
  return server.signIn({ memberId, email, password: demoPassword });
}

const start =
  'mutation ($userId: ID!) { startSupportSession(userId: $userId, reason: "They asked.") { error { code } } }';

export const operations: Operations = {
  getSupportMode: { access: 'public' },
  startSupportSession: {
    access: { staff: 'support.look' },
    call: async (server) => ({
      caller: await signInSupport(server),
      variables: { userId: persona('limited').memberId, reason: 'They asked on the phone.' },
      // it is on, and nothing else is begun in it
      again: 'SUPPORT_MODE',
    }),
  },
  endSupportSession: {
    access: { staff: 'person.read' },
    call: async (server) => {
      const caller = await signInSupport(server);
      await caller.query(start, { userId: persona('limited').memberId });
      return { caller, variables: {}, varying: ['lines', 'isSaved'] };
    },
  },
};
