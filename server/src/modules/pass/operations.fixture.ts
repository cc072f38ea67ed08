import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';
import type { IdCall, Operations, Others } from '../../testing/operation.ts';
import { sentByVisitor, faultFields } from '../../testing/sendAddress.ts';
import { consumer } from './pass.fixture.ts';
import { passCalls } from './passCalls.fixture.ts';

export const operations: Operations = {
  getPassCodes: {
    access: { staff: 'pass.read' },
    ids: { passId: 'passCodes.test.ts: of the team, by the company of the pass' },
  },
  makePassCodes: {
    access: { staff: 'passCode.write' },
    call: async (server) => ({
      caller: await server.as('support'),
      variables: () => ({ passId: 'pass-one-time', batchId: randomUUID(), count: 2 }),
      varying: ['lines', 'codes', 'isSaved'],
    }),
    repeats: 'each press makes its own codes; one that is sent again gets the same (passCodes.test.ts)',
    ids: {
      passId: 'passCodes.test.ts: of the team, by the company of the pass',
      batchId: 'passCodes.test.ts: of the press',
    },
  },
  endPassCodes: {
    access: { staff: 'pass.write' },
    call: async (server) => {
      const caller = await server.as('support');
      const batchId = randomUUID();
      await caller.query(
        `mutation { makePassCodes(passId: "pass-one-time", batchId: "${batchId}", count: 2) { codes } }`,
      );
      return {
        caller,
        variables: { passId: 'pass-one-time', batchId, reason: 'The list was lost.' },
        varying: ['lines', 'isSaved'],
      };
    },
    ids: {
      passId: 'passCodes.test.ts: of the team, by the company of the pass',
      batchId: 'passCodes.test.ts: for the team',
    },
  },
  getPassDetailsByCode: { access: 'public', ids: { code: 'pass.test.ts: a code is nobody’s' } },
  lookupPassActivationLink: {
    access: 'public',
    addresses: {
      'with a wrong tac': sentByVisitor(
        'query ($email: String!) { lookupPassActivationLink(code: "WELCOME30", tac: "x", email: $email) { success link existingUser showStayTuned } }',
        (email) => ({ email }),
      ),
    },
  },
  createUserWithPass: {
    access: 'public',
    call: ({ stranger }) =>
      Promise.resolve({
        caller: stranger,
        variables: { input: { ...consumer, code: 'WELCOME30', email: 'nora@larkfield.example' } },
      }),
    repeats: 'each mails another link for the one slot of the address, at most three an hour (D13, D50)',
    ids: { code: 'pass.test.ts: a code is nobody’s', email: 'pass.test.ts: any address may register' },
    addresses: {
      // a person who has a pass may learn of it (access.md §4)
      'without a pass': sentByVisitor(
        `mutation ($input: CreateUserWithPassInput!) { createUserWithPass(input: $input) { result tac ${faultFields} } }`,
        (email) => ({ input: { code: 'GHOST-PASS', email, firstName: 'Ida', lastName: 'Newcomer' } }),
      ),
    },
  },
  processPassExtras: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('newhire@initech.example');
      const { email } = persona('newhire@initech.example');
      return { caller, variables: { userId: caller.memberId, email, shortCode: 'INITECH-START' } };
    },
    addresses: 'refuses every address but the own one',
  },
};

export const writingCalls = passCalls;

export function idCalls(_server: TestServer, others: Others): IdCall[] {
  const { addresses, people, tacs } = others;
  const lookup = (email: string, code: string, tac: string): string =>
    `lookupPassActivationLink(email: ${email}, code: ${code}, tac: ${tac}) { success link existingUser }`;
  const [waiting, waitingTac] = [`"${others.waiting}"`, `"${tacs.waiting}"`];
  const extrasWith = (caller: Caller, change: Record<string, string>): string => {
    const own = { userId: `"${caller.memberId}"`, email: `"${others.emailOf(caller)}"`, shortCode: '"MATRIX"' };
    const args = Object.entries({ ...own, ...change }).map(([name, value]) => `${name}: ${value}`);
    return `processPassExtras(${args.join(', ')}) { success redirectUrl error { code message reason } }`;
  };
  return [
    {
      id: 'processPassExtras.userId',
      kind: 'mutation',
      foreign: () => people,
      missing: 'no-member',
      call: (caller) => extrasWith(caller, { userId: '$id' }),
    },
    {
      id: 'processPassExtras.email',
      kind: 'mutation',
      missing: 'nobody@elsewhere.example',
      call: (caller) => extrasWith(caller, { email: '$id' }),
      foreign: () => [...addresses, others.registered],
    },
    {
      id: 'processPassExtras.shortCode',
      kind: 'mutation',
      missing: 'GHOST',
      call: (caller) => extrasWith(caller, { shortCode: '$id' }),
      foreign: () => ['ONE-TIME', 'CLOSED'],
    },
    {
      id: 'lookupPassActivationLink.tac',
      kind: 'query',
      public: true,
      missing: 'nothing',
      call: () => lookup(waiting, '"WELCOME30"', '$id'),
      foreign: () => [tacs.registered, tacs.signup],
      own: ['member', tacs.waiting],
    },
    {
      id: 'lookupPassActivationLink.code',
      kind: 'query',
      public: true,
      missing: 'GHOST',
      call: () => lookup(waiting, '$id', waitingTac),
      foreign: () => ['MATRIX', 'CLOSED'],
    },
    {
      id: 'lookupPassActivationLink.email',
      kind: 'query',
      public: true,
      missing: 'nobody@elsewhere.example',
      call: () => lookup('$id', '"WELCOME30"', waitingTac),
      foreign: () => [...addresses, others.registered],
    },
    {
      id: 'createUserWithPass.redemptionCode',
      kind: 'mutation',
      public: true,
      missing: 'MATRIX-9',
      call: () => `createUserWithPass(input: { code: "MATRIX", firstName: "A", lastName: "B", email: "c@larkfield.example",
        company: "D", jobTitle: "E", jobLevel: "manager", companyNumberOfEmployees: "1-99", phone: "1",
        redemptionCode: $id }) { result tac error { code message reason field } }`,
      foreign: () => ['MATRIX-1', 'RC-0001', 'OPEN-SESAME'],
    },
  ];
}
