import { randomUUID } from 'node:crypto';
import { mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import { firstNumber, type Operations, type WritingCalls } from '../../testing/operation.ts';
import { addNewApp, codeFor, startApp } from './factor.fixture.ts';
import { softAuthenticator } from './softAuthenticator.fixture.ts';

async function newPasskey(
  server: TestServer,
  who: string,
): Promise<{ handle: string; response: unknown; name: string }> {
  type Answer = { startPasskey: { handle: string; options: { challenge: string } } };
  const caller = await server.as(who);
  const { startPasskey } = await caller.query<Answer>('mutation { startPasskey { handle options } }');
  const response = softAuthenticator(server.origin).create(startPasskey.options);
  return { handle: startPasskey.handle, response, name: 'My laptop' };
}

const onlyOwn = "secondFactor.test.ts: somebody else's factor is like a missing one";

export const operations: Operations = {
  getSecondFactors: { access: 'member' },
  startAuthenticator: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('planner'), variables: {} }),
    repeats: 'each call makes another secret, and nothing is kept of it',
  },
  addAuthenticator: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('planner');
      const { handle, secret } = await startApp(caller);
      const variables = { handle, code: codeFor(secret), name: 'My phone' };
      return { caller, variables };
    },
    ids: { code: 'secondFactor.test.ts: a wrong code' },
  },
  startPasskey: {
    access: 'member',
    call: async (server) => ({ caller: await server.as('planner'), variables: {} }),
    repeats: 'each call makes another challenge, and nothing is kept of it',
  },
  addPasskey: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('planned'),
      variables: await newPasskey(server, 'planned'),
    }),
  },
  renameSecondFactor: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('crash');
      await addNewApp(caller);
      return { caller, variables: { factorId: await factorOf(server, caller.memberId), name: 'Another name' } };
    },
    ids: { factorId: onlyOwn },
  },
  removeSecondFactor: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('crashplus');
      await addNewApp(caller);
      return { caller, variables: { factorId: await factorOf(server, caller.memberId) } };
    },
    ids: { factorId: onlyOwn },
  },
  makeRecoveryCodes: {
    access: 'member',
    call: async (server) => {
      const caller = await server.as('alumni');
      await addNewApp(caller);
      return { caller, variables: { input: firstNumber } };
    },
  },
};

async function factorOf({ db }: TestServer, memberId: string): Promise<string> {
  const found = await db
    .selectFrom('second_factor')
    .select('factor_id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return found.factor_id;
}

/** What several browsers change of one account. */
export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const caller = await server.as('minimba-one');
  await addNewApp(caller);
  const factorId = await factorOf(server, caller.memberId);
  return {
    addAuthenticator: async () => {
      const { handle, secret: own } = await startApp(caller);
      return mutate(caller, `addAuthenticator(handle: "${handle}", code: "${codeFor(own)}", name: "x")`);
    },
    renameSecondFactor: () => mutate(caller, `renameSecondFactor(factorId: "${factorId}", name: "${randomUUID()}")`),
    makeRecoveryCodes: () =>
      mutate(caller, `makeRecoveryCodes(input: { deviceId: "${randomUUID()}", clientSeq: "1" })`),
  };
}
