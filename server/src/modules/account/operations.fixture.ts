import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { codeOf, forgetAttempts } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import { type IdCall, failure, type Operations, type Others, type WritingCalls } from '../../testing/operation.ts';
import { sentByVisitor, faultFields } from '../../testing/sendAddress.ts';
import { hashTac } from '../proof/service/tac.ts';
import { makeCode } from './service/codes.ts';
import { signupLimitedUser } from './service/signupLimitedUser.ts';
import { addSignup } from './store/signups.ts';

const confirm = sentByVisitor(
  `mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success ${faultFields} } }`,
  (email) => ({ input: { email, code: '12 34 56', password: 'Another-pass-2!' } }),
);

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
    twice: async (server) => {
      const { email } = persona('planner');
      const at = { address: email, purpose: 'RESET_PASSWORD' } as const;
      const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
      return { caller: server.stranger, variables: { input: { email, code, password: 'Another-pass-2!' } } };
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
    twice: 'each mails a new code that replaces the one before, at most three an hour (D13)',
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
    twice: 'each mails a new code that replaces the one before, at most three an hour (D13)',
    addresses: {
      'with a wrong tac': sentByVisitor(
        `mutation ($b64email: String!) { sendVerificationCode(b64email: $b64email, b64tac: "eA==") { success ${faultFields} } }`,
        (email) => ({ b64email: Buffer.from(email).toString('base64') }),
      ),
    },
  },
  signupLimitedUser: {
    access: 'public',
    twice: 'each needs a bot check of its own, and mails another link, at most three an hour (D13)',
    ids: { email: 'knownAddress.test.ts: every address is answered alike' },
    addresses: {
      // behind a passed bot check the documents want the answer to say it (access.md §4)
      'without a bot check': sentByVisitor(
        `mutation ($input: SignupLimitedUserInput!) { signupLimitedUser(input: $input) { result tac link ${faultFields} } }`,
        (email) => ({
          input: {
            email,
            firstName: 'Ida',
            lastName: 'Newcomer',
            freemiumType: 'freemium2',
            botChallengeToken: 'no token',
          },
        }),
      ),
    },
  },
};

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const now = server.clock.now();
  const [signupAddress, signupTac] = ['locks@signup.example', 'the tac of a signup'];
  const times = { requestedAt: new Date(), expiresAt: new Date(Date.now() + day) };
  const person = { firstName: 'A', lastName: 'Member', freemiumType: 'freemium2' };
  await addSignup(server.db, hashTac(signupTac), { address: signupAddress, ...person }, times);
  type Answer = { sent: { success: boolean | null; error: { code: string } | null } };
  const send = async (call: string, variables = '', given: Record<string, unknown> = {}): Promise<unknown> => {
    await forgetAttempts(server);
    const document = `mutation ${variables} { sent: ${call} { success error { code } } }`;
    const { sent } = await server.stranger.query<Answer>(document, given);
    return sent.success === true ? 'done' : (sent.error?.code ?? 'nothing');
  };
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  // the account that others sign in to and out of
  const { email } = persona('workshops');
  return {
    'confirmPassword: reset': async () => {
      const at = { address: email, purpose: 'RESET_PASSWORD' } as const;
      const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, now), at));
      const input = { email, code, password: demoPassword };
      return send('confirmPassword(input: $input)', '($input: ConfirmPasswordInput!)', { input });
    },
    signupLimitedUser: async () => {
      await forgetAttempts(server);
      const ctx = server.context(null, server.clock.now());
      const verify = () => Promise.resolve({ human: true, useKey: randomUUID() } as const);
      const ports = { ...ctx.ports, botCheck: { ...ctx.ports.botCheck, verify } };
      const rest = { botChallengeToken: '', ssoUsername: null, redirectPath: null };
      return codeOf(await signupLimitedUser({ ...ctx, ports }, { ...person, email: signupAddress, ...rest }));
    },
    forgotPassword: () => send('forgotPassword(email: "planner@demo.example")'),
    sendVerificationCode: () =>
      send(`sendVerificationCode(b64email: "${base64(signupAddress)}", b64tac: "${base64(signupTac)}")`),
  };
}

export function idCalls(_server: TestServer, others: Others): IdCall[] {
  const { addresses, signup, tacs, waiting } = others;
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
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
