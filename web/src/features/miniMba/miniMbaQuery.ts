import { second } from '@atrium/domain/time.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query MiniMbas {
    getEntitledBootcampSessions {
      sessionId
      title
      subtitle
      coverImageUrl
      startAt
      endAt
    }
    getMemberEntitlements {
      type
      label
      name
    }
  }
`);

/** The Mini-MBA sessions of the viewer, and the names of what they are enrolled in (MBA-01, MBA-02). */
export const miniMbaQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getEntitledBootcampSessions, getMemberEntitlements }) => {
    const held = getMemberEntitlements ?? [];
    // Mini-MBAs are sold by the session; the area is what is left without one
    const bought = held.filter(({ type }) => type === 'SESSION');
    const area = held.filter(({ type, label }) => type === 'AREA' && label === 'bootcamps');
    return {
      sessions: getEntitledBootcampSessions ?? [],
      labels: (bought.length > 0 ? bought : area).map(({ name }) => name),
    };
  },
  tags: ['enrollment'],
  freshFor: 30 * second,
});
