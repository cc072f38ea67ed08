import type { Caller } from './harness.ts';
import type { SendAddress } from './operation.ts';

type Variables = (address: string) => Record<string, unknown>;

function send(caller: Caller, query: string, variables: Record<string, unknown>): Promise<Response> {
  return caller.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
}

/** A call with an address, by a visitor. */
export const sentByVisitor = (document: string, variables: Variables): SendAddress => {
  return (server, address) => send(server.stranger, document, variables(address));
};

/** A call with an address, by a member. */
export const sentByMember = (document: string, variables: Variables): SendAddress => {
  return async (server, address) => send(await server.as('planner'), document, variables(address));
};

/** What is compared of a refusal. */
export const faultFields = 'error { code message reason field retryAfter }';
