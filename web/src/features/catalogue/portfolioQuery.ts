import { portfolioVariables } from '@atrium/domain/catalogue/catalogueVariables.ts';
import { graphql } from '#lib/gql/gql.ts';
import { listQuery } from '#lib/listQuery.ts';

const document = graphql(`
  query CoursePortfolio($after: Int!, $first: Boolean!) {
    listCatalogue(filter: { type: "SPRINT", entitled: true }, after: $after, count: 24) {
      courses {
        ...CourseCardFields
        sessions {
          attended
        }
      }
      total
      nextAfter
    }
    listUserMeetings @include(if: $first) {
      ...OwnMeetingFields
    }
  }
`);

/** The sprints that the viewer's entitlements open, page by page (CAT-14). */
export const portfolioQuery = listQuery({
  document,
  variables: (_all: null, after) => portfolioVariables(after),
  read: ({ listCatalogue, listUserMeetings }) => {
    if (listCatalogue === null) throw new Error('an answer without courses');
    return { ...listCatalogue, ownMeetings: listUserMeetings };
  },
  next: ({ nextAfter }) => nextAfter,
  key: () => '',
  tags: () => ['enrollment'],
});
