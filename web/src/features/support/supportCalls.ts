import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation EndSupportSession {
    endSupportSession {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);

/** Ends the support mode of this sign-in (STF-06). */
export const endSupportSpec: SaveSpec<void, unknown> = {
  send: async () => accepted((await execute(document, {})).endSupportSession),
};
