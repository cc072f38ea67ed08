import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export const insightDocument = graphql(`
  query InsightPage($caseStudyId: ID!) {
    listCaseStudies(caseStudyId: $caseStudyId, count: 1) {
      list {
        caseStudyId
        title
        publishedAt
        coverImageUrl
        bodyText
        video {
          duration
          thumbnailUrl
          isSilent
          chapters {
            title
            startSeconds
            endSeconds
          }
          manifestUrl
          expiresAt
        }
      }
    }
  }
`);

const minute = 60_000;

/** One insight. The page opens with a fresh answer, whose video can be played, and then keeps it (INS-01). */
export const insightQuery = pageQuery({
  document: insightDocument,
  variables: (caseStudyId: string) => ({ caseStudyId }),
  read: ({ listCaseStudies }) => listCaseStudies?.list[0] ?? null,
  freshFor: minute,
});

export type InsightPageData = NonNullable<Awaited<ReturnType<typeof insightQuery.load>>>;
