import type { Operations } from '../../testing/operation.ts';
import { newInvitationToken, newSetupToken, ownerForm, withoutOwner } from './setup.fixture.ts';

const forOwners = 'for owners, who see every account of the academy';
const ownIds = {
  customerIds: 'teamPage.test.ts: an owner, who reaches every company, is told which there is not',
  courseIds: 'teamPage.test.ts: an owner, who reaches every course, is told which there is not',
};

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
      variables: (n) => ({ email: `colleague-${String(n % 3)}@team.example`, roles: ['editor'] }),
    }),
    ids: ownIds,
    addresses: forOwners,
  },
  withdrawStaffInvitation: {
    access: { staff: 'team.write' },
    call: async (server) => {
      const email = 'withdrawn@team.example';
      await newInvitationToken(server, email);
      return {
        caller: await server.as('employee'),
        variables: { email, reason: 'It was the wrong address.' },
        varying: ['lines', 'isSaved'],
      };
    },
    addresses: forOwners,
  },
  saveStaffRoles: {
    access: { staff: 'team.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: (n) => ({
        email: 'support@demo.example',
        roles: [n % 2 === 0 ? 'auditor' : 'commerce'],
        reason: 'Another desk.',
      }),
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
