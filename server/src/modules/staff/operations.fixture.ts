import type { Operations } from '../../testing/operation.ts';
import { newInvitationToken, newSetupToken, ownerForm, withoutOwner } from './setup.fixture.ts';

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
  setUpOwner: {
    access: 'public',
    call: async (server) => {
      await withoutOwner(server);
      const token = await newSetupToken(server);
      return { caller: server.stranger, variables: { input: { ...ownerForm, token } } };
    },
  },
};
