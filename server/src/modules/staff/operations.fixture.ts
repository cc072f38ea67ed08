import { codeOf, forgetAttempts } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { acceptStaffInvitation } from './service/invitation.ts';
import { setUpOwner } from './service/setUpOwner.ts';
import { newInvitationToken, newSetupToken, ownerForm, withoutOwner } from './setup.fixture.ts';

export const operations: Operations = {
  getAcademy: { access: 'public' },
  getSetup: { access: 'public' },
  getStaffInvitation: { access: 'public' },
  acceptStaffInvitation: {
    access: 'public',
    twice: async (server) => {
      const token = await newInvitationToken(server);
      return { caller: server.stranger, variables: { input: { token, account: ownerForm } } };
    },
  },
  setUpOwner: {
    access: 'public',
    twice: async (server) => {
      await withoutOwner(server);
      const token = await newSetupToken(server);
      return { caller: server.stranger, variables: { input: { ...ownerForm, token } } };
    },
  },
};

export function writingCalls(server: TestServer): Promise<WritingCalls> {
  let [token, invitation] = ['', ''];
  return Promise.resolve({
    acceptStaffInvitation: {
      prepare: async () => {
        invitation = await newInvitationToken(server);
      },
      send: async () => {
        await forgetAttempts(server);
        const ctx = server.context(null, server.clock.now());
        const account = { ...ownerForm, confirmation: ownerForm.password };
        return codeOf(await acceptStaffInvitation(ctx, { token: invitation, account }));
      },
    },
    setUpOwner: {
      prepare: async () => {
        await withoutOwner(server);
        token = await newSetupToken(server);
      },
      send: async () => {
        await forgetAttempts(server);
        const ctx = server.context(null, server.clock.now());
        return codeOf(await setUpOwner(ctx, { ...ownerForm, confirmation: ownerForm.password, token }));
      },
    },
  });
}
