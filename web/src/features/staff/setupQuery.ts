import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query SetupPage($token: String!) {
    getSetup(token: $token) {
      email
    }
  }
`);

/** Whose link of the first owner this is; not found for one that is not good (BEG-02). */
export const setupQuery = pageQuery({
  document,
  variables: (token: string) => ({ token }),
  read: ({ getSetup }) => getSetup,
});
