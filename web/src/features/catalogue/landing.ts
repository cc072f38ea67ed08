import type { QueryClient } from '@tanstack/react-query';
import { catalogueLanding, type CatalogueLanding } from '@atrium/domain/catalogue/landing.ts';
import { holds, type Viewer } from '@atrium/domain/access/viewer.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';

const document = graphql(`
  query EntitledSessions {
    getEntitledSessions {
      courseId
      courseType
    }
  }
`);

/** Where the catalogue redirects this viewer (CAT-12); only transactional viewers need a request. */
export async function findLanding(queryClient: QueryClient, viewer: Viewer): Promise<CatalogueLanding> {
  if (!holds(viewer, 'area/mc-transactional')) return { kind: 'stay' };
  const { getEntitledSessions } = await queryClient.query({
    queryKey: ['entitledSessions'],
    queryFn: ({ signal }) => execute(document, {}, { signal }),
    staleTime: 60_000,
  });
  return catalogueLanding(viewer, getEntitledSessions ?? []);
}
