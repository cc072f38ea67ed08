import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query FormerEntitlements {
    listFormerEntitlements {
      entitlementId
      name
      endedAt
    }
  }
`);

/** The viewer's former entitlements, the last to end first (BIL-06). */
export const formerQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ listFormerEntitlements }) => listFormerEntitlements ?? [],
});
