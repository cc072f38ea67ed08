import type { SignupPerson } from '@atrium/domain/account/signup.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import type { SaveSpec } from '#lib/save.ts';
import { signUp, type SignupOutcome } from '#lib/signUp.ts';
import { takeBotChallenge } from './takeBotChallenge.ts';

const activationDocument = graphql(`
  query SignupActivation($tac: String!, $email: String!) {
    lookupSignupActivationCode(tac: $tac, email: $email) {
      success
    }
  }
`);

/** Takes the challenge, which may show itself in this container, then signs up. */
export const signupLimitedUserSpec = (
  container: HTMLElement | null,
  redirectPath: string | undefined,
): SaveSpec<SignupPerson, SignupOutcome> => ({
  send: async (person) => {
    if (container === null) throw new Error('the form has gone');
    const botChallengeToken = await takeBotChallenge(container);
    return signUp({ ...person, redirectPath, botChallengeToken });
  },
});

/** Whether a signup is confirmed: its mail is on its way. */
export async function isSignupConfirmed(tac: string, email: string, signal: AbortSignal): Promise<boolean> {
  const { lookupSignupActivationCode } = await execute(activationDocument, { tac, email }, { signal });
  return lookupSignupActivationCode?.success === true;
}
