import type { SignupPerson } from '@atrium/domain/account/signup.ts';
import { pageFreemiumType } from '@atrium/domain/account/signup.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { takeBotChallenge } from './takeBotChallenge.ts';

const signupDocument = graphql(`
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

const activationDocument = graphql(`
  query SignupActivation($tac: String!, $email: String!) {
    lookupSignupActivationCode(tac: $tac, email: $email) {
      success
    }
  }
`);

/** How a signup ended (SIG-09). */
export type SignupOutcome =
  | { readonly kind: 'registered' }
  | { readonly kind: 'activation'; readonly tac: string }
  | { readonly kind: 'link'; readonly link: string };

/** Takes the challenge, which may show itself in this container, then signs up. */
export const signupSpec = (
  container: HTMLElement | null,
  redirectPath: string | undefined,
): SaveSpec<SignupPerson, SignupOutcome> => ({
  send: async (person) => {
    if (container === null) throw new Error('the form has gone');
    const botChallengeToken = await takeBotChallenge(container);
    const wanted = redirectPath !== undefined && { redirectPath };
    const input = { ...person, ...wanted, freemiumType: pageFreemiumType, botChallengeToken };
    const { tac, link } = accepted((await execute(signupDocument, { input })).signupLimitedUser);
    if (link !== null) return { kind: 'link', link };
    return tac === null ? { kind: 'registered' } : { kind: 'activation', tac };
  },
});

/** Whether a signup is confirmed: its mail is on its way. */
export async function isSignupConfirmed(tac: string, email: string, signal: AbortSignal): Promise<boolean> {
  const { lookupSignupActivationCode } = await execute(activationDocument, { tac, email }, { signal });
  return lookupSignupActivationCode?.success === true;
}
