import { graphql } from '#lib/gql/gql.ts';
import type { StudioSetUpQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type SetUp = NonNullable<StudioSetUpQuery['getAcademySetUp']>;

/** How far a new academy is with its beginning; null once people can learn in it. */
export const setUpQuery = pageQuery({
  document: graphql(`
    query StudioSetUp {
      getAcademySetUp {
        owners
        hasLook
        hasMailServer
        firstMail
        hasCourse
        hasPeople
        sells
      }
    }
  `),
  variables: () => ({}),
  read: ({ getAcademySetUp }) => getAcademySetUp,
  tags: ['documents', 'example'],
});
