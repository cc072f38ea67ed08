import { graphql } from '#lib/gql/gql.ts';
import type { StudioCompanyQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type Company = NonNullable<StudioCompanyQuery['getCompany']>;
export type CompanyContract = Company['contracts'][number];

/** A company with its contracts, domains and administrators (COM-01). */
export const companyQuery = pageQuery({
  document: graphql(`
    query StudioCompany($companyId: ID!) {
      getCompany(companyId: $companyId) {
        companyId
        version
        name
        logoUrl
        accentColor
        timeZone
        hideMemberProfile
        disableAIFeatures
        enableProfAI
        people
        signOn
        contract {
          state
          startsOn
          endsOn
          totalSeats
          assignedSeats
          usedSeats
          overage
        }
        contracts {
          contractId
          version
          state
          startsOn
          endsOn
          totalSeats
          overage
          assignedSeats
          usedSeats
          entitlementIds
          links {
            title
            url
          }
        }
        areas {
          entitlementId
          name
        }
        domains {
          domain
          isVerified
          verifiedBy
          verifiedAt
        }
        administrators {
          userId
          displayName
          email
        }
        successManagers {
          userId
          displayName
        }
      }
    }
  `),
  variables: (companyId: string) => ({ companyId }),
  read: ({ getCompany }) => getCompany,
  tags: ['companies', 'seats'],
});
