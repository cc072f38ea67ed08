import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { TestServer } from '../../testing/harness.ts';
import { type IdCall, failure, type Operations, type WritingCalls } from '../../testing/operation.ts';
import { sentByMember, faultFields } from '../../testing/sendAddress.ts';
import { sendMutation } from '../../testing/sendMutation.ts';
import { addNewApp } from '../secondFactor/factor.fixture.ts';
import { awaitCode, emailCalls } from './emailChange.fixture.ts';

export const operations: Operations = {
  getAccountSettings: { access: 'member' },
  cancelEmailChange: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('planned'), variables: {} }),
  },
  resetSecondFactors: {
    access: { staff: 'team.write' },
    call: async (server) => {
      const holder = await server.as('sprint');
      await addNewApp(holder);
      return {
        caller: await server.as('employee'),
        variables: { userId: holder.memberId, reason: 'Lost.' },
        varying: ['lines', 'isSaved'],
      };
    },
  },
  changePassword: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('alumni-guest'),
      variables: { currentPassword: demoPassword, newPassword: 'Another-pass-2!' },
    }),
  },
  confirmEmailChange: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('transactional-none');
      return { caller, variables: { code: await awaitCode(server, caller.memberId, 'moved@test.example') } };
    },
  },
  startEmailChange: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('planned'),
      variables: (n) => ({ email: `moved-${String(n % 3)}@elsewhere.example`, password: demoPassword }),
    }),
    ids: { email: 'emailChange.test.ts: the address is what is wanted' },
    addresses: {
      'by a member': sentByMember(
        `mutation ($email: String!) { startEmailChange(email: $email, password: "${demoPassword}") { email ${faultFields} } }`,
        (email) => ({ email }),
      ),
    },
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const { memberId } = await server.as('sprint');
  const owner = await server.as('employee');
  return {
    ...(await emailCalls(server)),
    // nothing is added before it, since the owner may lose the role meanwhile
    resetSecondFactors: async () =>
      (await sendMutation('resetSecondFactors', { caller: owner, variables: { userId: memberId, reason: 'Lost.' } }))
        .code ?? 'done',
  };
}

export async function idCalls(server: TestServer): Promise<IdCall[]> {
  const emailCode = await awaitCode(server, persona('academy').memberId, 'matrix@elsewhere.example');
  return [
    {
      id: 'confirmEmailChange.code',
      kind: 'mutation',
      foreign: () => [emailCode],
      missing: '000000',
      call: () => `confirmEmailChange(code: $id) ${failure}`,
    },
  ];
}
