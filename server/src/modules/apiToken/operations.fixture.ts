import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, WritingCalls } from '../../testing/operation.ts';
import { giveOwner } from '../staff/setup.fixture.ts';
import { makeToken, type TokenInput } from './service/staff/makeToken.ts';

/** A token that an owner has made; with its secret. */
export async function addToken(
  server: TestServer,
  more: Partial<TokenInput> = {},
): Promise<{ readonly tokenId: string; readonly secret: string; readonly name: string }> {
  const caller = await server.as('employee');
  // the calls for the first owner have taken the role away
  await giveOwner(server, caller.memberId);
  const tokenId = randomUUID();
  const input: TokenInput = { tokenId, name: `Token ${tokenId}`, role: 'auditor', scope: 'READ', days: 30, ...more };
  const by = { kind: 'person', memberId: caller.memberId, roles: ['owner'], customerIds: [], courseIds: [] } as const;
  const made = await makeToken({ db: server.db, now: server.clock.now(), by, dryRun: false, reason: '' }, input);
  if (!made.ok || made.value.secret === null) throw new Error('no token was made');
  return { tokenId: input.tokenId, secret: made.value.secret, name: input.name };
}

const ids = { tokenId: 'apiToken.test.ts: for owners, who see every token' };

export const operations: Operations = {
  listApiTokens: { access: { staff: 'token.read' } },
  makeApiToken: {
    access: { staff: 'token.write' },
    call: async (server) => {
      const caller = await server.as('employee');
      await giveOwner(server, caller.memberId);
      const tokenId = randomUUID();
      const variables = { tokenId, name: `Made ${tokenId}`, role: 'auditor', scope: 'READ', days: 30 };
      return { caller, variables, varying: ['lines', 'isSaved', 'secret'] };
    },
    ids,
  },
  endApiToken: {
    access: { staff: 'token.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: { tokenId: (await addToken(server)).tokenId, reason: 'It is not used any more.' },
      varying: ['lines', 'isSaved'],
    }),
    ids,
  },
};

export function writingCalls(server: TestServer): Promise<WritingCalls> {
  let secret = '';
  return Promise.resolve({
    'apiToken: a call with a token': {
      prepare: async () => {
        ({ secret } = await addToken(server));
      },
      // the first use of an hour is kept
      send: async () => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
        const body = JSON.stringify({ query: '{ countFailedDeliveries }' });
        return (await fetch(new URL('/graphql', server.origin), { method: 'POST', headers, body })).status;
      },
    },
  });
}
