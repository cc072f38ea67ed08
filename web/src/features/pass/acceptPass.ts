import { mayBeSent } from '@atrium/domain/formRules.ts';
import {
  emptyRegistration,
  registrationForm,
  type PassRegistration,
  type RegistrationTerms,
} from '@atrium/domain/pass/registrationForm.ts';
import { CallError } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { registerWithPass } from '#lib/registerWithPass.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { SignedIn } from '#lib/viewer.ts';
import type { PassForm } from './passQueries.ts';

const extrasDocument = graphql(`
  mutation ProcessPassExtras($userId: ID!, $email: String!, $shortCode: String!) {
    processPassExtras(userId: $userId, email: $email, shortCode: $shortCode) {
      success
      redirectUrl
      error {
        ...FaultFields
      }
    }
  }
`);

interface Accepting {
  readonly code: string;
  readonly pass: PassForm;
  readonly viewer: SignedIn;
}

/** What became of a press on 'Accept'. `form`: the pass asks for something that is not known of the member. */
export type Acceptance =
  | { readonly kind: 'done'; readonly redirectUrl: string | null }
  | { readonly kind: 'later' }
  | { readonly kind: 'form' };

/** What a pass asks for, of a visitor or of the member who is signed in. */
export const termsOf = (pass: PassForm, viewer: SignedIn | null): RegistrationTerms => ({
  targetSegment: pass.targetSegment ?? 'CONSUMER',
  extraCollectionFields: pass.extraCollectionFields ?? [],
  hasRedemptionCode: pass.hasRedemptionCode === true,
  usesOTRC: pass.usesOTRC === true,
  isMember: viewer !== null,
});

/** What is known of a person before they fill in the form. */
export function knownOf(viewer: SignedIn | null): PassRegistration {
  const { firstName = '', lastName = '', email = '' } = viewer ?? {};
  return { ...emptyRegistration, firstName, lastName, email };
}

/**
 * Adds a pass to the account that is signed in, in one press (PAS-07, PAS-08): a registration of the own address is
 * accepted; without one the member is registered first, unless the pass asks for something else.
 */
export const acceptPassSpec: SaveSpec<Accepting, Acceptance> = {
  send: async ({ code, pass, viewer }) => {
    const { memberId: userId, email } = viewer;
    try {
      const { processPassExtras } = await execute(extrasDocument, { userId, email, shortCode: code });
      return { kind: 'done', redirectUrl: accepted(processPassExtras).redirectUrl };
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'NOT_FOUND')) throw error;
    }
    const person = knownOf(viewer);
    if (!mayBeSent(registrationForm(termsOf(pass, viewer)), person)) return { kind: 'form' };
    const { tac, result } = await registerWithPass({ code, ...person });
    const isLater = tac === null || result === 'CONFIRMED_WITHOUT_ACTIVATION';
    return isLater ? { kind: 'later' } : { kind: 'done', redirectUrl: pass.redirectUrl };
  },
  changes: ({ kind }) => (kind === 'done' ? ['account', 'enrollment', 'certificates'] : []),
};
