import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query ProfileEditPage($userId: ID!) {
    getMemberProfile(userId: $userId) {
      ...ProfileFields
    }
    listIndustryReferences {
      industry
    }
    listJobFunctionReferences {
      jobFunction
    }
  }
`);

/**
 * The viewer's own profile and what its fields offer (PRO-02). It is read when the page opens: forms then follow their
 * own saves.
 */
export const editQuery = pageQuery({
  document,
  variables: (userId: string) => ({ userId }),
  read: ({ getMemberProfile, listIndustryReferences, listJobFunctionReferences }) =>
    getMemberProfile === null || getMemberProfile.own === null
      ? null
      : {
          profile: getMemberProfile,
          versions: getMemberProfile.own.versions,
          listed: getMemberProfile.own.listed,
          industries: (listIndustryReferences ?? []).map(({ industry }) => industry),
          jobFunctions: (listJobFunctionReferences ?? []).map(({ jobFunction }) => jobFunction),
        },
  freshFor: 0,
});

export type EditData = NonNullable<Awaited<ReturnType<typeof editQuery.load>>>;
