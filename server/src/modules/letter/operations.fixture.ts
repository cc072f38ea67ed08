import type { TestServer } from '../../testing/harness.ts';
import type { Operations } from '../../testing/operation.ts';
import { giveOwner } from '../staff/setup.fixture.ts';

const owner = async (server: TestServer) => {
  const caller = await server.as('employee');
  // the calls for the first owner have taken the role away
  await giveOwner(server, caller.memberId);
  return caller;
};

export const operations: Operations = {
  listLetters: {
    access: { staff: 'letter.read' },
  },
  getLetter: {
    access: { staff: 'letter.read' },
  },
  switchLetter: {
    access: { staff: 'academy.write' },
    call: async (server) => ({
      caller: await owner(server),
      variables: { letter: 'startsSoon', isOn: false, reason: 'The calendar reminds them already.' },
      varying: ['lines', 'isSaved'],
    }),
  },
  sendLetterTest: {
    access: { staff: 'letter.read' },
    call: async (server) => ({ caller: await server.as('support'), variables: { letter: 'startsSoon', draft: false } }),
  },
};
