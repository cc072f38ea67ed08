import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';
import { sidOf, signInAs } from '../../testing/signInAs.ts';
import { signInCalls } from './signInCalls.fixture.ts';

/** Another browser of a persona. */
async function sidOfAnother({ origin }: TestServer, who: string): Promise<string> {
  return sidOf((await signInAs(origin, persona(who).email, demoPassword)).idToken);
}

export const operations: Operations = {
  endDevice: {
    access: 'member',
    twice: async (server) => ({
      caller: await server.as('crash'),
      variables: { sid: await sidOfAnother(server, 'crash') },
    }),
  },
  endOtherDevices: {
    access: 'member',
    twice: async (server) => {
      const caller = await server.as('crash');
      await sidOfAnother(server, 'crash');
      return { caller, variables: {} };
    },
  },
  logout: {
    access: 'member',
    twice: async (server) => ({
      // the first ends the sign-in that the second comes with
      ...{ caller: await server.as('workshops'), variables: {}, again: 'UNAUTHENTICATED' },
    }),
  },
};

export const writingCalls = signInCalls;
