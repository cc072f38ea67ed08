import { graphql } from '#lib/gql/gql.ts';
import type { SignOnReportQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type SignOnReport = NonNullable<SignOnReportQuery['getSignOnReport']>;

/** What the test of a sign-on found out, in the browser in which it was made (COM-01). */
export const signOnReportQuery = pageQuery({
  document: graphql(`
    query SignOnReport($handle: String!) {
      getSignOnReport(handle: $handle) {
        kind
        issuer
        fault
        words
        claims {
          name
          value
        }
        match
      }
    }
  `),
  variables: (handle: string) => ({ handle }),
  read: ({ getSignOnReport }) => getSignOnReport,
  // it is what it was when the test ended
  freshFor: Infinity,
});
