import { graphql } from '#lib/gql/gql.ts';
import type { SetUpOwnerInput } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation SetUpOwner($input: SetUpOwnerInput!) {
    setUpOwner(input: $input) {
      email
      error {
        ...FaultFields
      }
    }
  }
`);

/** Makes the first owner; resolves with the address to sign in with (BEG-01). */
export const setUpOwnerSpec: SaveSpec<SetUpOwnerInput, string> = {
  send: async (input) => accepted((await execute(document, { input })).setUpOwner).email ?? '',
};
