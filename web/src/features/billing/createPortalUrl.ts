import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation CreateStripePortalUrl($configId: String!) {
    createStripePortalUrl(configId: $configId) {
      url
      error {
        ...FaultFields
      }
    }
  }
`);

/** Asks for the address of a page of the billing portal (BIL-01). */
export const createPortalUrlSpec: SaveSpec<{ readonly configId: string }, string> = {
  send: async (input) => {
    const { url } = accepted((await execute(document, input)).createStripePortalUrl);
    if (url === null) throw new Error('the answer has neither an address nor an error');
    return url;
  },
};
