import { graphql } from '#lib/gql/gql.ts';
import type { StudioHealthQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type HealthLine = NonNullable<StudioHealthQuery['checkHealth']>[number];

/** How every part of the installation is, looked at anew by each request (OPE-05). */
export const healthQuery = pageQuery({
  document: graphql(`
    query StudioHealth {
      checkHealth {
        part
        title
        state
        words
        todo
      }
    }
  `),
  variables: () => ({}),
  read: ({ checkHealth }) => checkHealth,
});
