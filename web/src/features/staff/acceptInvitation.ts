import { graphql } from '#lib/gql/gql.ts';
import type { AcceptStaffInvitationInput } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation AcceptStaffInvitation($input: AcceptStaffInvitationInput!) {
    acceptStaffInvitation(input: $input) {
      email
      isNew
      error {
        ...FaultFields
      }
    }
  }
`);

/** Joins the team; resolves with the address to sign in with, and whether its account is new (STF-08). */
export const acceptInvitationSpec: SaveSpec<
  AcceptStaffInvitationInput,
  { readonly email: string; readonly isNew: boolean }
> = {
  send: async (input) => {
    const { email, isNew } = accepted((await execute(document, { input })).acceptStaffInvitation);
    return { email: email ?? '', isNew: isNew ?? false };
  },
};
