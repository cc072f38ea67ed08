import type { ContractLink } from '@atrium/domain/company/contractTerms.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { StudioCompanyQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

type Answered = NonNullable<StudioCompanyQuery['getCompany']>;
export type CompanyContract = Omit<Answered['contracts'][number], 'links'> & {
  readonly links: readonly ContractLink[];
};
export type Company = Omit<Answered, 'contracts'> & { readonly contracts: readonly CompanyContract[] };

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
          recordName
          recordText
          checkedAt
          fault
          saidBy
          saidWhy
        }
        passes {
          passId
          code
          state
          slots
          taken
          startsAt
          closesAt
          takesSeat
          usesSSO
          usesOTRC
          opened
          registered
          held
          activated
          learning
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
  read: ({ getCompany }): Company | null =>
    getCompany && {
      ...getCompany,
      contracts: getCompany.contracts.map(({ links, ...contract }) => ({
        ...contract,
        // an address that a page may not lead to is entered anew
        links: links.map(({ title, url }) => ({ title, url: url ?? '' })),
      })),
    },
  tags: ['companies', 'seats'],
});
