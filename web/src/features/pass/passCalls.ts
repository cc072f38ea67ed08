import { codeOfDocument } from '@atrium/domain/pass/passTerms.ts';
import type { PassRegistration } from '@atrium/domain/pass/registrationForm.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { PassLinkQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { registerWithPass, type PassOutcome } from '#lib/registerWithPass.ts';
import type { SaveSpec } from '#lib/save.ts';

/** Sends the form of a pass (PAS-02). */
export const registerWithPassSpec = (code: string): SaveSpec<PassRegistration, PassOutcome> => ({
  send: (person) => registerWithPass({ code, ...person }),
  changes: () => ['account'],
});

const problems: readonly string[] = ['PASS_CAP_REACHED', 'PASS_NOT_FOUND', 'PASS_CLOSED'];

/** The code of a refusal by its number, if a screen of its own replaces the page (PAS-04); null for another. */
export function passProblem(number: string): string | null {
  const code = codeOfDocument(number);
  return problems.includes(code) ? code : null;
}

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
