import { insightsVariables } from '@atrium/domain/insight/firstView.ts';
import { graphql } from '#lib/gql/gql.ts';
import { listQuery } from '#lib/listQuery.ts';

const document = graphql(`
  query InsightsPage($query: String!, $after: Int!) {
    listCaseStudies(query: $query, after: $after, count: 24) {
      list {
        caseStudyId
        title
        publishedAt
        coverImageUrl
        video {
          duration
        }
      }
      nextAfter
    }
  }
`);

/** The insights whose name contains a text, page by page (INS-01). */
export const insightsQuery = listQuery({
  document,
  variables: insightsVariables,
  read: ({ listCaseStudies }) => {
    if (listCaseStudies === null) throw new Error('an answer without insights');
    return listCaseStudies;
  },
  next: ({ nextAfter }) => nextAfter,
  key: (query) => query,
  tags: () => [],
});
