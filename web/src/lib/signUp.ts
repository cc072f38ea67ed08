import { pageFreemiumType } from '@atrium/domain/account/signup.ts';
import { graphql } from './gql/gql.ts';
import type { SignupLimitedUserInput } from './gql/graphql.ts';
import { execute } from './graphql.ts';
import { identifyAddress } from './identifyAddress.ts';
import { accepted } from './save.ts';

const document = graphql(`
  mutation SignupLimitedUser($input: SignupLimitedUserInput!) {
    signupLimitedUser(input: $input) {
      result
      tac
      link
      error {
        ...FaultFields
      }
    }
  }
`);

/** How a signup ended (SIG-09): a tac waits for its mail, a link is where the browser goes, neither is an account. */
export interface SignupOutcome {
  readonly tac: string | null;
  readonly link: string | null;
}

/**
 * Signs up for a free account (SIG-07), and tells the analytics who did (API-04). Rejects with the server's refusal.
 */
export async function signUp(person: Omit<SignupLimitedUserInput, 'freemiumType'>): Promise<SignupOutcome> {
  const input = { ...person, freemiumType: pageFreemiumType };
  const { tac, link } = accepted((await execute(document, { input })).signupLimitedUser);
  void identifyAddress(person.email);
  return { tac, link };
}
