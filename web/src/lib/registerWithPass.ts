import { graphql } from './gql/gql.ts';
import type { CreateUserWithPassInput } from './gql/graphql.ts';
import { execute } from './graphql.ts';
import { identifyAddress } from './identifyAddress.ts';
import { accepted } from './save.ts';

const document = graphql(`
  mutation CreateUserWithPass($input: CreateUserWithPassInput!) {
    createUserWithPass(input: $input) {
      result
      tac
      passRedirect
      error {
        ...FaultFields
      }
    }
  }
`);

/** How a registration by a pass ended (PAS-03). */
export interface PassOutcome {
  readonly result: string;
  readonly tac: string | null;
  /** The handle by which the redirect of the pass applies after the next sign-in; null without one. */
  readonly passRedirect: string | null;
}

/**
 * Registers by a pass, and tells the analytics who did (API-04). Rejects with the server's refusal, whose code is the
 * documents' number.
 */
export async function registerWithPass(input: CreateUserWithPassInput): Promise<PassOutcome> {
  const { result, tac, passRedirect } = accepted((await execute(document, { input })).createUserWithPass);
  void identifyAddress(input.email);
  return { result, tac, passRedirect };
}
