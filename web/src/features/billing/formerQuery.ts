import { ownMiniMbas } from '@atrium/domain/billing/ownMiniMbas.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query FormerEntitlements {
    listFormerEntitlements {
      entitlementId
      name
      endedAt
    }
    getMemberEntitlements {
      type
      label
      name
    }
  }
`);

/** The viewer's former entitlements, the last to end first, and the names of the Mini-MBAs still held (BIL-06). */
export const formerQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ listFormerEntitlements, getMemberEntitlements }) => ({
    former: listFormerEntitlements ?? [],
    miniMbas: ownMiniMbas(getMemberEntitlements ?? []),
  }),
});
