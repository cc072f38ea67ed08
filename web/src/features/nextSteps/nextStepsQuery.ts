import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query NextSteps {
    getNextStepsStatus {
      name
      isCompleted
      remedyRoute
    }
  }
`);

/** What a limited member has and has not done yet (LIM-04). */
export const nextStepsQuery = pageQuery({
  document,
  variables: () => ({}),
  read: ({ getNextStepsStatus }) => getNextStepsStatus,
  tags: ['bookmarks', 'progress'],
});

/** Loads them for a limited member, so that the page does not move when they arrive; other accounts have none. */
export async function loadNextSteps(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  if (viewer.accountType === 'LIMITED') await nextStepsQuery.load(queryClient);
}
