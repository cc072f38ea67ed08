import { randomUUID } from 'node:crypto';
import { mutate } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
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
  startAuthenticator: { access: 'member', twice: 'each call makes another secret, and nothing is kept of it' },
  addAuthenticator: {
    access: 'member',
    twice: async (server) => {
      const caller = await server.as('planner');
      const { handle, secret } = await startApp(caller);
      const variables = { handle, code: codeFor(secret), name: 'My phone' };
      return { caller, variables };
    },
    ids: { code: 'secondFactor.test.ts: a wrong code' },
  },
  startPasskey: { access: 'member', twice: 'each call makes another challenge, and nothing is kept of it' },
  addPasskey: {
    access: 'member',
    twice: async (server) => ({
      caller: await server.as('planned'),
      variables: await newPasskey(server, 'planned'),
    }),
  },
  renameSecondFactor: {
    access: 'member',
    twice: async (server) => {
      const caller = await server.as('crash');
      await addNewApp(caller);
      return { caller, variables: { factorId: await factorOf(server, caller.memberId), name: 'Another name' } };
    },
    ids: { factorId: onlyOwn },
  },
  removeSecondFactor: {
    access: 'member',
    twice: async (server) => {
      const caller = await server.as('crashplus');
      await addNewApp(caller);
      return { caller, variables: { factorId: await factorOf(server, caller.memberId) } };
    },
    ids: { factorId: onlyOwn },
  },
  makeRecoveryCodes: {
    access: 'member',
    twice: async (server) => {
      const caller = await server.as('alumni');
      await addNewApp(caller);
      return { caller, variables: { input: { deviceId: 'codes', clientSeq: '1' } } };
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

export async function writingCalls(server: TestServer): Promise<WritingCalls> {
  const caller = await server.as('minimba-one');
  const { secret } = await addNewApp(caller);
  const factorId = await factorOf(server, caller.memberId);
  return {
    addAuthenticator: async () => {
      const { handle, secret: own } = await startApp(caller);
      return mutate(caller, `addAuthenticator(handle: "${handle}", code: "${codeFor(own)}", name: "x")`);
    },
    addPasskey: async () => {
      const { handle } = await newPasskey(server, 'minimba-one');
      return mutate(caller, `addPasskey(handle: "${handle}", response: {}, name: "x")`);
    },
    renameSecondFactor: () => mutate(caller, `renameSecondFactor(factorId: "${factorId}", name: "${randomUUID()}")`),
    removeSecondFactor: () => mutate(caller, `removeSecondFactor(factorId: "${secret.slice(0, 8)}")`),
    makeRecoveryCodes: () =>
      mutate(caller, `makeRecoveryCodes(input: { deviceId: "${randomUUID()}", clientSeq: "1" })`),
  };
}
