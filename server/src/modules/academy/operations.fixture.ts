import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { sendMutation } from '../../testing/sendMutation.ts';
import { giveOwner } from '../staff/setup.fixture.ts';

const saved = (n: number) => ({ version: 0, body: { ...plainAcademy, description: `Courses, ${String(n % 3)}` } });

export const operations: Operations = {
  getAcademySetUp: { access: { staff: 'academy.write' } },
  getAcademySettings: { access: { staff: 'academy.read' } },
  saveAcademySettings: {
    access: { staff: 'academy.write' },
    call: async (server) => ({ caller: await server.as('employee'), variables: saved, varying: ['lines', 'isSaved'] }),
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const caller = await server.as('employee');
  return {
    saveAcademySettings: {
      // the calls for the first owner have taken the role away
      prepare: () => giveOwner(server, caller.memberId),
      send: async (n) => (await sendMutation('saveAcademySettings', { caller, variables: saved }, n)).code ?? 'done',
    },
  };
}
