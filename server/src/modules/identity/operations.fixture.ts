import { persona } from '@atrium/content/people.ts';
import { expect } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import type { TestServer } from '../../testing/harness.ts';
import { type IdCall, failure, type Operations, type Others } from '../../testing/operation.ts';
import { sidOf, signInAs } from '../../testing/signInAs.ts';
import { signInCalls } from './signInCalls.fixture.ts';

/** Another browser of a persona. */
async function sidOfAnother({ origin }: TestServer, who: string): Promise<string> {
  return sidOf((await signInAs(origin, persona(who).email, demoPassword)).idToken);
}

export const operations: Operations = {
  endDevice: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('crash'),
      variables: { sid: await sidOfAnother(server, 'crash') },
    }),
  },
  endOtherDevices: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('crash');
      await sidOfAnother(server, 'crash');
      return { caller, variables: {} };
    },
  },
  startReauthentication: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('crash'), variables: {} }),
    repeats: 'each call makes another handle, and nothing is kept of it',
  },
  reauthenticate: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('crash');
      type Answer = { started: { handle: string } };
      const { started } = await caller.query<Answer>('mutation { started: startReauthentication { handle } }');
      return { caller, variables: { input: { handle: started.handle, password: demoPassword } } };
    },
    ids: { code: 'reauthentication.test.ts: a wrong code' },
  },
  logout: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('workshops'),
      variables: {},
      again: 'UNAUTHENTICATED',
    }),
  },
};

export const writingCalls = signInCalls;

export async function idCalls({ db }: TestServer, { people }: Others): Promise<IdCall[]> {
  const signIns = await db.selectFrom('sign_in').select('sid').where('member_id', 'in', people).execute();
  const sids = signIns.map(({ sid }) => sid);
  expect(sids.length).toBeGreaterThan(1);
  return [
    {
      id: 'endDevice.sid',
      kind: 'mutation',
      foreign: () => sids,
      missing: 'nothing',
      call: () => `endDevice(sid: $id) ${failure}`,
    },
  ];
}
