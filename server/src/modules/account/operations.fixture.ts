import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { TestServer } from '../../testing/harness.ts';
import { type IdCall, failure, type Operations, type Others } from '../../testing/operation.ts';
import { sentByVisitor, faultFields } from '../../testing/sendAddress.ts';
import { hashTac } from '../proof/service/tac.ts';
import { makeCode } from './service/codes.ts';
import { solved } from './solve.fixture.ts';
import { addSignup } from './store/signups.ts';

const confirm = sentByVisitor(
  `mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success ${faultFields} } }`,
  (email) => ({ input: { email, code: '12 34 56', password: 'Another-pass-2!' } }),
);

const newcomer = {
  email: 'ida@newcomers.example',
  firstName: 'Ida',
  lastName: 'Newcomer',
  freemiumType: 'freemium2',
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const operations: Operations = {
  getBotChallenge: { access: 'public' },
  lookupSignupActivationCode: {
    access: 'public',
    addresses: {
      'with a wrong tac': sentByVisitor(
        'query ($email: String!) { lookupSignupActivationCode(tac: "x", email: $email) { success } }',
        (email) => ({ email }),
      ),
    },
  },
  confirmPassword: {
    access: 'public',
    call: async (server) => {
      // of the account that others sign in to and out of meanwhile, in the storm
      const { email } = persona('workshops');
      const at = { address: email, purpose: 'RESET_PASSWORD' } as const;
      const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
      return { caller: server.stranger, variables: { input: { email, code, password: demoPassword } } };
    },
    ids: {
      code: 'resetPassword.test.ts: a code belongs to its address',
      email: 'resetPassword.test.ts: a code belongs to its address',
    },
    addresses: {
      'without a mailed code': confirm,
      'with a wrong code': async (server, address) => {
        const at = { address, purpose: 'RESET_PASSWORD' } as const;
        await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
        return confirm(server, address);
      },
    },
  },
  forgotPassword: {
    access: 'public',
    call: ({ stranger }) => Promise.resolve({ caller: stranger, variables: { email: persona('planner').email } }),
    repeats: 'each mails a new code that replaces the one before, at most three an hour (D13)',
    ids: { email: 'knownAddress.test.ts: every address is answered alike' },
    addresses: {
      'for anybody': sentByVisitor(
        `mutation ($email: String!) { forgotPassword(email: $email) { success ${faultFields} } }`,
        (email) => ({ email }),
      ),
    },
  },
  sendVerificationCode: {
    access: 'public',
    call: async (server) => {
      const tac = randomUUID();
      const times = { requestedAt: new Date(), expiresAt: new Date(Date.now() + day) };
      await addSignup(server.db, hashTac(tac), { address: newcomer.email, ...newcomer }, times);
      return { caller: server.stranger, variables: { b64email: base64(newcomer.email), b64tac: base64(tac) } };
    },
    repeats: 'each mails a new code that replaces the one before, at most three an hour (D13)',
    addresses: {
      'with a wrong tac': sentByVisitor(
        `mutation ($b64email: String!) { sendVerificationCode(b64email: $b64email, b64tac: "eA==") { success ${faultFields} } }`,
        (email) => ({ b64email: base64(email) }),
      ),
    },
  },
  signupLimitedUser: {
    access: 'public',
    call: async (server) => ({
      caller: server.stranger,
      variables: { input: { ...newcomer, botChallengeToken: await solved(server) } },
    }),
    repeats: 'each needs a bot check of its own, and mails another link, at most three an hour (D13)',
    ids: { email: 'knownAddress.test.ts: every address is answered alike' },
    addresses: {
      // behind a passed bot check the documents want the answer to say it (access.md §4)
      'without a bot check': sentByVisitor(
        `mutation ($input: SignupLimitedUserInput!) { signupLimitedUser(input: $input) { result tac link ${faultFields} } }`,
        (email) => ({ input: { ...newcomer, email, botChallengeToken: 'no token' } }),
      ),
    },
  },
};

export function idCalls(_server: TestServer, others: Others): IdCall[] {
  const { addresses, signup, tacs, waiting } = others;
  const [address, tac] = [base64(signup), base64(tacs.signup)];
  const sendCode = (b64email: string, b64tac: string): string =>
    `sendVerificationCode(b64email: ${b64email}, b64tac: ${b64tac}) { success error { code message } }`;
  return [
    {
      id: 'lookupSignupActivationCode.tac',
      kind: 'query',
      public: true,
      missing: 'nothing',
      call: () => `lookupSignupActivationCode(email: "${signup}", tac: $id) { success }`,
      foreign: () => [tacs.registered, tacs.waiting],
    },
    {
      id: 'lookupSignupActivationCode.email',
      kind: 'query',
      public: true,
      missing: 'nobody@elsewhere.example',
      call: () => `lookupSignupActivationCode(email: $id, tac: "${tacs.signup}") { success }`,
      foreign: () => [...addresses, waiting],
    },
    {
      id: 'sendVerificationCode.b64tac',
      kind: 'mutation',
      public: true,
      missing: base64('nothing'),
      call: () => sendCode(`"${address}"`, '$id'),
      foreign: () => [base64(tacs.registered), base64(tacs.waiting)],
    },
    {
      id: 'sendVerificationCode.b64email',
      kind: 'mutation',
      public: true,
      missing: base64('nobody@elsewhere.example'),
      call: () => sendCode('$id', `"${tac}"`),
      foreign: () => [...addresses, waiting].map(base64),
    },
    {
      id: 'confirmPassword.tac',
      kind: 'mutation',
      public: true,
      missing: 'nothing',
      call: () =>
        `confirmPassword(input: { email: "${signup}", tac: $id, code: "123456", password: "${demoPassword}x" }) ${failure}`,
      foreign: () => [tacs.registered, tacs.waiting],
    },
  ];
}
