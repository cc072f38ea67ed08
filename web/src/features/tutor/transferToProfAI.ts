import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation TransferToProfAI {
    transferToProfAI {
      profAIUrl
      error {
        ...FaultFields
      }
    }
  }
`);

/** Asks for the address at which the AI tutor takes the member over; it is good once, for a minute (TUT-01). */
export const transferToProfAISpec: SaveSpec<null, string> = {
  send: async () => {
    const { profAIUrl } = accepted((await execute(document, {})).transferToProfAI);
    if (!profAIUrl) throw new Error('the answer has neither an address nor an error');
    return profAIUrl;
  },
};
