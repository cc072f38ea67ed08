import { persona } from '@atrium/content/people.ts';
import type { Operations } from '../../testing/operation.ts';
import { passCalls } from './passCalls.fixture.ts';

export const operations: Operations = {
  getPassDetailsByCode: { access: 'public' },
  lookupPassActivationLink: { access: 'public' },
  createUserWithPass: {
    access: 'public',
    twice: 'each mails another link for the one slot of the address, at most three an hour (D13, D50)',
  },
  processPassExtras: {
    access: 'member',
    twice: async (server) => {
      const caller = await server.as('newhire@initech.example');
      const { email } = persona('newhire@initech.example');
      return { caller, variables: { userId: caller.memberId, email, shortCode: 'INITECH-START' } };
    },
  },
};

export const writingCalls = passCalls;
