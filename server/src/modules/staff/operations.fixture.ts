import type { TestServer } from '../../testing/harness.ts';
import type { MutationCall, Operations, WritingCalls } from '../../testing/operation.ts';
import { sendMutation } from '../../testing/sendMutation.ts';
import { giveOwner, newInvitationToken, newSetupToken, ownerForm, withoutOwner } from './setup.fixture.ts';

const forOwners = 'for owners, who see every account of the academy';
const ownIds = {
  email: 'teamPage.test.ts: for owners, who see every account of the academy',
  customerIds: 'teamPage.test.ts: an owner, who reaches every company, is told which there is not',
  courseIds: 'teamPage.test.ts: an owner, who reaches every course, is told which there is not',
};

const invited = (n: number) => ({ email: `colleague-${String(n % 3)}@team.example`, roles: ['editor'] });
const withdrawn = { email: 'withdrawn@team.example', reason: 'It was the wrong address.' };
const changed = (n: number) => ({
  email: 'commerce@demo.example',
  roles: [n % 2 === 0 ? 'auditor' : 'commerce'],
  reason: 'Another desk.',
});

export const operations: Operations = {
  getAcademy: { access: 'public' },
  getSetup: { access: 'public' },
  getStaffInvitation: { access: 'public' },
  acceptStaffInvitation: {
    access: 'public',
    call: async (server) => {
      const token = await newInvitationToken(server);
      return { caller: server.stranger, variables: { input: { token, account: ownerForm } } };
    },
  },
  getStaffTeam: { access: { staff: 'team.read' } },
  inviteStaff: {
    access: { staff: 'team.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: invited,
      varying: ['lines', 'isSaved'],
    }),
    ids: ownIds,
    addresses: forOwners,
  },
  withdrawStaffInvitation: {
    access: { staff: 'team.write' },
    call: async (server) => {
      await newInvitationToken(server, withdrawn.email);
      return {
        caller: await server.as('employee'),
        variables: withdrawn,
        varying: ['lines', 'isSaved'],
      };
    },
    ids: { email: ownIds.email },
    addresses: forOwners,
  },
  saveStaffRoles: {
    access: { staff: 'team.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: changed,
      varying: ['lines', 'isSaved'],
    }),
    ids: ownIds,
    addresses: forOwners,
  },
  setUpOwner: {
    access: 'public',
    call: async (server) => {
      await withoutOwner(server);
      const token = await newSetupToken(server);
      return { caller: server.stranger, variables: { input: { ...ownerForm, token } } };
    },
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const caller = await server.as('employee');
  // the calls for the first owner have taken the role away
  const prepare = () => giveOwner(server, caller.memberId);
  const send = async (name: string, variables: MutationCall['variables'], n: number): Promise<unknown> =>
    (await sendMutation(name, { caller, variables }, n)).code ?? 'done';
  return {
    inviteStaff: { prepare, send: (n) => send('inviteStaff', invited, n) },
    withdrawStaffInvitation: {
      prepare: async () => {
        await prepare();
        await newInvitationToken(server, withdrawn.email);
      },
      send: (n) => send('withdrawStaffInvitation', withdrawn, n),
    },
    saveStaffRoles: { prepare, send: (n) => send('saveStaffRoles', changed, n) },
  };
}
