import { graphql } from '#lib/gql/gql.ts';
import type { ProfilePageQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query ProfilePage($userId: ID!) {
    getMemberProfile(userId: $userId) {
      ...ProfileFields
      displayName
    }
  }

  fragment ProfileFields on MemberProfile {
    userId
    firstName
    middleName
    lastName
    pronouns
    profileImageUrl
    jobRole
    industry
    jobFunction
    languages {
      name
    }
    company {
      name
      userCompanyId
    }
    location {
      city
      region
      country
      userLocationId
    }
    linkedin
    twitter
    instagram
    about
    growthTip
    communityGive
    communityGet
    whatILove
    own {
      listed
      versions {
        basicInfo
        location
        company
        jobInfo
        social
        community
      }
    }
  }
`);

/** A member's profile (PRO-01). */
export const profileQuery = pageQuery({
  document,
  variables: (userId: string) => ({ userId }),
  read: ({ getMemberProfile }) => getMemberProfile,
  tags: ['profile'],
});

export type ProfileData = NonNullable<ProfilePageQuery['getMemberProfile']>;
