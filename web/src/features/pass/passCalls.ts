import type { PassRegistration } from '@atrium/domain/pass/registrationForm.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { PassLinkQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { registerWithPass, type PassOutcome } from '#lib/passSignUp.ts';
import type { SaveSpec } from '#lib/save.ts';

/** Sends the form of a pass (PAS-02). */
export const registerSpec = (code: string): SaveSpec<PassRegistration, PassOutcome> => ({
  send: (person) => registerWithPass({ code, ...person }),
  changes: () => ['account'],
});

/** The numbers of refusals that replace the page, by the code of their screen (PAS-04). */
export const problemCodes: Readonly<Record<string, string>> = {
  402: 'PASS_CAP_REACHED',
  404: 'PASS_NOT_FOUND',
  410: 'PASS_CLOSED',
};

const linkDocument = graphql(`
  query PassLink($code: String!, $email: String!, $tac: String!) {
    lookupPassActivationLink(code: $code, email: $email, tac: $tac) {
      success
      link
      existingUser
      showStayTuned
    }
  }
`);

export type PassLink = NonNullable<PassLinkQuery['lookupPassActivationLink']>;

/** Where a registration goes on; its link is null until the mail is on its way. */
export async function findPassLink(
  about: { readonly code: string; readonly email: string; readonly tac: string },
  signal: AbortSignal,
): Promise<PassLink | null> {
  return (await execute(linkDocument, about, { signal })).lookupPassActivationLink;
}
