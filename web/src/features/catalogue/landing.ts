import { holds, type Viewer } from '@atrium/domain/access/viewer.ts';
import { catalogueLanding, type CatalogueLanding } from '@atrium/domain/catalogue/landing.ts';
import { minute } from '@atrium/domain/time.ts';
import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query EntitledSessions {
    getEntitledSessions {
      courseId
      courseType
    }
  }
`);

const entitledSessionsQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getEntitledSessions }) => getEntitledSessions ?? [],
  tags: ['enrollment'],
});

/**
 * Where the catalogue redirects this viewer (CAT-12); only transactional viewers need a request. Rejects in an outage.
 */
export async function findLanding(queryClient: QueryClient, viewer: Viewer): Promise<CatalogueLanding> {
  if (!holds(viewer, 'area/mc-transactional')) return { kind: 'stay' };
  const { page } = await queryClient.query({ ...entitledSessionsQuery(), staleTime: minute });
  return catalogueLanding(viewer, page ?? []);
}
