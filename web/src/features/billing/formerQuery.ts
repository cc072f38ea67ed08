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
    miniMbas: miniMbasOf(getMemberEntitlements ?? []),
  }),
});

interface Held {
  readonly type: string;
  readonly label: string;
  readonly name: string;
}

/** Mini-MBAs are sold by the session; other sessions are not held without their area. */
function miniMbasOf(held: readonly Held[]): string[] {
  const holdsArea = held.some(({ type, label }) => type === 'AREA' && label === 'bootcamps');
  return holdsArea ? held.filter(({ type }) => type === 'SESSION').map(({ name }) => name) : [];
}
