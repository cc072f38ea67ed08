import { queryOptions } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';

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
export const formerOptions = queryOptions({
  queryKey: ['formerEntitlements'],
  queryFn: async ({ signal }) => (await execute(document, {}, { signal })).listFormerEntitlements ?? [],
});
