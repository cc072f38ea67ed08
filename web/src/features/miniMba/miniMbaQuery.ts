import { queryOptions } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';

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
export const miniMbaOptions = queryOptions({
  queryKey: ['miniMbas'],
  queryFn: async ({ signal }) => {
    const { getEntitledSessions } = await execute(document, {}, { signal });
    return (getEntitledSessions ?? []).filter(({ courseType }) => courseType === 'BOOTCAMP');
  },
});
