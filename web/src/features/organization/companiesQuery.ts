import { companiesVariables } from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { CompaniesQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query Companies($searchTerm: String!, $page: Int!) {
    listCompanies(searchTerm: $searchTerm, page: $page) {
      companies {
        customerId: companyId
        name
        logoUrl
        accentColor
        program {
          contractStart
          contractEnd
          totalSeats
          usedSeats
        }
      }
      total
    }
  }
`);

/** A page of the companies that staff may look at (ORG-14). */
export const companiesQuery = pageQuery({
  document,
  variables: companiesVariables,
  read: ({ listCompanies }) => listCompanies && { rows: listCompanies.companies, total: listCompanies.total },
  tags: ['seats'],
});

export type Company = NonNullable<CompaniesQuery['listCompanies']>['companies'][number];
