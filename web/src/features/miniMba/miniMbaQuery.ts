import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query MiniMbas {
    getEntitledSessions {
      sessionId
      courseType
      title
      subtitle
      coverImageUrl
      startAt
      endAt
    }
  }
`);

/** The Mini-MBA sessions of the viewer (MBA-01). */
export const miniMbaQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getEntitledSessions }) => (getEntitledSessions ?? []).filter(({ courseType }) => courseType === 'BOOTCAMP'),
  tags: ['enrollment'],
  freshFor: 30_000,
});
