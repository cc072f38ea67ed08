import { pageFreemiumType } from '@atrium/domain/account/signup.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { SignupOffer } from '#lib/signInTokens.ts';

const document = graphql(`
  mutation SignupWithProvider($input: SignupLimitedUserInput!) {
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

/** How the signup ended (SIG-09): a tac waits for its mail, a link is where the browser goes, neither is an account. */
export interface ElsewhereOutcome {
  readonly tac: string | null;
  readonly link: string | null;
}

/** Signs up somebody whom a provider has verified in this browser (SIG-07). Rejects with the server's refusal. */
export async function signUpElsewhere(offer: SignupOffer): Promise<ElsewhereOutcome> {
  const input = { ...offer, freemiumType: pageFreemiumType };
  const { tac, link } = accepted((await execute(document, { input })).signupLimitedUser);
  return { tac, link };
}
